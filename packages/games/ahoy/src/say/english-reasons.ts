/** Why something may not be done. */
export const REASON_WORDS = {
  'why.other': 'The rules do not allow this now.',
} as const;
