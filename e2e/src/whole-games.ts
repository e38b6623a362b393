import { SHELF } from '@quarterdeck/shelf';
import type { TableWish } from './new-table.ts';

/**
 * Every game, at the smallest table that comes to an end. The bot looks for that end: some games go
 * on for as long as nobody does.
 */
export const WHOLE_GAMES = SHELF.map(({ id, title }) => ({
  game: id,
  title,
  wish: {
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'bot', level: 'Mate' },
    ],
  } satisfies TableWish,
}));
