import { flag, int, list, maybe, noFields, record, seat } from '@quarterdeck/kernel';
import {
  coordinates,
  deckManeuver,
  face,
  fate,
  hex,
  maneuver,
  region,
  ship,
  targetKind,
  territory,
  victory,
} from '../pack/fields.ts';

const bySeat = record({ open: { seat } });
const bySeatHits = record({ open: { seat, hits: int } });
const ofShip = record({ open: { ship } });
/** Dice as they fell: true is a hit. */
const dice = list(flag);
/** What the roll had to reach; null where the piece cannot be sunk or captured. */
const rolled = record({
  open: { seat, ship, target: hex, dice, hits: int, sink: maybe(int), capture: maybe(int) },
});

/** Facts, in the past tense (TP-297). */
export const EVENTS = {
  /** One roll of a player for the first turn (TP-059, TP-060). */
  'turn-order-rolled': bySeatHits,
  'first-turn-won': bySeat,
  'region-chosen': record({ open: { seat, region } }),
  /** Face up, and back into the deck (TP-074). */
  'coordinates-drawn': record({ open: { seat, cards: list(deckManeuver) } }),
  'destinations-placed': record({ open: { seat, region, coordinates, hexes: list(hex) } }),
  'truce-begun': noFields,

  'turn-begun': record({ open: { seat, number: int } }),
  'ship-moved': record({ open: { ship, seat, from: hex, to: hex } }),
  'destination-explored': record({ open: { ship, seat, hex, face } }),

  'attack-declared': record({
    open: { seat, ship, from: hex, target: hex, kind: targetKind, opponent: maybe(seat) },
  }),
  'attack-called-off': ofShip,
  'attack-rolled': rolled,
  'return-fire-rolled': rolled,
  /** `dice` are the misses rolled once more. */
  'misses-rerolled': record({ open: { seat, maneuver, dice } }),
  'attack-succeeded': record({ open: { seat, ship, target: hex, fate } }),
  /** `answers`: the target returns fire. */
  'attack-failed': record({ open: { seat, ship, target: hex, answers: flag } }),
  'return-fire-succeeded': record({ open: { seat, ship, target: hex } }),
  'return-fire-failed': record({ open: { seat, ship, target: hex } }),
  'engagement-ended': record({ open: { ship, target: hex } }),

  'ship-sunk': record({ open: { ship, seat, hex } }),
  'ship-captured': record({ open: { ship, from: seat, to: seat, hex } }),
  /** A shark, a squid or a privateer. */
  'target-sunk': record({ open: { hex, face } }),
  'privateer-captured': record({ open: { ship, seat, hex } }),
  'territory-captured': record({ open: { territory, seat, from: maybe(seat), hex } }),

  'ship-upgraded': record({ open: { ship, seat, hex, level: int } }),
  'card-drawn': record({ open: { seat }, own: { card: deckManeuver } }),
  'draw-lost': bySeat,
  'deck-renewed': record({ open: { count: int } }),
  /** `seat`: who drew it; null where it was taken from the deck (TP-102, TP-299). */
  'take-no-prisoners-revealed': record({ open: { seat: maybe(seat) } }),
  /** `from`: who had it; null where it lay beside the board. */
  'territory-maneuver-taken': record({ open: { seat, territory, from: maybe(seat) } }),
  'cool-down-moved': record({ open: { territory, drawPhasesLeft: int } }),
  'turn-ended': bySeat,

  /** With all its choices; `opponent` and `play` are those of Spyglass and Countermand. */
  'maneuver-played': record({
    open: {
      seat,
      maneuver,
      ships: list(ship),
      hexes: list(hex),
      opponent: maybe(seat),
      play: maybe(int),
    },
  }),
  'move-extended': record({ open: { ship, hex, hexes: int } }),
  'attack-dice-added': record({ open: { ship, hex, dice: int } }),
  'defense-changed': record({ open: { ship, hex, sink: int, capture: int } }),
  'return-fire-barred': record({ open: { ship, hex } }),
  'hand-seen': record({ open: { seat, opponent: seat }, own: { hand: list(deckManeuver) } }),
  'destinations-seen': record({ open: { seat, hexes: list(hex) }, own: { faces: list(face) } }),
  'squids-exploded': record({ open: { seat, hex, dice, hits: int } }),
  'ship-dragged': record({ open: { ship, seat, from: hex, to: hex } }),
  'maneuver-cancelled': record({ open: { seat, maneuver, play: int } }),
  'card-taken': record({
    open: { seat, opponent: seat },
    told: {
      card: {
        as: deckManeuver,
        to: (here, viewer) => here.seat === viewer || here.opponent === viewer,
      },
    },
  }),
  'save-rolled': record({ open: { seat, ship, hex, dice, hits: int, saved: flag } }),
  'level-lost': record({ open: { ship, hex, level: int } }),
  'capture-pressed': record({ open: { seat, hex } }),
  'magazine-blown': record({ open: { seat, ship, hex, other: ship, otherHex: hex } }),
  'draws-added': record({ open: { seat, count: int } }),

  'gave-up': bySeat,
  'player-eliminated': bySeat,
  'territory-freed': record({ open: { territory } }),
  'hand-discarded': record({ open: { seat, count: int, top: deckManeuver } }),
  /** TP-294 */
  'calm-lasted': record({ open: { turns: int } }),
  'territories-rolled': record({ open: { seat, dice, hits: int } }),
  'card-revealed': record({ open: { seat, card: deckManeuver, level: int } }),
  'game-won': record({ open: { seat, victory } }),
};
