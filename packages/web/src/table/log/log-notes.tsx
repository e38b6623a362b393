import { useWords } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import { NOTES_EN } from '../clock/en-notes.ts';
import { sayNote, seatOfNote } from '../clock/notes.ts';
import type { LogTurn } from '../state/log-lines.ts';
import { useTable } from '../state/table-context.tsx';

/** The last moment that the newest of these turns tells of; 0 where there is none. */
export const newest = ([turn]: readonly LogTurn[]): number =>
  Math.max(0, ...(turn?.lines ?? []).map(({ seq }) => seq));

type NotesProps = {
  readonly only: Seat | undefined;
  /** Moments of the log: what was noted after the first, and not after the second. */
  readonly from: number;
  readonly to: number;
};

/** What was noted at the table between two turns, the newest first. */
export const Notes = ({ only, from, to }: NotesProps) => {
  const words = useWords(NOTES_EN);
  const { snapshot, scene } = useTable();
  const { notes = [], log } = snapshot;
  const momentOf = (when: number): number => log.findLast((one) => one.at <= when)?.seq ?? 0;
  return notes
    .filter((note) => {
      const moment = momentOf(note.at);
      const isOfSeat = only === undefined || seatOfNote(note) === only;
      return isOfSeat && moment >= from && moment < to;
    })
    .toReversed()
    .map((note) => {
      const seat = seatOfNote(note);
      const colour = seat === undefined ? undefined : at(scene.seats, seat).colour;
      return (
        <li key={`note ${note.seq}`} className="log-note">
          <i className={colour === undefined ? 'log-dot' : `log-dot seat-${colour}`} />
          <span>{sayNote(words, scene.seats, note)}</span>
        </li>
      );
    });
};
