import type { GameBoard } from '@quarterdeck/board-kit';
import { unreachable } from '@quarterdeck/kernel';
import { type ComponentType, lazy, type ReactNode, useMemo } from 'react';
import type { PageGames } from '../games/games.ts';
import { useGames } from '../games/games-context.tsx';
import type { TablePlace } from '../router/route.ts';
import {
  GameTable,
  type GameTables,
  GameTablesContext,
  type TableProps,
} from '../table/game-table.tsx';

/** The board and the table that it lies on come at once. */
const tableWith = ({ table }: GameBoard): ComponentType<TableProps> =>
  lazy(async () => {
    const [{ TABLE }, { tableOf }] = await Promise.all([
      table(),
      import('../pages/table/table-page.tsx'),
    ]);
    return { default: tableOf(TABLE) };
  });

const tablesOf = ({ ids, boardOf }: PageGames): GameTables =>
  new Map(
    ids.flatMap((game) => {
      const board = boardOf(game);
      return board === undefined ? [] : [[game, tableWith(board)]];
    }),
  );

/** Above whatever waits: a lazy component must stay the same one from drawing to drawing. */
export const GameTablesProvider = ({ children }: { readonly children: ReactNode }) => {
  const games = useGames();
  const tables = useMemo(() => tablesOf(games), [games]);
  return <GameTablesContext value={tables}>{children}</GameTablesContext>;
};

const openingOf = (route: TablePlace): TableProps['open'] => {
  switch (route.page) {
    case 'play':
      return { as: 'play' };
    case 'lesson':
      return { as: 'lesson', lesson: route.lesson, step: route.step };
    case 'show':
      return { as: 'show', clause: route.clause, nth: route.nth };
    case 'table':
      return { as: 'table', table: route.table };
    case 'replay':
      return { as: 'replay', of: { kind: 'table', table: route.table } };
    case 'online':
      return { as: 'online', table: route.table, invitation: route.invitation };
    default:
      return unreachable(route);
  }
};

export const TableRoute = ({ route }: { readonly route: TablePlace }) => (
  <GameTable game={route.game} open={openingOf(route)} />
);
