import { aboutGame } from '@quarterdeck/kernel';

/** What stands on the box of Driftwood. */
export const ABOUT = aboutGame({
  id: 'driftwood',
  title: 'Driftwood',
  prefix: 'DW',
  seats: [2, 3, 4], // DW-001
  minutes: [5, 10],
  weight: 'light',
  colours: ['red', 'blue', 'yellow', 'green'],
  modules: {},
  words: {
    line: 'Planks, a beach, and a wave that wants it all.',
    kind: 'Set of planks · nerve',
    cover: 'A plank on a beach, and a wave behind it',
  },
});
