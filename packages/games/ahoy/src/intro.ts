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
  minutes: {
    lead: 'Two powers fight over a map that grows whenever a ship sails off its edge, and smugglers get rich between them. Most Fame wins; a round that ends with 30 Fame is the last.',
    panels: [
      {
        title: 'Your dice',
        text: 'Every round you roll a handful of dice. Each turn you place two of them; each wakes one action.',
        clause: 'AH-049',
        picture: { turn: 0 },
      },
      {
        title: 'Places for dice',
        text: 'An empty place takes any number; one that shows a number takes that number only. What is damaged takes none.',
        clause: 'AH-051',
        picture: { turn: 1 },
      },
      {
        title: 'Gold',
        text: 'While you place a die, each gold raises or lowers it by one. A 6 never becomes a 1.',
        clause: 'AH-056',
        picture: { example: 'AH-056' },
      },
      {
        title: 'Explore',
        text: 'Sail off the map: a new region turns up under your ship. You choose how it lies.',
        clause: 'AH-080',
        picture: { example: 'AH-080' },
      },
      {
        title: 'Anchor',
        text: 'Where a Flagship ends its move it anchors, and the space gives what it has. A Strong Current carries it on first.',
        clause: 'AH-100',
        picture: { example: 'AH-100' },
      },
      {
        title: 'Battle',
        text: 'Loaded Cannons fight whoever you meet: a die each, and what you lower your Cannons die by is added. The attacker wins ties.',
        clause: 'AH-125',
        picture: { example: 'AH-125' },
      },
      {
        title: 'Control',
        text: 'When a round ends, the stronger power in a region gains its wealth in Fame. A tie pays nobody.',
        clause: 'AH-237',
        picture: { example: 'AH-237' },
      },
      {
        title: 'Smuggle',
        text: 'A Smuggler carries Cargo to an Island of its suit: Fame, a reward, and a secret bet on one of the powers.',
        clause: 'AH-231',
        picture: { turn: 3 },
      },
    ],
  },
};
