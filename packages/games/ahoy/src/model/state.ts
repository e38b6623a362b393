import type { Infer, InferAll, Item, Seen } from '@quarterdeck/kernel';
import { fixed, flag, int, late, list, maybe, record, seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import {
  anchorBonus,
  card,
  faction,
  figure,
  figureKind,
  plan,
  power,
  reward,
  side,
  slot,
  space,
  tile,
} from '../pack/fields.ts';
import type { AhoyPack } from '../pack/pack-shape.ts';
import type { Printed } from '../pack/printed.ts';
import type { AhoyAsides, AhoyChoices } from './choices.ts';
import type { EVENTS } from './events.ts';
import type { FRAMES } from './frames.ts';

// The book says "player" for a person and a faction: `seat` here, the faction's name to people. It
// calls the tile and what it becomes on the map a "region": `tile` is the piece, `region` its place
// in the map. "Ship" is every vessel there; here it means the Cutter and the Gunship (AH-184).

/** AH-050: empty, with a die (its value), or with a damage token. */
const SLOT = record({ open: { slot, die: maybe(int), damaged: flag } });

const MAT = record({
  open: {
    seat,
    faction,
    gold: int,
    fame: int,
    /** Unplaced dice, by value (AH-058). */
    dice: list(int),
    /** AH-045 */
    setAside: list(int),
    /** Placed dice whose Crew card left its owner (AH-S65). */
    beside: list(int),
    /** Those of the board, then those of Crew and ship plans as they come and go (AH-053). */
    slots: list(SLOT),
    crew: list(card),
  },
});

/** AH-028, AH-S20: what lies under a marker is public, its face is not. */
const PLEDGE = record({
  open: { seat, shown: flag, cards: list(card) },
  told: { power: { as: power, to: (here, viewer) => here.shown || here.seat === viewer } },
});

const SMUGGLER = record({
  open: { seat, cargo: list(card), white: reward, black: reward, pledges: list(PLEDGE) },
});

const UNION = record({
  /** Ship plans lie in play until their ship is gone (AH-184, AH-189). */
  open: { seat, ready: int, inPlay: list(plan), discarded: list(plan) },
  own: { hand: list(plan) },
});

/** AH-S14: the tile's north-western cell, its quarter turns, its wealth die, its Comrades. */
const REGION = record({
  open: { tile, x: int, y: int, turn: int, wealth: int, comrades: int },
});

/** Its own id; its space is null in the supply, or out of the game. */
const FIGURE = record({ open: { figure, seat, kind: figureKind, space: maybe(space) } });

/**
 * One move of one figure, open until it has anchored. Moves nest: a Smuggler's victory move happens
 * inside the move that led to the battle (AH-S54).
 */
const VOYAGE = record({
  open: {
    figure,
    /** Who moves it: its owner, or the user of a card (AH-S40, AH-S62). */
    by: seat,
    /** Spaces of movement left. */
    left: int,
    bonus: anchorBonus,
    /** Ignores battles (AH-224, AH-252). */
    peaceful: flag,
    /** AH-274 */
    trawling: flag,
    /** A shove: never off the map, and nothing is gained (AH-249). */
    shove: flag,
    moved: flag,
    /** A battle or an exploration has ended the movement (AH-073). */
    stopped: flag,
    /** A later move of the same figure has taken its place (AH-S54). */
    over: flag,
    /** The figure was shoved meanwhile: it anchors without Harbor and Treasure (AH-S44). */
    shoved: flag,
    /** Spaces that have carried it (AH-S37). */
    carried: list(space),
    /** Spaces whose Treasure it has gained in passing (AH-S41). */
    trawled: list(space),
  },
});

/** One entry of a figure into a space, with the battles that follow from it (AH-110, AH-124). */
const ENTRY = record({
  open: {
    attacker: figure,
    space,
    /** Whom it does not battle any more: fought, or come since (AH-S45). */
    battled: list(figure),
    /** The attacker has moved or was moved: the battles not yet begun are dropped (AH-123). */
    dropped: flag,
  },
});

const BATTLE_SIDE = record({
  open: {
    figure,
    /** By how much the Cannons die was lowered (AH-114). */
    lowered: int,
    /** AH-284 */
    planBonus: int,
    /** AH-282 */
    dice: int,
    extraDamage: int,
    rolled: list(int),
    /** AH-260 */
    rerolled: flag,
  },
});
const BATTLE = record({
  open: { attacker: BATTLE_SIDE, defender: BATTLE_SIDE, space, winner: maybe(side) },
});

/** What an anchored Flagship may still take (AH-S101). */
const ANCHORAGE = record({
  open: {
    seat,
    space,
    treasure: flag,
    harbor: flag,
    patrol: flag,
    comrades: flag,
    /** The Flagship has moved since. */
    left: flag,
  },
});

export const STATE = record({
  open: {
    printed: fixed<Printed>(),
    round: int,
    /** The holder of the first player card. */
    first: seat,
    mats: list(MAT),
    union: UNION,
    smugglers: list(SMUGGLER),
    figures: list(FIGURE),
    /** The map, in the order in which the tiles were placed. */
    regions: list(REGION),
    market: list(card),
    /** Market cards out of the game (AH-020, AH-153). */
    box: list(card),
    /** Whose turn it is, how many dice it still owes, and the once-per-turn cards used (AH-S66). */
    turn: maybe(record({ open: { seat, left: int, used: list(card) } })),
    voyages: list(VOYAGE),
    entries: list(ENTRY),
    battles: list(BATTLE),
    anchorages: list(ANCHORAGE),
    /** Patrols that the Order under way has moved: others of their space have not (AH-112, AH-171). */
    ordered: late(list(figure)),
    /** AH-300 */
    conceded: maybe(seat),
    over: flag,
  },
  shut: {
    /** Each from the bottom to the top. */
    tileStack: list(tile),
    marketDeck: list(card),
    planDeck: list(plan),
    /** AH-015 */
    boxedTile: tile,
  },
});

/** Steps write this. */
// Interfaces, so that an error says `Ahoy` and not four hundred characters of fields.
export interface Draft extends Infer<typeof STATE> {}
/** Questions read this; a view's state has this type too. */
export interface Ahoy extends Seen<Draft> {}
export interface MatDraft extends Item<Draft['mats']> {}
export interface Mat extends Item<Ahoy['mats']> {}
export interface SlotState extends Item<Mat['slots']> {}
export interface Figure extends Item<Ahoy['figures']> {}
export interface Region extends Item<Ahoy['regions']> {}
export interface Smuggler extends Item<Ahoy['smugglers']> {}
export interface Voyage extends Item<Ahoy['voyages']> {}
export interface Battle extends Item<Ahoy['battles']> {}

export interface Frames extends InferAll<typeof FRAMES> {}
export interface Events extends InferAll<typeof EVENTS> {}

export type Kinds = {
  state: Draft;
  frames: Frames;
  choices: AhoyChoices;
  events: Events;
  clause: ClauseId;
  options: Record<never, never>;
  pack: AhoyPack;
  printed: Printed;
  asides: AhoyAsides;
};
