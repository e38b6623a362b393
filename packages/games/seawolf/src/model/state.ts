import type { Infer, InferAll, Item, Seen } from '@quarterdeck/kernel';
import {
  fixed,
  flag,
  id,
  int,
  list,
  maybe,
  noFields,
  record,
  seat,
  word,
} from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import {
  CARDS,
  CARGO,
  DIE_FACES,
  DIRECTIONS,
  EXTENSION_TYPES,
  GOODS,
  LOOT,
  ORDINARY_GOODS,
} from '../pack/components.ts';
import { MISSION_IDS, STERN_IDS } from '../pack/ids.gen.ts';
import type { SeawolfPack } from '../pack/pack-shape.ts';
import type { Printed } from '../pack/printed.ts';
import type { SeawolfChoices } from './choices.ts';
import type { SeawolfOptions } from './options.ts';

// The book says "player" and "captain" for one person: `seat` here, "captain" to people. It says
// "tile" for a place in the map and for the piece that lies there: `tile` and `piece` here.

const tile = id('tile');
const piece = id('piece');
const portFace = id('portFace');
const extension = id('extension');
const direction = word(DIRECTIONS);
const good = word(GOODS);
const cargo = word(CARGO);
const loot = word(LOOT);
const mission = word(MISSION_IDS);

/** What covers a slot of a port: its own good, a cocoa, or one half of a cocoa across two slots. */
const SLOT_COVERS = ['open', 'good', 'cocoa', 'cocoa-left', 'cocoa-right'] as const;
export type SlotCover = (typeof SLOT_COVERS)[number];

const SHIP = record({
  open: {
    seat,
    /** Null until it is placed (SW-057). */
    tile: maybe(tile),
    cotton: int,
    wine: int,
    tea: int,
    cocoa: int,
    rum: int,
    thalers: int,
    cannons: int,
    extensions: list(extension),
    stern: word(STERN_IDS),
    peacemakerMarker: flag,
    /** In its last turn (SW-S35, SW-S40). */
    drifted: flag,
    anchored: flag,
    /** Out of all battles of this round (SW-160, SW-203). */
    peaceful: flag,
    battledPirate: flag,
    beatPirate: flag,
    /** In a battle at sea of this round (SW-277). */
    hitsAtSea: int,
    /** In this round (SW-178). */
    completedPort: flag,
    ordersShown: flag,
    chestsShown: flag,
  },
  told: {
    orders: {
      as: list(word(CARDS)),
      to: (here, viewer) => here.ordersShown || here.seat === viewer,
    },
    chests: { as: list(int), to: (here, viewer) => here.chestsShown || here.seat === viewer },
  },
});

export const STATE = record({
  open: {
    printed: fixed<Printed>(),
    round: int,
    first: seat,
    /** The way it blows (SW-S30); null until the first spin (SW-058). */
    wind: maybe(direction),
    /** By tile: the piece that lies there and the face that is up. */
    pieces: list(piece),
    faces: list(int),
    ports: list(record({ open: { tile, slots: list(word(SLOT_COVERS)) } })),
    /** Completed ports, each with the face it last showed. */
    usedPorts: list(portFace),
    /** What is known to lie in the port draw pile: nothing before the first recycling (SW-180). */
    recycledPorts: list(portFace),
    /** Null until it is placed (SW-056). */
    pirate: maybe(tile),
    /** The supply board's side, and by row how many markers have left. */
    supplySide: int,
    taken: list(int),
    box: record({ open: { cotton: int, wine: int, tea: int, cocoa: int } }),
    cannons: int,
    /** By extension type: the pieces left; the top one has this value (SW-044). */
    stacks: list(int),
    missions: list(record({ open: { mission, markers: list(seat) } })),
    /** The round that will be the last, once the end is triggered (SW-082). */
    lastRound: maybe(int),
    over: flag,
    ships: list(SHIP),
    /** The turn that is being taken in phase 2, and what of its actions is done (SW-129). */
    turn: maybe(record({ open: { seat, loaded: flag, acted: flag, unloaded: flag } })),
    /** The port visit of the active captain: goods unloaded so far, not yet paid (SW-S71). */
    visit: maybe(record({ open: { seat, unloaded: int } })),
    /** What a captain is about to receive while making room for it (SW-307); by kind of cargo. */
    room: maybe(record({ open: { seat, coming: list(int), kept: list(int), rumDiscarded: int } })),
  },
  shut: {
    /** From the bottom to the top. */
    chestStack: list(int),
    /** From the bottom to the top. */
    portPile: list(portFace),
  },
});

