import { unreachable } from '@quarterdeck/kernel';
import type { Message } from '@quarterdeck/kernel/say';
import type { Tinypirates } from '../model/state.ts';
import type { BonusAction } from '../pack/effect-shape.ts';
import type { SpaceId } from '../pack/fields.ts';
import { mapCardAt } from '../rules/geometry/map-cards.ts';
import { bootyName, orderName, put } from './names.ts';

/** What a Bonus Action is called; `space`: where the ship lies, for what burying costs there. */
export function actionName(g: Tinypirates, action: BonusAction, space: SpaceId | null): Message {
  switch (action.kind) {
    case 'bury': {
      const cost = space === null ? null : mapCardAt(g, space).bury;
      return cost === null ? put('action.bury') : put('action.bury-for', { gold: cost });
    }
    case 'plunder':
    case 'trade':
    case 'crewUp':
    case 'search':
    case 'attack':
      return put('plain', { text: orderName(g, action.kind) });
    case 'tradeSpecial':
      return put('action.tradeSpecial', {
        crates: { list: action.give.map((type) => bootyName(g, type)) },
        gold: action.gold,
      });
    case 'gainGold':
      return put('action.gainGold', { gold: action.gold });
    case 'sailNavy':
    case 'sailMerchant':
      return put(`action.${action.kind}`, { count: action.distance });
    case 'exchange':
    case 'reroll':
    case 'reassign':
    case 'sail':
      return put(`action.${action.kind}`);
    default:
      return unreachable(action);
  }
}
