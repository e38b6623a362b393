import { createHash } from 'node:crypto';

/** How many answers lie between two marks: a difference is found to within that many. */
const MARK_EVERY = 32;
const MARK_LENGTH = 2;
const HASH_LENGTH = 16;

/** Where two digests part: `from` and `to` count answers. */
export type Parting = { readonly from: number; readonly to: number };

/** One text for one value, whatever the order of its keys; absent and `undefined` are the same. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `,${canonical(item)}`;
    return `[${text.slice(1)}]`;
  }
  const fields: { readonly [name: string]: unknown } = { ...value };
  for (const name of Object.keys(fields).sort()) {
    const field = fields[name];
    if (field !== undefined) text += `,"${name}":${canonical(field)}`;
  }
  return `{${text.slice(1)}}`;
}

/** Answers, the hash of it all, and a mark every few answers: `412 8c1f… a0b1c2`. */
export function digestOf(record: Iterable<object>): string {
  const hash = createHash('sha256');
  let marks = '';
  let entries = 0;
  for (const entry of record) {
    hash.update(`${canonical(entry)}\n`);
    entries++;
    if (entries % MARK_EVERY === 0) marks += hash.copy().digest('hex').slice(0, MARK_LENGTH);
  }
  return `${entries - 2} ${hash.digest('hex').slice(0, HASH_LENGTH)} ${marks}`.trimEnd();
}

/** The stretch of answers in which two digests of one match part; null where they do not. */
export function parting(was: string, is: string): Parting | null {
  if (was === is) return null;
  const [oldCount = '', , oldMarks = ''] = was.split(' ');
  const [newCount = '', , newMarks = ''] = is.split(' ');
  const shorter = Math.min(oldMarks.length, newMarks.length);
  let same = 0;
  while (
    same < shorter &&
    oldMarks.slice(same, same + MARK_LENGTH) === newMarks.slice(same, same + MARK_LENGTH)
  )
    same += MARK_LENGTH;
  const from = (same / MARK_LENGTH) * MARK_EVERY;
  return { from, to: Math.min(from + MARK_EVERY, Math.max(Number(oldCount), Number(newCount))) };
}
