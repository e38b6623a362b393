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
  characters: {
    greedy: { title: 'Greedy', about: 'Hoards gold and crates.' },
    warlike: { title: 'Warlike', about: 'Seeks battle, and fame as a legend.' },
    cautious: { title: 'Cautious', about: 'Keeps its deckhands at their posts and likes to hide.' },
  },
  words: {
    line: 'Turn the wheel of orders and bury three treasures.',
    kind: 'Engine · solo play',
    cover: 'A galleon in a bottle before a ship’s wheel',
  },
});
