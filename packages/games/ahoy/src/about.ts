import { aboutGame } from '@quarterdeck/kernel';

/** What stands on the box of Ahoy. */
export const ABOUT = aboutGame({
  id: 'ahoy',
  title: 'Ahoy',
  prefix: 'AH',
  seats: [2, 3, 4],
  minutes: [45, 75],
  weight: 'middling',
  colours: ['blue', 'yellow', 'red', 'white'],
  factions: {
    names: { blue: 'Squadron', yellow: 'Union', red: 'Smuggler', white: 'Smuggler' },
    clockwise: ['blue', 'red', 'yellow', 'white'],
    needed: ['blue', 'yellow'],
  },
  modules: {},
  learned: true,
  characters: {
    greedy: { title: 'Greedy', about: 'Fills its purse and mends its ship.' },
    warlike: { title: 'Warlike', about: 'Seeks battles and means to win them.' },
  },
  words: {
    line: 'Four factions, one map that grows under your keel.',
    kind: 'Uneven powers · dice',
    cover: 'A flagship before a red sun, a tentacle and a fin in the water',
  },
});
