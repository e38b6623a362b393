import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  acting,
  BO,
  CY,
  DEE,
  EVE,
  GUNNERS,
  KEELSON,
  kindsOf,
  LAGOON,
  LISBON,
  type Position,
  position,
  SMALL,
  sail,
  told,
  WRECKERS,
  wolf,
} from '../positions.ts';

const SPREAD: NonNullable<Position['ships']> = {
  [ADA]: { tile: WRECKERS },
  [BO]: { tile: KEELSON },
  [CY]: { tile: GUNNERS },
  [DEE]: { tile: LAGOON },
};
const NORTH = [ADA, BO, CY, DEE].map((by) => ({
  by,
  do: 'lay' as const,
  cards: ['north'] as const,
}));
const END = { do: 'end' } as const;

/** Of thirteen fields, the fourth to tenth are filled for two players. */
const LAST_FOR_TWO = 9;
/** A pack of an owner's: for two players the cocoa of the cotton row leaves last. */
const COCOA_LAST = wolf.readPack({
  ...wolf.pack.content,
  supplyBoards: wolf.pack.content.supplyBoards.map((board, index) =>
    index > 0
      ? board
      : {
          ...board,
          sides: {
            ...board.sides,
            a: {
              ...board.sides.a,
              rows: board.sides.a.rows.map((row) =>
                row.good !== 'cotton'
                  ? row
                  : {
                      ...row,
                      fields: row.fields.map((field, place) => ({
                        ...field,
                        good: place === LAST_FOR_TWO ? ('cocoa' as const) : ('cotton' as const),
                      })),
                    },
              ),
            },
          },
        },
  ),
});

/** A whole round in which everybody sails downwind and nobody acts. */
function quietRound(state: Position['state'] = {}) {
  const { match, events } = sail({
    ships: SPREAD,
    state,
    step: 'round/begin',
    data: {},
    // The wind stays north, and the pirate reaches nobody.
    rig: [0],
  });
  return { match, events: [...events, ...script(wolf, match, [...NORTH, END, END, END, END])] };
}

