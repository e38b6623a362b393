import { at, byId } from '@quarterdeck/kernel';
import type { KeyOf, Part, Detail as Promised, Say } from '@quarterdeck/kernel/say';
import type { BonusChoice, CrewUpChoice } from '../model/choices.ts';
import type { Kinds, Tinypirates } from '../model/state.ts';
import type { Merchant, Order } from '../pack/components.ts';
import type { BonusAction } from '../pack/effect-shape.ts';
import type { PirateId, SpaceId } from '../pack/fields.ts';
import type { CardPrint } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { captainActions } from '../rules/bonus.ts';
import { shipAt } from '../rules/fleet.ts';
import { isStorm, mapCardAt } from '../rules/geometry/map-cards.ts';
import { merchantOf } from '../rules/npc-ships.ts';
import { movementOf } from '../rules/sailing.ts';
import { marketValue } from '../rules/trading.ts';
import { emptyOnes, wayTo } from '../rules/wheel/wheel.ts';
import type { ENGLISH } from './english.ts';
import { promise } from './measures.ts';
import { bootyName, captainName, crewName, faces, put } from './names.ts';
import { nearestFor } from './order-places.ts';

type Words = Say<Kinds, typeof ENGLISH>;
type Details = NonNullable<Words['detail']>;
type Detail = Promised<KeyOf<typeof ENGLISH>> | undefined;
type OrderPart = Part<KeyOf<typeof ENGLISH>>;

const cardDetail = ({ symbols }: CardPrint, { text }: { readonly text: string }) =>
  symbols.length === 0
    ? put('detail.text', { text })
    : put('detail.card', { symbols: faces(symbols), text });

/** TE-113 */
function marketText(g: Tinypirates, space: SpaceId): readonly OrderPart[] {
  const { market } = mapCardAt(g, space);
  return market === null ? [] : [promise('has.crateGold', marketValue(g, market), space)];
}

/** What a Market pays and how much a Settlement has, for the Orders that are about them. */
function placeText(g: Tinypirates, order: Order, space: SpaceId): readonly OrderPart[] {
  if (order === 'trade') return marketText(g, space);
  return order === 'plunder'
    ? [promise('has.settlement', mapCardAt(g, space).settlement, space)]
    : [];
}

/** TE-104: whether there is something to do for an Order where the ship lies, or where there is. */
function orderText(g: Tinypirates, pirate: PirateId, stop: number): readonly OrderPart[] {
  const order = at(at(g.pirates, pirate).orders, stop);
  if (order === 'crewUp') return [];
  const near = nearestFor(g, pirate, order);
  if (near === null) return [promise(`has.here.${order}`, 0, stop)];
  const [space, steps] = near;
  if (steps === 0)
    return [promise(`has.here.${order}.now`, 1, stop), ...placeText(g, order, space)];
  const sails = movementOf(g, pirate);
  return [
    promise(`has.near.${order}`, near, stop),
    ...placeText(g, order, space),
    ...(steps > sails ? [promise('has.sails', sails, pirate)] : []),
  ];
}

/** TE-057, TE-070: what the way to a space of the Wheel costs and brings. */
function wayDetail(g: Tinypirates, pirate: PirateId, stop: number): Detail {
  const mat = at(g.pirates, pirate);
  const way = wayTo(mat, stop);
  const skips = emptyOnes(mat, way).length;
  return [
    ...orderText(g, pirate, stop),
    ...(skips === 0 ? [] : [promise('has.skips', skips, stop)]),
    ...(way.includes(0) ? [promise('tells.crossing', 1)] : []),
  ];
}

/** TE-006: what does not fit into the chest is lost. */
const goldFor = (g: Tinypirates, pirate: PirateId, gold: number) =>
  promise(
    'brings.gold',
    Math.min(gold, g.printed.limits.gold - at(g.pirates, pirate).gold),
    pirate,
  );

/** TE-113 */
function sellDetail(g: Tinypirates, count: number, pirate: PirateId): Detail {
  const { market } = mapCardAt(g, shipAt(g, pirate));
  if (market === null) return undefined;
  return [
    promise('costs.crates', count, pirate),
    goldFor(g, pirate, count * marketValue(g, market)),
  ];
}

function merchantDetail(g: Tinypirates, merchant: Merchant): Detail {
  const { card, crate } = merchantOf(g, merchant);
  const { damage, gold } = byId(g.printed.merchantCards, card);
  return [
    promise('has.damage', damage, merchant),
    promise('has.pay', gold, merchant),
    ...(crate === null ? [] : [put('detail.crate', { booty: bootyName(g, crate) })]),
  ];
}

function crewUpDetail(g: Tinypirates, choice: CrewUpChoice, pirate: PirateId): Detail {
  if (choice.do === 'new-row')
    return promise('costs.gold', g.printed.limits.crewRowRefreshCost, pirate);
  if (choice.do === 'hire' || choice.do === 'hire-for')
    return cardDetail(byId(g.printed.crew, choice.crew), byId(wordingsOf(g).crew, choice.crew));
  const { captain } = at(g.pirates, pirate);
  if (choice.do !== 'mutiny' || captain === null) return undefined;
  const { back } = byId(g.printed.captains, captain);
  const words = byId(wordingsOf(g).captains, back);
  const card = cardDetail(byId(g.printed.captains, back), words);
  return put('detail.mutiny', { captain: words.name, card });
}

function actionOf(g: Tinypirates, choice: BonusChoice): BonusAction | undefined {
  if (choice.do === 'end') return undefined;
  return choice.do === 'captain-bonus'
    ? at(captainActions(g, at(g.pirates, g.turn.pirate)), choice.place)
    : at(byId(g.printed.crew, choice.card).actions, choice.place);
}

/** What a choice costs and brings. */
export const details: Details = {
  'setup/captain': (g, { captain }) =>
    cardDetail(byId(g.printed.captains, captain), byId(wordingsOf(g).captains, captain)),
  'wheel/order': (g, { stop }, { pirate }) => wayDetail(g, pirate, stop),
  'sail/step': (g, choice) =>
    choice.do === 'to' && isStorm(g, choice.space) ? put('detail.storm') : undefined,
  'crew-up/choose': (g, choice, { pirate }) => crewUpDetail(g, choice, pirate),
  'trade/sell': (g, { count }, { pirate }) => sellDetail(g, count, pirate),
  'attack/target': (g, choice) =>
    choice.do === 'attack-pirate' ? undefined : merchantDetail(g, choice.merchant),
  'bonus/choose': (g, choice) => {
    const action = actionOf(g, choice);
    if (action === undefined) return undefined;
    return action.kind === 'gainGold'
      ? goldFor(g, g.turn.pirate, action.gold)
      : put('detail.text', { text: wordingsOf(g).bonusActions[action.kind].text });
  },
};

/** The headings over choices that belong together. */
export const groups: NonNullable<Words['group']> = {
  'crew-up/choose': (g, choice) =>
    choice.do === 'hire-for'
      ? { title: put('group.card', { card: crewName(g, choice.crew) }) }
      : undefined,
  'bonus/choose': (g, choice) => {
    if (choice.do === 'crew-bonus')
      return { title: put('group.card', { card: crewName(g, choice.card) }) };
    const { captain } = at(g.pirates, g.turn.pirate);
    return choice.do === 'captain-bonus' && captain !== null
      ? { title: put('group.card', { card: captainName(g, captain) }) }
      : undefined;
  },
};
