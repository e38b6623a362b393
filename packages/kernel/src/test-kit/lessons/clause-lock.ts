// A lesson says what a clause says: when the clause changes, a person reads the notes that cite it again.

import { hashText } from '../../hash.ts';
import type { Kinds } from '../../kinds.ts';
import type { AnyCoachBook } from '../../staging/coach.ts';
import type { LessonBook } from '../../staging/lesson.ts';
import { notesOf } from '../../staging/read-lesson.ts';

/** By clause: the hash of its text when somebody last read the notes that cite it. */
export type ClauseLock = { readonly [clause: string]: string };

const CLAUSE_LINE = /^- \*\*([A-Z]{2}-S?\d{2,3})\*\* (.*)$/;

const textsIn = (ledger: string): ReadonlyMap<string, string> =>
  new Map(
    ledger.split(/\r?\n/).flatMap((line) => {
      const [, id, text] = CLAUSE_LINE.exec(line) ?? [];
      return id === undefined || text === undefined ? [] : [[id, text] as const];
    }),
  );

/** Every clause that the notes of a book cite. */
export const citedIn = <K extends Kinds>({ lessons }: LessonBook<K>): readonly string[] => [
  ...new Set(
    lessons.flatMap(({ steps, end }) => [
      ...steps.flatMap((step) => notesOf(step).flatMap(({ note }) => note.clauses)),
      ...end.flatMap(({ clauses }) => clauses),
    ]),
  ),
];

/** Every clause that the words of a coach rest on. */
export const citedByCoach = ({
  lines,
  asides,
  watchers,
  terms,
}: AnyCoachBook): readonly string[] => [
  ...new Set([
    ...Object.values(lines).flatMap((entry) =>
      'lines' in entry
        ? Object.values(entry.lines).flatMap(({ clauses }) => clauses)
        : entry.clauses,
    ),
    ...Object.values(asides).flatMap(({ clauses }) => clauses),
    ...watchers.flatMap(({ clauses }) => clauses),
    ...Object.values(terms).flat(),
  ]),
];

/** The lock as it would be if all was read now. */
export const lockOf = (cited: readonly string[], ledger: string): ClauseLock => {
  const texts = textsIn(ledger);
  return Object.fromEntries([...cited].sort().map((id) => [id, hashText(texts.get(id) ?? '')]));
};

export function lockFlaws(cited: readonly string[], ledger: string, lock: ClauseLock): string[] {
  const texts = textsIn(ledger);
  const now = lockOf(cited, ledger);
  return cited.flatMap((id) => {
    if (!texts.has(id)) return [`${id} is cited and stands in no ledger.`];
    if (lock[id] === now[id]) return [];
    const read = `npm run lessons -- read ${id}`;
    return [`${id} changed or is newly cited: read the notes that cite it, then ${read}.`];
  });
}
