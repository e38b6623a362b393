import { MOST_BUTTONS, useSelection, useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { useIsListShown } from '../coach/hinting.ts';
import { TABLE_EN } from '../en.ts';
import { type Row, type RowGroup, rowAt } from '../state/rows.ts';
import { useTable } from '../state/table-context.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { Crumbs } from './crumbs.tsx';
import { useMoreBelow } from './use-more-below.ts';
import { useRoomForAll } from './use-room-for-all.ts';

const rowKey = (row: Row): string => {
  if (row.kind === 'offer') return row.offer.key;
  return row.kind === 'part' ? (row.stage.part?.key ?? '') : `${row.element}`;
};

const Group = ({ group }: { readonly group: RowGroup }) => {
  const { kit } = useTable();
  return (
    <section className="choice-group" aria-label={group.heading}>
      {group.heading !== undefined && (
        <h3>
          {group.icon !== undefined && kit.icon?.(group.icon)}
          {group.heading}
        </h3>
      )}
      <ul className="choices">
        {group.rows.map((row) => (
          <li key={rowKey(row)}>
            <ChoiceButton row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Long lists are found by typing. */
const Filter = ({ total }: { readonly total: number }) => {
  const words = useWords(TABLE_EN);
  const { selection, commands, rows } = useTable();
  const filter = useSelection((now) => now.filter);
  /** Enter takes the first that was found, and commits to it when it is pressed again. */
  const press = (event: KeyboardEvent): void => {
    const first = event.key === 'Enter' && rows !== undefined ? rowAt(rows, 1) : undefined;
    if (first === undefined) return;
    event.preventDefault();
    commands.press(first);
  };
  return (
    <label className="choice-filter">
      <Icon name="i-filter" size={16} />
      <span className="unseen">{words('table.prompt.filter')}</span>
      <input
        className="field"
        type="search"
        value={filter}
        placeholder={words('table.prompt.filterHint', { count: total })}
        aria-keyshortcuts="/"
        onKeyDown={press}
        onChange={(event) => selection.set({ ...selection.get(), filter: event.target.value })}
      />
      <span className="choice-key" aria-hidden="true">
        /
      </span>
    </label>
  );
};

/** The same thing may be picked twice. */
const numbered = (names: readonly string[]) =>
  names.map((name, i) => ({ key: `${i} ${name}`, name }));

/** What is picked so far of a list that is picked card by card. */
const Picks = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { kit, scene, question, rows } = useTable();
  const picks = useSelection((selection) => selection.picks);
  const field = rows?.narrowing?.field;
  if (question === undefined || field === undefined || picks.length === 0) return undefined;
  const names = picks.map(
    (pick) => kit.element?.(scene, question.step, field, pick)?.label ?? String(pick),
  );
  return (
    <div className="picks">
      <ol aria-label={words('table.prompt.picked')}>
        {numbered(names).map(({ key, name }) => (
          <li key={key} className="chip">
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** Only what touches the place that was clicked; a way back to all. */
const Within = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { described, commands } = useTable();
  const within = useSelection((selection) => selection.within);
  if (within === undefined) return undefined;
  return (
    <p className="picks">
      <span>{words('table.prompt.within', { place: described.get(within)?.name ?? '' })}</span>
      <button type="button" className="button quiet" onClick={commands.back}>
        {words('table.prompt.showAll')}
      </button>
    </p>
  );
};

/** Every choice is a place: the board is the way, and the list waits. */
const Folded = ({ count }: { readonly count: number }) => {
  const words = useWords(TABLE_EN);
  const { commands } = useTable();
  const isWay = useIsListShown();
  return (
    <div className="choice-list folded">
      <p className="hint">{words('table.prompt.onBoard')}</p>
      <ul className="choices">
        <li>
          <button
            type="button"
            className="choice"
            data-shown={isWay ? '' : undefined}
            aria-keyshortcuts="1"
            onClick={commands.list}
          >
            <Icon name="i-filter" size={16} />
            <span className="choice-words">{words('table.prompt.fromList', { count })}</span>
            <span className="choice-key" aria-hidden="true">
              1
            </span>
          </button>
        </li>
      </ul>
    </div>
  );
};

type ChoiceListProps = { readonly isLong: boolean; readonly children: ReactNode };

/** It scrolls where there is too little room, and fades where it goes on. */
const ChoiceList = ({ isLong, children }: ChoiceListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [end, isMore] = useMoreBelow();
  useRoomForAll(list);
  return (
    <div
      ref={list}
      className="choice-list"
      data-long={isLong ? '' : undefined}
      data-more={isMore ? '' : undefined}
    >
      {children}
      <span ref={end} className="list-end" />
    </div>
  );
};

/** What ends the turn or declines: below everything else, so that nobody ends by habit. */
export const EndingChoices = (): ReactElement | undefined => {
  const { rows } = useTable();
  const ending = rows?.groups.find(({ ends }) => ends);
  return (
    ending && (
      <div className="choice-ends">
        <Group group={ending} />
      </div>
    )
  );
};

export const Choices = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { rows } = useTable();
  if (rows === undefined) return undefined;
  const shown = rows.groups.reduce((sum, group) => sum + group.rows.length, 0);
  return (
    <>
      <Crumbs />
      <Within />
      <Picks />
      {rows.canFilter && <Filter total={rows.total} />}
      {rows.folded > 0 && <Folded count={rows.folded} />}
      {rows.folded === 0 && (
        <ChoiceList isLong={shown > MOST_BUTTONS}>
          {rows.groups
            .filter(({ ends }) => !ends)
            .map((group) => (
              <Group key={group.heading ?? ''} group={group} />
            ))}
          {shown === 0 && rows.canFilter && (
            <p className="hint">{words('table.prompt.foundNone')}</p>
          )}
        </ChoiceList>
      )}
    </>
  );
};
