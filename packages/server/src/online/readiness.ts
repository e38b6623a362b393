import { type Refusal, StorageFault, storageRefusal } from '@quarterdeck/tables';
import type { ServerStore } from '../store/server-store.ts';

/** Null where everything works; what does not, otherwise, as a page is told it. */
export type NotReady = { readonly code: string; readonly sentence: string } | null;

const LOOK_AGAIN_MS = 1_000;
const PATIENCE_MS = 3_000;
const NO_ANSWER: NotReady = {
  code: 'storage-failed',
  sentence: 'The database of the tables online does not answer.',
};

/**
 * Whether tables can be stored now, found out by storing something. However often it is asked, the
 * database is asked once a second.
 */
export function readinessOf(store: ServerStore, ticks: () => number): () => Promise<NotReady> {
  let last: { readonly at: number; readonly found: Promise<NotReady> } | null = null;
  return () => {
    const at = ticks();
    if (last === null || at - last.at >= LOOK_AGAIN_MS) last = { at, found: look(store) };
    return last.found;
  };
}

async function look(store: ServerStore): Promise<NotReady> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<NotReady>((resolve) => {
    timer = setTimeout(() => resolve(NO_ANSWER), PATIENCE_MS);
  });
  try {
    return await Promise.race([store.probe().then(() => null), tooLate]);
  } catch (problem) {
    return problem instanceof StorageFault ? plain(storageRefusal(problem).refusal) : NO_ANSWER;
  } finally {
    clearTimeout(timer);
  }
}

const plain = ({ code, sentence }: Refusal): NotReady => ({ code, sentence });
