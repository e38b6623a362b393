// What each question of Take No Prisoners is about, and what people usually do.

import type { KeyOf } from '@quarterdeck/kernel/say';
import type { CoachLines } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import type { PRISONERS_COACH_EN } from './coach-en.ts';
import { rollerOf, stageOf } from './coach-moments.ts';

export type CoachKey = KeyOf<typeof PRISONERS_COACH_EN>;

export const COACH_LINES: CoachLines<Kinds, CoachKey> = {
  'setup/region': { key: 'coach.region', clauses: ['TP-071', 'TP-073'] },
  'turn/command': { key: 'coach.command', clauses: ['TP-107', 'TP-109'] },
  'turn/move': { key: 'coach.move', clauses: ['TP-111', 'TP-116'] },
  'turn/sail': { key: 'coach.sail', clauses: ['TP-112', 'TP-114'] },
  'turn/explore': { key: 'coach.explore', clauses: ['TP-120', 'TP-121'] },
  'turn/engage': { key: 'coach.engage', clauses: ['TP-127', 'TP-185'] },
  'engagement/maneuvers': {
    which: ({ g, seat }) => (rollerOf(g) === seat ? 'own' : 'other'),
    lines: {
      own: { key: 'coach.ownRoll', clauses: ['TP-164', 'TP-170'] },
      other: { key: 'coach.otherRoll', clauses: ['TP-164', 'TP-210'] },
    },
  },
  'engagement/fate': { key: 'coach.fate', clauses: ['TP-178', 'TP-025'] },
  'engagement/aftermath': { key: 'coach.aftermath', clauses: ['TP-192', 'TP-196'] },
  'maneuver/choose': {
    which: ({ offers, g, seat }) => stageOf(g, seat, offers),
    lines: {
      own: { key: 'coach.ownShip', clauses: ['TP-208'] },
      enemy: { key: 'coach.enemyShip', clauses: ['TP-208'] },
      hex: { key: 'coach.hex', clauses: ['TP-208'] },
      look: { key: 'coach.look', clauses: ['TP-231', 'TP-232'] },
      play: { key: 'coach.play', clauses: ['TP-246'] },
    },
  },
};
