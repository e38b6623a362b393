// A known map for tests, so that a position states only what matters to its rule.

import { at as item, seatsOf, unreachable } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { type Event, engine, type Match, type Pack } from '@quarterdeck/kernel/engine';
import {
  begin,
  type FrameSketch,
  type Patch,
  type Scenario,
  tellings,
} from '@quarterdeck/kernel/test-kit';
import { ahoy } from '../src/index.ts';
import type { Ahoy, Draft, Kinds } from '../src/model/state.ts';
import type { Action, Faction, FigureKind } from '../src/pack/components.ts';

export const sea = engine(ahoy, { strict: true });
export const { told, names: kindsOf } = tellings<Kinds>();
const { printed } = sea.pack;

/** Seats of three and four players; with two, the Union sits at `UNION_OF_TWO`. */
export const [SQUADRON, SMUGGLER, UNION, SECOND] = [0, 1, 2, 3] as const;
export const UNION_OF_TWO = 1;

// The known map: six regions, none of them turned, north at the top. Cells are (x, y).
//
//        x 0            1           2          3             4          5
//   y 0  current south  harbor      fog        wreckage 2    open       open
//   y 1  tailwind 2     SKULL       tailwind 6 FISH          tailwind 2 COMPASS
//   y 2  wreckage 1 tw3 open        open       harbor 1      open       fog tw6
//   y 3  wreckage 1 tw4 TREE        tailwind 4 PARROT        wreckage 2 SWORD
//
// Sandbars: between (4, 0) and (4, 1), between (2, 3) and (3, 3).

const MAP = ['skull-a', 'fish-a', 'compass-b', 'tree-b', 'parrot-b', 'sword-a'] as const;
export const [SKULL, FISH, COMPASS, TREE, PARROT, SWORD] = [0, 1, 2, 3, 4, 5] as const;

/** The space of the known map at a cell. */
export const at = (x: number, y: number): number =>
  4 * (Math.floor(y / 2) * 3 + Math.floor(x / 2)) + 2 * (y % 2) + (x % 2);

/** The box, with these Sandbars on one of its tiles. */
export function withSandbars(key: string, sandbars: readonly [string, string][]): Pack<Kinds> {
  const { content } = sea.pack;
  const regionTiles = content.regionTiles.map((t) => (t.id === key ? { ...t, sandbars } : t));
  return sea.readPack({ ...content, regionTiles });
}

/** Where the Island of a region of the known map is. */
export const island = (region: number): number => 4 * region + 3;

const byKey = (things: readonly { readonly key: string }[], key: string): number => {
  const found = things.findIndex((thing) => thing.key === key);
  if (found < 0) throw new Error(`there is no ${key}`);
  return found;
};
/** Ids by the keys of the content: `card('diver')`, `plan('close-call')`, `tile('fish-b')`. */
export const card = (key: string): number => byKey(printed.cards, key);
export const plan = (key: string): number => byKey(printed.plans, key);
export const tile = (key: string): number => byKey(printed.tiles, key);

/** The nth slot of an action on a faction's board. */
export const slot = (faction: Faction, action: Action, n = 0): number => {
  const found = printed.boards[faction].slotsOf[action][n];
  if (found === undefined) throw new Error(`${faction} has no slot ${n} of ${action}`);
  return found;
};
/** The slot of a Crew card's action, and the dashed one of its cost. */
export const crewSlot = (key: string): number => printed.cards[card(key)]?.slot ?? -1;
export const costSlot = (key: string): number => printed.cards[card(key)]?.costSlot ?? -1;
export const shipSlot = (ship: 'cutter' | 'gunship', n = 0): number =>
  printed.ships[ship].slots[n] ?? -1;

export type MatSketch = {
  readonly gold?: number;
  readonly fame?: number;
  /** Unplaced. */
  readonly dice?: readonly number[];
  readonly setAside?: readonly number[];
  /** By keys; their action slots come with them. */
  readonly crew?: readonly string[];
  /** Values by slot. */
  readonly placed?: { readonly [slot: number]: number };
  readonly damaged?: readonly number[];
};

/** Where figures stand on the map; whatever is not named is in the supply. */
export type Fleet = {
  readonly squadron?: number;
  readonly smuggler?: number;
  readonly union?: number;
  readonly second?: number;
  readonly patrols?: readonly number[];
  readonly strongholds?: readonly number[];
  readonly cutter?: number;
  readonly gunship?: number;
};

