import { memoryStore, StorageFault, type TableStore } from '@quarterdeck/tables';
import { indexedStore } from './indexed-store.ts';

/** The browser's storage, or the memory of this page where the browser forbids it. */
export async function bestStore(): Promise<TableStore> {
  try {
    return await indexedStore();
  } catch (problem) {
    if (problem instanceof StorageFault) return memoryStore();
    throw problem;
  }
}
