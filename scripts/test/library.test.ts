import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLibrary, libraryPackages } from '../lib/library.mjs';
import { runNpm } from '../lib/npm.mjs';
import { ROOT } from '../lib/root.mjs';
import { run, runTool } from '../lib/run.mjs';

const PACKED = ['packages/kernel', 'packages/games/seawolf', 'packages/create-quarterdeck-game'];
const TARBALLS = ['quarterdeck-kernel', 'quarterdeck-seawolf', 'create-quarterdeck-game'];

/** What a stranger writes: a match played at random, its words, its replay. */
const PLAY = `
import { at } from '@quarterdeck/kernel';
import { below, chachaRng, sfcRng } from '@quarterdeck/kernel/chance';
import { engine } from '@quarterdeck/kernel/engine';
import { speaker } from '@quarterdeck/kernel/say';
import { seawolf, seawolfSay } from '@quarterdeck/seawolf';
import { ABOUT } from '@quarterdeck/seawolf/about';

const table = engine(seawolf);
const words = speaker(seawolfSay, { names: ['Ada', 'Bo'] });
const match = table.create({ seats: 2, rng: chachaRng('0'.repeat(64)) });
const chance = sfcRng(7);
let said = 0;
while (match.stack.length > 0) {
  const { seat } = at(table.asked(match), 0);
  const choices = table.choices(match, seat);
  const events = table.play(match, seat, at(choices, below(chance, choices.length)));
  const view = table.view(match, 'spectator');
  for (const event of table.see(events, 'spectator')) said += words.event(view, event).length;
}
console.log(JSON.stringify({ title: ABOUT.title, scores: table.outcome(match)?.scores, said }));
`;

/** The same names, as a compiler sees them; the last line but one must not compile. */
const TYPED = `
import type { Seat, Viewer } from '@quarterdeck/kernel';
import { type Engine, engine, type Match } from '@quarterdeck/kernel/engine';
import { writeReplay } from '@quarterdeck/kernel/replay';
import { obeysTheLaws } from '@quarterdeck/kernel/test-kit';
import { type Kinds, seawolf } from '@quarterdeck/seawolf';

const table: Engine<Kinds> = engine(seawolf);
export const rum = (match: Match<Kinds>, seat: Seat): number | undefined => match.state.ships[seat]?.rum;
export const seen = (match: Match<Kinds>, viewer: Viewer) => table.view(match, viewer).state.ships;
export const laws = () => obeysTheLaws(seawolf, { matches: 1 }).matches;
export { writeReplay };
// @ts-expect-error a seat is no string
export const wrong = (match: Match<Kinds>) => table.choices(match, 'Ada');
`;

describe('the library', () => {
  let tree = '';
  let stranger = '';

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'quarterdeck-library-'));
    stranger = mkdtempSync(join(tmpdir(), 'quarterdeck-stranger-'));
    for (const path of [
      ...PACKED,
      'packages/samples/driftwood',
      'LICENSE',
      'tsconfig.base.json',
      'tsconfig.build.json',
    ])
      cpSync(join(ROOT, path), join(tree, path), {
        recursive: true,
        filter: (from) => !/[\\/](dist|node_modules)$/.test(from),
      });
    mkdirSync(join(tree, 'node_modules/@quarterdeck'), { recursive: true });
    symlinkSync(join(tree, 'packages/kernel'), join(tree, 'node_modules/@quarterdeck/kernel'));
    await buildLibrary(tree);

    const packed = PACKED.map((folder) => join(tree, folder));
    const pack = await runNpm(['pack', '--json', ...packed], { cwd: stranger });
    expect(pack.code, pack.output).toBe(0);
    writeFileSync(join(stranger, 'package.json'), '{ "name": "stranger", "type": "module" }');
    const tarballs = TARBALLS.map((name) => `./${name}-0.1.0.tgz`);
    const install = await runNpm(['install', '--offline', '--no-audit', '--no-fund', ...tarballs], {
      cwd: stranger,
    });
    expect(install.code, install.output).toBe(0);
  });

  afterAll(() => {
    for (const folder of [tree, stranger]) rmSync(folder, { recursive: true, force: true });
  });

  it('plays a match in a plain Node project that installed the packed kernel and Seawolf', async () => {
    writeFileSync(join(stranger, 'play.js'), PLAY);

    const { code, output } = await run(process.execPath, ['play.js'], {
      cwd: stranger,
      show: false,
      env: { ...process.env, NODE_OPTIONS: '' },
    });

    expect(code, output).toBe(0);
    expect(JSON.parse(output)).toEqual({
      title: 'Seawolf',
      scores: [expect.any(Number), expect.any(Number)],
      said: expect.any(Number),
    });
  });

  it('is checked by a strict compiler in such a project, by its declarations alone', async () => {
    writeFileSync(join(stranger, 'typed.ts'), TYPED);
    const strict = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--noEmit'];

    const { code, output } = await runTool('tsc', [...strict, '--types', '', 'typed.ts'], {
      cwd: stranger,
      show: false,
    });

    expect(output).toBe('');
    expect(code).toBe(0);
  });

  it('ships source, JavaScript, declarations and maps, and nothing from a test folder', () => {
    for (const name of ['kernel', 'seawolf']) {
      const folder = join(stranger, 'node_modules/@quarterdeck', name);
      const files = readdirSync(folder, { recursive: true }).map(String);

      expect(files).toEqual(
        expect.arrayContaining([
          'src/index.ts',
          'dist/LICENSE',
          ...['js', 'js.map', 'd.ts', 'd.ts.map'].map((ending) => `dist/src/index.${ending}`),
        ]),
      );
      expect(files.filter((file) => /(^|[\\/])test([\\/]|$)|\.test\./.test(file))).toEqual([]);
    }
  });

  it('makes a game that compiles, obeys the laws and lists its clauses, with what is installed', async () => {
    const here = { cwd: stranger, show: false } as const;
    const game = { cwd: join(stranger, 'tidepool'), show: false } as const;
    // What npm install would bring besides the kernel.
    symlinkSync(join(ROOT, 'node_modules/vitest'), join(stranger, 'node_modules/vitest'));
    symlinkSync(join(ROOT, 'node_modules/@types'), join(stranger, 'node_modules/@types'));
    const create = 'node_modules/create-quarterdeck-game/bin/create-quarterdeck-game.mjs';

    const made = await run(process.execPath, [create, 'tidepool', '--prefix', 'TP'], here);
    expect(made.output).toContain('tidepool is in tidepool.');
    const again = await run(process.execPath, [create, 'tidepool'], here);
    expect(again.code).toBe(1);

    const types = await runTool('tsc', ['-p', '.'], game);
    expect(types.output).toBe('');
    const tests = await runTool('vitest', ['run', '--root', game.cwd], game);
    expect(tests.code, tests.output).toBe(0);
    const clauses = await run(process.execPath, ['clauses.mjs'], game);
    expect(clauses.output).toContain('13 clauses, 3 of them proven by a test.');
    expect(clauses.output).toContain('Without one: TP-001, TP-002');
  });

  it('is every package that is not private, each after those it depends on', () => {
    const names = libraryPackages(ROOT).map(({ name }) => name);

    expect(names[0]).toBe('@quarterdeck/kernel');
    expect(names).toEqual(expect.arrayContaining(['@quarterdeck/tables', '@quarterdeck/bots']));
    expect(names.indexOf('@quarterdeck/shelf')).toBeGreaterThan(names.indexOf('@quarterdeck/ahoy'));
    expect(names).not.toContain('@quarterdeck/proof');
  });
});
