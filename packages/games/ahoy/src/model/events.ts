import { flag, int, list, maybe, noFields, record, seat, word } from '@quarterdeck/kernel';
import { ACTIONS, POWERS, VICTORIES } from '../pack/components.ts';
import {
  card,
  direction,
  faction,
  figure,
  plan,
  region,
  reward,
  side,
  slot,
  space,
  tile,
} from '../pack/fields.ts';

const gained = record({ open: { seat, count: int } });
const cardOf = record({ open: { seat, card } });

/** Where a Market card went that a player took from it. */
const USES = ['crew', 'cargo'] as const;

/** Facts, in the past tense. */
export const EVENTS = {
  'faction-taken': record({ open: { seat, faction } }),
  /** The tiles to begin with (AH-016). */
  'map-laid': record({ open: { tiles: list(tile) } }),
  'figure-placed': record({ open: { figure, space } }),
  'round-begun': record({ open: { round: int, first: seat } }),
  'turn-begun': record({ open: { seat, dice: int } }),
  'turn-ended': record({ open: { seat } }),
  'dice-rolled': record({ open: { seat, dice: list(int) } }),
  'die-changed': record({ open: { seat, from: int, to: int, gold: int } }),
  'die-placed': record({ open: { seat, die: int, slot, action: maybe(word(ACTIONS)) } }),
  /** `from` is null where it lay beside the board. */
  'die-moved': record({ open: { seat, die: int, from: maybe(slot), to: slot } }),
  'die-set-aside': record({ open: { seat, die: int } }),

  moved: record({ open: { figure, from: space, to: space } }),
  /** `to` is null where it leads off the map, or nowhere; then it was not carried. */
  carried: record({ open: { figure, direction, to: maybe(space) } }),
  'not-carried': record({ open: { figure, direction } }),
  shoved: record({ open: { figure, by: seat, from: space, to: space } }),
  anchored: record({ open: { figure, space } }),
  'could-not-move': record({ open: { figure } }),
  'tile-drawn': record({ open: { seat, tile } }),
  'region-added': record({ open: { seat, region, tile, x: int, y: int, turn: int } }),
  'wreckage-avoided': record({ open: { figure, card } }),
  'treasure-taken': record({ open: { seat, space, count: int } }),

  'battle-begun': record({ open: { attacker: figure, defender: figure, space } }),
  'battle-ignored': record({ open: { seat, attacker: figure, defender: figure } }),
  'cannons-fired': record({ open: { seat, side, slot, from: int, to: int } }),
  /** What was added to the dice is told by where it came from (AH-114, AH-116). */
  'battle-rolled': record({
    open: {
      seat,
      side,
      dice: list(int),
      cannons: int,
      figures: int,
      crew: int,
      plans: int,
      total: int,
    },
  }),
  'battle-won': record({
    open: { winner: figure, loser: figure, side, winnerTotal: int, loserTotal: int },
  }),
  'victory-chosen': record({ open: { seat, victory: maybe(word(VICTORIES)) } }),
  'gold-stolen': record({ open: { from: seat, to: seat, count: int } }),

  'slot-damaged': record({ open: { seat, by: seat, figure, slot } }),
  'damage-ignored': record({ open: { figure } }),
  'figure-removed': record({ open: { figure, space } }),
  repaired: record({ open: { seat, slot } }),

  'gold-gained': gained,
  'gold-paid': gained,
  'gold-given': record({ open: { from: seat, to: seat, count: int } }),
  'fame-gained': gained,
  'wealth-raised': record({ open: { region, wealth: int } }),

  'crew-used': cardOf,
  recruited: record({ open: { seat, card, gold: int, die: maybe(int) } }),
  'market-refilled': record({ open: { cards: list(card) } }),
  'card-boxed': record({ open: { seat: maybe(seat), card } }),
  'card-taken': record({ open: { seat, from: seat, card, as: word(USES) } }),

  'stronghold-built': record({ open: { figure, space } }),
  'comrades-placed': record({ open: { region, count: int } }),
  'comrades-readied': record({ open: { count: int } }),
  'comrades-removed': record({ open: { region, count: int } }),
  'comrades-moved': record({ open: { from: region, to: region, count: int } }),
  'plan-played': record({ open: { seat, plan } }),
  'plans-drawn': record({ open: { seat, count: int }, own: { plans: list(plan) } }),

  smuggled: cardOf,
  'cargo-dropped': cardOf,
  delivered: record({ open: { seat, card, region } }),
  'reward-reached': record({ open: { seat, from: reward, to: reward } }),
  'reward-taken': record({ open: { seat, reward } }),
  pledged: record({ open: { seat, card, marker: int } }),

  'region-scored': record({
    open: {
      region,
      squadron: int,
      union: int,
      power: maybe(word(POWERS)),
      fame: int,
    },
  }),
  'dice-taken-back': noFields,
  'first-player-passed': record({ open: { seat } }),
  'market-renewed': record({ open: { cards: list(card) } }),
  'pledge-revealed': record({ open: { seat, marker: int, power: word(POWERS), fame: int } }),
  conceded: record({ open: { seat } }),
  'game-ended': record({ open: { round: int, reached: flag } }),
};
