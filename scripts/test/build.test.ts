import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressFolder } from '../build/compress.mjs';
import { fingerprint } from '../build/fingerprint.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

describe('a fingerprint', () => {
  const FILES = { 'a/one.ts': '1', 'a/deep/two.ts': '2', 'a/test/one.test.ts': 'x' };

  it('changes with a name or a content, not with tests or other folders', () => {
    const before = fingerprint(temporaryTree(FILES), ['a']);

    const same = [{ 'b/x.ts': '' }, { 'a/test/new.test.ts': '' }, { 'a/node_modules/x.js': '' }];
    const other = [{ 'a/one.ts': '3' }, { 'a/three.ts': '' }];

    for (const change of same)
      expect(fingerprint(temporaryTree({ ...FILES, ...change }), ['a'])).toBe(before);
    for (const change of other)
      expect(fingerprint(temporaryTree({ ...FILES, ...change }), ['a'])).not.toBe(before);
  });
});

describe('compression', () => {
  it('puts both forms beside what is worth it', async () => {
    const long = 'heave ho '.repeat(200);
    const folder = temporaryTree({ 'index.html': long, 'tiny.js': '1', 'sail.png': long });

    await compressFolder(folder);

    const packed = (name: string) => readFileSync(join(folder, name));
    expect(brotliDecompressSync(packed('index.html.br')).toString()).toBe(long);
    expect(gunzipSync(packed('index.html.gz')).toString()).toBe(long);
    expect(existsSync(join(folder, 'tiny.js.br'))).toBe(false);
    expect(existsSync(join(folder, 'sail.png.br'))).toBe(false);
  });
});
