/** What is said round what moderators say to somebody. */
export const WARNING_EN = {
  warning: {
    title: 'A word from who looks after this server',
    hint: 'Nobody else is shown this.',
    read: 'I have read it',
  },
} as const;
