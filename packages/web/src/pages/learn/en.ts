/** What the page of a game's lessons says; what it says of one lesson is the game's own. */
export const LEARN_EN = {
  learn: {
    title: 'Learn {{game}}: Quarterdeck',
    heading: 'Learn {{game}} by playing it',
    intro:
      'A first match in short steps, about eight minutes. Leave whenever you like: it goes on where you were, and any step can be opened alone.',
    none: 'Nobody has written a lesson for this game yet.',
    failed: 'The lessons could not be fetched. Loading the page again usually helps.',
    count: '{{done}} of {{all}}',
    steps: 'The steps of {{lesson}}',
    here: 'you are here',
    stepDone: ', done',
    begin: 'Begin',
    goOn: 'Go on from here',
    again: 'Play it again',
    daily: 'Today’s exercise',
    dailyAbout:
      'A position from a match of bots, the same for everybody today. One choice is clearly the best: find it at the table.',
    dailyBegin: 'Try it',
    dailyAgain: 'Look at it again',
    dailyOpen: 'Waiting for you until midnight, universal time.',
    dailyAtOnce: 'Solved at once.',
    dailySolved: 'Solved at try {{tries}}.',
    streak_one: '{{count}} day',
    streak_other: '{{count}} days in a row',
    exercises: 'Exercises',
    exercisesHint: 'one turn each; every good way counts',
    solved: '{{done}} of {{all}} solved',
    grade1: 'One idea',
    grade2: 'Two ideas that meet',
    grade3: 'Looking ahead',
  },
} as const;
