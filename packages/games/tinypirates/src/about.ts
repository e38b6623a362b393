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
  learned: true,
  words: {
    line: 'Turn the wheel of orders and bury three treasures.',
    kind: 'Engine · solo play',
    cover: 'A galleon in a bottle before a ship’s wheel',
  },
});
