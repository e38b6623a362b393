import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Message, Say } from '@quarterdeck/kernel/say';
import type { Doubloons, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { isLegendary, regionOf, shipOf } from '../rules/fleet.ts';
import { effectsOf } from '../rules/landmarks/effects.ts';
import type { ENGLISH } from './english.ts';
import {
  doubloons,
  isOwn,
  landmarkName,
  pirate,
  put,
  relicName,
  tileAt,
  waterName,
} from './names.ts';

type Questions = Say<Kinds, typeof ENGLISH>['question'];
type Question = ReturnType<Questions['turn/act']>;

/** The name of the ability at work. */
function abilityName(g: Doubloons, ship: ShipId): string {
  const { captain } = shipOf(g, ship);
  return captain === null ? '' : wordingsOf(g).captains[captain].ability.name;
}

function revealedName(g: Doubloons): string {
  const landmark = g.revealed.at(-1) ?? null;
  return landmark === null ? '' : landmarkName(g, landmark);
}

/** The tile that `ship` resolves: what it has Exploited, or what lies where its captain stands. */
function resolvedName(g: Doubloons, ship: ShipId): string {
  const { location } = shipOf(g, ship);
  const landmark =
    g.revealed.at(-1) ?? (location === null ? null : at(g.places, location).landmark);
  return landmark === null ? '' : landmarkName(g, landmark);
}

const itemName = (item: 'doubloon' | 'mapFragment' | 'crew'): Message => put(`item.${item}`);

function steerQuestion(g: Doubloons, target: ShipId, seat: Seat): Question {
  if (isOwn(g, target, seat)) return put('ask.steer-own');
  return isLegendary(shipOf(g, target))
    ? put('ask.steer-legendary')
    : put('ask.steer', { pirate: pirate(g, target) });
}

export const questions: Questions = {
  'setup/captain': () => put('ask.captain'),
  'legendary/place': () => put('ask.legendary'),
  'round/program': () => put('ask.program'),
  'turn/move': () => put('ask.move'),
  'turn/act': () => put('ask.act'),
  'compass/exchange': () => put('ask.exchange'),
  'water/swap': (g, { ship }) =>
    put('ask.swap', { tile: waterName(g, tileAt(g, regionOf(shipOf(g, ship)))) }),
  'black-jewel/give': () => put('ask.give-jewel'),
  'advance/type': () => put('ask.advance'),
  'advance/path': () => put('ask.path'),
  'exploit/stack': () => put('ask.exploit'),
  'exploit/resolver': (g) => put('ask.resolver', { landmark: revealedName(g) }),
  'landmark/explore': (g, { ship }) => put('ask.explore', { ability: abilityName(g, ship) }),
  'landmark/pick': () => put('ask.keep'),
  'landmark/pay': (g, { landmark, effect }) => {
    const cost = at(effectsOf(g, landmark), effect);
    const price = cost.op === 'pay' ? cost.doubloons : 0;
    return put('ask.pay', { landmark: landmarkName(g, landmark), doubloons: doubloons(price) });
  },
  'landmark/victim': (_, { damage }) => put('ask.victim', { count: damage }),
  'landmark/steer': (g, { target }, seat) => steerQuestion(g, target, seat),
  'landmark/giver': (g, { ship, item, count }) =>
    put('ask.giver', { landmark: resolvedName(g, ship), item: itemName(item), count }),
  'landmark/receiver': (g, { ship, giver, item, count }, seat) => {
    const gift = { landmark: resolvedName(g, ship), item: itemName(item), count };
    return isOwn(g, giver, seat)
      ? put('ask.receiver', gift)
      : put('ask.receiver-legendary', { ...gift, pirate: pirate(g, giver) });
  },
  'landmark/give-fragment': (g, { ship, target }, seat) =>
    isOwn(g, ship, seat)
      ? put('ask.give', { pirate: pirate(g, target) })
      : put('ask.give-legendary', { pirate: pirate(g, target) }),
  'landmark/steal-compass': () => put('ask.steal-compass'),
  'attack/aim': () => put('ask.aim'),
  'die/reroll': (g) => put('ask.reroll', { face: put(`face.${g.die ?? 'crew'}`) }),
  'board/target': () => put('ask.board'),
  'board/fragment': (g, { target }) => put('ask.fragment', { pirate: pirate(g, target) }),
  'board/jewel': (g, { target }) => put('ask.jewel', { pirate: pirate(g, target) }),
  'island/advance': () => put('ask.go'),
  'island/beach': () => put('ask.beach'),
  'island/totem': () => put('ask.totem'),
  'duel/choose': () => put('ask.duel'),
  'duel/totem': (g, { target }) => put('ask.steal-totem', { pirate: pirate(g, target) }),
  'relics/place': (g, { relic }) => put('ask.place', { relic: relicName(g, relic) }),
  'relics/find-shell': () => put('ask.shell'),
  'relics/steal-shell': (g, { ship, target }, seat) =>
    isOwn(g, ship, seat)
      ? put('ask.steal-shell', { pirate: pirate(g, target) })
      : put('ask.steal-shell-legendary', { pirate: pirate(g, target) }),
  'relics/swap': (_, { kind }) => put('ask.swap-relics', { kind: put(`kind.${kind}`) }),
};
