import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { TurnChoice } from '../model/choices.ts';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { CardId, RegionId, SlotId, SpaceId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { controlOf } from '../rules/control.ts';
import { flagshipRegion } from '../rules/fleet.ts';
import { treasureOf } from '../rules/geometry/map.ts';
import type { ENGLISH } from './english.ts';
import {
  actionText,
  crewText,
  fame,
  gold,
  planText,
  put,
  readyComrades,
  suitName,
} from './names.ts';

type Details = NonNullable<Say<Kinds, typeof ENGLISH>['detail']>;
type Detail = ReturnType<NonNullable<Details['turn/act']>>;

/** What the slot's action does, as its board or card says. */
function slotDetail(g: Ahoy, slot: SlotId): Detail {
  const printed = at(g.printed.slots, slot);
  if (printed.card !== null) return put('detail.text', { text: crewText(g, printed.card) });
  const text = actionText(g, printed);
  return text === undefined ? undefined : put('detail.text', { text });
}

const crewDetail = (g: Ahoy, card: CardId): Detail =>
  put('detail.text', { text: crewText(g, card) });

function deliverDetail(g: Ahoy, seat: Seat): Detail {
  const { fame: gained, wealth: raised } = wordingsOf(g).amounts.delivery;
  const { wealth } = at(g.regions, flagshipRegion(g, seat));
  const most = wordingsOf(g).amounts.dice.wealth.sides;
  return put('detail.deliver', { fame: fame(gained), wealth: Math.min(most, wealth + raised) });
}

function turnDetail(g: Ahoy, choice: TurnChoice, _: unknown, seat: Seat): Detail {
  switch (choice.do) {
    case 'place':
      return slotDetail(g, choice.slot);
    case 'recruit':
    case 'recruit-with':
      return crewDetail(g, choice.card);
    case 'plan':
      return put('detail.text', { text: planText(g, choice.plan) });
    case 'smuggle':
      return put('detail.smuggle', {
        suit: suitName(at(g.printed.cards, choice.card).cargo.deliver),
      });
    case 'deliver':
      return deliverDetail(g, seat);
    default:
      return undefined;
  }
}

function treasureDetail(g: Ahoy, space: SpaceId): Detail {
  const count = treasureOf(g, space);
  return count === 0 ? undefined : put('detail.treasure', { gold: gold(count) });
}

function controlDetail(g: Ahoy, region: RegionId): Detail {
  const { squadron, union } = controlOf(g, region);
  return put('detail.control', { squadron, union, wealth: at(g.regions, region).wealth });
}

type Regional = { readonly do: string; readonly region?: RegionId };

const ofRegion = (g: Ahoy, { region }: Regional): Detail =>
  region === undefined ? undefined : controlDetail(g, region);

/** One sentence on what a choice costs and brings. */
export const details: Details = {
  'turn/act': turnDetail,
  'dice/place': turnDetail,
  'moving/step': (g, choice) => {
    if (choice.do === 'explore') return put('detail.explore', { count: g.tileStack.length });
    return choice.do === 'move' ? treasureDetail(g, choice.space) : undefined;
  },
  'moving/land': (g, choice) =>
    choice.do === 'move' ? treasureDetail(g, choice.space) : undefined,
  'crew/box': (g, { card }) => crewDetail(g, card),
  'crew/take': (g, { card, as }) => (as === 'crew' ? crewDetail(g, card) : undefined),
  'market/recruit-free': (g, choice) =>
    choice.do === 'recruit' ? crewDetail(g, choice.card) : undefined,
  'union/inspire-at': ofRegion,
  'plans/at-battle': (g, { plan }) =>
    put('detail.plan', { text: planText(g, plan), ready: readyComrades(g.union.ready) }),
  'plans/enlist-at': (g, choice) =>
    choice.do === 'recruit' ? crewDetail(g, choice.card) : undefined,
  'plans/launch': ofRegion,
  'plans/evacuate': ofRegion,
  'plans/resettle': ofRegion,
  'plans/sneak': ofRegion,
  'crew/comrades-to': ofRegion,
  'clean-up/raise': ofRegion,
};
