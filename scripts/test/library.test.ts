import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLibrary, libraryPackages } from '../build/library.mjs';
import { runNpm } from '../install/npm.mjs';
import { ROOT } from '../lib/root.mjs';
import { run, runTool } from '../lib/run.mjs';

const PACKED = [
  'packages/kernel',
  'packages/board-kit',
  'packages/games/seawolf',
  'packages/create-quarterdeck-game',
];
/** Built as well, and left at home. */
const BUILT = ['packages/rpc', 'packages/tables', 'packages/bots'];
/** What a board is drawn with; packed from here, since the test has no registry. */
const REACT = ['react', 'react-dom', 'scheduler'];

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

/** The face of the game, on a server: its cover is drawn, the rest is fetched when it is wanted. */
const COVER = `
import { seawolfBoard } from '@quarterdeck/seawolf/board';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

console.log(renderToStaticMarkup(createElement(seawolfBoard.cover)));
`;

const TYPED_BOARD = `
import type { GameBoard } from '@quarterdeck/board-kit';
import { seawolfBoard } from '@quarterdeck/seawolf/board';

export const board: GameBoard = seawolfBoard;
export const rules: Promise<{ readonly default: string }> = seawolfBoard.ledger();
// @ts-expect-error there is no second cover
export const back = seawolfBoard.back;
`;

/** A page of a stranger that shows the board and the rules. */
const SITE = `
import { seawolfBoard } from '@quarterdeck/seawolf/board';

const [{ TABLE }, ledger] = await Promise.all([seawolfBoard.table(), seawolfBoard.ledger()]);
document.title = TABLE.game.game.title + ledger.default.length;
`;

/** What `npm install` would bring besides: tools, and types of React. */
const TOOLS = ['vite', 'vitest', '@types'];

const link = (tree: string, name: string, from = ROOT): void =>
  symlinkSync(join(from, 'node_modules', name), join(tree, 'node_modules', name));

describe('the library', () => {
  let tree = '';
  let stranger = '';

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'quarterdeck-library-'));
    stranger = mkdtempSync(join(tmpdir(), 'quarterdeck-stranger-'));
    for (const path of [
      ...PACKED,
      ...BUILT,
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
    for (const name of ['kernel', 'board-kit', 'rpc'])
      symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@quarterdeck', name));
    for (const name of ['@types', 'react', 'vite', 'vitest']) link(tree, name);
    await buildLibrary(tree);

    const packed = [
      ...PACKED.map((folder) => join(tree, folder)),
      ...REACT.map((name) => join(ROOT, 'node_modules', name)),
    ];
    const pack = await runNpm(['pack', '--json', ...packed], { cwd: stranger });
    expect(pack.code, pack.output).toBe(0);
    writeFileSync(join(stranger, 'package.json'), '{ "name": "stranger", "type": "module" }');
    const tarballs = readdirSync(stranger)
      .filter((name) => name.endsWith('.tgz'))
      .map((name) => `./${name}`);
    const install = await runNpm(['install', '--offline', '--no-audit', '--no-fund', ...tarballs], {
      cwd: stranger,
    });
    expect(install.code, install.output).toBe(0);
    for (const name of TOOLS) link(stranger, name);
  });

  const runThere = async (file: string, text: string): Promise<string> => {
    writeFileSync(join(stranger, file), text);
    const { code, output } = await run(process.execPath, [file], {
      cwd: stranger,
      show: false,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(code, output).toBe(0);
    return output;
  };

  const compileThere = async (
    file: string,
    text: string,
    types: string,
    ...how: string[]
  ): Promise<string> => {
    writeFileSync(join(stranger, file), text);
    const strict = ['--strict', '--target', 'es2023', '--noEmit', '--types', types, ...how];
    const { code, output } = await runTool('tsc', [...strict, file], {
      cwd: stranger,
      show: false,
    });
    return `${output}${code === 0 ? '' : code}`;
  };

  afterAll(() => {
    for (const folder of [tree, stranger]) rmSync(folder, { recursive: true, force: true });
  });

  it('plays a match in a plain Node project that installed the packed kernel and Seawolf', async () => {
    const output = await runThere('play.js', PLAY);

    expect(JSON.parse(output)).toEqual({
      title: 'Seawolf',
      scores: [expect.any(Number), expect.any(Number)],
      said: expect.any(Number),
    });
  });

  it('is checked by a strict compiler in such a project, by its declarations alone', async () => {
    expect(await compileThere('typed.ts', TYPED, '', '--module', 'nodenext')).toBe('');
  });

  it('draws the cover of a game in plain Node, and fetches no style for it', async () => {
    expect(await runThere('cover.js', COVER)).toMatch(/^<svg/);
  });

  it('gives a board its types in a project that Vite builds', async () => {
    const bundled = ['--module', 'esnext', '--moduleResolution', 'bundler'];

    expect(await compileThere('typed-board.ts', TYPED_BOARD, 'vite/client', ...bundled)).toBe('');
  });

  it('is built by Vite into a page that shows a board with its styles and its rules', async () => {
    writeFileSync(join(stranger, 'index.html'), '<script type="module" src="/site.js"></script>');
    writeFileSync(join(stranger, 'site.js'), SITE);

    const { code, output } = await runTool('vite', ['build'], { cwd: stranger, show: false });

    expect(code, output).toBe(0);
    const assets = readdirSync(join(stranger, 'dist/assets'));
    const scripts = assets.filter((name) => name.endsWith('.js'));
    const texts = scripts.map((name) => readFileSync(join(stranger, 'dist/assets', name), 'utf8'));
    expect(texts.filter((text) => text.includes('**SW-001**')).length).toBe(1);
    expect(assets.some((name) => name.endsWith('.css'))).toBe(true);
  });

  it('ships source, JavaScript, declarations and maps, and nothing from a test folder', () => {
    for (const name of ['kernel', 'board-kit', 'seawolf']) {
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
