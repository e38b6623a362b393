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
  minutes: {
    lead: 'You are a merchant captain on a sea without edges. Ports pay thalers for goods they lack, and most thalers win. When a row of the supply is empty, one more round is played.',
    panels: [
      {
        title: 'Seal an order',
        text: 'Everybody chooses a course in secret. When all have, the cards are shown, and one after another sails.',
        clause: 'SW-086',
        picture: { turn: 0 },
      },
      {
        title: 'Sail by the wind',
        text: 'With the wind is free, across it costs one rum, against it two. A ship without rum drifts where the wind blows.',
        clause: 'SW-106',
        picture: { example: 'SW-106' },
      },
      {
        title: 'No edges',
        text: 'Sail off the map, and you come in at the other end of the same row or column.',
        clause: 'SW-105',
        picture: { example: 'SW-105' },
      },
      {
        title: 'Load',
        text: 'An island gives one good, or a cannon where it shows one, and lets you do the thing in its round badge.',
        clause: 'SW-132',
        picture: { turn: 1 },
      },
      {
        title: 'Sell together',
        text: 'One good pays one thaler, two in one visit pay three, three pay five. So collect first, then sell.',
        clause: 'SW-170',
        picture: { example: 'SW-170' },
      },
      {
        title: 'The pirate',
        text: 'After the turns he drifts one tile with the wind, and fires at ships beside him. Ports are safe; cannons answer.',
        clause: 'SW-187',
        picture: { turn: 3 },
      },
      {
        title: 'Build',
        text: 'Thalers buy ship extensions: holds, sails, cannon bases. Whoever buys a kind first gets its best piece.',
        clause: 'SW-045',
        picture: { example: 'SW-045' },
      },
    ],
  },
};
