import type { GameIntro } from '@quarterdeck/kernel';

/** Dead Man’s Doubloons for those who open its page: a turn in four steps, the game in five sentences. */
export const INTRO: GameIntro = {
  turn: [
    {
      title: 'Program',
      text: 'Everyone lays three cards face down at once.',
    },
    {
      title: 'Sail and fight',
      text: 'Card by card: move, then one of two actions.',
    },
    {
      title: 'Hunt',
      text: 'Walk your captain to the mountain and dig.',
    },
    {
      title: 'Pillage',
      text: 'Most tokens take the doubloons first.',
    },
  ],
  five: [
    'Captains cross an island on foot while their ships fight in the ring of water round it.',
    'Three cards a round, laid in secret; what looked clever may meet a broadside.',
    'Map fragments open the paths to the mountain where the treasure lies.',
    'A ship without hull sails on as a ghost, and a ghost’s treasure counts for less.',
    'When a captain reaches the end of the track the round is finished; most points win.',
  ],
  minutes: {
    lead: 'Your ship fights in the ring of water while your captain walks to the mountain where the treasure lies. Jewels, doubloons, maps, crew and reputation are points, and most points win.',
    panels: [
      {
        title: 'Three cards',
        text: 'Everybody lays three cards face down. Then they are shown and played, one after another.',
        clause: 'DD-049',
        picture: { turn: 0 },
      },
      {
        title: 'Sail',
        text: 'Arrows move the ship: solid ones must be done, dotted ones may. A Sail goes into the water ahead of the bow.',
        clause: 'DD-061',
        picture: { example: 'DD-061' },
      },
      {
        title: 'One of two',
        text: 'After its movement a card does one of its two actions. Choose the one that fits where you are now.',
        clause: 'DD-057',
        picture: { turn: 1 },
      },
      {
        title: 'Fire',
        text: 'Broadsides strike every enemy in your own water, a Forward Attack those in the water ahead.',
        clause: 'DD-100',
        picture: { example: 'DD-100' },
      },
      {
        title: 'Hunt',
        text: 'A Hunt draws a map tile. With two map fragments it moves your captain towards the mountain instead.',
        clause: 'DD-069',
        picture: { turn: 2 },
      },
      {
        title: 'Landmarks',
        text: 'The first captain at a place turns up its landmark, for better or worse. Those who come later meet it, too.',
        clause: 'DD-083',
        picture: { example: 'DD-083' },
      },
      {
        title: 'Pillage',
        text: 'Pillage takes a token. When all cards are played, tokens share out the doubloons that lie on the island.',
        clause: 'DD-097',
        picture: { turn: 3 },
      },
      {
        title: 'Sunk, not out',
        text: 'Without hull you sail on as a ghost ship: nothing damages it any more, and its treasure counts less.',
        clause: 'DD-214',
        picture: { example: 'DD-214' },
      },
    ],
  },
};
