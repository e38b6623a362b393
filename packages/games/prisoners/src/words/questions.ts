import type { Seat } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds, Prisoners } from '../model/state.ts';
import type { Choose } from '../pack/effect-shape.ts';
import type { Fate } from '../pack/fields.ts';
import { hitsOf } from '../rules/dice.ts';
import { moveOf } from '../rules/figures.ts';
import { openEngagement, rollerOf, shipOf } from '../rules/fleet.ts';
import { askedNext } from '../rules/maneuvers/choosing.ts';
import type { ENGLISH } from './english.ts';
import { hits, maneuverName, player, put, shipHex, targetName, targetSubject } from './names.ts';

type Questions = Say<Kinds, typeof ENGLISH>['question'];
type Question = ReturnType<Questions['turn/move']>;

function beforeRoll(g: Prisoners, seat: Seat): Question {
  const e = openEngagement(g);
  const roller = rollerOf(e) ?? e.attackerSeat;
  if (roller === seat) return put(e.roll === 'attack' ? 'ask.own-attack' : 'ask.own-return');
  return put(e.roll === 'attack' ? 'ask.attack' : 'ask.return', { seat: player(roller) });
}

/** "Your ship is being sunk. Play a maneuver?" */
function lossOf(owner: Seat, fate: Fate, seat: Seat): Question {
  const captured = fate === 'captured';
  if (owner === seat) return put(captured ? 'ask.own-captured' : 'ask.own-sunk');
  return put(captured ? 'ask.captured' : 'ask.sunk', { seat: player(owner) });
}

function aftermath(g: Prisoners, seat: Seat): Question {
  const e = openEngagement(g);
  if (e.attackerFate !== 'stays')
    return e.targetFate === 'stays'
      ? lossOf(e.attackerSeat, e.attackerFate, seat)
      : put('ask.both');
  if (e.targetFate === 'stays') return put('ask.neither');
  if (e.targetKind === 'ship' && e.targetSeat !== null)
    return lossOf(e.targetSeat, e.targetFate, seat);
  const target = targetSubject(g, e.target);
  // TP-181: a territory changes hands at once.
  if (e.targetKind === 'territory') return put('ask.territory-captured', { target });
  return put(e.targetFate === 'sunk' ? 'ask.target-sunk' : 'ask.target-captured', { target });
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
  'turn/command': () => put('ask.command'),
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
