import { aboutGame } from '@quarterdeck/kernel';

/** What stands on the box of Seawolf. */
export const ABOUT = aboutGame({
  id: 'seawolf',
  title: 'Seawolf',
  prefix: 'SW',
  seats: [2, 3, 4, 5],
  minutes: [30, 60],
  weight: 'middling',
  colours: ['red', 'blue', 'yellow', 'green', 'purple'],
  modules: {},
  learned: true,
  characters: {
    greedy: { title: 'Greedy', about: 'Counts thalers and goods higher than all else.' },
    ambitious: { title: 'Ambitious', about: 'Builds the ship and seeks missions.' },
    cautious: { title: 'Cautious', about: 'Fears the pirate and keeps rum for hard weather.' },
  },
  words: {
    line: 'Sealed orders, a fickle wind, and rum running low.',
    kind: 'Trade race · bluff',
    cover: 'A wolf rising from the waves before a wind rose',
  },
});
