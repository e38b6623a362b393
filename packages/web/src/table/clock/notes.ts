import type { KeyOf, SeatFace, Words } from '@quarterdeck/board-kit';
import { at, type Seat, unreachable } from '@quarterdeck/kernel';
import type { JournalNote } from '@quarterdeck/tables';
import type { NOTES_EN } from './en-notes.ts';

type Says = Words<KeyOf<typeof NOTES_EN>>;

/** What was noted beside the answers, as a sentence of the log. */
export function sayNote(words: Says, faces: readonly SeatFace[], { note }: JournalNote): string {
  const name = (seat: Seat): string => at(faces, seat).called;
  switch (note.kind) {
    case 'ranOut': {
      const isForced = note.wanted === 'concede' && note.did === 'handed';
      return words(isForced ? 'notes.ranOut.noConceding' : `notes.ranOut.${note.did}`, {
        name: name(note.seat),
      });
    }
    case 'proposed':
    case 'agreed':
    case 'declined':
      return words(`notes.${note.kind}.${note.what}`, { name: name(note.seat) });
    case 'left':
    case 'back':
    case 'resumed':
    case 'aborted':
      return words(`notes.${note.kind}`, { name: name(note.seat) });
    case 'paused':
    case 'abandoned':
    case 'closed':
      return words(`notes.${note.kind}`);
    default:
      return unreachable(note);
  }
}

/** Whom a note is about. */
export const seatOfNote = ({ note }: JournalNote): Seat | undefined =>
  'seat' in note ? note.seat : undefined;
