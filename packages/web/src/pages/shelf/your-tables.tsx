import { useWords } from '@quarterdeck/board-kit';
import { EmblemStack } from '@quarterdeck/board-kit/drawings';
import { type ReactElement, useState } from 'react';
import { PAGE_EN } from '../../frame/en.ts';
import { Cover, useGameWords } from '../../games/games-context.tsx';
import type { TableListItem } from '../../hosts/table-list/table-list.ts';
import { useTableList, useTables } from '../../hosts/table-list/table-list-context.tsx';
import { Link } from '../../router/navigation.tsx';
import type { Route } from '../../router/route.ts';
import { Spot } from './spot.tsx';

const wayTo = ({ id, game, state, isOnline }: TableListItem): Route => {
  if (isOnline) return { page: 'online', game, table: id, invitation: undefined };
  return state === 'finished'
    ? { page: 'replay', game, table: id }
    : { page: 'table', game, table: id };
};

const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }).format(at);

type RemoveProps = { readonly table: TableListItem; readonly game: string };

/** Asked twice in the same place: what is deleted is gone. */
const RemoveButton = ({ table, game }: RemoveProps): ReactElement => {
  const words = useWords(PAGE_EN);
  const { remove } = useTableList();
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button quiet"
      aria-label={isSure ? undefined : words('shelf.removeLabel', { game, line: table.status })}
      onClick={() => (isSure ? void remove(table.id) : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {words(isSure ? 'shelf.removeSure' : 'shelf.remove')}
    </button>
  );
};

const TableRow = ({ table }: { readonly table: TableListItem }) => {
  const words = useGameWords(PAGE_EN);
  const game = words(`games.${table.game}.title`);
  const isOver = table.state === 'finished' && table.isOnline !== true;
  return (
    <li>
      <div>
        <b>{game}</b>
        <small>{table.status}</small>
        {table.names !== undefined && <small>{table.names.join(', ')}</small>}
        {table.updatedAt !== undefined && <small>{dayOf(table.updatedAt)}</small>}
      </div>
      <EmblemStack colours={table.seats} />
      <Link
        className="button"
        to={wayTo(table)}
        label={words(isOver ? 'shelf.replayLabel' : 'shelf.goOnLabel', {
          game,
          line: table.status,
        })}
      >
        {words(isOver ? 'shelf.replay' : 'shelf.goOn')}
      </Link>
      {table.isShared !== true && <RemoveButton table={table} game={game} />}
    </li>
  );
};

/** Where else tables come from: people in the lobby, and files. */
const MoreTables = () => {
  const words = useWords(PAGE_EN);
  return (
    <div className="wraps">
      <Link className="button" to={{ page: 'lobby', only: [] }}>
        {words('shelf.findPeople')}
      </Link>
      <Link className="button quiet" to={{ page: 'replays', file: undefined }}>
        {words('shelf.replayFile')}
      </Link>
    </div>
  );
};

type TablesProps = { readonly tables: readonly TableListItem[] };

export const TablesPanel = ({ tables }: TablesProps) => {
  const words = useWords(PAGE_EN);
  return (
    <section className="panel your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{words('shelf.yours')}</h2>
      {tables.length === 0 ? (
        <>
          <p>{words('shelf.none')}</p>
          <MoreTables />
          <Spot of="empty" />
        </>
      ) : (
        <>
          <ul className="table-rows">
            {tables.map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
          <MoreTables />
        </>
      )}
    </section>
  );
};

export const YourTables = () => <TablesPanel tables={useTables()} />;

/** The only magenta on the shelf, and only when somebody is asked. */
export const TicketFor = ({ tables }: TablesProps): ReactElement | undefined => {
  const words = useGameWords(PAGE_EN);
  const table = tables.find(({ state }) => state === 'your-move');
  if (table === undefined) return undefined;
  return (
    <section className="ticket" aria-labelledby="ticket">
      <span className="ticket-thumb">
        <Cover game={table.game} />
      </span>
      <div>
        <h2 id="ticket">{words('shelf.ticket', { game: words(`games.${table.game}.title`) })}</h2>
        <p>{table.status}</p>
      </div>
      <Link className="button asked" to={wayTo(table)}>
        {words('shelf.ticketGo')}
      </Link>
    </section>
  );
};

export const Ticket = () => <TicketFor tables={useTables()} />;
