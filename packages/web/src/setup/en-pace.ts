/** What paces are called, and what happens when time runs out; wherever a table online is named. */
export const PACE_EN = {
  pace: {
    title: 'Pace',
    label: 'How much time everybody has',
    names: { none: 'No clock', live: 'Live', relaxed: 'Relaxed', daily: 'By the day' },
    hints: {
      none: 'Everybody takes the time they like.',
      live: 'A clock for everybody, which runs while they are asked. Each answer adds the seconds.',
      relaxed: 'As long as this for each question; what others do meanwhile changes nothing.',
      daily: 'Nobody need be here at once. Vacations stop the clock.',
    },
    size: 'How much time',
    own: 'Own figures',
    minutesField: 'Minutes at the start',
    secondsField: 'Seconds for each answer',
    clock: '{{minutes}} min + {{seconds}} s',
    minutes_one: '{{count}} min a turn',
    minutes_other: '{{count}} min a turn',
    hours_one: '{{count}} hour a turn',
    hours_other: '{{count}} hours a turn',
    days_one: '{{count}} day a turn',
    days_other: '{{count}} days a turn',
    late: {
      title: 'When time runs out',
      names: { answer: 'A bot answers', hand: 'A bot plays on', concede: 'Concede' },
      hints: {
        answer: 'A bot gives this one answer; the next one is the person’s again.',
        hand: 'A bot plays for the seat until its person is back.',
        concede: 'The seat concedes; where the game has no conceding, a bot plays on.',
      },
    },
    said: '{{pace}}, {{size}}. When time runs out: {{late}}',
    saidNone: 'No clock: everybody takes the time they like.',
  },
} as const;
