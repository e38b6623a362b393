// A known map for tests, so that a position states only what matters to its rule.

import { type Event, engine, type Match, type Pack } from '@quarterdeck/kernel/engine';
import {
  begin,
  type FrameSketch,
  type Patch,
  type Scenario,
  tellings,
} from '@quarterdeck/kernel/test-kit';
import { faceName, seawolf } from '../src/index.ts';
import type { Draft, Kinds } from '../src/model/state.ts';

export const wolf = engine(seawolf, { strict: true });
export const { told, names: kindsOf } = tellings<Kinds>();

/** The captains; seat 0 is first player unless a test says otherwise. */
export const [ADA, BO, CY, DEE, EVE] = [0, 1, 2, 3, 4] as const;

// The large chart, four by four, north at the top:
//
//   wreckers    LISBON    distillers  keelson
//   gunners     lagoon    timber      amber
//   sailmaker   SEVILLE   bazaar      carpenter
//   slipway     pearl     adze        GENOA

/** Loads cotton; a thaler. */
export const WRECKERS = 0;
/** Wants cotton, wine, tea, cotton, wine; 3 rum. */
export const LISBON = 1;
/** Loads cotton, wine; trades goods. */
export const DISTILLERS = 2;
/** Loads cotton, wine; trades goods and rum. */
export const KEELSON = 3;
/** Loads cotton, a cannon; trades goods. */
export const GUNNERS = 4;
/** Loads cotton, wine, tea; island of peace. */
export const LAGOON = 5;
/** Loads cotton, tea, a cannon; a thaler. */
export const TIMBER = 6;
/** Loads tea; a thaler. */
export const AMBER = 7;
/** Loads wine, tea; ship extension. */
export const SAILMAKER = 8;
/** Wants tea, cotton, tea, wine, cotton; 3 rum. */
export const SEVILLE = 9;
/** Loads cotton, tea; trades goods and rum. */
export const BAZAAR = 10;
/** Loads cotton; ship extension. */
export const CARPENTER = 11;
/** Loads wine, a cannon; trades goods. */
export const SLIPWAY = 12;
/** Loads wine; a thaler. */
export const PEARL = 13;
/** Loads wine, tea, a cannon; island of peace. */
export const ADZE = 14;
/** Wants wine, tea, cotton, wine, tea; 3 rum. */
export const GENOA = 15;

const LARGE = {
  pieces: [6, 13, 11, 2, 9, 12, 1, 8, 4, 14, 10, 0, 5, 7, 3, 15],
  faces: [0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0],
  ports: [LISBON, SEVILLE, GENOA],
};

// The small chart, three by three: 0 to 8, row by row.
//
//   wreckers    LISBON    distillers
//   gunners     lagoon    timber
//   SEVILLE     bazaar    sailmaker

export const SMALL = {
  WRECKERS: 0,
  LISBON: 1,
  DISTILLERS: 2,
  GUNNERS: 3,
  LAGOON: 4,
  TIMBER: 5,
  SEVILLE: 6,
  BAZAAR: 7,
  SAILMAKER: 8,
} as const;

const SMALL_MAP = {
  pieces: [6, 13, 11, 9, 12, 1, 14, 10, 4],
  faces: [0, 0, 0, 0, 0, 1, 0, 1, 0],
  ports: [SMALL.LISBON, SMALL.SEVILLE],
};

/** The values of the extensions in the box, as ids: `EXTENSION.extraSail(2)`. */
const TYPES = ['hold', 'cannonBase', 'extraSail', 'extraWick'] as const;
export const extension = (type: (typeof TYPES)[number], value: number): number =>
  wolf.pack.printed.extensions.findIndex((piece) => piece.type === type && piece.value === value);

/** The ids of port faces in the draw pile: `portFace('Tunis')`. */
export const portFace = (name: string): number =>
  wolf.pack.printed.portFaces.findIndex(
    ({ piece, face }) => faceName(wolf.pack, piece, face) === name,
  );

