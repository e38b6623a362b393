// Seawolf in known waters, as one captain sees it at the table.

import type { Scene } from '@quarterdeck/board-kit';
import { scenesOf } from '@quarterdeck/board-kit/test-kit';
import { type Seat, seatsOf } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { type FrameSketch, type Patch, scenario } from '@quarterdeck/kernel/test-kit';
import { SEAWOLF_TABLE_EN } from '../../src/board/en-table.ts';
import { type Draft, type Kinds, seawolf, seawolfSay, type TileId } from '../../src/index.ts';

export const {
  sea: wolf,
  sceneFor,
  moments,
} = scenesOf({
  game: seawolf,
  say: seawolfSay,
  catalogue: SEAWOLF_TABLE_EN,
  colours: ['red', 'blue', 'yellow', 'green', 'purple'],
});

export const [ADA, BO, CY] = seatsOf(5) as [Seat, Seat, Seat];

// Four by four, north at the top:
//
//   wreckers    LISBON    distillers  keelson
//   gunners     lagoon    timber      amber
//   sailmaker   SEVILLE   bazaar      carpenter
//   slipway     pearl     adze        GENOA
const tile = (id: number): TileId => id as TileId;
export const WRECKERS = tile(0);
export const LISBON = tile(1);
export const KEELSON = tile(3);
export const GUNNERS = tile(4);
export const SEVILLE = tile(9);
export const BAZAAR = tile(10);
export const SLIPWAY = tile(12);
export const GENOA = tile(15);

const OPEN = ['open', 'open', 'open', 'open', 'open'] as const;

type Waters = FrameSketch<Kinds> & {
  readonly ships?: { readonly [seat: number]: Patch<Draft['ships'][number]> };
  readonly state?: Patch<Draft>;
};

const shipAt = (id: TileId): Patch<Draft['ships'][number]> => ({
  tile: id,
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
});

/** Everybody lies off Wreckers Point with three rum unless a test says otherwise; wind north. */
export const waters = ({ ships = {}, state = {}, ...frame }: Waters): Match<Kinds> =>
  scenario(wolf, {
    ...frame,
    seats: 4,
    patch: {
      round: 3,
      first: ADA,
      wind: 'north',
      pieces: [6, 13, 11, 2, 9, 12, 1, 8, 4, 14, 10, 0, 5, 7, 3, 15],
      faces: [0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0],
      ports: [LISBON, SEVILLE, GENOA].map((id) => ({ tile: id, slots: [...OPEN] })),
      pirate: BAZAAR,
      supplySide: 0,
      taken: [0, 0, 0],
      ships: Object.fromEntries(
        seatsOf(4).map((seat) => [seat, { ...shipAt(WRECKERS), ...ships[seat] }]),
      ),
      ...state,
    },
  });

/** Ada chooses her cards. */
export const ordering = (more: Omit<Waters, 'step' | 'data'> = {}): Scene<Kinds, string> =>
  sceneFor(waters({ ...more, step: 'orders/choose', data: {} }), ADA);

/** Ada has moved to this tile and is about to act. */
export const actingAt = (
  id: TileId,
  ship: Patch<Draft['ships'][number]> = {},
  state: Patch<Draft> = {},
): Scene<Kinds, string> =>
  sceneFor(
    waters({
      ships: { [ADA]: { ...ship, tile: id } },
      state: { turn: { seat: ADA, loaded: false, acted: false, unloaded: false }, ...state },
      step: 'actions/choose',
      data: { seat: ADA },
    }),
    ADA,
  );
