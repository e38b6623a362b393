import type { GameIntro } from '@quarterdeck/kernel';

/** Take No Prisoners for those who open its page: a turn in four steps, the game in five sentences. */
export const INTRO: GameIntro = {
  turn: [
    {
      title: 'Sail',
      text: 'Four ships, each of them up to five hexes a turn.',
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
  minutes: {
    lead: 'Four small ships, a wide ocean, and things under the waves. Every victory raises a ship by a level; whoever has four ships of level 9 when a turn ends wins.',
    panels: [
      {
        title: 'Sail',
        text: 'Each of your ships may move once a turn, up to five hexes, round whatever lies in its way.',
        clause: 'TP-112',
        picture: { example: 'TP-112' },
      },
      {
        title: 'Explore',
        text: 'A ship beside a compass rose may turn it over: a shark, a squid, a privateer, or a territory.',
        clause: 'TP-120',
        picture: { turn: 1 },
      },
      {
        title: 'Engage',
        text: 'A ship may attack what lies beside it. Its level says how many dice it rolls; enough hits win.',
        clause: 'TP-161',
        picture: { turn: 2 },
      },
      {
        title: 'Privateers',
        text: 'Two or three hits sink a privateer. Four may capture it: one more ship for you.',
        clause: 'TP-033',
        picture: { example: 'TP-033' },
      },
      {
        title: 'Territories',
        text: 'Two hits take a territory that is nobody’s. It never fires back, and brings a maneuver of its own.',
        clause: 'TP-042',
        picture: { example: 'TP-042' },
      },
      {
        title: 'Rise',
        text: 'A ship that sank or captured something rises one level: more dice, and harder to sink.',
        clause: 'TP-136',
        picture: { turn: 0 },
      },
      {
        title: 'Truce and war',
        text: 'First nobody may attack a player. One card in the deck ends the truce; then maneuvers meddle with every roll.',
        clause: 'TP-164',
        picture: { turn: 3 },
      },
      {
        title: 'Four of level 9',
        text: 'Whoever has four ships of level 9 when any turn ends wins, captured ones among them.',
        clause: 'TP-281',
        picture: { example: 'TP-281' },
      },
    ],
  },
};
