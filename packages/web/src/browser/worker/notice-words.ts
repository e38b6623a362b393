/** What the browser shows when no page of ours is open. */
export const NOTICE_WORDS = {
  move: 'Your move',
  trial: 'This is how you are told',
  trialText: 'When it is your move and you are not here.',
} as const;
