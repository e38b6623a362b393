import { HIDDEN } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { tellings } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { sea } from '../positions.ts';

const { told } = tellings<Kinds>();

const deal = (seats: number) => sea.deal({ seats, rng: sfcRng(seats) });

describe('The deal', () => {
  it('AH-013 AH-016 tells who plays which faction, and with which tiles the map begins', () => {
    const { match, events } = deal(4);
    const { mats, regions } = match.state;

    expect(told(events, 'faction-taken')).toEqual(
      mats.map(({ seat, faction }) => ({ seat, faction })),
    );
    expect(told(events, 'map-laid')).toEqual([{ tiles: regions.map(({ tile }) => tile) }]);
  });

  it('AH-020 shows the removed market cards to everybody, and none with four players', () => {
    const { match, events } = deal(3);

    const boxed = told(sea.see(events, 'spectator'), 'card-boxed');
    expect(boxed.map(({ card }) => card)).toEqual(match.state.box);
    expect(boxed).toHaveLength(6);
    expect(told(deal(4).events, 'card-boxed')).toEqual([]);
  });

  it('AH-021 AH-023 tells the Market and everybody’s first dice', () => {
    const { match, events } = deal(2);
    const { market, mats } = match.state;

    expect(told(events, 'market-refilled')).toEqual([{ cards: market }]);
    expect(told(events, 'dice-rolled')).toEqual(mats.map(({ seat, dice }) => ({ seat, dice })));
  });

  it('AH-031 AH-301 tells the Union its plans, and everybody else only how many', () => {
    const { match, events } = deal(4);
    const { seat: union, hand } = match.state.union;
    const plansTo = (viewer: typeof union | 'spectator') =>
      told(sea.see(events, viewer), 'plans-drawn');

    expect(plansTo(union)).toEqual([{ seat: union, count: 2, plans: hand }]);
    for (const viewer of ['spectator', ...match.state.smugglers.map(({ seat }) => seat)] as const)
      expect(plansTo(viewer)).toEqual([{ seat: union, count: 2, plans: [HIDDEN, HIDDEN] }]);
  });
});