export type ShipPatch = Patch<Draft['ships'][number]>;
export type Position = FrameSketch<Kinds> & {
  readonly seats?: 2 | 3 | 4 | 5;
  /** By seat. A ship that is not named lies off Wreckers Point with 3 rum and nothing else. */
  readonly ships?: { readonly [seat: number]: ShipPatch };
  /** Laid over the known chart, after the ships. */
  readonly state?: Patch<Draft>;
  readonly under?: Scenario<Kinds>['under'];
  readonly rig?: readonly number[];
  readonly options?: Scenario<Kinds>['options'];
  readonly pack?: Pack<Kinds>;
  readonly seed?: number;
};

/** A ship without an ability that could disturb a rule. */
const PLAIN_SHIP: ShipPatch = {
  tile: WRECKERS,
  cotton: 0,
  wine: 0,
  tea: 0,
  cocoa: 0,
  rum: 3,
  thalers: 0,
  cannons: 0,
  extensions: [],
  stern: 'stickyFingers',
  peacemakerMarker: false,
};

/** Steady trade as it is filled for this many players: the markers that are not in the box. */
const inBox = (seats: number): number => 17 - (6 + 2 * (seats - 2));

function chartFor(seats: number, ships: { readonly [seat: number]: ShipPatch }): Patch<Draft> {
  const map = seats > 3 ? LARGE : SMALL_MAP;
  const goods = inBox(seats);
  return {
    round: 3,
    first: ADA,
    wind: 'north',
    pieces: map.pieces,
    faces: map.faces,
    ports: map.ports.map((tile) => ({ tile, slots: ['open', 'open', 'open', 'open', 'open'] })),
    portPile: ['Tunis', 'Palermo', 'Ancona', 'Valletta', 'Marseille']
      .filter((_, index) => index > 2 || seats > 3)
      .map(portFace),
    // Far from the ships on both charts.
    pirate: seats > 3 ? BAZAAR : SMALL.SAILMAKER,
    supplySide: 0,
    taken: [0, 0, 0],
    box: { cotton: goods, wine: goods, tea: goods, cocoa: 0 },
    missions: ['four-cotton', 'four-wine', 'four-tea'].map((mission) => ({
      mission: mission as 'four-cotton',
      markers: [],
    })),
    ships: Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [seat, { ...PLAIN_SHIP, ...ships[seat] }]),
    ),
  };
}

/** One patch over another, as deep as both go. */
function laidOver(below: unknown, above: unknown): unknown {
  const isRecord = typeof above === 'object' && above !== null && !Array.isArray(above);
  if (!isRecord || typeof below !== 'object' || below === null) return above;
  const out: Record<string, unknown> = { ...below };
  for (const [name, part] of Object.entries(above)) out[name] = laidOver(out[name], part);
  return Array.isArray(below) ? Object.values(out) : out;
}

/** A position on the known chart, run until somebody is asked, with what happened until then. */
export function sail(position: Position): {
  readonly match: Match<Kinds>;
  readonly events: Event<Kinds>[];
} {
  const { seats = 4, ships = {}, state = {}, ...rest } = position;
  const patch = laidOver(chartFor(seats, ships), state);
  return begin(wolf, { ...rest, seats, patch } as Scenario<Kinds>);
}

/** The same, where only what follows matters. */
export const position = (given: Position): Match<Kinds> => sail(given).match;

/** Ada has moved to this tile and is about to act. */
export const acting = (
  tile: number,
  ship: ShipPatch = {},
  more: Pick<Position, 'state' | 'ships' | 'seats' | 'under' | 'pack'> = {},
): Match<Kinds> =>
  position({
    ...more,
    ships: { ...more.ships, [ADA]: { ...ship, tile } },
    state: { turn: { seat: ADA, loaded: false, acted: false, unloaded: false }, ...more.state },
    step: 'actions/choose',
    data: { seat: ADA },
  });

/** Dice of the game as `rig` wants them: three faces of six hit (SW-S05). */
export const HIT = wolf.pack.printed.dieFaces.indexOf('hit');
export const BLANK = wolf.pack.printed.dieFaces.indexOf('blank');
