import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Driver } from '../../src/store/sqlite/driver.ts';
import { bundle, type ServerProcess, startProcess } from '../server-process.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Where the packages that stay outside the bundle are found. */
const BUNDLE = join(HERE, '../../dist/killable/node.mjs');

/** Bundled once, because it starts often. */
export const bundleNode = (): Promise<void> => bundle(join(HERE, 'node.ts'), BUNDLE);

export const startNode = (
  folder: string,
  page: string,
  driver: Driver['name'],
): Promise<ServerProcess> => startProcess([BUNDLE, folder, page], { SQLITE_DRIVER: driver });
