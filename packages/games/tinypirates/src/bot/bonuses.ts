// What the Bonus Actions of Captain and Crew Cards bring, in Gold.

import { at, byId, unreachable } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import type { Order } from '../pack/components.ts';
import type { BonusAction } from '../pack/effect-shape.ts';
import type { CardPrint } from '../pack/printed.ts';
import { attackWorth } from './battle.ts';
import { buryWorth, dealWorth, orderWorth, type Place, saleSpoilt } from './orders.ts';
import type { Scales } from './weights.ts';

/** What a Bonus Action would bring there, with this much more Gold than now. */
function actionWorth(
  g: Tinypirates,
  w: Scales,
  pirate: Pirate,
  action: BonusAction,
  here: Place,
  more: number,
): number {
  switch (action.kind) {
    case 'bury':
      return buryWorth(g, w, pirate, here, more);
    case 'plunder':
    case 'trade':
    case 'crewUp':
    case 'search':
      return w.bonuses.again * orderWorth(g, w, pirate, action.kind, here);
    case 'attack':
      return w.bonuses.again * attackWorth(g, w, pirate.pirate, here.space, false);
    case 'tradeSpecial':
      return dealWorth(g, w, pirate, action, here);
    case 'gainGold':
      return action.gold;
    case 'exchange':
      return pirate.hold.length > 0 ? w.bonuses.exchange : 0;
    case 'reassign':
      return w.bonuses.reassign + w.bonuses.outOfRepair * pirate.deckhands.repair;
    case 'sail':
      return w.bonuses.sail;
    case 'sailNavy':
      return w.bonuses.navyAway;
    case 'sailMerchant':
      return w.bonuses.merchantNearer;
    // It counts among the odds of the attack.
    case 'reroll':
      return 0;
    default:
      return unreachable(action);
  }
}

/** What the Captain Card adds to an Order, Bonus Actions from a place on. */
export const captainWorth = (
  g: Tinypirates,
  w: Scales,
  pirate: Pirate,
  here: Place,
  from: number,
): number =>
  pirate.captain === null
    ? 0
    : cardWorth(g, w, pirate, byId(g.printed.captains, pirate.captain), here, from, 0);

/** What all Bonus Actions of a card bring from a place on, with this much more Gold than now. */
export function cardWorth(
  g: Tinypirates,
  w: Scales,
  pirate: Pirate,
  { actions }: CardPrint,
  here: Place,
  from: number,
  more: number,
): number {
  let worth = 0;
  for (let place = from; place < actions.length; place++)
    worth += actionWorth(g, w, pirate, at(actions, place), here, more);
  return worth;
}

/** The Crew Cards that an Order triggers. */
export function crewFor(g: Tinypirates, { crew }: Pirate, order: Order): readonly CardPrint[] {
  const found: CardPrint[] = [];
  for (const card of crew) {
    const print = byId(g.printed.crew, card);
    if (print.trigger === order) found.push(print);
  }
  return found;
}

/** What these Crew Cards add to an Order; a special trade needs crates that the Order would have sold. */
export function crewWorth(
  g: Tinypirates,
  w: Scales,
  pirate: Pirate,
  order: Order,
  crew: readonly CardPrint[],
  here: Place,
): number {
  let worth = 0;
  for (const { actions } of crew)
    for (const action of actions) {
      const own = actionWorth(g, w, pirate, action, here, 0);
      const spoilt =
        order === 'trade' && action.kind === 'tradeSpecial' && own > 0
          ? saleSpoilt(g, w, pirate, action, here)
          : 0;
      worth += Math.max(0, own - spoilt);
    }
  return worth;
}

/** What is left of step 4. */
export function bonusLeft(g: Tinypirates, w: Scales, pirate: Pirate, here: Place): number {
  if (g.bonus === null) return 0;
  const { captainFrom, crew } = g.bonus;
  let worth = captainFrom === null ? 0 : captainWorth(g, w, pirate, here, captainFrom);
  for (const { card, place } of crew)
    worth += actionWorth(g, w, pirate, at(byId(g.printed.crew, card).actions, place), here, 0);
  return worth;
}