export type Position = FrameSketch<Kinds> & {
  readonly seats?: 2 | 3 | 4;
  /** By seat. A mat that is not named has 3 gold, no Fame, no Crew and dice 1 to 4 unplaced. */
  readonly mats?: { readonly [seat: number]: MatSketch };
  /** Flagships that are not named lie apart from each other in the north-east and south-west. */
  readonly fleet?: Fleet;
  /** On the Islands of the known map, by region. */
  readonly comrades?: { readonly [region: number]: number };
  readonly wealth?: { readonly [region: number]: number };
  /** Whose turn it is, and how many dice it still owes: 2 unless said otherwise. */
  readonly turn?: number;
  readonly left?: number;
  /** By keys, top of the deck last. */
  readonly market?: readonly string[];
  readonly marketDeck?: readonly string[];
  readonly hand?: readonly string[];
  readonly cargo?: { readonly [seat: number]: readonly string[] };
  /** Tiles to explore, the top one last. */
  readonly stack?: readonly string[];
  /** Laid over all that. */
  readonly state?: Patch<Draft>;
  readonly under?: Scenario<Kinds>['under'];
  readonly rig?: readonly number[];
  readonly seed?: number;
  /** Other printed pieces, where those of the box cannot show a rule. */
  readonly pack?: Pack<Kinds>;
};

const factions = (seats: 2 | 3 | 4): readonly Faction[] => printed.seatings[seats];

/** The figures of a match, in the order of its set-up. */
const kindsOfFaction = (faction: Faction): FigureKind[] => {
  if (faction === 'bluefin')
    return [
      'flagship',
      ...Array<FigureKind>(10).fill('patrol'),
      ...Array<FigureKind>(3).fill('stronghold'),
    ];
  return faction === 'mollusk' ? ['flagship', 'cutter', 'gunship'] : ['flagship'];
};
const figureKinds = (seats: 2 | 3 | 4): { seat: number; kind: FigureKind }[] =>
  factions(seats).flatMap((faction, seat) =>
    kindsOfFaction(faction).map((kind) => ({ seat, kind })),
  );

/** The id of a seat's Flagship, of the nth Patrol or Stronghold, of a Union ship. */
export function figure(kind: string, of = 0, seats: 2 | 3 | 4 = 4): number {
  const all = figureKinds(seats).map((each, id) => ({ ...each, id }));
  const found = all.filter((each) => each.kind === kind);
  const one = kind === 'flagship' ? found.find(({ seat }) => seat === of) : found[of];
  if (one === undefined) throw new Error(`there is no ${kind} ${of}`);
  return one.id;
}

const LAIR = { squadron: 16, smuggler: 13, union: 9, second: 20 } as const;

function spacesOf(fleet: Fleet, seats: 2 | 3 | 4): { space: number | null }[] {
  const patrols = [...(fleet.patrols ?? [])];
  const strongholds = [...(fleet.strongholds ?? [])];
  const flagships: { readonly [F in Faction]: number } = {
    bluefin: fleet.squadron ?? LAIR.squadron,
    mollusk: fleet.union ?? LAIR.union,
    'smuggler-1': fleet.smuggler ?? LAIR.smuggler,
    'smuggler-2': fleet.second ?? LAIR.second,
  };
  return figureKinds(seats).map(({ seat, kind }) => {
    switch (kind) {
      case 'flagship':
        return { space: flagships[factions(seats)[seat] ?? 'bluefin'] };
      case 'patrol':
        return { space: patrols.shift() ?? null };
      case 'stronghold':
        return { space: strongholds.shift() ?? null };
      case 'cutter':
        return { space: fleet.cutter ?? null };
      case 'gunship':
        return { space: fleet.gunship ?? null };
      default:
        return unreachable(kind);
    }
  });
}

function matPatch(faction: Faction, sketch: MatSketch, ships: readonly number[]): unknown {
  const crew = (sketch.crew ?? []).map(card);
  const crewSlots = crew.flatMap((id) => printed.cards[id]?.slot ?? []);
  const paid = Object.keys(sketch.placed ?? {})
    .map(Number)
    .filter((id) => printed.slots[id]?.on === 'cost');
  const slots = [...printed.boards[faction].slots, ...crewSlots, ...ships, ...paid];
  return {
    gold: sketch.gold ?? 3,
    fame: sketch.fame ?? 0,
    dice: sketch.dice ?? [1, 2, 3, 4],
    setAside: sketch.setAside ?? [],
    beside: [],
    crew,
    slots: slots.map((id) => ({
      slot: id,
      die: sketch.placed?.[id] ?? null,
      damaged: sketch.damaged?.includes(id) ?? false,
    })),
  };
}

const MARKET = ['diver', 'gunner', 'shipwright'] as const;

