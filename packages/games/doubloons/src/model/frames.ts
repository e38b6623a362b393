import { flag, int, list, maybe, noFields, record } from '@quarterdeck/kernel';
import {
  attack,
  card,
  colour,
  item,
  landmark,
  location,
  region,
  relic,
  relicKind,
  ship,
} from '../pack/fields.ts';

const byShip = record({ open: { ship } });
const against = record({ open: { ship, target: ship } });
/** An attack that has damaged these ships, in the order of `g.ships`. */
const struck = record({ open: { ship, targets: list(ship) } });
const counted = record({ open: { ship, left: int } });
/** `location` is null for a landmark that is Exploited: the last one in `g.revealed`. */
const atLandmark = record({ open: { ship, location: maybe(location) } });

/** `left`: places of the card's movement icons that are not executed yet. */
const moves = record({ open: { ship, left: list(int) } });

/** Every frame that can lie on the stack. It names ships; who answers for one is asked then. */
export const FRAMES = {
  'setup/captain': byShip,
  /** `ship`: who chose a captain last (DD-262). */
  'legendary/place': byShip,

  'round/begin': noFields,
  'round/water': byShip,
  'round/draw': noFields,
  'round/program': noFields,
  'round/reveal': record({ open: { slot: int } }),

  'turn/begin': byShip,
  'turn/play': byShip,
  'turn/move': moves,
  'turn/move-on': moves,
  'turn/act': byShip,
  'turn/end': noFields,
  'compass/exchange': byShip,

  'moving/sail': byShip,
  'water/swap': byShip,
  'black-jewel/result': byShip,
  'black-jewel/give': byShip,

  /** `followers`: rivals with a fragment of the chosen type follow (DD-078, DD-177). */
  'advance/begin': record({ open: { ship, followers: flag } }),
  'advance/type': byShip,
  'advance/step': byShip,
  'advance/path': byShip,
  'exploit/begin': byShip,
  'exploit/stack': byShip,
  'exploit/resolver': byShip,
  'exploit/return': noFields,

  'landmark/visit': record({ open: { ship, location } }),
  'landmark/draw': record({ open: { ship, colour, location: maybe(location) } }),
  'landmark/explore': record({ open: { ship, colour, location: maybe(location) } }),
  'landmark/pick': record({ open: { ship, colour, location: maybe(location) } }),
  'landmark/resolve': atLandmark,
  /** `effect`: the place of the next one in the tile's list. */
  'landmark/effect': record({
    open: { ship, landmark, location: maybe(location), effect: int },
  }),
  'landmark/pay': record({ open: { ship, landmark, location: maybe(location), effect: int } }),
  /** Whom the Voodoo Hut sets in motion (DD-171). */
  'landmark/victim': record({ open: { ship, damage: int } }),
  /** `ship` makes `target` move: its own ship, or an enemy's (DD-S56, DD-S57). */
  'landmark/steer': record({
    open: { ship, target: ship, sail: flag, comeAbout: flag, least: int },
  }),
  'landmark/damage': record({ open: { target: ship, damage: int } }),
  'landmark/giver': record({ open: { ship, item, count: int } }),
  'landmark/receiver': record({ open: { ship, giver: ship, item, count: int } }),
  /** `ship` gives a fragment to `target`; which one, it chooses (DD-006). */
  'landmark/hand-fragment': against,
  'landmark/give-fragment': against,
  'landmark/steal-compass': byShip,

  'attack/begin': record({ open: { ship, kind: attack, plus: int } }),
  'attack/aim': record({ open: { ship, plus: int } }),
  'attack/strike': record({ open: { ship, kind: attack, region, damage: int } }),
  'attack/result': struck,
  /** `reroll`: rolled in an action or a duel, so River Merfolk may help (DD-155, DD-249). */
  'die/roll': record({ open: { ship, reroll: flag } }),
  'die/reroll': byShip,
  'board/target': record({ open: { ship, card } }),
  'board/fragment': against,
  'board/jewel': against,

  'legendary/act': noFields,
  'legendary/pillage': noFields,
  'pillage/take': noFields,
  'round-end/treasure': noFields,
  'round-end/redeem': noFields,
  'round-end/clean-up': noFields,
  'scoring/end': noFields,

  'island/advance': byShip,
  'island/beach': byShip,
  'island/arrive': record({ open: { ship, location } }),
  'island/totem': byShip,
  'duel/meet': byShip,
  'duel/choose': byShip,
  'duel/apply': against,
  'duel/totem': against,
  'relics/add': counted,
  'relics/place': record({ open: { ship, relic } }),
  'relics/find-shell': byShip,
  'relics/steal-shell': against,
  'relics/swap': record({ open: { ship, kind: relicKind } }),
};
