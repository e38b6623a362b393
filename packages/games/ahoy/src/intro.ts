import type { GameIntro } from '@quarterdeck/kernel';

/** Ahoy for those who open its page: a turn in four steps, the game in five sentences. */
export const INTRO: GameIntro = {
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
};
