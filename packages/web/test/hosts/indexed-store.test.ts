import { loadSample } from '@quarterdeck/shelf';
import { storeContract } from '@quarterdeck/tables/test-kit';
import { indexedStore } from '../../src/hosts/storage/indexed-store.ts';
import { emptyDisk } from './harness.ts';

storeContract('IndexedDB', loadSample, () => {
  emptyDisk();
  return indexedStore();
});
