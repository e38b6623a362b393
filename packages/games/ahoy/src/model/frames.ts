import { flag, int, list, maybe, noFields, record, seat, word } from '@quarterdeck/kernel';
import { SHIPS } from '../pack/components.ts';
import {
  anchorBonus,
  card,
  direction,
  figure,
  moment,
  region,
  side,
  slot,
  space,
  tile,
} from '../pack/fields.ts';

const bySeat = record({ open: { seat } });
const crewMoment = record({
  open: { moment, seat, figure: maybe(figure), used: list(card) },
});
const dealing = record({ open: { dealer: seat, figure, left: int, dealt: int } });
const mending = record({ open: { seat, left: int, repaired: int } });
const patrols = record({
  open: { seat, left: int, most: int, peaceful: flag, moved: list(figure) },
});

/** Every frame that can lie on the stack. */
export const FRAMES = {
  'setup/squadron': noFields,
  'setup/smuggler': bySeat,
  'setup/union': noFields,

  'round/begin': noFields,
  'turn/begin': bySeat,
  'turn/act': noFields,
  'turn/end': noFields,
  'turn/pass': bySeat,

  /** A die that gold has changed must be placed (AH-054). */
  'dice/place': record({ open: { seat, die: int } }),
  /** A placed die on its way to Cannons (AH-097). */
  /** `from` is null for the last die beside the board (AH-S24). */
  'dice/load': record({ open: { seat, from: maybe(slot) } }),

  /** A move by steps: at least one space, if any step is possible (AH-075). */
  'moving/begin': record({
    open: { figure, by: seat, most: int, bonus: anchorBonus, peaceful: flag, trawling: flag },
  }),
  'moving/step': noFields,
  'moving/go-on': noFields,
  /** A move straight to one of these spaces (AH-076). */
  'moving/jump': record({
    open: { figure, to: list(space), optional: flag, bonus: anchorBonus },
  }),
  'moving/land': record({ open: { to: list(space), optional: flag } }),
  'moving/enter': record({ open: { space } }),
  'moving/terrain': record({ open: { space } }),
  'moving/wreckage': noFields,
  'moving/steer': record({ open: { space } }),
  'moving/carried-off': record({ open: { direction } }),
  'moving/trawl': record({ open: { space } }),
  'moving/shove': record({ open: { seat, figure } }),
  'moving/anchor': noFields,
  'moving/end': noFields,

  'exploring/draw': record({ open: { direction } }),
  'exploring/lay': record({ open: { direction, tile } }),
  /** A tile without a figure that enters it (AH-228). */
  'exploring/add': bySeat,
  'exploring/add-at': record({ open: { seat, tile } }),
  'exploring/add-turned': record({ open: { seat, tile, x: int, y: int } }),

  'anchoring/offer': noFields,
  'anchoring/choose': noFields,
  'anchoring/end': noFields,

  'battle/meet': record({ open: { attacker: figure, space } }),
  'battle/seek': noFields,
  'battle/choose': noFields,
  'battle/begin': record({ open: { defender: figure } }),
  'battle/join': noFields,
  'battle/fire': record({ open: { side } }),
  'battle/roll': noFields,
  'battle/reroll': record({ open: { side } }),
  'battle/compare': noFields,
  'battle/victory': noFields,
  'battle/over': noFields,
  'battle/part': noFields,
  'battle/steal': record({ open: { winner: seat, loser: seat } }),
  'battle/remove-comrade': record({ open: { region } }),
  'battle/place-comrade': record({ open: { region } }),
  /** AH-262 */
  'battle/aim': bySeat,

  'damage/deal': dealing,
  'damage/slot': dealing,
  /** AH-S60: one enemy figure in the region of the seat's Flagship. */
  'damage/target': bySeat,
  'repair/begin': record({ open: { seat, most: int } }),
  'repair/mend': mending,
  'repair/choose': mending,
  'repair/all': record({ open: { seat, famePerDamage: int } }),

  'crew/moment': crewMoment,
  'crew/use': crewMoment,
  'crew/box': record({ open: { seat, from: seat, left: int } }),
  'crew/take': bySeat,
  'crew/comrades-from': bySeat,
  'crew/comrades-to': record({ open: { seat, from: region, count: int } }),

  /** AH-308: any one Market card, cost and suit ignored, or none. */
  'market/free': bySeat,
  'market/recruit-free': bySeat,

  'squadron/patrols': patrols,
  'squadron/order': patrols,
  'squadron/bombard': noFields,
  'squadron/deploy': noFields,
  'squadron/fortify': noFields,
  'squadron/build': noFields,

  'union/inspire': noFields,
  'union/inspire-at': record({ open: { left: int, done: list(region) } }),
  'union/assemble': noFields,
  'union/rally': noFields,
  'union/ship': record({ open: { figure, die: int } }),
  'plans/at-battle': noFields,
  'plans/launch': record({ open: { ship: word(SHIPS) } }),
  'plans/enlist': noFields,
  'plans/enlist-at': record({ open: { region } }),
  'plans/evacuate': noFields,
  'plans/resettle': record({ open: { from: region } }),
  'plans/sneak': noFields,
  'plans/sneak-on': record({ open: { region, left: int } }),
  'plans/sneak-at': record({ open: { region, left: int } }),

  'smugglers/limit': bySeat,
  'smugglers/overboard': bySeat,
  'smugglers/deliver': record({ open: { seat, card } }),
  'smugglers/pledge': record({ open: { seat, card } }),
  'smugglers/negotiate': bySeat,
  /** `crew`: how many the Smuggler had before the first card (AH-219). */
  'smugglers/second': record({ open: { seat, crew: int } }),
  'smugglers/bribe': bySeat,
  'rewards/step': bySeat,
  'rewards/spend': bySeat,

  'scoring/regions': noFields,
  'scoring/check': noFields,
  'scoring/pledges': noFields,
  /** Lies under everything else: where the match ends, also by conceding. */
  'scoring/end': noFields,
  'clean-up/wealth': noFields,
  'clean-up/raise': noFields,
  'clean-up/market': noFields,
  'clean-up/reroll': noFields,
  'clean-up/pass': noFields,
  'clean-up/plans': noFields,
};