export const FRAMES = {
  'setup/stern': record({ open: { seat } }),
  'setup/place-pirate': noFields,
  'setup/place-ship': record({ open: { seat } }),
  'sterns/choose-extension': record({ open: { seat } }),
  'sterns/choose-cargo': record({ open: { seat } }),
  'round/begin': noFields,
  'round/end': noFields,
  'orders/emergency': record({ open: { seat } }),
  'orders/choose': noFields,
  'turn/begin': record({ open: { seat } }),
  'turn/end': record({ open: { seat } }),
  'moving/show': record({ open: { seat } }),
  'moving/step': record({ open: { seat, direction } }),
  'moving/drift': record({ open: { seat } }),
  'actions/choose': record({ open: { seat } }),
  'hold/discard': noFields,
  'loading/take': record({ open: { seat, row: word(ORDINARY_GOODS) } }),
  'islands/trade-on': record({ open: { seat, give: word(['goods', 'rum']) } }),
  'islands/receive': record({ open: { seat, give: list(good), gain: list(cargo) } }),
  'ports/unload': record({ open: { seat } }),
  'ports/pay': record({ open: { seat } }),
  'ports/load-rum': record({ open: { seat } }),
  'ports/take-rum': record({ open: { seat, rum: int } }),
  'ports/complete': record({ open: { seat } }),
  'wind/spin': noFields,
  'wind/pirate': noFields,
  'battle/begin': noFields,
  'battle/keep-peace': record({ open: { seat } }),
  'battle/pirate': noFields,
  'battle/captains': noFields,
  'battle/end': noFields,
  'pirate/fight': record({ open: { seat } }),
  'pirate/pay': record({ open: { seat, left: int } }),
  'captains/fight': record({ open: { tile, seats: list(seat) } }),
  'captains/spoils': record({ open: { winner: seat, loser: seat, most: int, tie: flag } }),
  'captains/loot': record({ open: { winner: seat, loser: seat, left: int, tie: flag } }),
  'captains/take': record({ open: { winner: seat, loser: seat, left: int, tie: flag, loot } }),
  'captains/leave': noFields,
  'scoring/final': noFields,
};

/** Why a ship drifts: no rum at the start of the round (SW-088), or cards not paid (SW-114). */
const MUTINY_CAUSES = ['no-rum', 'unpaid'] as const;

