/** What is said at the exercise of the day, of every game alike. */
export const DAILY_EN = {
  'daily.title': 'Exercise of the day',
  'daily.about': 'A position from a match of bots. One choice is clearly the best.',
  'daily.before':
    'A position from a match of bots, and the question is yours. One choice is clearly better than the others. Which would you take?',
  'daily.other':
    'The captain reckons with {{mine}} wins in a hundred that way, and with {{best}} by the best choice. Take it back and look again.',
  'daily.hint': 'Look at what each choice leaves you with when the turn is over.',
  'daily.right':
    'The best choice: the captain reckons with {{best}} wins in a hundred, and with {{next}} by the next best.',
} as const;
