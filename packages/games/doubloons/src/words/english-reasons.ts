/** Why something may not be done. */
export const REASON_WORDS = {
  'why.captain-taken': 'This captain is taken.',
  'why.no-start': 'No ship may begin in this region.',
  'why.captain-card': 'A captain card is exchanged only after it was resolved.',
  'why.nothing-stays': 'Nothing may stay in this region.',
  'why.crater-closed': 'The crater opens when no relic is left in it.',
  'why.no-come-about': 'A ghost ship or a ship without crew cannot Come About.',
  'why.one-move': 'It has to move at least once.',
  'why.must-move': 'A movement that you must make is left.',
  'why.no-fragment': 'You have no map fragment of this kind.',
  'why.stack-empty': 'This stack is empty.',
  'why.not-boardable': 'This ship is undamaged or out of reach.',
  'why.own-icon': 'No earlier card of yours shows what this Board needs.',
  'why.target-icon': 'No face-up card of this ship shows what your Board needs.',
  'why.no-loot': 'This ship has too little of what you would steal.',
  'why.not-stolen': 'The legendary ghost ship cannot be stolen.',
  'why.other': 'The rules do not allow that now.',
} as const;
