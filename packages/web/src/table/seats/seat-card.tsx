import { type SeatFace, type SeatSummary, seatTarget, useWords } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { type RefObject, useEffect, useRef } from 'react';
import type { Presence } from '../../hosts/host.ts';
import { Clock } from '../clock/clock.tsx';
import { SeatNote } from '../clock/seat-note.tsx';
import { faceOf } from '../clock/use-clock.ts';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';
import { useSeatBot } from '../state/use-seat-bot.ts';
import { Figures } from './figures.tsx';
import { type SeatState, stateOf } from './seat-state.ts';
import { SeatStatus } from './seat-status.tsx';

type HeadProps = {
  readonly face: SeatFace;
  readonly summary: SeatSummary;
  readonly state: SeatState;
};

const useRole = ({ seat, isMe }: SeatFace, { role }: SeatSummary): string => {
  const words = useWords(TABLE_EN);
  const bot = useSeatBot(seat);
  const kind = isMe ? words('table.seats.you') : bot?.role;
  return [kind, role].filter((part) => part !== undefined).join(', ');
};

/** Of bots it is said elsewhere what they do, and who is away bears it as a sign. */
const isPerson = (presence: Presence | undefined): presence is 'here' | 'idle' =>
  presence === 'here' || presence === 'idle';

const Head = ({ face, summary, state }: HeadProps) => {
  const words = useWords(TABLE_EN);
  const role = useRole(face, summary);
  const leaning = useSeatBot(face.seat)?.leaning;
  // The clock has the end of the first line; the word stands under it then.
  const { snapshot, open } = useTable();
  const hasClock = faceOf(snapshot, face.seat) !== null;
  const isFar = open.chat !== undefined && face.who !== 'bot' && !face.isMe;
  const presence = isFar ? snapshot.presence[face.seat] : undefined;
  return (
    <span className="seat-head row">
      <span className="seat-emblem" data-presence={presence}>
        <Emblem colour={face.colour} size={32} />
      </span>
      <span className="seat-names">
        <span className="seat-line row">
          <b title={face.name}>{face.name}</b>
          {summary.isFirst === true && (
            <span className="chip seat-first">{words('table.seats.first')}</span>
          )}
          {!hasClock && <SeatStatus state={state} />}
          <Clock seat={face.seat} isMine={face.isMe} />
        </span>
        <span className="seat-line seat-second row">
          <small title={leaning === undefined ? role : `${role}. ${leaning}`}>{role}</small>
          {isPerson(presence) && (
            <small className="seat-presence">{words(`table.seats.presence.${presence}`)}</small>
          )}
          {hasClock && <SeatStatus state={state} />}
          <SeatNote seat={face.seat} />
        </span>
      </span>
    </span>
  );
};

const edgeOf = (state: SeatState): string => {
  if (state === 'yours') return 'yours';
  return state === 'idle' || state === 'sealed' ? '' : 'asked';
};

/** Figures are no buttons, so that each has its own title; a click on one means the card. */
const useOpenAnywhere = (card: RefObject<HTMLElement | null>, open: () => void): void => {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const { current } = card;
    const press = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('button') === null) latest.current();
    };
    current?.addEventListener('click', press);
    return () => current?.removeEventListener('click', press);
  }, [card]);
};

/** A captain as everybody sees them; a click shows the whole mat. */
export const SeatCard = ({ face }: { readonly face: SeatFace }) => {
  const words = useWords(TABLE_EN);
  const { kit, scene, snapshot, panel } = useTable();
  const summary = kit.summary(scene, face.seat);
  const state = stateOf(scene, snapshot, face);
  const card = useRef<HTMLLIElement>(null);
  const open = (): void => panel.set({ kind: 'mat', seat: face.seat });
  useOpenAnywhere(card, open);
  return (
    <li
      ref={card}
      className={`seat-card seat-${face.colour}`}
      data-edge={edgeOf(state)}
      data-out={summary.isOut === true ? '' : undefined}
      data-target={seatTarget(face.seat)}
    >
      <span className="flag-bar" aria-hidden="true" />
      <button
        type="button"
        className="seat-open"
        aria-label={words('table.seats.open', { name: face.name })}
        onClick={open}
      />
      <Head face={face} summary={summary} state={state} />
      <span className="seat-figures row">
        <Figures figures={summary.figures} />
      </span>
      {summary.holdings !== undefined && <span className="seat-holdings">{summary.holdings}</span>}
    </li>
  );
};
