import type { KeyOf, Words } from '@quarterdeck/board-kit';
import { mayDiscard, type OnlineTableCard, type Result } from '@quarterdeck/tables';
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
  return words(`shelf.online.${card.progress.ended ?? stateOf(card)}`);
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
    return [
      {
        id: table,
        game,
        state: stateOf(card),
        status,
        seats: colours,
        isOnline: true,
        ...(mayDiscard(card) ? {} : { isShared: true }),
      },
    ];
  });

/** Answers to `mine` that the shelf asks for: who has more tables than that has them in the past. */
const MOST_PAGES = 4;

/** The guest's tables, those under way first. */
async function mine(): Promise<readonly OnlineTableCard[]> {
  const cards: OnlineTableCard[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const before = cards.at(-1)?.table;
    const more = await serverConnection().call('mine', before === undefined ? {} : { before });
    if (!more.ok || more.value.length === 0) break;
    cards.push(...more.value);
  }
  return cards;
}

export const onlineItems = async (
  games: PageGames,
  words: Words<KeyOf<typeof PAGE_EN>>,
): Promise<readonly TableListItem[]> => itemsOf(await mine(), games, words);

/** Deletes a table of the server's. */
export const discardOnline = (table: string): Promise<Result> =>
  serverConnection().call('discard', { table });
