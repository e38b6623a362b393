import type { GameIntro } from '@quarterdeck/kernel';

/** Take No Prisoners for those who open its page: a turn in four steps, the game in five sentences. */
export const INTRO: GameIntro = {
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
};
