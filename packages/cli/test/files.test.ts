import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { inProcess, temporaryFolder } from './program.ts';

const folder = temporaryFolder();
const reef = engine((await loadGame('reef')).game);
const own = JSON.stringify(reef.pack.content);

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** As large as it says it is, without taking the room. */
function fileOfSize(name: string, bytes: number): string {
  const file = fileOf(name, '');
  truncateSync(file, bytes);
  return file;
}

function folderCalled(name: string): string {
  mkdirSync(join(folder, name), { recursive: true });
  return join(folder, name);
}

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** What somebody might hand to the program in place of a pack or a replay. */
const HOSTILE: readonly (readonly [string, () => string])[] = [
  ['empty', () => fileOf('empty.json', '')],
  ['of bytes that are no text', () => fileOf('bytes.json', '\u0000\u0001\ufffd')],
  ['nested two hundred thousand levels deep', () => fileOf('deep.json', nested(200_000))],
  ['with a prototype in it', () => fileOf('proto.json', '{"__proto__":{"id":"cook"}}')],
  ['with NaN in it', () => fileOf('nan.json', '{"helpers":NaN}')],
  ['with a number beyond all bounds', () => fileOf('beyond.json', '1e999')],
  ['with a text of ten million letters', () => fileOf('long.json', `"${'x'.repeat(10_000_000)}"`)],
  ['larger than any of ours', () => fileOfSize('large.json', 64 * 1024 * 1024 + 1)],
  ['that is a folder', () => folderCalled('folder.json')],
];

describe('A file', () => {
  it.each(HOSTILE)('%s is refused in a sentence, as a pack and as a replay', async (_, make) => {
    const file = make();

    const pack = await inProcess(['pack', 'check', 'reef', file]);
    const replay = await inProcess(['replay', file]);
    const saved = await inProcess(['play', 'reef', '--load', file]);

    for (const { code, out, err } of [pack, replay, saved]) {
      expect(code).toBe(1);
      expect((out + err).length).toBeGreaterThan(20);
      expect((out + err).length).toBeLessThan(1_000);
    }
  });

  it.runIf(process.platform === 'linux')('is left after a while if it never ends', async () => {
    const { code, err } = await inProcess(['replay', '/dev/zero']);

    expect(code).toBe(1);
    expect(err).toBe('/dev/zero: expected a file of at most 67108864 bytes.\n');
  });

  it('may begin with the mark that some editors put there', async () => {
    const { code } = await inProcess(['pack', 'check', 'reef', fileOf('bom.json', `\ufeff${own}`)]);

    expect(code).toBe(0);
  });
});
