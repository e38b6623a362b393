import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '@quarterdeck/kernel/engine';
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

  it('is the game’s own where no file is named', async () => {
    const { code, out } = await inProcess(['pack', 'check', 'reef']);

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

  it('is told every effect that its cards are made of', async () => {
    const { game } = await loadGame('tinypirates');
    const file = packFile('tiny.json', JSON.stringify(game.pack.content));

    const said = await inProcess(['pack', 'check', 'tinypirates', file]);
    const told = await inProcess(['pack', 'check', 'tinypirates', file, '--json']);

    expect(said.out).toContain('It is made of these effects:\n');
    expect(said.out).toMatch(/^ {2}bury: 8 items$/m);
    expect(JSON.parse(told.out)).toMatchObject({
      ok: true,
      effects: { sailNavy: ['crew.lieutenant-flint'] },
    });
  });

  it('is refused with an effect that does not exist, and told those that do', async () => {
    const { game } = await loadGame('tinypirates');
    const text = JSON.stringify(game.pack.content).replace('"kind":"sailNavy"', '"kind":"fly"');

    const { code, out } = await inProcess([
      'pack',
      'check',
      'tinypirates',
      packFile('effect.json', text),
    ]);

    expect(code).toBe(1);
    expect(out).toContain('crew.lieutenant-flint.actions[0].kind: expected one of bury, plunder,');
    expect(out).toContain('reassign, sail, got "fly"');
  });

  it('is refused where an id stands twice, which a parser would not tell', async () => {
    const file = packFile('twice.json', '{ "crew": { "nell": { "gold": 1 }, "nell": {} } }');

    const { code, out } = await inProcess(['pack', 'check', 'tinypirates', file]);

    expect(code).toBe(1);
    expect(out).toContain('crew.nell: expected an id of its own; it stands twice');
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