function cardsPatch(given: Position): object {
  const market = (given.market ?? MARKET).map(card);
  const held = Object.values(given.mats ?? {}).flatMap(({ crew = [] }) => crew.map(card));
  const cargo = Object.values(given.cargo ?? {}).flatMap((keys) => keys.map(card));
  const out = new Set([...market, ...held, ...cargo]);
  const marketDeck =
    given.marketDeck?.map(card) ??
    printed.cards.map(({ id }): number => id).filter((id) => !out.has(id));
  for (const id of marketDeck) out.add(id);
  return {
    market,
    marketDeck,
    box: printed.cards.map(({ id }): number => id).filter((id) => !out.has(id)),
  };
}

function plansPatch(given: Position, ships: readonly ('cutter' | 'gunship')[]): object {
  const hand = (given.hand ?? []).map(plan);
  const inPlay = ships.map((ship): number => printed.ships[ship].plan);
  const planDeck = printed.plans
    .map(({ id }): number => id)
    .filter((id) => !hand.includes(id) && !inPlay.includes(id));
  return { union: { ready: 6, hand, inPlay, discarded: [] }, planDeck };
}

function tilesPatch(given: Position): object {
  const rest = printed.tiles.filter(({ key }) => !MAP.some((used) => used === key));
  const stack = given.stack?.map(tile) ?? rest.slice(1).map(({ id }): number => id);
  const boxed = rest.find(({ id }) => !stack.includes(id))?.id ?? 0;
  return {
    regions: MAP.map((key, index) => ({
      tile: tile(key),
      x: 2 * (index % 3),
      y: 2 * Math.floor(index / 3),
      turn: 0,
      wealth: given.wealth?.[index] ?? 1,
      comrades: given.comrades?.[index] ?? 0,
    })),
    tileStack: stack,
    boxedTile: boxed,
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

function chartFor(given: Position): object {
  const { seats = 4, mats = {}, fleet = {} } = given;
  const ships = (['cutter', 'gunship'] as const).filter((ship) => fleet[ship] !== undefined);
  const shipSlots = ships.flatMap((ship) => [...printed.ships[ship].slots]);
  return {
    round: 3,
    first: SQUADRON,
    mats: Object.fromEntries(
      factions(seats).map((faction, seat) => [
        seat,
        matPatch(faction, mats[seat] ?? {}, faction === 'mollusk' ? shipSlots : []),
      ]),
    ),
    figures: Object.fromEntries(spacesOf(fleet, seats).map((each, id) => [id, each])),
    smugglers: Object.fromEntries(
      factions(seats)
        .map((faction, seat) => ({ faction, seat }))
        .filter(({ faction }) => faction.startsWith('smuggler'))
        .map(({ seat }, index) => [index, { cargo: (given.cargo?.[seat] ?? []).map(card) }]),
    ),
    ...cardsPatch(given),
    ...plansPatch(given, ships),
    ...tilesPatch(given),
    ...(given.turn === undefined
      ? {}
      : { turn: { seat: given.turn, left: given.left ?? 2, used: [] } }),
  };
}

/** A position on the known map, run until somebody is asked, with what happened until then. */
export function sail(given: Position): {
  readonly match: Match<Kinds>;
  readonly events: Event<Kinds>[];
} {
  const { seats = 4, state = {}, step, data, at: index, under, rig, seed, pack } = given;
  const patch = laidOver(chartFor(given), state);
  return begin(sea, {
    seats,
    patch,
    step,
    data,
    ...(index === undefined ? {} : { at: index }),
    ...(under === undefined ? {} : { under }),
    ...(rig === undefined ? {} : { rig }),
    ...(seed === undefined ? {} : { seed }),
    ...(pack === undefined ? {} : { pack }),
  } as Scenario<Kinds>);
}

/** The same, where only what follows matters. */
export const position = (given: Position): Match<Kinds> => sail(given).match;

/** This seat's turn, with everything that follows a turn under it. */
export const turnOf = (
  seat: number,
  given: Omit<Position, 'step' | 'data' | 'turn'> = {},
): Match<Kinds> =>
  position({
    ...given,
    turn: seat,
    step: 'turn/act',
    data: {},
    under: [
      { step: 'turn/end', data: {} },
      { step: 'scoring/end', data: {} },
    ],
  } as Position);

/** A table as it is set: nobody has answered anything. */
export const opening = (seats: 2 | 3 | 4, seed = 1): Match<Kinds> =>
  sea.create({ seats, rng: sfcRng(seed) });

/** The state as somebody sees it: a seat, or the spectator. */
export const seenBy = (match: Match<Kinds>, viewer: number | 'spectator'): Ahoy =>
  sea.view(match, viewer === 'spectator' ? viewer : item(seatsOf(4), viewer)).state;
