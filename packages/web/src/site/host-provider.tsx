import { type KeyOf, useWords, type Words } from '@quarterdeck/board-kit';
import type { Result } from '@quarterdeck/tables';
import { type ReactNode, useMemo } from 'react';
import { PAGE_EN } from '../frame/en.ts';
import type { PageGames } from '../games/games.ts';
import { useGames } from '../games/games-context.tsx';
import type { TableSummary } from '../hosts/host.ts';
import { HostContext, type LoadHost } from '../hosts/host-context.tsx';
import { knowsServer } from '../hosts/online/known-server.ts';
import type { TableListItem as Row } from '../hosts/table-list/table-list.ts';
import { TableListProvider } from '../hosts/table-list/table-list-context.tsx';
import { tableListOf } from '../hosts/table-list/table-list-of.ts';

/** How a stored table stands, in a sentence. */
export const statusOf = (
  { seats, asked, state, ranks, scores }: TableSummary,
  words: Words<KeyOf<typeof PAGE_EN>>,
): string => {
  const names = (isOne: (seat: number) => boolean): string =>
    seats.flatMap(({ name }, seat) => (isOne(seat) ? [name] : [])).join(', ');
  if (state === 'finished') {
    const winner = names((seat) => ranks?.[seat] === 1);
    const score = (scores ?? []).toSorted((a, b) => b - a).join(' : ');
    return score === ''
      ? words('shelf.line.won', { winner })
      : words('shelf.line.wonBy', { winner, score });
  }
  const people = names((seat) => asked.some((one) => one === seat && isPerson(seats, seat)));
  return people === '' ? words('shelf.line.waiting') : words('shelf.line.asked', { name: people });
};

const isPerson = (seats: TableSummary['seats'], seat: number): boolean =>
  seats[seat]?.who.kind === 'person';

/** Asked only by who has been at such a table: nobody else need be known to a server. */
const itemsOnline = async (
  games: PageGames,
  words: Words<KeyOf<typeof PAGE_EN>>,
): Promise<readonly Row[]> => {
  if (!knowsServer()) return [];
  const { onlineItems } = await import('../hosts/online/online-items.ts');
  return await onlineItems(games, words);
};

const discard = async (table: string): Promise<Result> => {
  const { discardOnline } = await import('../hosts/online/online-items.ts');
  return await discardOnline(table);
};

type HostProviderProps = { readonly loadHost: LoadHost; readonly children: ReactNode };

/** Ties the page to the host that keeps its tables. */
export const HostProvider = ({ loadHost, children }: HostProviderProps) => {
  const games = useGames();
  const words = useWords(PAGE_EN);
  const tableList = useMemo(
    () =>
      tableListOf({
        host: loadHost,
        games,
        statusOf: (table) => statusOf(table, words),
        online: { items: () => itemsOnline(games, words), remove: discard },
      }),
    [loadHost, games, words],
  );
  return (
    <HostContext value={loadHost}>
      <TableListProvider tableList={tableList}>{children}</TableListProvider>
    </HostContext>
  );
};
