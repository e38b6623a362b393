const SHELL = {
  name: 'Quarterdeck',
  initial: 'Q',
  skip: 'Skip to the content',
  home: 'Quarterdeck, to the shelf',
  main: 'Main',
  tables: 'Tables',
  rulebooks: 'Rulebooks',
  gallery: 'Gallery',
  toNight: 'Night watch (dark theme)',
  toDay: 'Day chart (light theme)',
  settings: 'Settings',
  loading: 'One moment, the chart is being unrolled.',
  offline: 'No network. Tables in this page play on.',
  fresh: 'A newer Quarterdeck is ready.',
  takeFresh: 'Use it now',
  levels: {
    deckhand: 'Deckhand',
    mate: 'Mate',
    captain: 'Captain',
  },
  levelHints: {
    deckhand: 'Deckhand sails where the wind takes him. Good for a first game.',
    mate: 'Mate thinks one answer ahead and makes the odd mistake.',
    captain: 'Captain takes a second or so to play on in mind. Hard to beat.',
  },
  weights: { light: 'light', middling: 'middling', heavy: 'heavy' },
  players: '{{fewest}}–{{most}}',
  minutesShort: '{{shortest}}–{{longest}} min',
  playersLabel: '{{fewest}} to {{most}} players',
  minutesLabel: '{{shortest}} to {{longest}} minutes',
  weightLabel: 'Weight: {{weight}}',
  lost: {
    title: 'Uncharted water',
    text: 'There is nothing at this address. It may have been a table that was forgotten, or a slip of the pen.',
    back: 'Back to the shelf',
  },
  crash: {
    title: 'We struck a rock',
    text: 'Something went wrong in this page; your saved tables are untouched. Loading it again usually helps.',
    again: 'Load it again',
    details: 'What was said',
  },
} as const;

const SHELF = {
  title: 'Quarterdeck: five games of the sea',
  heading: 'Five games of the sea, ready to sail.',
  intro:
    'Pick one and you are at the table in ten seconds, against bots or round one screen. No account, no rulebook at your elbow.',
  games: 'Games',
  play: 'Play now',
  learn: 'Learn',
  learnMinutes: '{{minutes}} min',
  learnLabel: 'Learn {{minutes}} min: {{game}} by playing',
  learned: 'Learned',
  learnedLabel: 'Learned: {{game}}, to its exercises',
  playLabel: 'Play now: {{game}} against bots',
  set: 'Set a table for {{game}}: players, options, seed',
  ticket: 'Your move in {{game}}',
  ticketGo: 'Take the helm',
  yours: 'Your tables',
  line: {
    won: 'Won by {{winner}}',
    wonBy: 'Won by {{winner}}, {{score}}',
    asked: '{{name}} to answer',
    waiting: 'The bots are at it',
  },
  online: {
    room_one: 'Online, waiting for 1 captain',
    room_other: 'Online, waiting for {{count}} captains',
    'your-move': 'Online, your answer',
    waiting: 'Online, the others are at it',
    finished: 'Online, the match is over',
  },
  none: 'No tables yet. Pick a game above, and what you play is kept here, on this device.',
  remove: 'Delete',
  removeLabel: 'Delete the table of {{game}}: {{line}}',
  removeSure: 'Delete for good',
  goOn: 'Go on',
  replay: 'Replay',
  goOnLabel: 'Go on with {{game}}: {{line}}',
  replayLabel: 'Replay {{game}}: {{line}}',
  replayFile: 'Watch a replay file',
  rules: 'Rules within reach',
  rulesText:
    'Every rule has a number. Click one in the log, or read a whole book, with search and our answers where a book is silent.',
  tunnel: 'Works in a tunnel',
  tunnelText:
    'Games against bots, and round one screen, run in the page. Lose the network and nothing stops.',
} as const;

/** What is said of an exercise wherever one is offered. */
const EXERCISE = {
  solvedAtOnce: 'Solved at the first try',
  solved: 'Solved at try {{tries}}',
  tried_one: 'Tried once',
  tried_other: 'Tried {{count}} times',
  fresh: 'Not tried yet',
} as const;

/** English that is always loaded; every other room brings what only it says. */
export const PAGE_EN = { shell: SHELL, shelf: SHELF, exercise: EXERCISE } as const;
