/** What is said at the exercise of the day, of every game alike. */
export const DAILY_EN = {
  'daily.title': 'Exercise of the day',
  'daily.about': 'A position from a match of bots. One choice is clearly the best.',
  'daily.before':
    'A position from a match of bots, and it is your turn. One choice is clearly better than the others. Which would you take?',
  'daily.other':
    'The captain gives that {{mine}} of a hundred, and the best choice {{best}}. Take it back and look again.',
  'daily.hint': 'Look at what each choice leaves you with when the turn is over.',
  'daily.right':
    'The best choice. The captain gives it {{best}} of a hundred, and the next best {{next}}.',
} as const;
