/** What is said of the time for an answer. */
export const CLOCK_EN = {
  clock: {
    left: 'Time left: {{time}}',
    stands: 'The clock stands at {{time}}',
    soon: '{{count}} seconds left to answer.',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    hours: '{{hours}} h {{minutes}} min',
    minutes: '{{minutes}}:{{seconds}}',
    spoken: {
      minutes_one: '{{count}} minute',
      minutes_other: '{{count}} minutes',
      seconds_one: '{{count}} second',
      seconds_other: '{{count}} seconds',
    },
    ranOut: {
      other: 'Time ran out for {{name}}: a bot has answered instead.',
    },
    title: {
      mine: 'Your move · {{game}}',
      mineTimed: 'Your move, {{time}} · {{game}}',
      others: '{{names}}: to move · {{game}}',
    },
  },
} as const;
