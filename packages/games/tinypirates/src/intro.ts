import type { GameIntro } from '@quarterdeck/kernel';

/** Tiny Epic Pirates for those who open its page: a turn in four steps, the game in five sentences. */
export const INTRO: GameIntro = {
  turn: [
    {
      title: 'Turn the wheel',
      text: 'The captain walks on to the order you want.',
    },
    {
      title: 'Sail',
      text: 'As far as your rigging and your legend carry.',
    },
    {
      title: 'Carry it out',
      text: 'Attack, search, plunder, trade or hire.',
    },
    {
      title: 'Use your crew',
      text: 'Cards that answer the order give more.',
    },
  ],
  five: [
    'Sixteen cards make the sea; pirates, merchants and the navy share it.',
    'Orders lie on a wheel: what you want may be three steps away, and steps cost deckhands.',
    'Crew who answer an order turn one action into a chain of them.',
    'Sinking merchants raises your legend, and the navy’s interest in you.',
    'Bury the third treasure and the round is played out. Alone, you race a legend.',
  ],
};
