/** How far somebody is with an exercise: for the rooms that show exercises. */
export const EXERCISE_EN = {
  exercise: {
    solvedAtOnce: 'Solved at the first try',
    solved: 'Solved at try {{tries}}',
    tried_one: 'Tried once',
    tried_other: 'Tried {{count}} times',
    fresh: 'Not tried yet',
  },
} as const;
