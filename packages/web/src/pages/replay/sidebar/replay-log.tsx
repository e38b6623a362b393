import { ClauseButton, type SeatFace, type Target, useWords } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { NOT_BY_TAB, RovingList } from '../../../controls/roving-list.tsx';
import { LOG_EN } from '../../../table/en-log.ts';
import { headingOf, isRound } from '../../../table/log/heading.ts';
import type { LogLine, LogTurn } from '../../../table/state/log-lines.ts';
import { useTable } from '../../../table/state/table-context.tsx';
import { REPLAY_EN } from '../en.ts';
import { usePosition, useReplay } from '../replay-context.tsx';
import { litAnswer } from '../timeline.ts';

/**
 * What a hand can do with a line; the same from drawing to drawing, so that hundreds of lines need
 * not be drawn again with every position.
 */
type Hands = {
  readonly jump: (position: number) => void;
  /** Lights what a line was about on the board. */
  readonly light: (targets: readonly Target[]) => void;
  /** The rulebook at a clause. */
  readonly open: (clause: string) => void;
};

const useHands = (): Hands => {
  const { playback } = useReplay();
  const { selection, panel } = useTable();
  const now = useRef({ playback, selection, panel });
  now.current = { playback, selection, panel };
  const [hands] = useState<Hands>(() => ({
    jump: (position) => now.current.playback.goTo(position),
    light: (litTargets) => {
      const { get, set } = now.current.selection;
      set({ ...get(), litTargets, litOffers: [] });
    },
    open: (clause) => now.current.panel.set({ kind: 'rules', clause }),
  }));
  return hands;
};

type LineProps = {
  readonly line: LogLine;
  readonly seats: readonly SeatFace[];
  readonly isLit: boolean;
  readonly hands: Hands;
};

const Line = memo(({ line, seats, isLit, hands }: LineProps) => {
  const colour = line.seat === undefined ? undefined : at(seats, line.seat).colour;
  return (
    <li
      className="log-line"
      data-lit={isLit ? '' : undefined}
      onPointerEnter={() => hands.light(line.targets)}
      onPointerLeave={() => hands.light([])}
    >
      <i className={colour === undefined ? 'log-dot' : `log-dot seat-${colour}`} />
      <button
        type="button"
        aria-current={isLit ? 'step' : undefined}
        onFocus={() => hands.light(line.targets)}
        onBlur={() => hands.light([])}
        onClick={() => hands.jump(line.seq)}
        {...NOT_BY_TAB}
      >
        {line.text}
      </button>
      <ClauseButton clause={line.clause} onOpen={hands.open} {...NOT_BY_TAB} />
    </li>
  );
});

type TurnProps = {
  readonly turn: LogTurn;
  readonly seats: readonly SeatFace[];
  /** The answer that is lit, where it lies in this turn. */
  readonly lit: number | undefined;
  readonly hands: Hands;
};

/** Drawn again only when the position enters it, leaves it or moves inside. */
const Turn = memo(({ turn, seats, lit, hands }: TurnProps) => {
  const words = useWords(LOG_EN);
  const start = turn.lines[0]?.seq ?? 0;
  return (
    <li className="log-turn">
      <h3 className={isRound(turn) ? 'log-round' : 'log-whose'}>
        <button type="button" onClick={() => hands.jump(start)} {...NOT_BY_TAB}>
          {headingOf(turn, seats, words)}
        </button>
      </h3>
      <ol>
        {turn.lines.map((line) => (
          <Line key={line.id} line={line} seats={seats} isLit={line.seq === lit} hands={hands} />
        ))}
      </ol>
    </li>
  );
});

/** Keeps the lit line in view inside its list, and leaves the page where it is. */
const useLitInView = (answer: number): RefObject<HTMLElement | null> => {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null || element.scrollHeight <= element.clientHeight) return;
    const lit = element.querySelector('[data-lit]');
    if (answer === 0) element.scrollTop = 0;
    if (answer === 0 || lit === null) return;
    const frame = element.getBoundingClientRect();
    const { top, bottom } = lit.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom)
      element.scrollTop += top - frame.top - frame.height / 3;
  }, [answer]);
  return list;
};

const holds = ({ lines }: LogTurn, position: number): boolean =>
  (lines[0]?.seq ?? 0) <= position && position <= (lines.at(-1)?.seq ?? -1);

/** Everything that happened, oldest first; the answer one is at is lit, any other is a click away. */
export const ReplayLog = () => {
  const words = useWords(REPLAY_EN);
  const { turns, faces } = useReplay();
  const lit = litAnswer(turns, usePosition());
  const list = useLitInView(lit);
  const hands = useHands();
  return (
    <section className="replay-log panel" aria-label={words('replay.log.label')}>
      <h2>{words('replay.log.title')}</h2>
      {turns.length === 0 && <p className="hint">{words('replay.log.empty')}</p>}
      <RovingList list={list} label={words('replay.log.walk')}>
        <ol className="log">
          {turns.map((turn) => (
            <Turn
              key={turn.lines[0]?.id}
              turn={turn}
              seats={faces}
              lit={holds(turn, lit) ? lit : undefined}
              hands={hands}
            />
          ))}
        </ol>
      </RovingList>
    </section>
  );
};
