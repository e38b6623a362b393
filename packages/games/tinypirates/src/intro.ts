import type { GameIntro } from '@quarterdeck/kernel';

/** Tiny Epic Pirates for those who open its page: a turn in four steps, the game in five sentences. */
export const INTRO: GameIntro = {
  turn: [
    {
      title: 'Turn the wheel',
      text: 'The captain walks on to the order you want.',
    },
    {
      title: 'Sail',
      text: 'As far as your rigging and your legend carry.',
    },
    {
      title: 'Carry it out',
      text: 'Attack, search, plunder, trade or hire.',
    },
    {
      title: 'Use your crew',
      text: 'Cards that answer the order give more.',
    },
  ],
  five: [
    'Sixteen cards make the sea; pirates, merchants and the navy share it.',
    'Orders lie on a wheel: what you want may be three steps away, and steps cost deckhands.',
    'Crew who answer an order turn one action into a chain of them.',
    'Sinking merchants raises your legend, and the navy’s interest in you.',
    'Bury the third treasure and the round is played out. Alone, you race a legend.',
  ],
  minutes: {
    lead: 'You are a pirate captain whose Orders stand round a ship’s Wheel. Sell dear what you plunder, and bury three Treasures: that wins, once all have had as many turns.',
    panels: [
      {
        title: 'The Wheel',
        text: 'Your Captain walks on to an Order. The next one is free; each empty space skipped costs a Deckhand.',
        clause: 'TE-056',
        picture: { example: 'TE-056' },
      },
      {
        title: 'Sail',
        text: 'Your ship sails as far as its Legend says, and one card more for each Deckhand in the Rigging.',
        clause: 'TE-083',
        picture: { turn: 1 },
      },
      {
        title: 'Storms',
        text: 'Each Storm that you enter Jostles you: a Deckhand goes to Repair. Leaving one costs nothing.',
        clause: 'TE-091',
        picture: { example: 'TE-091' },
      },
      {
        title: 'Carry it out',
        text: 'Plunder, trade, attack, search or hire: the Order works on the card where your ship lies now.',
        clause: 'TE-104',
        picture: { turn: 2 },
      },
      {
        title: 'Markets',
        text: 'A Market buys one kind of crate. Afterwards its price falls to two Gold, so sell many at once.',
        clause: 'TE-116',
        picture: { example: 'TE-116' },
      },
      {
        title: 'Crew',
        text: 'A Crew Card does its extra when you give the Order it shows; its numbers make your dice hit.',
        clause: 'TE-187',
        picture: { turn: 3 },
      },
      {
        title: 'Battle',
        text: 'Each die deals one damage for every equal number on your cards. Deckhands at the Cannons add to it.',
        clause: 'TE-149',
        picture: { example: 'TE-149' },
      },
      {
        title: 'Bury',
        text: 'On an empty Bury Site, with the Gold it costs, you bury a Treasure. No site is used twice.',
        clause: 'TE-202',
        picture: { example: 'TE-202' },
      },
    ],
  },
};
