import { refuses, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import type { Card } from '../../src/pack/components.ts';
import { falls, fight } from '../fleet.ts';
import {
  ADA,
  acting,
  extension,
  LAGOON,
  LISBON,
  type ShipPatch,
  sail,
  told,
  WRECKERS,
  wolf,
} from '../positions.ts';

type Sailed = ReturnType<typeof sail>;

/** The clauses that events of one kind name. */
const clausesOf = (events: Sailed['events'], kind: keyof Kinds['events']): string[] =>
  events.filter(({ event }) => event === kind).map(({ clause }) => clause);

/** Ada's turn from the lagoon with these cards; the wind blows north. */
const turn = (cards: readonly Card[], ship: ShipPatch): Sailed =>
  sail({
    ships: { [ADA]: { tile: LAGOON, ...ship, orders: cards } },
    step: 'turn/begin',
    data: { seat: ADA },
  });

describe('The rule an event names', () => {
  it('SW-058 SW-184 an event names another rule for the first wind than for the winds of phase 3', () => {
    const setup = sail({ state: { round: 0 }, step: 'wind/spin', data: {} });
    const round = sail({ state: { round: 1 }, step: 'wind/spin', data: {} });

    expect(clausesOf(setup.events, 'wind-spun')).toEqual(['SW-058']);
    expect(clausesOf(round.events, 'wind-spun')).toEqual(['SW-184']);
  });

  it('SW-107 SW-108 SW-110 SW-253 an event names what a step costs, and what two of them do', () => {
    const across = turn(['east'], { rum: 3 });
    const upwind = turn(['south'], { rum: 3 });
    const southerner = turn(['south'], { rum: 3, stern: 'southerner' });
    const two = turn(['south', 'east'], { rum: 3, extensions: [extension('extraSail', 4)] });

    expect(clausesOf(across.events, 'rum-paid')).toEqual(['SW-107']);
    expect(clausesOf(upwind.events, 'rum-paid')).toEqual(['SW-108']);
    expect(clausesOf(southerner.events, 'rum-paid')).toEqual(['SW-253']);
    expect(clausesOf(two.events, 'rum-paid')).toEqual(['SW-110']);
  });

  it('SW-167 SW-168 an event names the rule of a good, of a cocoa on one slot, or of a cocoa across two', () => {
    const match = acting(LISBON, { cotton: 1, cocoa: 2 });

    const events = script(wolf, match, [
      { do: 'unload', slot: 0, good: 'cotton' },
      { do: 'unload', slot: 1, good: 'cocoa' },
      { do: 'unload-across', slot: 2 },
    ]);

    expect(clausesOf(events, 'unloaded')).toEqual(['SW-164', 'SW-168', 'SW-167']);
  });

  it('SW-211 SW-218 an event tells a shot at the pirate from one at captains, and all from enough', () => {
    const enough = fight({
      ships: { [ADA]: { tile: LAGOON, cannons: 1, rum: 3 } },
      state: { pirate: LAGOON },
      rig: falls('xx--'),
    });
    const all = fight({
      ships: { [ADA]: { tile: LAGOON, rum: 1 } },
      state: { pirate: LAGOON },
      rig: falls('xx-'),
    });

    const paid = script(wolf, enough.match, [
      { do: 'pay', loot: 'rum' },
      { do: 'pay', loot: 'rum' },
    ]);

    expect(clausesOf(enough.events, 'fired')).toEqual(['SW-211']);
    expect(clausesOf(paid, 'loot-paid')).toEqual(['SW-217', 'SW-217']);
    expect(clausesOf(all.events, 'loot-paid')).toEqual(['SW-218']);
  });
});

describe('The end', () => {
  it('SW-082 SW-S107 a row that runs empty in round 60 does not promise a round 61', () => {
    const match = acting(WRECKERS, {}, { state: { round: 60, taken: { 0: 10 } } });

    const events = script(wolf, match, [{ do: 'load', good: 'cotton' }]);

    expect(told(events, 'end-triggered')).toEqual([{ row: 'cotton', lastRound: 60 }]);
  });
});

describe('Cards that a captain does not hold', () => {
  it('SW-S19 there is one 2x card, so it cannot be laid twice', () => {
    const { match } = sail({
      ships: { [ADA]: { extensions: [extension('extraSail', 4)] } },
      step: 'orders/choose',
      data: {},
    });

    expect(refuses(wolf, match, ADA, { do: 'lay', cards: ['2x', '2x'] }).clause).toBe('SW-S19');
  });
});

describe('Emergency rum', () => {
  it('SW-090 a cocoa alone does not buy it', () => {
    const { match } = sail({
      ships: { [ADA]: { rum: 0, drifted: true, cocoa: 1, tea: 1 } },
      step: 'orders/emergency',
      data: { seat: ADA },
    });

    expect(refuses(wolf, match, ADA, { do: 'exchange', goods: ['cocoa'] }).clause).toBe('SW-090');
  });
});
