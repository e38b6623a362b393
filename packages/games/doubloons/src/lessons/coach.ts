// What each question of Dead Man’s Doubloons is about, and what people usually do.

import type { KeyOf } from '@quarterdeck/kernel/say';
import type { CoachLines } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import type { DOUBLOONS_COACH_EN } from './coach-en.ts';

export type CoachKey = KeyOf<typeof DOUBLOONS_COACH_EN>;

export const COACH_LINES: CoachLines<Kinds, CoachKey> = {
  'setup/captain': { key: 'coach.captain', clauses: ['DD-038', 'DD-041'] },
  'legendary/place': { key: 'coach.legendary', clauses: ['DD-262'] },
  'round/program': { key: 'coach.program', clauses: ['DD-049', 'DD-053'] },
  'turn/move': { key: 'coach.move', clauses: ['DD-057', 'DD-058'] },
  'turn/act': { key: 'coach.act', clauses: ['DD-007', 'DD-064'] },
  'compass/exchange': { key: 'coach.compass', clauses: ['DD-280', 'DD-281'] },
  'water/swap': { key: 'coach.waterSwap', clauses: ['DD-157'] },
  'black-jewel/give': { key: 'coach.blackJewel', clauses: ['DD-248', 'DD-253'] },
  'advance/type': { key: 'coach.type', clauses: ['DD-077', 'DD-078'] },
  'advance/path': { key: 'coach.path', clauses: ['DD-081', 'DD-164'] },
  'exploit/stack': { key: 'coach.exploit', clauses: ['DD-088', 'DD-089'] },
  'exploit/resolver': { key: 'coach.resolver', clauses: ['DD-088'] },
  'landmark/explore': { key: 'coach.explore', clauses: ['DD-236'] },
  'landmark/pick': { key: 'coach.pick', clauses: ['DD-236'] },
  'landmark/pay': { key: 'coach.pay', clauses: ['DD-159', 'DD-228', 'DD-230'] },
  'landmark/victim': { key: 'coach.victim', clauses: ['DD-171'] },
  'landmark/steer': { key: 'coach.steer', clauses: ['DD-169', 'DD-171'] },
  'landmark/giver': { key: 'coach.giver', clauses: ['DD-175'] },
  'landmark/receiver': { key: 'coach.receiver', clauses: ['DD-175', 'DD-194'] },
  'landmark/give-fragment': { key: 'coach.giveFragment', clauses: ['DD-006'] },
  'landmark/steal-compass': { key: 'coach.stealCompass', clauses: ['DD-005'] },
  'attack/aim': { key: 'coach.aim', clauses: ['DD-148'] },
  'die/reroll': { key: 'coach.reroll', clauses: ['DD-155', 'DD-104', 'DD-105'] },
  'board/target': { key: 'coach.target', clauses: ['DD-112'] },
  'board/fragment': { key: 'coach.fragment', clauses: ['DD-116'] },
  'board/jewel': { key: 'coach.jewel', clauses: ['DD-122', 'DD-228'] },
  'island/advance': { key: 'coach.islandAdvance', clauses: ['DD-293'] },
  'island/beach': { key: 'coach.beach', clauses: ['DD-353'] },
  'island/totem': { key: 'coach.totem', clauses: ['DD-300'] },
  'duel/choose': { key: 'coach.duel', clauses: ['DD-304'] },
  'duel/totem': { key: 'coach.duelTotem', clauses: ['DD-308'] },
  'relics/place': { key: 'coach.placeRelic', clauses: ['DD-299'] },
  'relics/find-shell': { key: 'coach.findShell', clauses: ['DD-301'] },
  'relics/steal-shell': { key: 'coach.stealShell', clauses: ['DD-310'] },
  'relics/swap': { key: 'coach.swapRelics', clauses: ['DD-327', 'DD-328'] },
};
