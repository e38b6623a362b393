/** What a card that explains a word is called. */
export const TERMS_EN = {
  terms: {
    card: 'What “{{term}}” means',
  },
} as const;
