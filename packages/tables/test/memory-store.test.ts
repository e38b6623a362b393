import { loadSample } from '@quarterdeck/shelf';
import { memoryStore } from '../src/index.ts';
import { storeContract } from '../src/test-kit/store-contract.ts';

storeContract('memory', loadSample, () => Promise.resolve(memoryStore()));
