import { aboutGame } from '@quarterdeck/kernel';

/** What stands on the box of Take No Prisoners. */
export const ABOUT = aboutGame({
  id: 'prisoners',
  title: 'Take No Prisoners',
  prefix: 'TP',
  seats: [2, 3, 4],
  minutes: [60, 90],
  weight: 'middling',
  colours: ['red', 'green', 'purple', 'yellow'],
  modules: {},
  words: {
    line: 'A truce on a hex ocean, until one card ends it.',
    kind: 'Fleet battle · cards',
    cover: 'Two warships exchange broadsides over a sea of hexagons',
    turn: [
      {
        title: 'Sail',
        text: 'Four ships, five hexes a turn between them.',
      },
      {
        title: 'Explore',
        text: 'Sharks, squids, privateers, or an island to hold.',
      },
      {
        title: 'Engage',
        text: 'Roll against the target; success raises a level.',
      },
      {
        title: 'Meddle',
        text: 'After the truce, anybody may play a maneuver.',
      },
    ],
    five: [
      'Everybody starts with four ships of level five on one wide ocean of hexes.',
      'What lies under a destination is known only when a ship turns it up.',
      'Won fights raise ships to level nine and bring maneuvers to play at the right moment.',
      'One card ends the truce; from then on nobody is safe, on anybody’s turn.',
      'Four ships of level nine win, and so does being the last fleet afloat.',
    ],
  },
});
