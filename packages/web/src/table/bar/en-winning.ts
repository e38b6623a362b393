/** What the table says about how a match is won; aim, end and sources are the game's own words. */
export const WINNING_EN = {
  winning: {
    title: 'How you win',
    /** At least this much: somebody may have more than one can see. */
    more: '{{total}}+',
    of: '{{name}} {{total}}',
    you: 'You',
    everybody: 'Who is how far',
    mine: 'What counts for you now',
    total: 'Together',
    end: 'When it ends',
  },
} as const;
