import type { GameIntro } from '@quarterdeck/kernel';

/** Seawolf for those who open its page: a turn in four steps, the game in five sentences. */
export const INTRO: GameIntro = {
  turn: [
    {
      title: 'Seal an order',
      text: 'Everybody chooses a course in secret.',
    },
    {
      title: 'Sail and load',
      text: 'With the wind is free; against it costs rum.',
    },
    {
      title: 'Sell in port',
      text: 'Goods in demand pay thalers, rum and chests.',
    },
    {
      title: 'Face the pirate',
      text: 'The wind turns, and he drifts with it.',
    },
  ],
  five: [
    'Merchant captains race over a map without edges: north of the top row lies the bottom row.',
    'Each round all choose in secret where to sail, and pay rum by the wind.',
    'Islands give goods, cannons and ship extensions; ports pay for what they lack.',
    'A ship without rum mutinies: it drifts, and its captain does not choose.',
    'When a row of the shared supply is empty, one more round is played and the richest wins.',
  ],
};
