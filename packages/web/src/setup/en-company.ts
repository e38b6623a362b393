/** What is said about who may come to a table of a server, and what may be said there. */
export const COMPANY_EN = {
  company: {
    come: 'Who may come',
    byLink: 'who has the link',
    anybody: 'anybody',
    botsToo: 'anybody, bots too',
    listed: 'Show it in the lobby',
    listedHint: 'Anybody may sit down at a free seat, or watch.',
    bots: 'Let bots of others sit down',
    botsHint: 'Bots that people run elsewhere take free seats by themselves.',
    botsNeed: 'They come from the lobby, to tables with a pace.',
    chat: 'What is said there',
    chatNames: { free: 'Anything', phrases: 'Set phrases', none: 'Nothing' },
    chatHints: {
      free: 'Those at the table write to each other.',
      phrases: 'Six set phrases, which everybody reads in their own language.',
      none: 'Nobody says anything at this table.',
    },
  },
} as const;
