/** What the page of every game says; what it says of one game is the game's own. */
export const GAME_PAGE_EN = {
  gamePage: {
    title: '{{game}}: Quarterdeck',
    play: 'Play now',
    set: 'Set a table',
    exercises: 'Exercises',
    allLessons: 'All exercises, and the guided match step by step',
    turn: 'A turn in four steps',
    step: '{{n}}. {{title}}',
    five: 'In five lines',
    modules: 'Modules',
    bots: 'Bots',
    level: 'How strong the bots play',
    inside: 'Look inside',
    rulebook: 'Rulebook',
    rulebookHint: 'every rule by its number, with search',
    gallery: 'Gallery',
    galleryHint: 'every piece, and where it comes from',
    replays: 'Your finished tables',
  },
} as const;
