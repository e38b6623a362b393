import { aboutGame } from '@quarterdeck/kernel';

/** What stands on the box of Tiny Epic Pirates. */
export const ABOUT = aboutGame({
  id: 'tinypirates',
  title: 'Tiny Epic Pirates',
  prefix: 'TE',
  seats: [1, 2, 3, 4],
  minutes: [30, 60],
  weight: 'middling',
  colours: ['red', 'blue', 'yellow', 'black'],
  modules: {},
  words: {
    line: 'Turn the wheel of orders and bury three treasures.',
    kind: 'Engine · solo play',
    cover: 'A galleon in a bottle before a ship’s wheel',
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
  },
});
