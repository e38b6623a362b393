import type { Warning } from '@quarterdeck/tables';
import { post } from './ask.ts';

/** What people who look after the server have said to this guest, until it is read. */
let now: Warning | null = null;
const listeners = new Set<() => void>();

export const currentWarning = (): Warning | null => now;

/** As the server last said it, with every greeting. */
export function setWarning(warning: Warning | null): void {
  if (warning?.id === now?.id) return;
  now = warning;
  for (const listener of [...listeners]) listener();
}

export function onWarning(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the server does not hear it, it is said again with the next greeting. */
export async function readWarning(warning: Warning): Promise<void> {
  setWarning(null);
  await post(`warnings/${warning.id}/read`);
}
