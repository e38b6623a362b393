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
  words: {
    line: 'Four factions, one map that grows under your keel.',
    kind: 'Uneven powers · dice',
    cover: 'A flagship before a red sun, a tentacle and a fin in the water',
    turn: [
      {
        title: 'Roll',
        text: 'A pool of dice is yours for the round.',
      },
      {
        title: 'Place two',
        text: 'Dice wake the actions on your board.',
      },
      {
        title: 'Sail and explore',
        text: 'Off the edge, a new region turns up.',
      },
      {
        title: 'Hold or deliver',
        text: 'Regions pay their wealth, cargo pays fame.',
      },
    ],
    five: [
      'Two powers fight for the regions of a map that grows as ships sail off its edge.',
      'Smugglers carry cargo between islands and make rich whom they please.',
      'Every faction has its own board, its own dice and its own way to score.',
      'Battles are short: two dice, cannons if you loaded them, and a prize for the winner.',
      'When somebody reaches thirty fame, the round is finished and the most fame wins.',
    ],
  },
});