describe('Round structure', () => {
  it('SW-078 a round is card selection, turns, wind, pirate, battle, in this order', () => {
    const { events } = quietRound();

    const phases = ['round-begun', 'orders-laid', 'sailed', 'wind-spun', 'pirate-moved'];
    const firsts = phases.map((phase) => kindsOf(events).indexOf(phase));
    expect(firsts.every((place) => place >= 0)).toBe(true);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    expect(kindsOf(events).indexOf('spinner-passed')).toBeGreaterThan(firsts[4] ?? 0);
  });

  it('SW-078 SW-277 the hits at sea of a round are forgotten when the next begins', () => {
    const { match } = sail({
      step: 'round/begin',
      data: {},
      ships: { [ADA]: { hitsAtSea: 3 }, [BO]: { hitsAtSea: 2 } },
    });

    expect(match.state.ships.map(({ hitsAtSea }) => hitsAtSea)).toEqual(
      match.state.ships.map(() => 0),
    );
  });

  it('SW-079 turns go clockwise from the first player, each finished before the next', () => {
    const { match } = sail({
      ships: SPREAD,
      state: { first: CY },
      step: 'round/begin',
      data: {},
    });

    script(wolf, match, NORTH);
    const order = [CY, DEE, ADA, BO].map(() => {
      const [asked] = wolf.asked(match);
      script(wolf, match, [END]);
      return asked?.seat;
    });

    expect(order).toEqual([CY, DEE, ADA, BO]);
  });

  it('SW-080 after the battles the spinner goes to the next captain clockwise', () => {
    const { events, match } = quietRound({ first: DEE });

    expect(told(events, 'spinner-passed')).toEqual([{ seat: ADA }]);
    expect(match.state.first).toBe(ADA);
  });

  it('SW-081 the wind of the turns is the one of the round before', () => {
    const { events } = quietRound({ wind: 'north' });

    const kinds = kindsOf(events);
    expect(kinds.lastIndexOf('sailed')).toBeLessThan(kinds.indexOf('wind-spun'));
    // North is downwind for all of them: nobody pays.
    expect(kinds).not.toContain('rum-paid');
  });

  it('SW-082 SW-S109 an empty row ends the game after this round and one more', () => {
    const match = acting(WRECKERS, {}, { state: { taken: [10, 0, 0], round: 7 } });

    const events = script(wolf, match, [{ do: 'load', good: 'cotton' }]);

    expect(told(events, 'end-triggered')).toEqual([{ row: 'cotton', lastRound: 8 }]);
    expect(wolf.outcome(match)).toBeNull();
  });

  it('SW-082 the round in which a row ran empty is completed and another one begins', () => {
    const { events, match } = quietRound({ round: 6, lastRound: 8 });

    expect(told(events, 'round-begun').at(-1)).toMatchObject({ round: 8, last: true });
    expect(match.state.over).toBe(false);
  });

  it('SW-082 after that round the game is scored', () => {
    const { events, match } = quietRound({ round: 7, lastRound: 8 });

    expect(kindsOf(events).at(-1)).toBe('game-ended');
    expect(wolf.asked(match)).toEqual([]);
    expect(wolf.outcome(match)?.ranks).toHaveLength(4);
  });

  it('SW-083 a row with only a cocoa left is not empty; once it is taken, it is', () => {
    const match = acting(
      SMALL.WRECKERS,
      { rum: 0 },
      { seats: 2, pack: COCOA_LAST, state: { taken: [5, 0, 0], round: 7 } },
    );

    const before = script(wolf, match, [{ do: 'load', good: 'cotton' }]);
    const cocoa = acting(
      SMALL.WRECKERS,
      { rum: 0 },
      { seats: 2, pack: COCOA_LAST, state: { taken: [6, 0, 0], round: 7 } },
    );
    const after = script(wolf, cocoa, [{ do: 'load', good: 'cotton' }]);

    expect(told(before, 'end-triggered')).toEqual([]);
    expect(told(after, 'loaded')[0]?.good).toBe('cocoa');
    expect(told(after, 'end-triggered')).toEqual([{ row: 'cotton', lastRound: 8 }]);
  });

  it('SW-084 a further empty row changes nothing', () => {
    const match = acting(WRECKERS, {}, { state: { taken: [10, 11, 0], round: 8, lastRound: 8 } });

    const events = script(wolf, match, [{ do: 'load', good: 'cotton' }]);

    expect(told(events, 'end-triggered')).toEqual([]);
    expect(match.state.lastRound).toBe(8);
  });

  it('SW-085 while the end is pending goods can still be taken', () => {
    const match = acting(LAGOON, {}, { state: { taken: [11, 0, 0], round: 8, lastRound: 8 } });

    expect(isOffered(wolf, match, { do: 'load', good: 'wine' })).toBe(true);
    expect(whyNot(wolf, match, { do: 'load', good: 'cotton' })).toBe('SW-136');
  });

  it('SW-S107 if nobody empties a row, the game is scored after round 60', () => {
    const goesOn = quietRound({ round: 58 });
    const ends = quietRound({ round: 59 });

    expect(goesOn.match.state.over).toBe(false);
    expect(ends.match.state).toMatchObject({ round: 60, over: true });
  });

  it('SW-004 captains due at the same moment go clockwise from the first player', () => {
    const stranded = { rum: 0, drifted: true, tea: 2 };
    const { match } = sail({
      seats: 5,
      ships: { [ADA]: stranded, [CY]: stranded, [EVE]: stranded },
      state: { first: DEE },
      step: 'round/begin',
      data: {},
    });

    const order = [EVE, ADA, CY].map(() => {
      const [asked] = wolf.asked(match);
      script(wolf, match, [{ do: 'decline' }]);
      return asked?.seat;
    });

    expect(order).toEqual([EVE, ADA, CY]);
  });
});

