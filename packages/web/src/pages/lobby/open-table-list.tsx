import type { OpenTables } from '@quarterdeck/tables';
import { type KeyboardEvent, useMemo } from 'react';
import { useGames, useGameWords } from '../../games/games-context.tsx';
import { useTables } from '../../hosts/table-list/table-list-context.tsx';
import { useNavigation } from '../../router/navigation.tsx';
import { PACE_EN } from '../../setup/en-pace.ts';
import { PACE_IDS, paceIdOf } from '../../setup/pace.ts';
import { LOBBY_EN } from './en.ts';
import { OpenTableRow } from './open-table-row.tsx';
import { useRows } from './use-rows.ts';
import type { useSitDown } from './use-sit-down.ts';

type FiltersProps = { readonly only: readonly string[] };

/** Toggles, kept in the address: whoever shares it shares what they see. */
const Filters = ({ only }: FiltersProps) => {
  const words = useGameWords(LOBBY_EN, PACE_EN);
  const { ids } = useGames();
  const { go } = useNavigation();
  const toggle = (word: string): void =>
    go({
      page: 'lobby',
      only: only.includes(word) ? only.filter((one) => one !== word) : [...only, word],
    });
  const chip = (word: string, said: string) => (
    <button
      key={word}
      type="button"
      className="filter-chip"
      aria-pressed={only.includes(word)}
      onClick={() => toggle(word)}
    >
      {said}
    </button>
  );
  return (
    <fieldset className="lobby-filters">
      <legend className="unseen">{words('lobby.open.filters')}</legend>
      <button
        type="button"
        className="filter-chip"
        aria-pressed={only.length === 0}
        onClick={() => go({ page: 'lobby', only: [] })}
      >
        {words('lobby.open.all')}
      </button>
      {PACE_IDS.map((pace) => chip(pace, words(`pace.names.${pace}`)))}
      {ids.map((game) => chip(game, words(`games.${game}.title`)))}
    </fieldset>
  );
};

/** A table fits where it is of one of the paces and of one of the games that are chosen. */
const fits = (only: readonly string[], game: string, pace: string): boolean => {
  const paces = only.filter((word) => PACE_IDS.some((one) => one === word));
  const games = only.filter((word) => !paces.includes(word));
  return (
    (paces.length === 0 || paces.includes(pace)) && (games.length === 0 || games.includes(game))
  );
};

/** Arrows walk from row to row. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.lobby-row > :last-child')];
  const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  const next = rows[event.key === 'ArrowDown' ? at + 1 : Math.max(0, at - 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

type ListProps = {
  readonly tables: OpenTables;
  readonly only: readonly string[];
  readonly sitting: ReturnType<typeof useSitDown>;
  readonly onOpen: () => void;
};

/** The tables with a free seat for anybody. */
export const OpenTableList = ({ tables, only, sitting, onOpen }: ListProps) => {
  const words = useGameWords(LOBBY_EN, PACE_EN);
  const mine = useTables();
  const { toJoin, toWatch, seeking } = tables;
  const fitting = useMemo(
    () => toJoin.filter((table) => fits(only, table.game, paceIdOf(table))),
    [toJoin, only],
  );
  const { shown, waiting, now, hold, showNew } = useRows(fitting);
  const people = Math.max(0, ...seeking.map((one) => one.people));
  const isOwn = (table: string): boolean => mine.some(({ id }) => id === table);
  return (
    <section className="panel lobby-open" aria-labelledby="open-tables">
      <header>
        <h2 id="open-tables">
          {words('lobby.open.title')} <span className="lobby-count">{fitting.length}</span>
        </h2>
        {people > 0 && <small>{words('lobby.open.people', { count: people })}</small>}
      </header>
      <Filters only={only} />
      {waiting > 0 && (
        <button type="button" className="button quiet lobby-new" onClick={showNew}>
          {words('lobby.open.new', { count: waiting })}
        </button>
      )}
      {shown.length === 0 ? (
        <div className="lobby-none">
          <h3>{words(only.length === 0 ? 'lobby.open.none' : 'lobby.open.noneFit')}</h3>
          <p>{words(only.length === 0 ? 'lobby.open.noneText' : 'lobby.open.noneFitText')}</p>
        </div>
      ) : (
        <ul
          className="lobby-rows"
          aria-label={words('lobby.open.list')}
          onKeyDown={walk}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          {shown.map((row) => (
            <OpenTableRow
              key={row.table.table}
              row={row}
              now={now}
              isOwn={isOwn(row.table.table)}
              canWatch={toWatch.some(({ table }) => table === row.table.table)}
              onSit={(table, seat) => void sitting.sit(table, seat)}
            />
          ))}
        </ul>
      )}
      <footer>
        <p className={sitting.said === '' ? 'hint' : 'start-failure'} role="status">
          {sitting.said === '' ? words('lobby.open.ownHint') : sitting.said}
        </p>
        <button type="button" className="button" onClick={onOpen}>
          {words('lobby.open.own')}
        </button>
      </footer>
    </section>
  );
};
