/** What stands over the passages of a log, at the table and in a replay. */
export const LOG_EN = {
  log: {
    /** Who comes back is greeted with it. */
    away: {
      since: 'Since your last turn:',
      more: 'And {{count}} more.',
      show: 'Show all of it',
      close: 'Close',
    },
    deal: 'The deal',
    setup: 'Setting out',
    resumed: 'Playing on from here',
    turn: '{{name}}’s turn',
    yourTurn: 'Your turn',
    you: 'you',
    countedTurn: '{{title}}, {{name}}',
    withRole: '{{turn}} ({{role}})',
    spoken: '{{heading}}. {{line}}',
    empty: 'Nothing has happened yet.',
    emptyResumed: 'The table goes on from here. What happened before it cannot be told again.',
  },
} as const;
