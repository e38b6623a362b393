import { type ComponentType, lazy, type ReactElement } from 'react';
import { type TableProps, tableDoor } from '../boards/boards.ts';
import type { TablePlace } from '../router/route.ts';
import { GAME_IDS, type GameId } from '../shelf/games.ts';
import { LostPage } from '../shell/lost-page.tsx';

const tableOf = (game: GameId): ComponentType<TableProps> => {
  const open = tableDoor(game);
  return open === undefined
    ? LostPage
    : lazy(async () => {
        const { Table } = await open();
        return { default: Table };
      });
};

/** Made once: a lazy component must stay the same one from drawing to drawing. */
const TABLES = Object.fromEntries(GAME_IDS.map((game) => [game, tableOf(game)]));

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
  }
};

/** A game's table or replay, by its own board. */
export const GameTable = ({ game, open }: TableProps): ReactElement => {
  const Table = TABLES[game] ?? LostPage;
  return <Table game={game} open={open} />;
};

export const TableRoute = ({ route }: { readonly route: TablePlace }): ReactElement => (
  <GameTable game={route.game} open={openingOf(route)} />
);
