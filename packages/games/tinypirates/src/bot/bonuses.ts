// What the Bonus Actions of Captain and Crew Cards bring, in Gold.

import { at, byId, unreachable } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import type { Order } from '../pack/components.ts';
import type { BonusAction } from '../pack/effect-shape.ts';
import type { SpaceId } from '../pack/fields.ts';
import { buryWorth, dealWorth, orderWorth, saleSpoilt } from './orders.ts';

/** An Order once more, as a Bonus Action. */
const SECOND = 0.6;
const EXCHANGE = 0.4;
const SAIL = 0.5;
const NAVY_AWAY = 0.3;
const MERCHANT_NEARER = 0.15;
const REASSIGN = 0.1;
const OUT_OF_REPAIR = 0.8;

/** What a Bonus Action would bring there, with this much more Gold than now. */
function actionWorth(
  g: Tinypirates,
  pirate: Pirate,
  action: BonusAction,
  space: SpaceId,
  more: number,
): number {
  switch (action.kind) {
    case 'bury':
      return buryWorth(g, pirate, space, more);
    case 'plunder':
    case 'trade':
    case 'crewUp':
    case 'search':
    case 'attack':
      return SECOND * orderWorth(g, pirate, action.kind, space);
    case 'tradeSpecial':
      return dealWorth(g, pirate, action, space);
    case 'gainGold':
      return action.gold;
    case 'exchange':
      return pirate.hold.length > 0 ? EXCHANGE : 0;
    case 'reassign':
      return REASSIGN + OUT_OF_REPAIR * pirate.deckhands.repair;
    case 'sail':
      return SAIL;
    case 'sailNavy':
      return NAVY_AWAY;
    case 'sailMerchant':
      return MERCHANT_NEARER;
    case 'reroll':
      return 0;
    default:
      return unreachable(action);
  }
}

/** What the Captain Card adds to an Order, Bonus Actions from a place on. */
export function captainWorth(
  g: Tinypirates,
  pirate: Pirate,
  space: SpaceId,
  from: number,
  more: number,
): number {
  if (pirate.captain === null) return 0;
  const { actions } = byId(g.printed.captains, pirate.captain);
  let worth = 0;
  for (let place = from; place < actions.length; place++)
    worth += actionWorth(g, pirate, at(actions, place), space, more);
  return worth;
}

/** What the Crew adds to an Order; a special trade needs crates that the Order would have sold. */
export function crewWorth(g: Tinypirates, pirate: Pirate, order: Order, space: SpaceId): number {
  let worth = 0;
  for (const card of pirate.crew) {
    const { trigger, actions } = byId(g.printed.crew, card);
    if (trigger !== order) continue;
    for (const action of actions) {
      const own = actionWorth(g, pirate, action, space, 0);
      const spoilt =
        order === 'trade' && action.kind === 'tradeSpecial' && own > 0
          ? saleSpoilt(g, pirate, action, space)
          : 0;
      worth += Math.max(0, own - spoilt);
    }
  }
  return worth;
}

/** What is left of step 4. */
export function bonusLeft(g: Tinypirates, pirate: Pirate, space: SpaceId): number {
  if (g.bonus === null) return 0;
  const { captainFrom, crew } = g.bonus;
  let worth = captainFrom === null ? 0 : captainWorth(g, pirate, space, captainFrom, 0);
  for (const { card, place } of crew)
    worth += actionWorth(g, pirate, at(byId(g.printed.crew, card).actions, place), space, 0);
  return worth;
}
