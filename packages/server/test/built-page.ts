import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const FIRST_LIGHT = 'document.title = "lit"';
export const INDEX = `<!doctype html><title>Built</title><script>${FIRST_LIGHT}</script>`;
/** The page of a game's tables. */
export const TABLES = '<!doctype html><title>Tables</title>';
export const SCRIPT = 'export const hold = "cargo";'.repeat(40);

/** A small built page on disk, as Vite and the build script leave one. */
export const makeBuiltPage = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  mkdirSync(join(folder, 'games/reef/tables'), { recursive: true });
  writeFileSync(join(folder, 'games/reef/tables/index.html'), TABLES);
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const name of ['page-a1b2c3.js', 'bot-worker-d4e5f6.js']) {
    const file = join(folder, 'assets', name);
    writeFileSync(file, SCRIPT);
    writeFileSync(`${file}.br`, brotliCompressSync(SCRIPT));
    writeFileSync(`${file}.gz`, gzipSync(SCRIPT));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
