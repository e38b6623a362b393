import { at, byId } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { BonusChoice, CrewUpChoice } from '../model/choices.ts';
import type { Kinds, Tinypirates } from '../model/state.ts';
import type { BonusAction } from '../pack/effect-shape.ts';
import type { PirateId } from '../pack/fields.ts';
import type { CardPrint } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { captainActions } from '../rules/bonus.ts';
import { isStorm } from '../rules/geometry/map-cards.ts';
import { merchantOf } from '../rules/npc-ships.ts';
import { emptyOnes, wayTo } from '../rules/wheel/wheel.ts';
import type { ENGLISH } from './english.ts';
import { bootyName, captainName, crewName, faces, put } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;
type Details = NonNullable<Words['detail']>;
type Detail = ReturnType<NonNullable<Details['wheel/order']>>;

const cardDetail = ({ symbols }: CardPrint, { text }: { readonly text: string }): Detail =>
  symbols.length === 0
    ? put('detail.text', { text })
    : put('detail.card', { symbols: faces(symbols), text });

/** TE-057, TE-070: what the way to a space of the Wheel costs and brings. */
function wayDetail(g: Tinypirates, pirate: PirateId, stop: number): Detail {
  const mat = at(g.pirates, pirate);
  const way = wayTo(mat, stop);
  const count = emptyOnes(mat, way).length;
  const crosses = way.includes(0);
  if (count === 0) return crosses ? put('detail.crosses') : undefined;
  const skips = put('detail.skips', { count });
  return crosses
    ? put('detail.skips-and-crosses', { skips, crosses: put('detail.crosses') })
    : skips;
}

function crewUpDetail(g: Tinypirates, choice: CrewUpChoice, pirate: PirateId): Detail {
  if (choice.do === 'hire' || choice.do === 'hire-for')
    return cardDetail(byId(g.printed.crew, choice.crew), byId(wordingsOf(g).crew, choice.crew));
  const { captain } = at(g.pirates, pirate);
  if (choice.do !== 'mutiny' || captain === null) return undefined;
  const { back } = byId(g.printed.captains, captain);
  const words = byId(wordingsOf(g).captains, back);
  const card = cardDetail(byId(g.printed.captains, back), words) ?? words.text;
  return put('detail.mutiny', { captain: words.name, card });
}

function actionOf(g: Tinypirates, choice: BonusChoice): BonusAction | undefined {
  if (choice.do === 'end') return undefined;
  return choice.do === 'captain-bonus'
    ? at(captainActions(g, at(g.pirates, g.turn.pirate)), choice.place)
    : at(byId(g.printed.crew, choice.card).actions, choice.place);
}

/** One sentence on what a choice costs and brings. */
export const details: Details = {
  'setup/captain': (g, { captain }) =>
    cardDetail(byId(g.printed.captains, captain), byId(wordingsOf(g).captains, captain)),
  'wheel/order': (g, { stop }, { pirate }) => wayDetail(g, pirate, stop),
  'sail/step': (g, choice) =>
    choice.do === 'to' && isStorm(g, choice.space) ? put('detail.storm') : undefined,
  'crew-up/choose': (g, choice, { pirate }) => crewUpDetail(g, choice, pirate),
  'attack/target': (g, choice) => {
    if (choice.do === 'attack-pirate') return undefined;
    const { card, crate } = merchantOf(g, choice.merchant);
    const { damage, gold } = byId(g.printed.merchantCards, card);
    return crate === null
      ? undefined
      : put('detail.merchant', { damage, gold, booty: bootyName(g, crate) });
  },
  'bonus/choose': (g, choice) => {
    const action = actionOf(g, choice);
    if (action === undefined) return undefined;
    const { text } = wordingsOf(g).bonusActions[action.kind];
    return 'distance' in action
      ? put('detail.distance', { text, count: action.distance })
      : put('detail.text', { text });
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
