import { YOU_AND_A_BOT } from './new-table.ts';

const ADA = { who: 'person', name: 'Ada' } as const;
const MATE = { who: 'bot', level: 'Mate' } as const;

/** Every game, at the smallest table that comes to an end. */
export const WHOLE_GAMES = [
  { game: 'seawolf', title: 'Seawolf', wish: YOU_AND_A_BOT },
  { game: 'ahoy', title: 'Ahoy', wish: YOU_AND_A_BOT },
  { game: 'doubloons', title: 'Dead Man’s Doubloons', wish: YOU_AND_A_BOT },
  { game: 'prisoners', title: 'Take No Prisoners', wish: YOU_AND_A_BOT },
  // It ends with a third Treasure, which nobody comes to who does not look for it.
  { game: 'tinypirates', title: 'Tiny Epic Pirates', wish: { seats: [ADA, MATE] } },
] as const;
