// Tiny Epic Pirates in words. `g` is always a view's state: what nobody may know is a hole.

import type { Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds } from '../model/state.ts';
import { describe } from './describe.ts';
import { details, groups } from './details.ts';
import { ENGLISH } from './english.ts';
import { events } from './events.ts';
import { icons } from './icons.ts';
import { kinds, labels } from './labels.ts';
import { map } from './map.ts';
import { measures } from './measures.ts';
import { put } from './names.ts';
import { questions } from './questions.ts';
import { reason } from './reasons.ts';
import { stages } from './stages.ts';
import { story } from './story.ts';
import { standing } from './winning.ts';

type Words = Say<Kinds, typeof ENGLISH>;

const ENDINGS: { readonly [C in ClauseId]?: ReturnType<Words['ending']> } = {
  'TE-255': put('end.treasures'),
  'TE-256': put('end.legend'),
  'TE-257': put('end.gold'),
  'TE-258': put('end.crates'),
  'TE-259': put('end.shared'),
  'TE-355': put('end.solo'),
};

export const tinypiratesSay: Words = {
  catalogue: ENGLISH,
  question: questions,
  choice: labels,
  // There is no window, and nothing may be done at any time.
  pass: () => put('do.done'),
  aside: () => put('do.done'),
  detail: details,
  measures,
  group: groups,
  icon: icons,
  ends: ['end', 'done', 'stop', 'leave', 'keep'],
  stages,
  kind: kinds,
  event: events,
  reason,
  score: ({ line, count }) => {
    if (line === 'treasures' || line === 'legend' || line === 'gold' || line === 'crates')
      return put(`score.${line}`, { count });
    throw new Error(`no score line is called ${line}`);
  },
  ending: (because) => ENDINGS[because] ?? put('end.treasures'),
  describe,
  story,
  standing,
  map,
};
