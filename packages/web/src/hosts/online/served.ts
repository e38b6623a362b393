import type { Warning } from '@quarterdeck/tables';
import { setWarning } from './warning.ts';

/** Where the server makes whoever comes a guest. */
const GUEST = '/guest';
/** Characters: what is longer is not a sentence of ours. */
const LONGEST_REASON = 300;

/** Whether a server is there that keeps tables for people far apart, and what it says if it cannot. */
export type Served =
  | { readonly isServed: true }
  | { readonly isServed: false; readonly why: string | undefined };

const UNSERVED: Served = { isServed: false, why: undefined };

/** Whether the page comes from a server that keeps tables; it makes us its guest. */
export async function askServer(): Promise<Served> {
  if (!navigator.onLine) return UNSERVED;
  try {
    const answer = await fetch(GUEST, { cache: 'no-store' });
    const kind = answer.headers.get('content-type') ?? '';
    // A host of files answers every address with the page.
    if (!kind.startsWith('application/json')) return UNSERVED;
    const said: unknown = await answer.json();
    if (!answer.ok) return { isServed: false, why: reasonIn(said) };
    setWarning(warningIn(said));
    return { isServed: true };
  } catch {
    return UNSERVED;
  }
}

/** The sentence of a refusal, where the answer is one. */
function reasonIn(answer: unknown): string | undefined {
  const refusal = fieldOf(answer, 'refusal');
  const sentence = fieldOf(refusal, 'sentence');
  if (typeof sentence !== 'string' || sentence.length > LONGEST_REASON) return undefined;
  return sentence.trim() === '' ? undefined : sentence;
}

/** What moderators have said to us, where it is whole. */
function warningIn(answer: unknown): Warning | null {
  const warning = fieldOf(answer, 'warning');
  const id = fieldOf(warning, 'id');
  const note = fieldOf(warning, 'note');
  return typeof id === 'string' && typeof note === 'string' ? { id, note } : null;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
