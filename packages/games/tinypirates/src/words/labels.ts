import { at, byId, unreachable } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { BonusChoice, CrewUpChoice, MoveDeckhand } from '../model/choices.ts';
import type { Kinds, Tinypirates } from '../model/state.ts';
import type { Post } from '../pack/fields.ts';
import { captainActions } from '../rules/bonus.ts';
import { orderOf, shipAt } from '../rules/fleet.ts';
import { mapCardAt } from '../rules/geometry/map-cards.ts';
import { portAt } from '../rules/geometry/sea.ts';
import { marketValue } from '../rules/trading.ts';
import { actionName } from './actions.ts';
import type { ENGLISH } from './english.ts';
import {
  assignmentName,
  bootyName,
  captainName,
  crewName,
  dieName,
  merchantName,
  orderName,
  placeName,
  put,
  shipName,
  wheelName,
  whom,
} from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;
type Label = ReturnType<Words['choice']['wheel/order']>;

export const postName = (g: Tinypirates, post: Post): string =>
  post === 'wheel' ? '' : assignmentName(g, post);

function crewUpLabel(g: Tinypirates, choice: CrewUpChoice): Label {
  switch (choice.do) {
    case 'new-row':
      return put('do.new-row', { gold: g.printed.limits.crewRowRefreshCost });
    case 'hire':
      return put('do.hire', { crew: crewName(g, choice.crew) });
    case 'hire-for':
      return put('do.hire-for', {
        crew: crewName(g, choice.crew),
        discard: crewName(g, choice.discard),
      });
    case 'mutiny':
      return put('do.mutiny');
    case 'done':
      return put('do.done');
    default:
      return unreachable(choice);
  }
}

function moveLabel(
  g: Tinypirates,
  choice: MoveDeckhand | { readonly do: 'done' },
  pirate: Kinds['frames']['deckhands/move']['pirate'],
): Label {
  if (choice.do === 'done') return put('do.done');
  const to = assignmentName(g, choice.to);
  return choice.space === null
    ? put('do.move', { from: postName(g, choice.from), to })
    : put('do.move-wheel', { order: wheelName(g, pirate, choice.space), to });
}

function bonusLabel(g: Tinypirates, choice: BonusChoice): Label {
  if (choice.do === 'end') return put('do.end');
  const { pirate } = g.turn;
  const space = shipAt(g, pirate);
  if (choice.do === 'captain-bonus') {
    const action = at(captainActions(g, at(g.pirates, pirate)), choice.place);
    return put('do.bonus', { action: actionName(g, action, space) });
  }
  const { actions } = byId(g.printed.crew, choice.card);
  const action = actionName(g, at(actions, choice.place), space);
  return put('do.bonus-crew', { action, crew: crewName(g, choice.card) });
}

function sellLabel(
  g: Tinypirates,
  { count }: Kinds['choices']['trade/sell'],
  { pirate }: Kinds['frames']['trade/sell'],
): Label {
  const { market } = mapCardAt(g, shipAt(g, pirate));
  const each = market === null ? 0 : marketValue(g, market);
  return put('do.sell', { count, gold: count * each });
}

export function diceOf(g: Tinypirates, side: 'attack' | 'defence'): readonly number[] {
  if (g.battle === null) throw new Error('labels: there is no battle');
  return side === 'attack' ? g.battle.attackDice : g.battle.defenceDice;
}