describe('Actions in general', () => {
  it('SW-125 actions are for the tile where the ship now is', () => {
    const match = position({
      ships: { [ADA]: { tile: WRECKERS, orders: ['south'], rum: 3 } },
      step: 'turn/begin',
      data: { seat: ADA },
    });

    // Gunners Rock trades goods; the thaler was at Wreckers Point.
    expect(whyNot(wolf, match, { do: 'gain-thaler' })).toBe('SW-131');
    expect(isOffered(wolf, match, { do: 'take-cannon' })).toBe(true);
  });

  it('SW-126 a captain whose ship drifted may act in full on the tile reached', () => {
    const match = position({
      ships: { [ADA]: { tile: GUNNERS, orders: [], rum: 0 } },
      step: 'turn/begin',
      data: { seat: ADA },
    });

    expect(match.state.ships[ADA]?.tile).toBe(WRECKERS);
    expect(offersOf(wolf, match)).toEqual(
      expect.arrayContaining([{ do: 'load', good: 'cotton' }, { do: 'gain-thaler' }]),
    );
  });

  it('SW-127 a Strategist at anchor may act on the tile where the ship stays', () => {
    const match = position({
      ships: { [ADA]: { tile: WRECKERS, orders: ['2x'], stern: 'strategist' } },
      step: 'turn/begin',
      data: { seat: ADA },
    });

    expect(isOffered(wolf, match, { do: 'gain-thaler' })).toBe(true);
  });

  it('SW-128 every part is optional: a captain may do nothing', () => {
    const match = acting(WRECKERS, {}, { under: [{ step: 'turn/end', data: { seat: ADA } }] });
    const before = wolf.save(match).state['ships'];

    const events = script(wolf, match, [END]);

    expect(events).toEqual([]);
    expect(wolf.save(match).state['ships']).toEqual(before);
  });

  it('SW-129 each part is done at most once in a turn', () => {
    const match = acting(WRECKERS);

    script(wolf, match, [{ do: 'gain-thaler' }, { do: 'load', good: 'cotton' }]);

    expect(refuses(wolf, match, ADA, { do: 'gain-thaler' }).clause).toBe('SW-129');
    expect(refuses(wolf, match, ADA, { do: 'load', good: 'cotton' }).clause).toBe('SW-129');
  });

  it('SW-130 missions of the actions are checked when the captain has finished', () => {
    const match = acting(
      WRECKERS,
      { cotton: 3, rum: 1 },
      { under: [{ step: 'turn/end', data: { seat: ADA } }] },
    );

    const during = script(wolf, match, [{ do: 'load', good: 'cotton' }]);
    const after = script(wolf, match, [END]);

    expect(told(during, 'mission-completed')).toEqual([]);
    expect(told(after, 'mission-completed')).toEqual([
      { seat: ADA, mission: 'four-cotton', position: 1 },
    ]);
  });

  it('SW-310 SW-S111 actions end when the captain says so, even with little left to do', () => {
    const match = acting(WRECKERS, {}, { under: [{ step: 'turn/end', data: { seat: ADA } }] });

    script(wolf, match, [{ do: 'gain-thaler' }]);

    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'actions/choose' }]);
    expect(wolf.forced(match)).toBeNull();
  });

  it('SW-310 SW-S111 where ending is the one choice left, a program may answer', () => {
    const match = acting(WRECKERS);

    script(wolf, match, [{ do: 'gain-thaler' }, { do: 'load', good: 'cotton' }]);

    expect(wolf.forced(match)).toEqual({ seat: ADA, choice: END });
  });

  it('SW-181 in a port nothing is loaded from the board and no island action is used', () => {
    const match = acting(LISBON, { tea: 1 });

    expect(refuses(wolf, match, ADA, { do: 'load', good: 'cotton' }).clause).toBe('SW-181');
    expect(refuses(wolf, match, ADA, { do: 'take-cannon' }).clause).toBe('SW-181');
    expect(refuses(wolf, match, ADA, { do: 'gain-thaler' }).clause).toBe('SW-181');
  });
});
