import type { Say, Seat } from '@quarterdeck/kernel';
import { hitsOf } from '../dice.ts';
import type { Choose } from '../effect-shape.ts';
import { moveOf } from '../figures.ts';
import { openEngagement, rollerOf, shipOf } from '../fleet.ts';
import { askedNext } from '../maneuvers/choosing.ts';
import { comingDice } from '../maneuvers/coming-roll.ts';
import { playsLeft } from '../maneuvers/offering.ts';
import type { Kinds, Prisoners } from '../state.ts';
import type { ENGLISH } from './english.ts';
import {
  dice,
  hits,
  maneuverName,
  player,
  put,
  shipHex,
  targetName,
  targetSubject,
} from './names.ts';

type Questions = Say<Kinds, typeof ENGLISH>['question'];
type Question = ReturnType<Questions['turn/move']>;

function beforeRoll(g: Prisoners, seat: Seat): Question {
  const e = openEngagement(g);
  const left = playsLeft(g, seat);
  const roller = rollerOf(e) ?? e.attackerSeat;
  const rolled = dice(comingDice(g));
  if (e.roll === 'return')
    return roller === seat
      ? put('ask.engagement-own-return', { dice: rolled, left })
      : put('ask.engagement-return', { seat: player(roller), dice: rolled, left });
  const target = targetName(g, e.target);
  return roller === seat
    ? put('ask.engagement-own', { target, dice: rolled, left })
    : put('ask.engagement-attack', { seat: player(roller), target, dice: rolled, left });
}

function aftermath(g: Prisoners, seat: Seat): Question {
  const { attackerFate, targetFate, target, attacker } = openEngagement(g);
  const left = playsLeft(g, seat);
  if (attackerFate !== 'stays' && targetFate !== 'stays')
    return put('ask.aftermath-both', { left });
  if (attackerFate !== 'stays')
    return put('ask.aftermath-attacker', { hex: shipHex(g, attacker), left });
  if (targetFate === 'stays') return put('ask.aftermath-neither', { left });
  const words = { target: targetSubject(g, target), left };
  return put(targetFate === 'sunk' ? 'ask.aftermath-sunk' : 'ask.aftermath-captured', words);
}

const CHOOSING = {
  ownShip: 'ask.own-ship',
  ownShips: 'ask.own-ship',
  enemyShip: 'ask.enemy-ship',
  adjacentEnemyShip: 'ask.enemy-ship',
  reachableHex: 'ask.reachable-hex',
  unoccupiedHex: 'ask.open-hex',
  handOrDestinations: 'ask.look',
  playedManeuver: 'ask.played',
} as const satisfies Record<Choose['kind'], string>;

export const questions: Questions = {
  'setup/region': () => put('ask.region'),
  'turn/command': (g, _, seat) => put('ask.command', { left: playsLeft(g, seat) }),
  'turn/move': () => put('ask.move'),
  'turn/sail': (g, { ship }) =>
    put('ask.sail', { hex: shipHex(g, ship), most: moveOf(g, shipOf(g, ship)) }),
  'turn/explore': () => put('ask.explore'),
  'turn/engage': () => put('ask.engage'),
  'engagement/maneuvers': (g, _, seat) => beforeRoll(g, seat),
  'engagement/fate': (g) => {
    const { attackRoll, target } = openEngagement(g);
    return put('ask.fate', { hits: hits(hitsOf(attackRoll)), target: targetName(g, target) });
  },
  'engagement/aftermath': (g, _, seat) => aftermath(g, seat),
  'maneuver/choose': (g, chosen) => {
    const maneuver = maneuverName(g, chosen.maneuver);
    const { kind } = askedNext(g, chosen);
    if (kind === 'ownShips' && chosen.ships.length > 0)
      return put('ask.another-ship', { maneuver });
    if (kind === 'handOrDestinations' && chosen.hexes.length > 0)
      return put('ask.look-more', { maneuver });
    return put(CHOOSING[kind], { maneuver });
  },
};
