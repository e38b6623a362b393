import { indexedStore } from './indexed-store.ts';
import { memoryStore } from './memory-store.ts';
import type { TableStore } from './store.ts';
import { StorageFault } from './store.ts';

/** The browser's storage, or the memory of this page where the browser forbids it. */
export async function bestStore(): Promise<TableStore> {
  try {
    return await indexedStore();
  } catch (problem) {
    if (problem instanceof StorageFault) return memoryStore();
    throw problem;
  }
}
