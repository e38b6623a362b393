import { memoryStore } from '../src/index.ts';
import { storeContract } from './store-contract.ts';

storeContract('memory', () => Promise.resolve(memoryStore()));