/** Facts, in the past tense. */
export const EVENTS = {
  /** By lot (SW-S21). */
  'first-captain-drawn': record({ open: { seat } }),
  'missions-drawn': record({ open: { missions: list(mission) } }),
  'stern-dealt': record({ open: { seat, stern: word(STERN_IDS) } }),
  'cargo-stocked': record({ open: { seat, rum: int, good: maybe(good) } }),
  'extension-gained': record({
    open: { seat, type: word(EXTENSION_TYPES), value: int, thalers: int },
  }),
  'cannon-taken': record({ open: { seat } }),
  'thalers-gained': record({ open: { seat, thalers: int } }),
  'pirate-placed': record({ open: { tile } }),
  'ship-placed': record({ open: { seat, tile } }),
  'round-begun': record({ open: { round: int, first: seat, last: flag } }),
  'emergency-rum': record({ open: { seat, goods: list(good), rum: int } }),
  'orders-laid': record({ open: { counts: list(int) } }),
  'orders-shown': record({ open: { seat, cards: list(word(CARDS)) } }),
  'anchor-dropped': record({ open: { seat, tile } }),
  mutinied: record({ open: { seat, cause: word(MUTINY_CAUSES), rum: int } }),
  /** `port`: the one that lies there now; another may take its place (SW-177). */
  drifted: record({ open: { seat, from: tile, to: tile, port: maybe(portFace) } }),
  'rum-paid': record({ open: { seat, rum: int } }),
  sailed: record({ open: { seat, direction, from: tile, to: tile, port: maybe(portFace) } }),
  'tile-turned': record({ open: { tile, face: int } }),
  loaded: record({ open: { seat, row: word(ORDINARY_GOODS), good } }),
  discarded: record({ open: { seat, cargo } }),
  traded: record({ open: { seat, give: list(cargo), gain: list(cargo) } }),
  'rum-gained': record({ open: { seat, rum: int } }),
  'peace-found': record({ open: { seat } }),
  unloaded: record({ open: { seat, tile, port: portFace, slot: int, good, slots: int } }),
  'goods-paid': record({ open: { seat, goods: int, thalers: int } }),
  'rum-loaded': record({ open: { seat, rum: int } }),
  'chest-drawn': record({ open: { seat }, own: { value: int } }),
  'port-completed': record({ open: { seat, tile, port: portFace } }),
  'ports-recycled': record({ open: { count: int } }),
  'port-opened': record({ open: { tile, port: portFace } }),
  'end-triggered': record({ open: { row: word(ORDINARY_GOODS), lastRound: int } }),
  'wind-spun': record({ open: { wind: direction } }),
  'pirate-moved': record({ open: { from: tile, to: tile } }),
  'peace-kept': record({ open: { seat } }),
  'pirate-fired': record({
    open: { against: seat, rolledBy: seat, dice: list(word(DIE_FACES)), hits: int },
  }),
  fired: record({ open: { seat, sure: int, dice: list(word(DIE_FACES)), hits: int } }),
  'pirate-beaten': record({ open: { seat, thalers: int } }),
  'pirate-drawn': record({ open: { seat, thalers: int } }),
  'pirate-won': record({ open: { seat, difference: int } }),
  'loot-paid': record({ open: { seat, loot } }),
  'captains-met': record({ open: { tile, seats: list(seat) } }),
  /** Nobody beats anybody, and nobody is Lucky. */
  'captains-drawn': record({ open: { seats: list(seat) } }),
  'nothing-to-take': record({ open: { winner: seat, loser: seat, difference: int } }),
  'loot-left': record({ open: { winner: seat, loser: seat } }),
  'nothing-to-pay': record({ open: { seat } }),
  looted: record({ open: { winner: seat, loser: seat, loot } }),
  'mission-completed': record({ open: { seat, mission, position: int } }),
  'mission-lost': record({ open: { seat, mission } }),
  'spinner-passed': record({ open: { seat } }),
  'chests-opened': record({ open: { seat, values: list(int) } }),
  'game-ended': noFields,
};

/** Steps write this. */
// Interfaces, so that an error says `Seawolf` and not four hundred characters of fields.
export interface Draft extends Infer<typeof STATE> {}
/** Questions read this; a view's state has this type too. */
export interface Seawolf extends Seen<Draft> {}
export interface ShipDraft extends Item<Draft['ships']> {}
export interface Ship extends Item<Seawolf['ships']> {}

export interface Frames extends InferAll<typeof FRAMES> {}
export interface Events extends InferAll<typeof EVENTS> {}

export type Kinds = {
  state: Draft;
  frames: Frames;
  choices: SeawolfChoices;
  events: Events;
  clause: ClauseId;
  options: SeawolfOptions;
  pack: SeawolfPack;
  printed: Printed;
  asides: never;
};
