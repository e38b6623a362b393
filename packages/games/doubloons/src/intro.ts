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
};
