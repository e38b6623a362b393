// Writes the sample anew with the drivers this Node has:
// node --import ./scripts/typescript.mjs packages/server/test/written/write.ts
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openSqlite } from '../../src/index.ts';
import { driversHere } from '../sqlite/drivers.ts';
import { writeSample, writtenBy } from './sample.ts';

for (const driver of await driversHere()) {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-sample-'));
  const store = await openSqlite(folder, driver);
  await writeSample(store);
  await store.close();
  const file = readFileSync(join(folder, 'quarterdeck.sqlite'));
  writeFileSync(writtenBy(driver.name), gzipSync(file, { level: 9 }));
  rmSync(folder, { recursive: true });
}
