import { sfcRng } from '@quarterdeck/kernel/chance';
import { tellings } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { table } from '../positions.ts';

const { told } = tellings<Kinds>();

const deal = (seats: number, options: object = {}) =>
  table.deal({ seats, options, rng: sfcRng(seats) });

describe('The deal', () => {
  it('TE-020 TE-026 tells everybody’s Captain Card and Wheel', () => {
    const { match, events } = deal(3);
    const { pirates } = match.state;

    expect(told(events, 'captain-card-dealt')).toEqual(
      pirates.map(({ pirate, captainCard }) => ({ pirate, card: captainCard })),
    );
    expect(told(events, 'wheel-laid')).toEqual(
      pirates.map(({ pirate, orders }) => ({ pirate, orders })),
    );
  });

  it('TE-029 TE-034 TE-038 tells the Market, the Merchants’ crates and the Crew row', () => {
    const { match, events } = deal(2);
    const { market, merchants, crewRow } = match.state;

    expect(told(events, 'market-opened')).toEqual([{ market }]);
    expect(told(events, 'merchant-loaded')).toEqual(
      merchants.map(({ merchant, crate }) => ({ merchant, crate })),
    );
    expect(told(events, 'crew-revealed')).toEqual([{ row: crewRow }]);
  });

  it('TE-039 TE-S22 tells who begins where it was drawn, and not where the host named a seat', () => {
    const { match, events } = deal(2);

    expect(told(events, 'first-player-drawn')).toEqual([{ pirate: match.state.firstPlayer }]);
    expect(told(deal(2, { firstPlayer: 'seat2' }).events, 'first-player-drawn')).toEqual([]);
    expect(told(deal(2, { firstPlayer: 'seat4' }).events, 'first-player-drawn')).toHaveLength(1);
  });

  it('TE-299 TE-301 tells who the Solo Pirate is, and its Wheel', () => {
    const { match, events } = deal(1);
    const { solo, pirates } = match.state;

    expect(told(events, 'solo-pirate-drawn')).toEqual([{ helm: solo?.helm, legend: solo?.legend }]);
    expect(told(events, 'wheel-laid').map(({ orders }) => orders)).toEqual(
      pirates.map(({ orders }) => orders),
    );
    expect(told(events, 'first-player-drawn')).toEqual([]);
  });
});
