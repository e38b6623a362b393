import { at } from '@quarterdeck/kernel';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction } from '../../src/pack/components.ts';
import { apart, playRound } from '../fleet.ts';
import {
  ADA,
  ADZE,
  AMBER,
  BLANK,
  BO,
  CARPENTER,
  DEE,
  DISTILLERS,
  GENOA,
  GUNNERS,
  KEELSON,
  kindsOf,
  LAGOON,
  LISBON,
  PEARL,
  type Position,
  position,
  SEVILLE,
  SMALL,
  sail,
  TIMBER,
  told,
  WRECKERS,
  wolf,
} from '../positions.ts';

/** The pirate's move from a tile with this wind. */
const drive = (
  from: number,
  wind: Direction,
  more: Pick<Position, 'ships' | 'state'> = {},
): ReturnType<typeof sail> =>
  sail({
    ships: more.ships ?? {},
    state: { pirate: from, wind, ...more.state },
    step: 'wind/pirate',
    data: {},
  });

/** A spinner that stops at this wind. */
const spinTo = (wind: Direction): number =>
  wolf.pack.printed.content.tablePieces.wind.directions.indexOf(wind);

/** The chart with a port and a sea tile in each other's places. */
function chartWith(port: number, sea: number): NonNullable<Position['state']> {
  const { pieces, faces, ports } = position({ step: 'wind/spin', data: {} }).state;
  const swap = <T>(list: readonly T[]): T[] =>
    list.map((_, tile) => at(list, tile === port ? sea : tile === sea ? port : tile));
  return {
    pieces: swap(pieces),
    faces: swap(faces),
    ports: ports.map(({ tile, slots }) => ({ tile: tile === port ? sea : tile, slots })),
  };
}

const PORTS: readonly number[] = [LISBON, SEVILLE, GENOA];
/** Row by row, four tiles each. */
const TILES = Array.from({ length: 16 }, (_, tile) => tile);
const EAST_OF = (tile: number): number => (tile % 4 === 3 ? tile - 3 : tile + 1);
const SOUTH_OF = (tile: number): number => (tile + 4) % 16;
const neighbourIn = (wind: Direction, tile: number): number => {
  const step = wind === 'east' || wind === 'west' ? EAST_OF : SOUTH_OF;
  // Three steps one way are one step the other way.
  const steps = wind === 'north' || wind === 'west' ? 3 : 1;
  return new Array(steps).fill(step).reduce((from: number, next: typeof step) => next(from), tile);
};

describe('Wind', () => {
  it('SW-184 after all player turns the wind is spun: north, east, south or west', () => {
    const match = position({ ships: apart(4), step: 'round/begin', data: {} });

    const kinds = kindsOf(playRound(match, {}));
    const winds = DIRECTIONS.map((_, quarter) =>
      told(sail({ step: 'wind/spin', data: {}, rig: [quarter] }).events, 'wind-spun'),
    );

    expect(kinds.filter((kind) => kind === 'orders-shown')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'wind-spun')).toHaveLength(1);
    expect(kinds.indexOf('wind-spun')).toBeGreaterThan(kinds.lastIndexOf('orders-shown'));
    expect(winds).toEqual([
      [{ wind: 'north' }],
      [{ wind: 'east' }],
      [{ wind: 'south' }],
      [{ wind: 'west' }],
    ]);
  });

  it('SW-185 the spin may give the wind that blew before', () => {
    const { events, match } = sail({
      state: { wind: 'east' },
      step: 'wind/spin',
      data: {},
      rig: [spinTo('east')],
    });

    expect(told(events, 'wind-spun')).toEqual([{ wind: 'east' }]);
    expect(match.state.wind).toBe('east');
  });

  it('SW-186 the new wind moves the pirate, decides its battles and holds for the next turns', () => {
    const match = position({
      seats: 2,
      ships: { [ADA]: { tile: SMALL.TIMBER }, [BO]: { tile: SMALL.DISTILLERS } },
      state: { pirate: SMALL.LAGOON, wind: 'north' },
      step: 'round/begin',
      data: {},
      rig: [spinTo('east'), BLANK, BLANK, BLANK, BLANK],
    });

    // Ada sails from Timber Sound to Distillers Isle, Bo from there to Sailmaker Reef.
    const first = playRound(match, { [ADA]: 'north', [BO]: 'north' });
    const second = playRound(match, { [ADA]: 'east', [BO]: 'west' });

    expect(told(first, 'pirate-moved')).toEqual([{ from: SMALL.LAGOON, to: SMALL.TIMBER }]);
    expect(told(first, 'pirate-fired').map(({ against }) => against)).toEqual([ADA, BO]);
    expect(told(second, 'rum-paid')).toEqual([{ seat: BO, rum: 2 }]);
  });

  it('SW-S76 every wind is equally likely whatever blew before, and nobody is asked', () => {
    const { events, match } = sail({
      step: 'wind/spin',
      data: {},
      under: new Array(399).fill({ step: 'wind/spin', data: {} }),
    });

    const winds = told(events, 'wind-spun').map(({ wind }) => wind);
    const changes = new Set(winds.slice(1).map((wind, index) => `${winds[index]}-${wind}`));

    for (const direction of DIRECTIONS) {
      const share = winds.filter((wind) => wind === direction).length;
      expect(share).toBeGreaterThan(70);
      expect(share).toBeLessThan(130);
    }
    expect(changes.size).toBe(16);
    expect(wolf.asked(match)).toEqual([]);
  });
});

