/** The keys of a table, on the page of settings and at the table. */
export const KEYS_EN = {
  settings: {
    keys: 'Keys',
    keyOf: {
      choices: '1–9',
      enter: 'Enter',
      escape: 'Esc',
      undo: 'U',
      why: 'W',
      rules: 'R',
      log: 'L',
      digest: 'D',
      holdings: 'H',
      area: 'F6',
      arrows: 'Arrows',
      all: '?',
    },
    keyDoes: {
      choices: 'pick a choice',
      enter: 'commit',
      escape: 'clear, close',
      undo: 'undo',
      why: 'why not',
      rules: 'rulebook here',
      log: 'log',
      digest: 'what I missed',
      holdings: 'holdings',
      area: 'next area',
      arrows: 'over the board, through the log',
      all: 'all of these',
    },
  },
} as const;
