// Dead Man's Doubloons in words. `g` is always a view's state: what the viewer may not know is a hole.

import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import { BONUSES } from '../pack/components.ts';
import { JEWELS } from '../pack/ids.gen.ts';
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

/** Score lines that are called in words as they are in the sheet. */
const LINES = [
  ...JEWELS,
  ...BONUSES,
  'crew',
  'reputation',
  'shells',
  'totems',
  'sets-of-three',
  'sets-of-four',
] as const;

export const doubloonsSay: Words = {
  catalogue: ENGLISH,
  question: questions,
  choice: labels,
  pass: () => put('why.other'),
  detail: details,
  measures,
  group: groups,
  icon: icons,
  ends: ['stop', 'decline', 'keep'],
  stages,
  kind: kinds,
  aside: () => put('why.other'),
  event: events,
  reason,
  score: ({ line, count }) => {
    if (line === 'doubloons' || line === 'fragments') return put(line, { count });
    const known = LINES.find((one) => one === line);
    if (known === undefined) throw new Error(`no score line is called ${line}`);
    return put(`score.${known}`, { count });
  },
  ending: (because) => put(because === 'DD-S94' ? 'end.shared' : 'end.most'),
  describe,
  story,
  standing,
  map,
};
