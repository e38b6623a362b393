import type { GameBoard } from '@quarterdeck/board-kit';
import { unreachable } from '@quarterdeck/kernel';
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { LostPage } from '../frame/lost-page.tsx';
import { type Boards, useBoards } from '../games/boards-context.tsx';
import type { GameId } from '../games/games.ts';
import type { TablePlace } from '../router/route.ts';
import type { TableProps } from '../table/game-table-props.ts';

/** The board and the table that it lies on come at once. */
const tableWith = ({ table }: GameBoard): ComponentType<TableProps> =>
  lazy(async () => {
    const [{ TABLE }, { tableOf }] = await Promise.all([
      table(),
      import('../pages/table/table-page.tsx'),
    ]);
    return { default: tableOf(TABLE) };
  });

type GameTables = ReadonlyMap<GameId, ComponentType<TableProps>>;

const tablesOf = (boards: Boards): GameTables =>
  new Map(Object.entries(boards).map(([game, board]) => [game, tableWith(board)]));

const GameTablesContext = createContext<GameTables>(new Map());

/** Above whatever waits: a lazy component must stay the same one from drawing to drawing. */
export const GameTablesProvider = ({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement => {
  const boards = useBoards();
  const tables = useMemo(() => tablesOf(boards), [boards]);
  return <GameTablesContext value={tables}>{children}</GameTablesContext>;
};

const openingOf = (route: TablePlace): TableProps['open'] => {
  switch (route.page) {
    case 'play':
      return { as: 'play' };
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

/** A game's table or replay, by its own board. */
export const GameTable = ({ game, open }: TableProps): ReactElement => {
  const Table = useContext(GameTablesContext).get(game) ?? LostPage;
  return <Table game={game} open={open} />;
};

export const TableRoute = ({ route }: { readonly route: TablePlace }): ReactElement => (
  <GameTable game={route.game} open={openingOf(route)} />
);
