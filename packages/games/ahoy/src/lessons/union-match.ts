import type { Lesson } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { cell, knownMap } from './exercise.ts';
import type { Key } from './figures.ts';
import { FIGURES, market, plans, squadronMat, unionMat } from './pieces.ts';
import { ANSWERING } from './union-answer-steps.ts';
import { ASHORE, UNION_LEARNER } from './union-ashore-steps.ts';

/** How many of Old Salt's dice are spent already. */
const SPENT = [1, 1, 1] as const;

/** "Comrades ashore": place Comrades, keep others ready, play a plan, break ties. */
export const UNION_MATCH: Lesson<Kinds, Key> = {
  id: 'union',
  kind: 'short',
  title: 'union.title',
  about: 'union.about',
  learner: UNION_LEARNER,
  names: ['Old Salt', ''],
  start: {
    seats: 2,
    patch: {
      round: 3,
      first: UNION_LEARNER,
      ...knownMap({ wealth: { fish: 2, parrot: 3 } }),
      ...market(
        ['emissary', 'mystic', 'diver'],
        ['aeronauts', 'gunner', 'fighters', 'naive-noble', 'sailor', 'pilot'],
      ),
      ...plans(['sneak-attack-1', 'weapon-cache-1'], 6),
      mats: {
        0: { ...squadronMat({ dice: [2, 2] }), setAside: [...SPENT] },
        1: unionMat({ dice: [2, 3, 1, 6], gold: 0 }),
      },
      figures: {
        [FIGURES.squadron]: { space: cell(4, 1) },
        [FIGURES.union]: { space: cell(2, 1) },
        [FIGURES.patrol]: { space: cell(2, 0) },
        [FIGURES.patrol + 1]: { space: cell(2, 0) },
        [FIGURES.patrol + 2]: { space: cell(2, 0) },
        [FIGURES.patrol + 3]: { space: cell(2, 3) },
      },
      turn: { seat: UNION_LEARNER, left: 2, used: [] },
    },
    step: 'turn/act',
    data: {},
    under: [
      { step: 'turn/end', data: {} },
      { step: 'scoring/end', data: {} },
    ],
  },
  steps: [...ASHORE, ...ANSWERING],
  end: [
    { key: 'union.end.comrades', clauses: ['AH-177', 'AH-194'] },
    { key: 'union.end.plans', clauses: ['AH-183'] },
    { key: 'union.end.later', clauses: ['AH-200', 'AH-196', 'AH-185'] },
  ],
  playOn: true,
};
