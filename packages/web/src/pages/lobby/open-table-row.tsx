import { SEAT_COLOURS_EN } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { type Seat, seatsOf } from '@quarterdeck/kernel';
import type { OpenTable } from '@quarterdeck/tables';
import type { ReactElement } from 'react';
import { Cover, useGameWords } from '../../games/games-context.tsx';
import { Link } from '../../router/navigation.tsx';
import { PACE_EN } from '../../setup/en-pace.ts';
import { sayPace } from '../../setup/say-pace.ts';
import { LOBBY_EN } from './en.ts';
import { isFresh, type Row } from './standing-rows.ts';

const useRowWords = (table: OpenTable) => {
  const words = useGameWords(LOBBY_EN, PACE_EN, SEAT_COLOURS_EN);
  const first = table.seats.find(({ who, name }) => who === 'guest' && name !== '');
  return {
    words,
    game: words(`games.${table.game}.title`),
    host: first?.name ?? words('lobby.open.somebody'),
    pace: sayPace(words, table),
  };
};

type SeatsProps = {
  readonly table: OpenTable;
  /** Undefined where nobody may sit down any more. */
  readonly onSit: ((seat: Seat) => void) | undefined;
};

/** Who sits there as emblems, and a plus sign for every free seat. */
const Seats = ({ table, onSit }: SeatsProps) => {
  const { words, game, host } = useRowWords(table);
  return (
    <ul className="lobby-seats">
      {seatsOf(table.seats.length).map((seat) => {
        const { colour, who, name } = table.seats[seat] ?? {
          colour: 'white',
          who: 'open',
          name: '',
        };
        const said = words(`seatColours.${colour}`);
        if (who !== 'open')
          return (
            <li key={seat} title={name}>
              <Emblem colour={colour} size={30} />
              <span className="unseen">{name}</span>
            </li>
          );
        return (
          <li key={seat}>
            {onSit === undefined ? (
              <span className="free-seat" />
            ) : (
              <button
                type="button"
                className="free-seat"
                aria-label={words('lobby.open.sitAt', { colour: said, game, host })}
                onClick={() => onSit(seat)}
              >
                +
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
};

type RowProps = {
  readonly row: Row;
  readonly now: number;
  readonly isOwn: boolean;
  readonly canWatch: boolean;
  readonly onSit: (table: OpenTable, seat: Seat) => void;
};

export const OpenTableRow = ({ row, now, isOwn, canWatch, onSit }: RowProps): ReactElement => {
  const { table, state } = row;
  const { words, game, host, pace } = useRowWords(table);
  const free = seatsOf(table.seats.length).filter((seat) => table.seats[seat]?.who === 'open');
  const [first] = free;
  const isLeft = state === 'left';
  const fresh = isFresh(row, now);
  const to = {
    page: 'online',
    game: table.game,
    table: table.table,
    invitation: undefined,
  } as const;
  return (
    <li className={`lobby-row${fresh ? ' fresh' : ''}${isLeft ? ' left' : ''}`}>
      <span className="jacket">
        <Cover game={table.game} />
      </span>
      <div className="lobby-what">
        <b>{game}</b> {fresh && <span className="lobby-chip">{words('lobby.open.fresh')}</span>}
        <small>{isLeft ? words('lobby.open.full') : words('lobby.open.host', { host })}</small>
      </div>
      <span className="lobby-pace">{pace}</span>
      <Seats table={table} onSit={isLeft || isOwn ? undefined : (seat) => onSit(table, seat)} />
      {isOwn || (isLeft && canWatch) ? (
        <Link className="button" to={to}>
          {words(isOwn ? 'lobby.open.back' : 'lobby.open.watch')}
        </Link>
      ) : (
        <button
          type="button"
          className="button"
          disabled={isLeft || first === undefined}
          aria-label={words('lobby.open.row', { game, host, pace, count: free.length })}
          onClick={() => first !== undefined && onSit(table, first)}
        >
          {words('lobby.open.sit')}
        </button>
      )}
    </li>
  );
};
