import { flag, int, list, maybe, noFields, record } from '@quarterdeck/kernel';
import {
  assignment,
  booty,
  captain,
  captainCard,
  crates,
  crewCard,
  keptToken,
  merchant,
  merchantCard,
  npcShip,
  order,
  pirate,
  port,
  post,
  searchKind,
  side,
  space,
  station,
  wheelSpace,
} from '../pack/fields.ts';
import { SOLO_EVENTS } from './solo/events.ts';

const byPirate = record({ open: { pirate } });
const dice = list(int);
/** One of the two is the target. */
const target = { merchant: maybe(merchant), defender: maybe(pirate) };

/** Facts, in the past tense. */
export const EVENTS = {
  /** From the 2 Gold spot up (TE-029). */
  'market-opened': record({ open: { market: crates } }),
  'crew-revealed': record({ open: { row: list(crewCard) } }),
  'captain-card-dealt': record({ open: { pirate, card: captainCard } }),
  /** Hide Out first, then clockwise (TE-026, TE-301). */
  'wheel-laid': record({ open: { pirate, orders: list(order) } }),
  /** By lot (TE-S22). */
  'first-player-drawn': byPirate,
  'navy-placed': record({ open: { pirate, space } }),
  'ship-placed': record({ open: { pirate, space } }),
  'captain-chosen': record({ open: { pirate, captain } }),
  /** The crate to begin with (TE-045). */
  'crate-taken': record({ open: { pirate, crate: booty } }),

  'turn-begun': record({ open: { pirate, round: int } }),
  'captain-moved': record({
    open: { pirate, from: wheelSpace, to: wheelSpace, order, crossed: flag },
  }),
  'space-skipped': record({ open: { pirate, space: wheelSpace, from: assignment } }),
  'deckhand-picked-up': record({ open: { pirate, space: wheelSpace, to: station } }),
  /** `hid`: it lay on a Cove until then. */
  'ship-sailed': record({ open: { pirate, from: space, to: space, hid: flag } }),
  'fair-wind-used': record({ open: { pirate, movement: int } }),
  'calm-water-used': record({ open: { pirate, space } }),
  /** `space`: of the Wheel, where `from` is the Wheel. */
  jostled: record({ open: { pirate, from: post, space: maybe(wheelSpace) } }),
  'jostle-spared': byPirate,
  'order-executed': record({ open: { pirate, order, space } }),
  /** `possible`: it could have been executed. */
  'order-left': record({ open: { pirate, order, possible: flag } }),

  'crates-drawn': record({ open: { pirate, crates } }),
  'crate-loaded': record({ open: { pirate, crate: booty } }),
  'crate-thrown-away': record({ open: { pirate, crate: booty } }),
  /** `crate` was loaded, `out` went back into the bag. */
  'crate-replaced': record({ open: { pirate, crate: booty, out: booty } }),
  'crates-sold': record({ open: { pirate, booty, count: int, gold: int, space } }),
  /** `market`: from the 2 Gold spot up. */
  'market-shifted': record({ open: { booty, market: crates } }),
  'row-replaced': record({ open: { pirate, out: list(crewCard), row: list(crewCard) } }),
  'crew-hired': record({
    open: { pirate, crew: crewCard, discarded: maybe(crewCard), revealed: crewCard },
  }),
  mutinied: record({ open: { pirate, captain } }),
  'token-revealed': record({ open: { pirate, space, token: searchKind } }),
  'token-kept': record({ open: { pirate, token: keptToken } }),
  /** `lost`: beyond the limit. */
  'gold-gained': record({ open: { pirate, gold: int, lost: int } }),
  'gold-paid': record({ open: { pirate, gold: int } }),
  /** `lost`: it already had as many as it may. */
  'sure-fire-gained': record({ open: { pirate, lost: flag } }),

  'attack-begun': record({ open: { pirate, ...target, space } }),
  'dice-rolled': record({ open: { pirate, side, dice } }),
  /** `places` are those of the dice rolled again, `dice` all of them after it. */
  'dice-rerolled': record({ open: { pirate, card: crewCard, places: list(int), dice } }),
  'sure-fire-used': record({ open: { pirate, die: int, from: int, to: int } }),
  'damage-dealt': record({
    open: { pirate, side, matched: int, cannons: int, hits: int, damage: int },
  }),
  'merchant-answered': record({ open: { merchant, damage: int } }),
  'merchant-sunk': record({
    open: { pirate, merchant, card: merchantCard, crate: booty, gold: int, space },
  }),
  'merchant-escaped': record({ open: { pirate, merchant, tied: flag } }),
  'battle-won': record({ open: { pirate, loser: pirate } }),
  'battle-tied': record({ open: { pirate, defender: pirate } }),
  /** `card`: now in the slot. */
  'merchant-card-replaced': record({
    open: { merchant, out: merchantCard, card: merchantCard },
  }),
  'merchant-card-kept': record({ open: { merchant, card: merchantCard } }),
  'merchant-reset': record({ open: { merchant, space, target: port } }),
  'merchant-loaded': record({ open: { merchant, crate: booty } }),
  'legend-gained': record({ open: { pirate, level: int } }),
  'deckhand-gained': record({ open: { pirate, to: station } }),
  'hid-out': record({ open: { pirate, space } }),
  'deckhand-moved': record({
    open: { pirate, from: post, space: maybe(wheelSpace), to: station },
  }),

  /** One of the two cards, and the place of the icon on it. */
  'bonus-taken': record({
    open: { pirate, captain: maybe(captain), crew: maybe(crewCard), place: int },
  }),
  'treasure-buried': record({ open: { pirate, space, cost: int, buried: int } }),
  'special-trade-made': record({ open: { pirate, crates, gold: int, space } }),
  'crate-exchanged': record({ open: { pirate, given: booty, taken: booty } }),
  /** `pirate`: who sailed it. */
  'npc-sailed': record({ open: { pirate, ship: npcShip, from: space, to: space } }),
  /** `delivered` went into the bag, `crate` came out of it. */
  'merchant-arrived': record({
    open: { merchant, space, delivered: booty, crate: booty, target: port },
  }),
  extorted: record({ open: { pirate, deckhands: int } }),
  'navy-attacked': record({ open: { pirate, space, deckhands: int } }),
  /** The Navy came to a ship that hides out (TE-184). */
  'navy-evaded': record({ open: { pirate, space } }),

  'turn-ended': byPirate,
  /** The third Treasure was buried. */
  'end-triggered': byPirate,
  'game-ended': noFields,

  ...SOLO_EVENTS,
};
