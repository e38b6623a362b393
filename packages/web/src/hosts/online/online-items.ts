import type { KeyOf, Words } from '@quarterdeck/board-kit';
import type { OnlineTableCard } from '@quarterdeck/tables';
import type { PAGE_EN } from '../../frame/en.ts';
import type { PageGames } from '../../games/games.ts';
import type { TableListItem } from '../table-list/table-list.ts';
import { serverConnection } from './server-connection.ts';

const isAsked = ({ seats, progress }: OnlineTableCard): boolean =>
  progress?.asked.some((seat) => seats[seat]?.who === 'you') ?? false;

const stateOf = (card: OnlineTableCard): TableListItem['state'] => {
  if (card.progress?.state === 'finished') return 'finished';
  return isAsked(card) ? 'your-move' : 'waiting';
};

const statusOf = (card: OnlineTableCard, words: Words<KeyOf<typeof PAGE_EN>>): string => {
  const free = card.seats.filter(({ who }) => who === 'open').length;
  if (card.progress === null) return words('shelf.online.room', { count: free });
  return words(`shelf.online.${stateOf(card)}`);
};

/** The guest's tables as items of the shelf; samples stand on none. */
export const itemsOf = (
  tables: readonly OnlineTableCard[],
  games: Pick<PageGames, 'has'>,
  words: Words<KeyOf<typeof PAGE_EN>>,
): readonly TableListItem[] =>
  tables.flatMap((card) => {
    const { table, game, seats } = card;
    if (!games.has(game)) return [];
    const colours = seats.map(({ colour }) => colour);
    const status = statusOf(card, words);
    return [{ id: table, game, state: stateOf(card), status, seats: colours, isOnline: true }];
  });

export const onlineItems = async (
  games: PageGames,
  words: Words<KeyOf<typeof PAGE_EN>>,
): Promise<readonly TableListItem[]> => {
  const mine = await serverConnection().call('mine', {});
  return mine.ok ? itemsOf(mine.value, games, words) : [];
};
