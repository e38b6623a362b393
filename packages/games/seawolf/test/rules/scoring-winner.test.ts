// Chapter 18, when the game ends, and who is the Seawolf.

import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { apart, playRound } from '../fleet.ts';
import {
  ADA,
  acting,
  BO,
  extension,
  kindsOf,
  LAGOON,
  type Position,
  position,
  type ShipPatch,
  sail,
  told,
  wolf,
} from '../positions.ts';

const NORTH = wolf.pack.printed.content.tablePieces.wind.directions.indexOf('north');

/** How a game ends without mission cards, on ships without rum unless a test says so. */
const outcomeOf = (
  ships: { readonly [seat: number]: ShipPatch },
  state: Position['state'] = {},
) => {
  const fleet = [0, 1, 2, 3].map((seat) => [seat, { rum: 0, ...ships[seat] }]);
  return wolf.outcome(
    position({
      ships: Object.fromEntries(fleet),
      state: { missions: [], ...state },
      step: 'scoring/final',
      data: {},
    }),
  );
};

const SMALL_HOLD = { extensions: [extension('hold', 1)] };
const LARGE_SAIL = { extensions: [extension('extraSail', 4)] };

describe('The Seawolf', () => {
  it('SW-301 the highest total wins', () => {
    const outcome = outcomeOf({ 0: { thalers: 3 }, 1: { thalers: 9 }, 2: { thalers: 5 } });

    expect(outcome).toMatchObject({
      scores: [3, 9, 5, 0],
      ranks: [3, 1, 2, 4],
      because: 'SW-301',
    });
  });

  it('SW-302 among the highest totals the lower ship value wins', () => {
    // 6 and 2 thalers for ship value: both come to 10.
    const outcome = outcomeOf({
      0: { ...LARGE_SAIL, thalers: 4 },
      1: { ...SMALL_HOLD, thalers: 8 },
      2: { thalers: 1 },
    });

    expect(outcome).toMatchObject({ scores: [10, 10, 1, 0], because: 'SW-302' });
    expect(outcome?.ranks).toEqual([2, 1, 3, 4]);
  });

  it('SW-303 if ship value is equal too, those captains win together', () => {
    const outcome = outcomeOf({ 0: { thalers: 5 }, 2: { thalers: 5 }, 3: { thalers: 4 } });

    expect(outcome).toMatchObject({ scores: [5, 0, 5, 4], because: 'SW-303' });
    expect(outcome?.ranks).toEqual([1, 4, 1, 3]);
  });

  it('SW-S105 a total may be negative', () => {
    const missions = (['four-tea', 'six-rum', 'two-same'] as const).map((mission) => ({
      mission,
      markers: [],
    }));
    const outcome = outcomeOf({ 1: { thalers: 1 } }, { missions });

    expect(outcome?.scores).toEqual([-6, -5, -6, -6]);
    expect(outcome?.ranks).toEqual([2, 1, 2, 2]);
  });

  it('SW-S106 ties are broken by the scored ship value, and 0 is the smallest', () => {
    const outcome = outcomeOf({
      0: { extensions: [extension('hold', 0)], thalers: 8 },
      1: { ...SMALL_HOLD, thalers: 2 },
    });

    expect(outcome).toMatchObject({ scores: [8, 8, 0, 0], because: 'SW-302' });
    expect(outcome?.ranks.slice(0, 2)).toEqual([1, 2]);
  });
});

describe('The end of the game', () => {
  const rowLength = wolf.pack.printed.tables[2]?.supply[0]?.rows[0]?.length ?? 0;

  it('SW-S109 the end is triggered the moment the last marker of a row is taken', () => {
    const match = acting(LAGOON, {}, { state: { round: 7, taken: [rowLength - 1, 0, 0] } });

    const events = script(wolf, match, [{ do: 'load', good: 'cotton' }]);

    expect(kindsOf(events)).toEqual(['loaded', 'end-triggered']);
    expect(told(events, 'end-triggered')).toEqual([{ row: 'cotton', lastRound: 8 }]);
  });

  it('SW-S109 the round after the current one is the last', () => {
    const match = position({
      ships: apart(4),
      state: { round: 6, lastRound: 8 },
      step: 'round/begin',
      data: {},
      rig: [NORTH, NORTH],
    });

    const current = playRound(match, {});
    const last = playRound(match, {});

    expect(told(current, 'round-begun')).toMatchObject([{ round: 8, last: true }]);
    expect(kindsOf(current)).not.toContain('game-ended');
    expect(kindsOf(last)).toContain('game-ended');
    expect(kindsOf(last)).not.toContain('round-begun');
  });

  it.each([
    [59, false],
    [60, true],
  ])(
    'SW-S107 after the battles of round %i without an empty row the game is over: %s',
    (round, over) => {
      const { events, match } = sail({
        ships: apart(4, { [ADA]: { tile: LAGOON }, [BO]: { tile: LAGOON } }),
        state: { round },
        step: 'battle/begin',
        data: {},
        under: [{ step: 'round/end', data: {} }],
      });

      expect(kindsOf(events)[0]).toBe('captains-met');
      expect(kindsOf(events).includes('game-ended')).toBe(over);
      expect(wolf.outcome(match) !== null).toBe(over);
    },
  );
});
