import { loadSample } from '@quarterdeck/shelf';
import { storeContract } from '@quarterdeck/tables/test-kit';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Databases, IN_THREAD, KINDS } from './databases.ts';

describe.each([...KINDS, IN_THREAD])('%s', (name, start) => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());

  storeContract(name, loadSample, async () => (await databases.open()).tables);
});
