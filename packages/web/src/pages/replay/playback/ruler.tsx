import { useWords } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import { at, seatsOf } from '@quarterdeck/kernel';
import { type CSSProperties, type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import type { OpenReplay } from '../../../hosts/replay/open-replay.ts';
import { REPLAY_EN } from '../en.ts';
import { usePosition, useReplay } from '../replay-context.tsx';
import { apart, notchesOf, positionByKey, type RoundMark, roundAt } from '../timeline.ts';

/** With more notches than this, the outline of each would be all that is left of it. */
const outlined = (notches: number): 'always' | 'wide' | undefined =>
  notches <= 64 ? 'always' : notches <= 160 ? 'wide' : undefined;

type NotchesProps = { readonly replay: OpenReplay; readonly rounds: readonly RoundMark[] };

/** One notch for each answer in the colour of its seat, and a taller one where a round begins. */
const Notches = memo(({ replay, rounds }: NotchesProps) => {
  const { info, seats } = replay;
  const last = info.answers.length;
  return (
    <svg
      className="ruler-notches"
      viewBox={`0 0 ${Math.max(1, last)} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-outlined={outlined(last)}
    >
      {seatsOf(seats.length).map((seat) => (
        <path
          key={seat}
          className={`notch-${at(seats, seat).colour}`}
          d={notchesOf(info.answers, seat)}
          fill={seatFill(at(seats, seat).colour)}
        />
      ))}
      <path
        className="ruler-rounds"
        d={[0, ...apart(rounds, last).map(({ position }) => position), last]
          .map((x) => `M${x} 4V38`)
          .join('')}
      />
    </svg>
  );
});

/** What is said of a position: whose answer led there, and in which round. */
const useSpokenPosition = (position: number): string => {
  const words = useWords(REPLAY_EN);
  const { opened, faces, rounds, last } = useReplay();
  const answer = opened.info.answers[position - 1];
  if (answer === undefined) return words('replay.transport.spokenSetUp', { last });
  const { name } = at(faces, answer.seat);
  const round = roundAt(rounds, position) ?? '';
  return words('replay.transport.spoken', { name, position, last, round });
};

/** The whole match under one finger: dragged, clicked, or walked with the keys. */
export const Ruler = () => {
  const words = useWords(REPLAY_EN);
  const { opened, playback, rounds, turns, last } = useReplay();
  const position = usePosition();
  const spoken = useSpokenPosition(position);
  const walk = (event: KeyboardEvent): void => {
    const goal = positionByKey(turns, last, position, event.key);
    if (goal === undefined) return;
    event.preventDefault();
    playback.goTo(goal);
  };
  const slider = useRef<HTMLInputElement>(null);
  // Whoever comes to watch can walk at once.
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  const style = useMemo(
    () => ({ '--at': last === 0 ? 0 : position / last }) as CSSProperties,
    [position, last],
  );
  return (
    <div className="ruler" style={style}>
      <Notches replay={opened} rounds={rounds} />
      <i className="ruler-mark" />
      <input
        ref={slider}
        type="range"
        min={0}
        max={last}
        step={1}
        value={position}
        aria-label={words('replay.transport.ruler')}
        aria-valuetext={spoken}
        onChange={(event) => playback.goTo(event.target.valueAsNumber)}
        onKeyDown={walk}
      />
    </div>
  );
};
