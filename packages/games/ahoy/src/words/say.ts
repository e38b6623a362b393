// Ahoy in words. `g` is always a view's state: what the viewer may not know is a hole.

import type { Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds } from '../model/state.ts';
import { describe } from './describe.ts';
import { details } from './details.ts';
import { ENGLISH } from './english.ts';
import { events } from './events.ts';
import { groups, icons, kinds } from './groups.ts';
import { labels } from './labels.ts';
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
  'AH-300': put('end.conceded'),
  'AH-S91': put('end.shared'),
};

export const ahoySay: Words = {
  catalogue: ENGLISH,
  question: questions,
  choice: labels,
  pass: () => put('do.no-plan'),
  detail: details,
  measures,
  group: groups,
  icon: icons,
  ends: ['end-turn', 'done', 'decline', 'stop', 'stay', 'hold-fire', 'keep'],
  stages,
  kind: kinds,
  aside: () => put('do.concede'),
  event: events,
  reason,
  score: ({ line, count }) => {
    if (line === 'regions' || line === 'rewards') return put(`score.${line}`);
    if (line === 'deliveries') return put('score.deliveries', { count });
    if (line === 'pledged/bluefin') return put('score.pledged.bluefin', { count });
    if (line === 'pledged/mollusk') return put('score.pledged.mollusk', { count });
    throw new Error(`no score line is called ${line}`);
  },
  ending: (because) => ENDINGS[because] ?? put('end.most'),
  describe,
  story,
  standing,
  map,
};
