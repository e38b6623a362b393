import { flag, int, list, noFields, record } from '@quarterdeck/kernel';
import {
  merchant,
  merchantCard,
  npcShip,
  pirate,
  reassignment,
  side,
  wheelSpace,
} from '../pack/fields.ts';
import { SOLO_FRAMES } from './solo/frames.ts';

const byPirate = record({ open: { pirate } });
const onWheel = record({ open: { pirate, space: wheelSpace } });
const sailing = record({ open: { pirate, taken: int, winds: int } });
const ofMerchant = record({ open: { merchant } });

/** Every frame that can lie on the stack. A battle and the Bonus Actions have scopes in the state. */
export const FRAMES = {
  'setup/navy': byPirate,
  'setup/ship': byPirate,
  'setup/captain': byPirate,
  'setup/crates': noFields,

  'turn/begin': byPirate,
  /** Step 1 is done, Deckhands included. */
  'turn/sail': noFields,
  'turn/order': noFields,
  'turn/execute': noFields,
  'turn/bonus': noFields,
  'turn/ship-line': noFields,
  'turn/end': noFields,

  'wheel/order': byPirate,
  /** `space`: to be skipped; asked only where several Assignments can give a Deckhand. */
  'wheel/skip-over': onWheel,
  'wheel/skip': onWheel,
  'wheel/pick-up': onWheel,

  /** `taken`: steps of this sail; `winds`: movement that tokens added to it (TE-372). */
  'sail/go': sailing,
  'sail/step': sailing,
  'jostle/suffer': byPirate,
  'jostle/choose': byPirate,

  /** Loads the first of `g.loading`. */
  'hold/load': byPirate,
  'hold/overflow': byPirate,
  'trade/sell': byPirate,
  /** `hired`: a card was taken in this Crew Up. */
  'crew-up/choose': record({ open: { pirate, hired: flag } }),
  /** `ordered`: by the Attack Order. */
  'attack/target': record({ open: { pirate, ordered: flag } }),
  'battle/roll': noFields,
  'battle/reroll': noFields,
  'battle/sure-fire': record({ open: { side } }),
  'battle/defend': noFields,
  'battle/settle': noFields,
  /** A Sure-fire Token for whom the battle brought nothing else. */
  'battle/console': byPirate,
  'battle/end': noFields,

  /** A sunk Merchant is reset: its card, its Port, its crate, Legend (TE-159 to TE-164). */
  'sinking/reset': record({ open: { pirate, merchant } }),
  /** `pirate`: who sank it. */
  'sinking/port': record({ open: { pirate, merchant } }),
  'sinking/crate': ofMerchant,
  /** `card`: with which it was sunk. */
  'sinking/legend': record({ open: { pirate, card: merchantCard } }),
  'legend/gain': byPirate,
  'legend/deckhand': byPirate,

  /** `moved`: Deckhands already moved to Rigging, Cannons and Extort; `extort`: as many stood there. */
  'deckhands/move': record({
    open: { pirate, reassignment, moved: list(int), extort: int },
  }),

  'bonus/choose': noFields,
  'bonus/exchange': noFields,
  'bonus/merchant': record({ open: { distance: int } }),
  'bonus/sail-npc': record({ open: { ship: npcShip, left: int, moved: flag } }),

  'ship-line/merchant': ofMerchant,
  'ship-line/steer-merchant': ofMerchant,
  'ship-line/navy-sails': noFields,
  'ship-line/navy': record({ open: { left: int } }),
  'ship-line/steer-navy': record({ open: { left: int } }),
  'ship-line/navy-arrived': noFields,

  ...SOLO_FRAMES,
};
