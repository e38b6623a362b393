// Take No Prisoners in words. `g` is always a view's state: what the viewer may not know is a hole.

import type { Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds } from '../model/state.ts';
import { describe } from './describe.ts';
import { details } from './details.ts';
import { ENGLISH } from './english.ts';
import { events } from './events.ts';
import { groups, labels } from './labels.ts';
import { map } from './map.ts';
import { measures } from './measures.ts';
import { put } from './names.ts';
import { questions } from './questions.ts';
import { reason } from './reasons.ts';
import { stages } from './stages.ts';
import { story } from './story.ts';
import { standing } from './winning.ts';

type Words = Say<Kinds, typeof ENGLISH>;

/** What leaving a step or a window is called. */
const PASSES: { readonly [step: string]: ReturnType<Words['pass']> } = {
  'turn/command': put('pass.command'),
  'turn/move': put('pass.move'),
  'turn/explore': put('pass.explore'),
  'turn/engage': put('pass.engage'),
};

/** What is denied as a whole, but for what is offered. */
const KINDS: NonNullable<Words['kind']> = {
  'turn/move': { sail: put('kind.sail') },
  'turn/sail': { to: put('kind.to') },
  'turn/explore': { explore: put('kind.explore') },
  'turn/engage': { attack: put('kind.attack') },
  'maneuver/choose': {
    'choose-ship': put('kind.choose'),
    'choose-hex': put('kind.choose'),
    'choose-play': put('kind.choose'),
  },
};

const SCORES = ['ships', 'topShips', 'territories', 'hits', 'levels'] as const;

const ENDINGS: { readonly [C in ClauseId]?: ReturnType<Words['ending']> } = {
  'TP-281': put('victory.fleet'),
  'TP-284': put('victory.lastManStanding'),
  'TP-287': put('victory.territoryByDice'),
  'TP-291': put('victory.territoryByCards'),
  'TP-294': put('end.calm'),
};

export const prisonersSay: Words = {
  catalogue: ENGLISH,
  question: questions,
  choice: labels,
  pass: (step) => PASSES[step] ?? put('pass.window'),
  detail: details,
  measures,
  group: groups,
  ends: ['stay', 'enough'],
  stages,
  kind: KINDS,
  obvious: ['TP-132'],
  aside: () => put('do.give-up'),
  event: events,
  reason,
  score: ({ line, count }) => {
    const key = SCORES.find((name) => name === line);
    if (key === undefined) throw new Error(`no score line is called ${line}`);
    return put(`score.${key}`, { count });
  },
  ending: (because) => ENDINGS[because] ?? put('end.calm'),
  describe,
  story,
  standing,
  map,
};
