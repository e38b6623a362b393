import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.md',
  '.wasm',
]);
/** Under this a compressed copy saves less than its header costs. */
const LEAST_BYTES = 512;

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** @param {string} file */
const compressFile = async (file) => {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, QUALITY),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/**
 * Writes a .br and a .gz beside every file worth it, once at build time, so that the server never
 * compresses while somebody waits. Node's own threads do it, on every core.
 *
 * @param {string} folder
 */
export const compressFolder = async (folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
};
