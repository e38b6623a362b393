import { describe, expect, it } from 'vitest';
import { ADA, CY, names, type Position, play, sail, spot, table } from '../positions.ts';
import { ADVANCE, QUIET, quietAt } from '../ruins.ts';

const { printed } = table.pack;
const ON_ISLAND = { options: { alternateIsland: true } } as const;

describe('The treasure of the crater', () => {
  const roundEnd: Position = {
    ...ON_ISLAND,
    seats: 5,
    step: 'round-end/treasure',
    data: {},
    state: { initiative: CY, crater: [], places: quietAt('C1') },
    ships: {
      0: { location: spot('crater'), reachedCrater: true, crew: 2 },
      1: { location: spot('T3') },
      2: { location: spot('C1') },
      // DD-S153: it went on to a ruin.
      3: { location: spot('T2'), reachedCrater: true },
      4: { location: spot('B1') },
    },
  };
  const drawn = (position: Position): number[] => {
    const { match } = sail(position);
    return match.state.ships.map(({ jewels }) => jewels.length);
  };

  it('DD-314 each captain who got there gains three jewels, each other at a ruin one', () => {
    expect(drawn(roundEnd)).toEqual([3, 1, 0, 3, 0]);
  });

  it('DD-252 DD-313 Obsidian Cradle in the crater is replaced by another red landmark', () => {
    const { match, events } = play(
      {
        ...ADVANCE,
        options: { alternateIsland: true, blackJewel: true },
        ships: { [ADA]: { location: spot('T1'), captain: 'voet' } },
        state: {
          crater: [],
          jewelPool: ['blackJewel', 'ruby'],
          stacks: [[], [], ['deadCreek', 'obsidianCradle'], []],
        },
      },
      [{ do: 'go', location: spot('crater') }],
    );

    expect(match.state.ships[ADA]).toMatchObject({ jewels: ['blackJewel'], crew: 2 });
    expect(match.state.places[spot('crater')]?.landmark).toBe('deadCreek');
    expect(names(events)).toContain('landmark-replaced');
  });

  it('DD-314 jewels are gained in initiative order, while they last', () => {
    const { match } = sail({
      ...roundEnd,
      state: { ...roundEnd.state, jewelPool: ['ruby', 'ruby', 'ruby', 'ruby'] },
    });

    expect(match.state.ships.map(({ jewels }) => jewels.length)).toEqual([1, 0, 0, 3, 0]);
  });

  it('DD-S153 who entered the crater and had to leave it draws three, never three and one', () => {
    const { match } = play(
      {
        ...ADVANCE,
        ships: { [ADA]: { location: spot('T1') } },
        state: { crater: [], places: quietAt('crater', 'T2') },
        under: [
          { step: 'island/advance', data: { ship: ADA } },
          { step: 'round-end/treasure', data: {} },
        ],
      },
      ['crater', 'T2'].map((key) => ({ do: 'go', location: spot(key) })),
    );

    expect(match.state.ships.map(({ jewels }) => jewels.length)).toEqual([3, 0, 0]);
  });

  it('DD-314 nothing is dug up before a captain reaches the crater', () => {
    const { match, events } = sail({
      ...roundEnd,
      ships: { 0: { location: spot('T1') }, 1: { location: spot('T3') } },
    });

    expect(names(events)).not.toContain('treasure-dug-up');
    expect(match.state.dug).toBe(false);
  });

  it('DD-315 DD-S143 captains and landmarks stay, and no crew is gained', () => {
    const { match, events } = sail(roundEnd);

    expect(match.state.ships[0]).toMatchObject({ location: spot('crater'), crew: 2 });
    expect(match.state.places[spot('C1')]?.landmark).toBe(QUIET);
    expect(names(events)).not.toContain('crew-gained');
    expect(names(events)).not.toContain('landmarks-returned');
  });

  it('DD-317 all cards are discarded, and sixty are shuffled into a new deck', () => {
    const [first, second, ...deck] = [...printed.cardsOf.normal, ...printed.cardsOf.green];
    const { match } = sail({
      ...roundEnd,
      ships: { ...roundEnd.ships, 0: { ...roundEnd.ships?.[0], hand: [first ?? 0] } },
      state: { ...roundEnd.state, deck, discards: [second ?? 0] },
    });

    expect(match.state.deck).toHaveLength(60);
    expect(match.state.ships.flatMap(({ hand }) => hand)).toEqual([]);
    expect(match.state.discards).toEqual([]);
  });

  it('DD-319 every end game tracker goes on the first space', () => {
    const { match, events } = sail(roundEnd);

    expect(match.state.ships.map(({ track }) => track)).toEqual([1, 1, 1, 1, 1]);
    expect(names(events)).toContain('trackers-placed');
  });

  it('DD-S152 DD-316 there is no second dig, and no further jewels', () => {
    expect(drawn({ ...roundEnd, state: { ...roundEnd.state, dug: true } })).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it('DD-S152 entering the crater after the dig is not reaching the treasure', () => {
    const { match } = play(
      {
        ...ADVANCE,
        ships: { [ADA]: { location: spot('T1') } },
        state: { crater: [], dug: true, places: quietAt('crater') },
      },
      [{ do: 'go', location: spot('crater') }],
    );

    expect(match.state.ships[ADA]?.reachedCrater).toBe(false);
  });
});
