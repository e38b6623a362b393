import type { Seat } from '@quarterdeck/kernel';
import { at, last, unreachable } from '@quarterdeck/kernel';
import type { KeyOf, Detail as Promised, Say } from '@quarterdeck/kernel/say';
import type { TurnChoice } from '../model/choices.ts';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { CardId, RegionId, SlotId, SpaceId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { controlOf } from '../rules/control.ts';
import { goldFor } from '../rules/dice/values.ts';
import { figureOf, flagshipRegion, matOf } from '../rules/fleet.ts';
import { terrainOf, treasureOf } from '../rules/geometry/map.ts';
import type { ENGLISH } from './english.ts';
import { promise } from './measures.ts';
import { actionText, crewText, planText, put, suitName } from './names.ts';

type Details = NonNullable<Say<Kinds, typeof ENGLISH>['detail']>;
type Detail = Promised<KeyOf<typeof ENGLISH>> | undefined;

const printed = (text: string) => put('detail.text', { text });
const crewDetail = (g: Ahoy, card: CardId) => printed(crewText(g, card));

/** What the slot's action does, as its board or card says. */
function slotText(g: Ahoy, slot: SlotId): string | undefined {
  const { card, ...rest } = at(g.printed.slots, slot);
  return card === null ? actionText(g, { card, ...rest }) : crewText(g, card);
}

/** AH-054: what the change of the die costs, and what is done with it then. */
function placeDetail(g: Ahoy, choice: Extract<TurnChoice, { do: 'place' }>, seat: Seat): Detail {
  const price = goldFor(g, seat, choice.die, choice.value);
  const text = slotText(g, choice.slot);
  return [
    ...(price === 0 ? [] : [promise('costs.gold', price, seat, 'die-placed')]),
    ...(text === undefined ? [] : [printed(text)]),
  ];
}

/** AH-208: never above 6. */
function deliverDetail(g: Ahoy, seat: Seat): Detail {
  const { fame, wealth: raised } = wordingsOf(g).amounts.delivery;
  const region = flagshipRegion(g, seat);
  const most = wordingsOf(g).amounts.dice.wealth.sides;
  return [
    promise('brings.fame', fame, seat),
    promise('leads.wealth', Math.min(most, at(g.regions, region).wealth + raised), region),
    put('detail.deliver'),
  ];
}

function turnDetail(g: Ahoy, choice: TurnChoice, _: unknown, seat: Seat): Detail {
  switch (choice.do) {
    case 'place':
      return placeDetail(g, choice, seat);
    case 'change':
      return [promise('costs.gold', 1, seat), promise('has.gold', matOf(g, seat).gold, seat)];
    case 'recruit':
      return [
        promise('costs.gold', at(g.printed.cards, choice.card).gold, seat),
        crewDetail(g, choice.card),
      ];
    case 'recruit-with':
      return crewDetail(g, choice.card);
    case 'plan':
      return printed(planText(g, choice.plan));
    case 'smuggle':
      return put('detail.smuggle', {
        suit: suitName(at(g.printed.cards, choice.card).cargo.deliver),
      });
    case 'deliver':
      return deliverDetail(g, seat);
    case 'use':
    case 'set-aside':
    case 'end-turn':
      return undefined;
    default:
      return unreachable(choice);
  }
}

/** AH-104, AH-157: Wreckage damages a Flagship and takes a Patrol; a ship of the Union it spares. */
function wreckDetail(g: Ahoy, space: SpaceId) {
  if (terrainOf(g, space) !== 'wreckage') return [];
  const { kind } = figureOf(g, last(g.voyages).figure);
  if (kind === 'patrol') return [put('detail.wreckage-patrol')];
  return kind === 'flagship' ? [put('detail.wreckage')] : [];
}

/** What becomes of the figure under way there, and what may be taken. */
function seaDetail(g: Ahoy, space: SpaceId): Detail {
  const gold = treasureOf(g, space);
  return [...wreckDetail(g, space), ...(gold === 0 ? [] : [promise('has.treasure', gold, space)])];
}

function controlDetail(g: Ahoy, region: RegionId) {
  const { squadron, union } = controlOf(g, region);
  return [
    promise('has.squadron', squadron, region),
    promise('has.union', union, region),
    promise('has.wealth', at(g.regions, region).wealth, region),
  ];
}

type Regional = { readonly do: string; readonly region?: RegionId };

const ofRegion = (g: Ahoy, { region }: Regional): Detail =>
  region === undefined ? undefined : controlDetail(g, region);

/** What a choice costs and brings. */
export const details: Details = {
  'turn/act': turnDetail,
  'dice/place': turnDetail,
  'moving/step': (g, choice) => {
    if (choice.do === 'explore')
      return [promise('has.stack', g.tileStack.length), put('detail.explore')];
    return choice.do === 'move' ? seaDetail(g, choice.space) : undefined;
  },
  'moving/land': (g, choice) => (choice.do === 'move' ? seaDetail(g, choice.space) : undefined),
  'crew/box': (g, { card }) => crewDetail(g, card),
  'crew/take': (g, { card, as }) => (as === 'crew' ? crewDetail(g, card) : undefined),
  'market/recruit-free': (g, choice) =>
    choice.do === 'recruit' ? crewDetail(g, choice.card) : undefined,
  'union/inspire-at': (g, choice) =>
    choice.do === 'done'
      ? undefined
      : [promise('brings.comrades', 1, choice.region), ...controlDetail(g, choice.region)],
  'plans/at-battle': (g, { plan }) => [
    printed(planText(g, plan)),
    promise('has.ready', g.union.ready),
  ],
  'plans/enlist-at': (g, choice) =>
    choice.do === 'recruit' ? crewDetail(g, choice.card) : undefined,
  'plans/launch': ofRegion,
  'plans/evacuate': ofRegion,
  'plans/resettle': ofRegion,
  'plans/sneak': ofRegion,
  'crew/comrades-to': ofRegion,
  'rewards/spend': (g, { gold }, { seat }) => [
    promise('costs.gold', gold, seat),
    promise(
      'brings.fame',
      gold * wordingsOf(g).rewards.kinds['spend-gold'].effect.famePerGold,
      seat,
    ),
  ],
  'clean-up/raise': (g, { region }) => [
    promise(
      'leads.wealth',
      at(g.regions, region).wealth + wordingsOf(g).amounts.twoPlayers.wealth,
      region,
    ),
    ...controlDetail(g, region),
  ],
};
