import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { inProcess, temporaryFolder } from './program.ts';

const folder = temporaryFolder();
const reef = engine((await loadGame('reef')).game);

function packFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
const own = JSON.stringify(reef.pack.content);

describe.concurrent('A pack', () => {
  it('is told its hash if it fits', async () => {
    const { code, out } = await inProcess(['pack', 'check', 'reef', packFile('own.json', own)]);

    expect(code).toBe(0);
    expect(out).toContain(`A good pack for Reef. Its hash is ${reef.pack.hash}.`);
  });

  it('is told which field is wrong, for people and for programs', async () => {
    const broken = JSON.parse(own, (_, value: unknown) => (value === 'cook' ? 3 : value));
    const file = packFile('broken.json', JSON.stringify(broken));

    const said = await inProcess(['pack', 'check', 'reef', file]);
    const told = await inProcess(['pack', 'check', 'reef', file, '--json']);

    expect(said.code).toBe(1);
    expect(said.out).toMatch(/helpers\[.*expected .*, got 3/);
    expect(told.code).toBe(1);
    expect(JSON.parse(told.out)).toMatchObject({ ok: false, game: 'reef', hash: null });
  });

  it('is told so if it is no JSON', async () => {
    const { code, err } = await inProcess(['pack', 'check', 'reef', packFile('x.json', '{')]);

    expect(code).toBe(1);
    expect(err).toContain('expected JSON');
  });

  it('can be simulated with where it is of one’s own', async () => {
    const file = packFile('mine.json', own);

    const { code } = await inProcess([
      'sim',
      'reef',
      '--pack',
      file,
      '--games',
      '2',
      '--bot',
      'mate',
    ]);

    expect(code).toBe(0);
  });
});
