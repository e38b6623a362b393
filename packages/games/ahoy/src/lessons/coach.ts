// What each question of Ahoy is about, and what people usually do.

import type { KeyOf } from '@quarterdeck/kernel/say';
import type { CoachLines } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import type { AHOY_COACH_EN } from './coach-en.ts';
import { factionOf, ownerOf } from './coach-moments.ts';

export type CoachKey = KeyOf<typeof AHOY_COACH_EN>;

export const COACH_LINES: CoachLines<Kinds, CoachKey> = {
  'setup/squadron': { key: 'coach.squadron', clauses: ['AH-026'] },
  'setup/smuggler': { key: 'coach.smuggler', clauses: ['AH-027', 'AH-204'] },
  'turn/act': {
    which: ({ g, seat }) => factionOf(g, seat),
    lines: {
      squadron: { key: 'coach.actSquadron', clauses: ['AH-036', 'AH-233'] },
      union: { key: 'coach.actUnion', clauses: ['AH-036', 'AH-194', 'AH-183'] },
      smuggler: { key: 'coach.actSmuggler', clauses: ['AH-036', 'AH-204', 'AH-206'] },
    },
  },
  'dice/place': { key: 'coach.placeDie', clauses: ['AH-054'] },
  'dice/load': { key: 'coach.loadDie', clauses: ['AH-097', 'AH-098'] },
  'moving/step': { key: 'coach.step', clauses: ['AH-068', 'AH-073'] },
  'moving/land': { key: 'coach.land', clauses: ['AH-063', 'AH-064'] },
  'moving/wreckage': { key: 'coach.wreckage', clauses: ['AH-104', 'AH-267'] },
  'moving/steer': { key: 'coach.ride', clauses: ['AH-092', 'AH-270'] },
  'moving/carried-off': { key: 'coach.carriedOff', clauses: ['AH-092', 'AH-271'] },
  'moving/trawl': { key: 'coach.trawl', clauses: ['AH-274'] },
  'moving/shove': { key: 'coach.shove', clauses: ['AH-248', 'AH-249'] },
  'exploring/lay': { key: 'coach.lay', clauses: ['AH-082', 'AH-084'] },
  'exploring/add-at': { key: 'coach.addAt', clauses: ['AH-228'] },
  'exploring/add-turned': { key: 'coach.addTurned', clauses: ['AH-228', 'AH-084'] },
  'anchoring/choose': { key: 'coach.anchor', clauses: ['AH-072', 'AH-105'] },
  'battle/choose': { key: 'coach.chooseBattle', clauses: ['AH-112'] },
  'battle/fire': { key: 'coach.fire', clauses: ['AH-114', 'AH-118'] },
  'battle/victory': { key: 'coach.victory', clauses: ['AH-117', 'AH-129'] },
  'battle/aim': { key: 'coach.aim', clauses: ['AH-262'] },
  'damage/slot': {
    which: ({ f, g, seat }) => (ownerOf(g, f.figure) === seat ? 'mine' : 'theirs'),
    lines: {
      mine: { key: 'coach.myDamage', clauses: ['AH-132', 'AH-134'] },
      theirs: { key: 'coach.theirDamage', clauses: ['AH-132', 'AH-134'] },
    },
  },
  'damage/target': { key: 'coach.hit', clauses: ['AH-265', 'AH-268'] },
  'repair/choose': { key: 'coach.repair', clauses: ['AH-067'] },
  'crew/use': {
    which: ({ f }) => f.moment,
    lines: {
      beforeBattle: { key: 'coach.useBefore', clauses: ['AH-257'] },
      afterRoll: { key: 'coach.useRoll', clauses: ['AH-260'] },
      afterVictory: { key: 'coach.useWon', clauses: ['AH-250'] },
      cannonsLoaded: { key: 'coach.useLoaded', clauses: ['AH-262'] },
      afterRepair: { key: 'coach.useRepaired', clauses: ['AH-268'] },
      damageDealt: { key: 'coach.useDamaged', clauses: ['AH-248'] },
    },
  },
  'crew/box': { key: 'coach.box', clauses: ['AH-250'] },
  'crew/take': { key: 'coach.take', clauses: ['AH-266'] },
  'crew/comrades-from': { key: 'coach.comradesFrom', clauses: ['AH-251'] },
  'crew/comrades-to': { key: 'coach.comradesTo', clauses: ['AH-251', 'AH-235'] },
  'market/recruit-free': { key: 'coach.free', clauses: ['AH-308'] },
  'squadron/order': { key: 'coach.orderPatrols', clauses: ['AH-171', 'AH-307'] },
  'squadron/deploy': { key: 'coach.deploy', clauses: ['AH-172', 'AH-173'] },
  'squadron/build': { key: 'coach.build', clauses: ['AH-158', 'AH-233'] },
  'union/inspire-at': { key: 'coach.inspire', clauses: ['AH-198', 'AH-235'] },
  'union/ship': { key: 'coach.unionShip', clauses: ['AH-186'] },
  'plans/at-battle': { key: 'coach.atBattle', clauses: ['AH-183', 'AH-286'] },
  'plans/launch': { key: 'coach.launch', clauses: ['AH-185'] },
  'plans/enlist': { key: 'coach.enlist', clauses: ['AH-280'] },
  'plans/enlist-at': { key: 'coach.enlistAt', clauses: ['AH-280'] },
  'plans/evacuate': { key: 'coach.evacuate', clauses: ['AH-281'] },
  'plans/resettle': { key: 'coach.resettle', clauses: ['AH-281', 'AH-235'] },
  'plans/sneak': { key: 'coach.sneak', clauses: ['AH-283'] },
  'plans/sneak-at': { key: 'coach.sneakAt', clauses: ['AH-283'] },
  'smugglers/overboard': { key: 'coach.overboard', clauses: ['AH-205'] },
  'smugglers/pledge': { key: 'coach.pledge', clauses: ['AH-210', 'AH-288'] },
  'smugglers/bribe': { key: 'coach.bribe', clauses: ['AH-219'] },
  'rewards/step': { key: 'coach.reward', clauses: ['AH-209', 'AH-212'] },
  'rewards/spend': { key: 'coach.spend', clauses: ['AH-223'] },
  'clean-up/raise': { key: 'coach.raise', clauses: ['AH-240'] },
  'clean-up/market': { key: 'coach.renew', clauses: ['AH-240'] },
};