/** The words on the buttons. */
export const labels: Words['choice'] = {
  'setup/navy': (g, { space }) => put('do.place', { place: placeName(g, space) }),
  'setup/ship': (g, { space }) => put('do.place', { place: placeName(g, space) }),
  'setup/captain': (g, { captain }) => put('do.captain', { captain: captainName(g, captain) }),

  'wheel/order': (g, { stop }, { pirate }) =>
    put('do.order', { order: wheelName(g, pirate, stop) }),
  'wheel/skip': (g, { from }) => put('do.skip', { from: assignmentName(g, from) }),
  'wheel/pick-up': (g, { to }) => put('do.pick-up', { to: assignmentName(g, to) }),
  'sail/step': (g, choice) => {
    if (choice.do === 'stop') return put('do.stop');
    if (choice.do === 'fair-wind') return put('do.fair-wind');
    return put(choice.do === 'to' ? 'do.sail' : 'do.sail-calm', {
      place: placeName(g, choice.space),
    });
  },
  'jostle/choose': (g, { from, space }, { pirate }) =>
    space === null
      ? put('do.jostle', { from: postName(g, from) })
      : put('do.jostle-wheel', { order: wheelName(g, pirate, space) }),
  'turn/execute': (g, choice) => {
    if (choice.do === 'leave') return put('do.leave');
    return put('do.order', { order: orderName(g, orderOf(g, g.turn.pirate)) });
  },

  'hold/overflow': (g, choice) =>
    choice.do === 'throw-away'
      ? put('do.throw-away', { booty: bootyName(g, at(g.loading, 0)) })
      : put('do.replace', { booty: bootyName(g, choice.crate) }),
  'trade/sell': sellLabel,
  'crew-up/choose': crewUpLabel,
  'attack/target': (g, choice) =>
    put('do.attack', {
      whom:
        choice.do === 'attack-merchant' ? merchantName(choice.merchant) : whom(g, choice.target),
    }),
  'battle/reroll': (g, choice) => {
    if (choice.do === 'keep') return put('do.keep');
    const dice = diceOf(g, 'attack');
    return put('do.reroll', {
      dice: { list: choice.dice.map((place) => dieName(dice, place)) },
      crew: crewName(g, choice.card),
    });
  },
  'battle/sure-fire': (g, choice, { side }) =>
    choice.do === 'keep'
      ? put('do.keep')
      : put('do.sure-fire', { die: dieName(diceOf(g, side), choice.die), face: choice.face }),
  'sinking/port': (g, { port }) => put('do.port', { place: placeName(g, portAt(g, port)) }),
  'legend/deckhand': (g, { to }) => put('do.put', { to: assignmentName(g, to) }),
  'deckhands/move': (g, choice, { pirate }) => moveLabel(g, choice, pirate),

  'bonus/choose': bonusLabel,
  'bonus/exchange': (g, { give, take }) =>
    put('do.exchange', { give: bootyName(g, give), take: bootyName(g, take) }),
  'bonus/merchant': (_, { merchant }) =>
    put('do.sail-merchant', { merchant: merchantName(merchant) }),
  'bonus/sail-npc': (g, choice, { ship }) =>
    choice.do === 'stop'
      ? put('do.stop')
      : put('do.sail-npc', { ship: shipName(ship), place: placeName(g, choice.space) }),
  'ship-line/steer-merchant': (g, { space }, { merchant }) =>
    put('do.sail-npc', { ship: merchantName(merchant), place: placeName(g, space) }),
  'ship-line/steer-navy': (g, { space }) =>
    put('do.sail-npc', { ship: shipName('navy'), place: placeName(g, space) }),

  'solo/cove': (g, { space }) => put('do.place', { place: placeName(g, space) }),
  // TE-341: it pays all that it has, whatever the site costs.
  'solo/bury-site': (g, { space }) => put('do.place', { place: placeName(g, space) }),
};

/** The words on a whole kind of choices that is denied. */
export const kinds: NonNullable<Words['kind']> = {
  'sail/step': { 'fair-wind': put('do.fair-wind'), stop: put('do.stop') },
  'turn/execute': { leave: put('do.leave') },
  'crew-up/choose': {
    'new-row': put('do.new-row-one'),
    hire: put('do.hire-one'),
    'hire-for': put('do.hire-for-one'),
    mutiny: put('do.mutiny'),
  },
  'attack/target': {
    'attack-merchant': put('do.attack-merchant'),
    'attack-pirate': put('do.attack-pirate'),
  },
  'battle/reroll': { reroll: put('do.reroll-one') },
  'battle/sure-fire': { 'sure-fire': put('do.sure-fire-one') },
  'deckhands/move': { move: put('do.move-one') },
  'bonus/sail-npc': { stop: put('do.stop') },
};
