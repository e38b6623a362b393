import { useLanguage, useWords } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { useTable } from '../state/table-context.tsx';
import { NOTES_EN } from './en-notes.ts';

/** A day, as the reader's language writes it. */
export const dayOf = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(at);

/** Why nobody answers from this seat just now: a bot plays for it, or its person is on vacation. */
export const SeatNote = ({ seat }: { readonly seat: Seat }): ReactElement | undefined => {
  const words = useWords(NOTES_EN);
  const language = useLanguage();
  const { timing } = useTable().snapshot;
  if (timing === undefined) return undefined;
  const until = timing.vacations[seat] ?? null;
  if (timing.handed.includes(seat))
    return <span className="seat-status">{words('notes.seat.handed')}</span>;
  if (until === null) return undefined;
  return (
    <span className="seat-status">
      {words('notes.seat.vacation', { date: dayOf(language, until) })}
    </span>
  );
};
