import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder, wherever a command was started. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What tools leave behind for each other; git ignores it. */
export const CACHE = join(ROOT, '.cache');
