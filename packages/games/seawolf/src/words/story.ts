import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import type { ENGLISH } from './english.ts';
import { extensionName, missionName, put, sternName } from './names.ts';

type Words = NonNullable<Say<Kinds, typeof ENGLISH>['story']>;

const battle = () => ({ kind: 'phase', title: put('see.phases.battle') }) as const;
const reckoning = () => ({ kind: 'phase', title: put('see.reckoning') }) as const;

/** A round is card selection, the turns, wind and pirate, battles (SW-078). */
export const story: Words = {
  turn: ({ turn }) => turn?.seat,
  opens: {
    'round-begun': ({ round, last }) => ({
      kind: 'round',
      title: last ? put('see.last-round') : put('see.round', { round }),
    }),
    // SW-103, SW-088: a turn begins with the cards shown, or with the mutiny of who has none.
    'orders-shown': ({ seat }) => ({ kind: 'turn', seat }),
    mutinied: ({ seat }) => ({ kind: 'turn', seat }),
    // The first wind is part of setting sail (SW-058).
    'wind-spun': (_, __, clause) =>
      clause === 'SW-058' ? undefined : { kind: 'phase', title: put('see.phases.wind-and-pirate') },
    'peace-kept': battle,
    'pirate-fired': battle,
    'captains-met': battle,
    'spinner-passed': () => ({ kind: 'phase', title: put('see.rounds-end') }),
    'chests-opened': reckoning,
    'game-ended': reckoning,
  },
  about: (data) => ('against' in data ? data.against : 'winner' in data ? data.winner : undefined),
  uses: {
    'stern-dealt': ({ stern }, g) => sternName(g, stern),
    'extension-gained': ({ type }, g) => extensionName(g, type),
    'mission-completed': ({ mission }, g) => missionName(g, mission),
  },
};
