import type { KeyOf, Words } from '@quarterdeck/board-kit';
import type { OnlineTableCard } from '@quarterdeck/tables';
import { isGameId } from '../../shelf/games.ts';
import type { TableSummary } from '../../tables/harbour.ts';
import type { PAGE_EN } from '../../words/en.ts';
import { browserLine } from './browser-line.ts';

const isAsked = ({ seats, progress }: OnlineTableCard): boolean =>
  progress?.asked.some((seat) => seats[seat]?.who === 'you') ?? false;

const stateOf = (moored: OnlineTableCard): TableSummary['state'] => {
  if (moored.progress?.state === 'finished') return 'finished';
  return isAsked(moored) ? 'your-move' : 'waiting';
};

const lineOf = (moored: OnlineTableCard, words: Words<KeyOf<typeof PAGE_EN>>): string => {
  const free = moored.seats.filter(({ who }) => who === 'open').length;
  if (moored.progress === null) return words('shelf.online.room', { count: free });
  return words(`shelf.online.${stateOf(moored)}`);
};

/** The guest's tables as rows of the shelf; samples stand on none. */
export const rowsOf = (
  tables: readonly OnlineTableCard[],
  words: Words<KeyOf<typeof PAGE_EN>>,
): readonly TableSummary[] =>
  tables.flatMap((moored) => {
    const { table, game, seats } = moored;
    if (!isGameId(game)) return [];
    const colours = seats.map(({ tincture }) => tincture);
    const line = lineOf(moored, words);
    return [{ id: table, game, state: stateOf(moored), line, seats: colours, isOnline: true }];
  });

export const onlineRows = async (
  words: Words<KeyOf<typeof PAGE_EN>>,
): Promise<readonly TableSummary[]> => {
  const mine = await browserLine().ask('mine', {});
  return mine.ok ? rowsOf(mine.value, words) : [];
};
