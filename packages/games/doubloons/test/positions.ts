// A quiet sea for tests, so that a position states only what matters to its rule.

import { sfcRng } from '@quarterdeck/kernel/chance';
import { type Event, engine, type Match } from '@quarterdeck/kernel/engine';
import {
  type Answer,
  begin,
  type FrameSketch,
  type Patch,
  script,
  tellings,
} from '@quarterdeck/kernel/test-kit';
import { doubloons } from '../src/game.ts';
import type { DoubloonsOptions } from '../src/model/options.ts';
import type { Draft, Kinds } from '../src/model/state.ts';
import type { Board, DieFace } from '../src/pack/components.ts';
import { CAPTAINS, type Relic, type WaterTile } from '../src/pack/ids.gen.ts';

export const table = engine(doubloons, { strict: true });
export const { told, names } = tellings<Kinds>();
const { printed } = table.pack;

/** Ships, and at first the seats that control them. */
export const [ADA, BO, CY, DEE, EVE, FAY] = [0, 1, 2, 3, 4, 5] as const;

/** Water regions, clockwise. */
export const [W1, W2, W3, W4, W5] = [0, 1, 2, 3, 4] as const;

const byKey = (things: readonly { readonly key: string }[], key: string): number => {
  const found = things.findIndex((thing) => thing.key === key);
  if (found < 0) throw new Error(`there is no ${key}`);
  return found;
};
/** Ids by the keys of the content: `card('N01')`, `place('C1')`, `spot('T1')`. */
export const card = (key: string): number => byKey(printed.cards, key);
/** A location of the standard island … */
export const place = (key: string): number => byKey(printed.boards.standard.locations, key);
/** … and one of the alternate island. */
export const spot = (key: string): number => byKey(printed.boards.alternate.locations, key);

/** What the attack die is to show, in order. */
export const dieRolls = (...faces: readonly DieFace[]): number[] =>
  faces.map((face) => printed.dieFaces.indexOf(face));

export type ShipPatch = Patch<Draft['ships'][number]>;

export type Position = FrameSketch<Kinds> & {
  /** Three unless said otherwise. */
  readonly seats?: number;
  readonly options?: Partial<DoubloonsOptions>;
  /**
   * Laid over ships as they begin: each in a region of its own (as far as there are enough), facing
   * clockwise, its captain on the beach. The legendary ghost ship is the last one.
   */
  readonly ships?: { readonly [ship: number]: ShipPatch };
  /** Mermaid Pack, which matters to a Repair only, unless said otherwise. */
  readonly water?: { readonly [region: number]: WaterTile };
  /** On the water regions of the alternate island. */
  readonly shells?: { readonly [region: number]: readonly Relic[] };
  /** Laid over all that. */
  readonly state?: Patch<Omit<Draft, 'ships' | 'regions'>>;
  readonly under?: readonly FrameSketch<Kinds>[];
  readonly rig?: readonly number[];
  readonly seed?: number;
};

export type Played = { readonly match: Match<Kinds>; readonly events: Event<Kinds>[] };

const CALM: WaterTile = 'mermaidPack';

function shipsOf({ seats = 3, options = {}, ships = {} }: Position): Record<number, ShipPatch> {
  const board: Board = options.alternateIsland === true ? 'alternate' : 'standard';
  const { regions, start } = printed.boards[board];
  const out: Record<number, ShipPatch> = {};
  for (let ship = 0; ship < seats; ship++) {
    const region = ship % regions.length;
    const location = board === 'standard' ? start : (regions[region]?.beach ?? start);
    out[ship] = { captain: CAPTAINS[ship] ?? null, region, location, ...ships[ship] };
  }
  if (options.legendaryGhostShip === true) {
    const region = regions.length - 1;
    const mat = { captain: CAPTAINS[seats] ?? null, region, crew: 2, reputation: 2, doubloons: 2 };
    out[seats] = { ...mat, ...ships[seats] };
  }
  return out;
}

/** The position, with what happened until somebody was asked. */
export function sail(position: Position): Played {
  const { seats = 3, options = {}, water = {}, shells = {}, state = {}, ...rest } = position;
  const board: Board = options.alternateIsland === true ? 'alternate' : 'standard';
  const regions = printed.boards[board].regions.map((_, region) => ({
    tile: water[region] ?? CALM,
    shells: shells[region] ?? [],
  }));
  return begin<Kinds>(table, {
    ...rest,
    seats,
    options,
    patch: { regions, ships: shipsOf(position), ...state },
  });
}

/** … and after these answers. */
export function play(position: Position, answers: readonly Answer<Kinds>[]): Played {
  const { match, events } = sail(position);
  return { match, events: [...events, ...script(table, match, answers)] };
}

/** A table as it is set, before the first captain is chosen. */
export const opening = (
  seats: number,
  options: Partial<DoubloonsOptions> = {},
  seed = 1,
): Match<Kinds> => table.create({ seats, options, rng: sfcRng(seed) });

/** A position without the frame that is to run. */
export type Circumstances = Omit<Position, 'step' | 'data'>;

const inSlot = (ship: number, keys: readonly string[], around: Circumstances): Circumstances => {
  const mat: ShipPatch = { faceUp: keys.map(card), ...around.ships?.[ship] };
  return {
    ...around,
    ships: { ...around.ships, [ship]: mat },
    state: { phase: 'action', round: 1, slot: keys.length, turn: ship, ...around.state },
  };
};

/** A ship executes the last of these cards; the others lie in the slots before. */
export const turnOf = (
  ship: number,
  keys: readonly string[],
  around: Circumstances = {},
): Position => ({ ...inSlot(ship, keys, around), step: 'turn/play', data: { ship } });

/** … and has moved: its action is to be chosen. */
export const actionOf = (
  ship: number,
  keys: readonly string[],
  around: Circumstances = {},
): Position => ({ ...inSlot(ship, keys, around), step: 'turn/act', data: { ship } });
