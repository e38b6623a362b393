import { ClauseButton, useWords } from '@quarterdeck/board-kit';
import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import { memo, useId, useRef, useState } from 'react';
import { NOT_BY_TAB } from '../../controls/roving-list.tsx';
import { TermText } from '../../rulebook/terms/terms-context.tsx';
import { TABLE_EN } from '../en.ts';
import type { LogLine } from '../state/log-lines.ts';
import { useTable } from '../state/table-context.tsx';

/** What one does with a line; always the same hands, so that a line is drawn once. */
type LogHands = {
  readonly light: (line: LogLine | undefined) => void;
  readonly showAgain: (line: LogLine) => void;
  readonly openRule: (clause: string) => void;
};

const useLogHands = (): LogHands => {
  const table = useTable();
  const latest = useRef(table);
  latest.current = table;
  return useState(
    (): LogHands => ({
      light: (line) => {
        const { selection } = latest.current;
        selection.set({ ...selection.get(), litTargets: line?.targets ?? [], litOffers: [] });
      },
      showAgain: ({ event }) => {
        const { kit, scene, stage } = latest.current;
        stage.replay(kit.animate?.(scene, event) ?? []);
      },
      openRule: (clause) => latest.current.panel.set({ kind: 'rules', clause }),
    }),
  )[0];
};

type LineProps = {
  readonly line: LogLine;
  readonly colour: SeatColour | undefined;
  readonly isNew: boolean;
  readonly hands: LogHands;
  readonly isRoving: boolean;
};

/** One sentence. Pointing at it lights what it was about; a click shows it again. */
const Line = memo(({ line, colour, isNew, hands, isRoving }: LineProps) => {
  const words = useWords(TABLE_EN);
  const reach = isRoving ? NOT_BY_TAB : {};
  const said = useId();
  return (
    <li
      className="log-line"
      data-new={isNew ? '' : undefined}
      onPointerEnter={() => hands.light(line)}
      onPointerLeave={() => hands.light(undefined)}
    >
      {/* As large as its line, under words that explain themselves: buttons do not lie in buttons. */}
      {line.moves && (
        <button
          type="button"
          className="log-again"
          aria-labelledby={said}
          title={words('table.log.again')}
          onFocus={() => hands.light(line)}
          onBlur={() => hands.light(undefined)}
          onClick={() => hands.showAgain(line)}
          {...reach}
        />
      )}
      <i className={colour === undefined ? 'log-dot' : `log-dot seat-${colour}`} />
      <span id={said} className="log-text">
        <TermText text={line.text} isRoving={isRoving} />
      </span>
      <ClauseButton clause={line.clause} onOpen={hands.openRule} {...reach} />
    </li>
  );
});

type LogLinesProps = {
  readonly lines: readonly LogLine[];
  /** They stand in a `RovingList`. */
  readonly isRoving: boolean;
};

/** The lines of a list, each drawn when it is new and not again. */
export const LogLines = ({ lines, isRoving }: LogLinesProps) => {
  const { scene, snapshot } = useTable();
  const hands = useLogHands();
  return (
    <>
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          colour={line.seat === undefined ? undefined : at(scene.seats, line.seat).colour}
          isNew={line.seq === snapshot.seq}
          hands={hands}
          isRoving={isRoving}
        />
      ))}
    </>
  );
};
