// Seawolf in words. `g` is always a view's state: what the viewer may not know is a hole.

import type { Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds } from '../model/state.ts';
import type { MissionId } from '../pack/ids.gen.ts';
import { MISSION_IDS } from '../pack/ids.gen.ts';
import { MISSIONS } from '../rules/missions.ts';
import { describe } from './describe.ts';
import { details } from './details.ts';
import { ENGLISH } from './english.ts';
import { events } from './events.ts';
import { groups, icons, kinds } from './groups.ts';
import { labels } from './labels.ts';
import { map } from './map.ts';
import { measures } from './measures.ts';
import { positionName, put } from './names.ts';
import { questions } from './questions.ts';
import { reason } from './reasons.ts';
import { stages } from './stages.ts';
import { story } from './story.ts';
import { standing } from './winning.ts';

type Words = Say<Kinds, typeof ENGLISH>;

const ENDINGS: { readonly [C in ClauseId]?: ReturnType<Words['ending']> } = {
  'SW-302': put('end.ship-value'),
  'SW-303': put('end.shared'),
};

export const seawolfSay: Words = {
  catalogue: ENGLISH,
  question: questions,
  choice: labels,
  pass: () => put('do.end'),
  detail: details,
  measures,
  group: groups,
  icon: icons,
  ends: ['end', 'done', 'decline', 'leave'],
  stages,
  obvious: ['SW-155', 'SW-157'],
  kind: kinds,
  aside: () => put('do.end'),
  event: events,
  reason,
  score: ({ line, count }) => {
    if (line === 'thalers' || line === 'peacemaker') return put(`score.${line}`);
    if (line === 'chests' || line === 'ship-value' || line === 'cannons' || line === 'cargo')
      return put(`score.${line}`, { count });
    return missionLine(line, count);
  },
  ending: (because) => ENDINGS[because] ?? put('end.most'),
  describe,
  story,
  standing,
  map,
};

/** `mission/four-cotton`; `count` is the position, or whether the marker is still there. */
function missionLine(line: string, count: number): ReturnType<Words['score']> {
  const id = MISSION_IDS.find((mission: MissionId) => line === `mission/${mission}`);
  if (id === undefined) throw new Error(`no score line is called ${line}`);
  const mission = put(`mission.${id}`);
  if (MISSIONS[id].kind === 'endurance')
    return put(count > 0 ? 'score.endurance' : 'score.endurance-lost', { mission });
  return count > 0
    ? put('score.race', { mission, position: positionName(count) })
    : put('score.race-failed', { mission });
}