describe('Pirate movement', () => {
  it.each([
    ['north', KEELSON],
    ['east', GUNNERS],
    ['south', CARPENTER],
    ['west', TIMBER],
  ] as const)('SW-187 with the wind %s the pirate moves one tile downwind', (wind, to) => {
    const { events, match } = drive(AMBER, wind);

    expect(told(events, 'pirate-moved')).toEqual([{ from: AMBER, to }]);
    expect(match.state.pirate).toBe(to);
  });

  it('SW-188 the pirate goes round the edges of the map', () => {
    const south = drive(ADZE, 'south');
    const west = drive(WRECKERS, 'west');

    expect(told(south.events, 'pirate-moved')).toEqual([{ from: ADZE, to: DISTILLERS }]);
    expect(told(west.events, 'pirate-moved')).toEqual([{ from: WRECKERS, to: KEELSON }]);
  });

  it('SW-189 the pirate goes on past ports to the next sea tile downwind', () => {
    const onePort = drive(LAGOON, 'north');
    // Seville and Pearl Shoals change places: two ports lie one after the other.
    const twoPorts = drive(LAGOON, 'north', { state: chartWith(SEVILLE, PEARL) });

    expect(told(onePort.events, 'pirate-moved')).toEqual([{ from: LAGOON, to: PEARL }]);
    expect(told(twoPorts.events, 'pirate-moved')).toEqual([{ from: LAGOON, to: SEVILLE }]);
  });

  it('SW-190 a sea tile that the pirate leaves empty is turned', () => {
    const { events, match } = drive(AMBER, 'north');

    expect(told(events, 'tile-turned')).toEqual([{ tile: AMBER, face: 1 }]);
    expect(match.state.faces[AMBER]).toBe(1);
  });

  it('SW-191 a tile on which a merchant ship remains is not turned', () => {
    const { events } = drive(AMBER, 'north', { ships: { [BO]: { tile: AMBER } } });

    expect(told(events, 'pirate-moved')).toHaveLength(1);
    expect(told(events, 'tile-turned')).toEqual([]);
  });

  it('SW-192 the pirate moves exactly one tile unless ports are in its way, and ends at sea', () => {
    const moves = DIRECTIONS.flatMap((wind) =>
      TILES.filter((tile) => !PORTS.includes(tile)).map((from) => {
        const next = neighbourIn(wind, from);
        return { wind, from, next, to: drive(from, wind).match.state.pirate ?? from };
      }),
    );

    const pastPorts = moves.filter(({ next, to }) => next !== to);

    expect(moves).toHaveLength(52);
    expect(moves.filter(({ to }) => PORTS.includes(to))).toEqual([]);
    expect(pastPorts.every(({ next }) => PORTS.includes(next))).toBe(true);
    // Every port is met from its four sides; no two ports of this chart lie side by side.
    expect(pastPorts).toHaveLength(12);
  });

  it('SW-193 the pirate moves without asking anybody', () => {
    const match = position({
      ships: apart(4),
      step: 'turn/begin',
      data: { seat: DEE },
      under: [
        { step: 'wind/spin', data: {} },
        { step: 'wind/pirate', data: {} },
        { step: 'round/end', data: {} },
      ],
    });

    const events = script(wolf, match, [{ by: DEE, do: 'end' }]);

    expect(kindsOf(events)).toEqual(expect.arrayContaining(['wind-spun', 'pirate-moved']));
    expect(wolf.asked(match).map(({ step }) => step)).toContain('orders/choose');
  });

  it('SW-S45 with only ports on its way the pirate comes round to its own tile, which is turned', () => {
    const state = chartWith(GENOA, PEARL);
    const alone = drive(LAGOON, 'north', { state });
    const shared = drive(LAGOON, 'north', { state, ships: { [BO]: { tile: LAGOON } } });

    expect(told(alone.events, 'pirate-moved')).toEqual([{ from: LAGOON, to: LAGOON }]);
    expect(told(alone.events, 'tile-turned')).toEqual([{ tile: LAGOON, face: 1 }]);
    expect(told(shared.events, 'pirate-moved')).toEqual([{ from: LAGOON, to: LAGOON }]);
    expect(told(shared.events, 'tile-turned')).toEqual([]);
  });

  it('SW-S116 a ship at peace counts like any other for turning tiles', () => {
    const atPeace = { [BO]: { tile: AMBER, peaceful: true } };
    const pirate = drive(AMBER, 'north', { ships: atPeace });
    const merchant = sail({
      ships: { ...atPeace, [ADA]: { tile: AMBER, orders: ['north'] } },
      step: 'turn/begin',
      data: { seat: ADA },
    });

    expect(told(pirate.events, 'tile-turned')).toEqual([]);
    expect(told(merchant.events, 'sailed')).toHaveLength(1);
    expect(told(merchant.events, 'tile-turned')).toEqual([]);
  });
});
