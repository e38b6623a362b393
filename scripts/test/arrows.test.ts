import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';
import { toolScript } from '../lib/run.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const manifest = (name: string, dependencies: readonly string[] = []): string =>
  JSON.stringify({
    name: `@quarterdeck/${name}`,
    type: 'module',
    exports: {
      '.': './src/index.ts',
      './engine': './src/engine/index.ts',
      './test-kit': './src/test-kit/index.ts',
    },
    dependencies: Object.fromEntries(dependencies.map((d) => [`@quarterdeck/${d}`, '*'])),
  });

/** A house in small that obeys every arrow. */
const HOUSE = {
  'packages/kernel/package.json': manifest('kernel'),
  'packages/kernel/src/index.ts': 'export const decision = 1;\n',
  'packages/kernel/src/engine/index.ts': "export { engine } from './engine.ts';\n",
  'packages/kernel/src/engine/engine.ts': 'export const engine = 1;\n',
  'packages/kernel/src/test-kit/index.ts':
    "import { engine } from '../engine/engine.ts';\nexport const scenario = engine;\n",
  'packages/samples/cove/package.json': manifest('cove', ['kernel']),
  'packages/samples/cove/src/index.ts': 'export const cove = 1;\n',
  'packages/games/reef/package.json': manifest('reef', ['kernel', 'board-kit']),
  'packages/games/reef/src/index.ts':
    "import { reef as game } from './game.ts';\nimport { say } from './words/say.ts';\nexport const reef = { game, say };\n",
  'packages/games/reef/src/game.ts':
    "import { think } from './bot/bot.ts';\nimport { imagine } from './imagine.ts';\nimport { diving } from './rules/diving.ts';\nexport const reef = { diving, imagine, think };\n",
  'packages/games/reef/src/imagine.ts':
    "import { diving } from './rules/diving.ts';\nexport const imagine = diving;\n",
  'packages/games/reef/src/pack/pack.ts': 'export const pack = 1;\n',
  'packages/games/reef/src/model/state.ts':
    "import { pack } from '../pack/pack.ts';\nexport const state = pack;\n",
  'packages/games/reef/src/rules/diving.ts':
    "import { engine } from '@quarterdeck/kernel/engine';\nimport { state } from '../model/state.ts';\nexport const diving = [engine, state];\n",
  'packages/games/reef/src/bot/bot.ts':
    "import { diving } from '../rules/diving.ts';\nexport const think = diving;\n",
  'packages/games/reef/src/words/say.ts':
    "import { state } from '../model/state.ts';\nexport const say = { dive: state };\n",
  'packages/games/reef/test/rules/diving.test.ts':
    "import { scenario } from '@quarterdeck/kernel/test-kit';\nimport { diving } from '../../src/rules/diving.ts';\nexport const both = [scenario, diving];\n",
  'packages/games/reef/src/board/index.ts':
    "import { Chart } from './chart/chart.ts';\nexport const reefBoard = { Chart, foreseen: () => import('./prompt/foreseen.ts') };\n",
  'packages/games/reef/src/board/places/places.ts':
    "import { reef } from '../../index.ts';\nexport const places = reef;\n",
  'packages/games/reef/src/board/pieces/cards.ts':
    "import { places } from '../places/places.ts';\nexport const cards = places;\n",
  'packages/games/reef/src/board/chart/chart.ts':
    "import { Glow } from '@quarterdeck/board-kit';\nimport { cards } from '../pieces/cards.ts';\nexport const Chart = [Glow, cards];\n",
  'packages/games/reef/src/board/prompt/foreseen.ts':
    "import { Chart } from '../chart/chart.ts';\nexport const foreseen = Chart;\n",
  'packages/games/kraken/package.json': manifest('kraken', ['kernel']),
  'packages/games/kraken/src/index.ts': 'export const kraken = 1;\n',
  'packages/board-kit/package.json': manifest('board-kit', ['kernel']),
  'packages/board-kit/src/index.ts': "export { Glow } from './board/glow.ts';\n",
  'packages/board-kit/src/drawings/rose.ts': 'export const rose = 1;\n',
  'packages/board-kit/src/contract/kit.ts':
    "import { engine } from '@quarterdeck/kernel/engine';\nimport { rose } from '../drawings/rose.ts';\nexport const kit = [engine, rose];\n",
  'packages/board-kit/src/question/offer.ts':
    "import { kit } from '../contract/kit.ts';\nexport const offer = kit;\n",
  'packages/board-kit/src/frames/gallery.ts': 'export const gallery = 1;\n',
  'packages/board-kit/src/board/glow.ts':
    "import { offer } from '../question/offer.ts';\nexport const Glow = offer;\n",
  'packages/shelf/package.json': manifest('shelf', ['kernel', 'reef', 'kraken', 'cove']),
  'packages/shelf/src/samples.ts':
    "import { cove } from '@quarterdeck/cove';\nexport const samples = [cove];\n",
  'packages/shelf/src/index.ts':
    "import { reef } from '@quarterdeck/reef';\nimport { samples } from './samples.ts';\nexport const shelf = [reef, samples];\n",
  'packages/bots/package.json': manifest('bots', ['kernel', 'shelf']),
  'packages/bots/src/index.ts':
    "import { engine } from '@quarterdeck/kernel/engine';\nexport const bots = engine;\n",
  'packages/bots/src/node-worker.ts':
    "import { bots } from './index.ts';\nexport const worker = [bots];\n",
  'packages/tables/package.json': manifest('tables', ['kernel', 'shelf']),
  'packages/tables/src/index.ts':
    "import { engine } from '@quarterdeck/kernel/engine';\nexport const tables = engine;\n",
  'packages/web/package.json': manifest('web', ['kernel', 'shelf', 'tables']),
  'packages/web/src/games/games.ts':
    "import { engine } from '@quarterdeck/kernel/engine';\nexport const games = engine;\n",
  'packages/web/src/frame/page.ts':
    "import { games } from '../games/games.ts';\nexport const page = games;\n",
  'packages/web/src/hosts/host.ts':
    "import { tables } from '@quarterdeck/tables';\nimport { games } from '../games/games.ts';\nexport const host = [games, tables];\n",
  'packages/playground/package.json': manifest('playground', ['kernel', 'bots', 'board-kit']),
  'packages/playground/src/page/main.ts':
    "import { board } from './board/board.ts';\nexport const main = board;\n",
  'packages/playground/src/page/board/board.ts':
    "import { Glow } from '@quarterdeck/board-kit';\nexport const board = Glow;\n",
  'packages/web/src/table/en.ts': 'export const TABLE_EN = 1;\n',
  'packages/web/src/table/motion/stage.ts':
    "import { host } from '../../hosts/host.ts';\nexport const stage = host;\n",
  'packages/web/src/table/state/scene.ts':
    "import { TABLE_EN } from '../en.ts';\nimport { stage } from '../motion/stage.ts';\nexport const scene = [TABLE_EN, stage];\n",
  'packages/web/src/table/prompt/prompt.ts':
    "import { scene } from '../state/scene.ts';\nexport const prompt = scene;\n",
  'packages/web/src/table/end/end.ts':
    "import { prompt } from '../prompt/prompt.ts';\nexport const end = prompt;\n",
  'packages/web/src/table/table.tsx':
    "import { end } from './end/end.ts';\nexport const Table = end;\n",
  'packages/web/src/pages/shelf/shelf.ts':
    "import { page } from '../../frame/page.ts';\nexport const shelfPage = page;\n",
  'packages/web/src/pages/online/room.ts':
    "import { Table } from '../../table/table.tsx';\nexport const room = Table;\n",
  'packages/web/src/pages/table/open.ts':
    "import { room } from '../online/room.ts';\nexport const open = room;\n",
  'packages/web/src/site/main.ts':
    "import { shelf } from '@quarterdeck/shelf';\nimport { shelfPage } from '../pages/shelf/shelf.ts';\nimport { open } from '../pages/table/open.ts';\nexport const main = [open, shelf, shelfPage];\n",
} as const;

const NAMES = {
  kernel: 'packages/kernel',
  reef: 'packages/games/reef',
  kraken: 'packages/games/kraken',
  cove: 'packages/samples/cove',
  'board-kit': 'packages/board-kit',
  shelf: 'packages/shelf',
  bots: 'packages/bots',
  tables: 'packages/tables',
  web: 'packages/web',
} as const;

type Violation = { readonly rule: { readonly name: string }; readonly from: string };

/** Which rules the house with these changes breaks, and in which files. */
const violations = async (changes: { readonly [path: string]: string }): Promise<string[]> => {
  const root = temporaryTree({ ...HOUSE, ...changes, 'package.json': '{"name":"house"}' });
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'tsconfig.base.json'])
    copyFileSync(join(ROOT, file), join(root, file));
  mkdirSync(join(root, 'node_modules/@quarterdeck'), { recursive: true });
  for (const [name, place] of Object.entries(NAMES))
    symlinkSync(join(root, place), join(root, 'node_modules/@quarterdeck', name));
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [toolScript('depcruise'), ...args],
    {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    },
  ).catch((failed: { stdout: string }) => failed);
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
};

const REEF = 'packages/games/reef/src';
const DIVING = `${REEF}/rules`;
const KIT = 'packages/board-kit/src';
const WEB = 'packages/web/src';

/** A rule, a folder, and an import that breaks the rule there. */
const WRONG = [
  ['kernel-knows-nobody', 'packages/kernel/src', '@quarterdeck/reef'],
  ['games-know-the-kernel', DIVING, '@quarterdeck/bots'],
  ['games-never-meet', DIVING, '@quarterdeck/kraken'],
  ['kit-knows-no-game', `${KIT}/board`, '@quarterdeck/reef'],
  ['kit-order', `${KIT}/drawings`, '../contract/kit.ts'],
  ['kit-order', `${KIT}/contract`, '../question/offer.ts'],
  ['kit-order', `${KIT}/question`, '../board/glow.ts'],
  ['kit-order', `${KIT}/board`, '../frames/gallery.ts'],
  ['playground-takes-any-game', 'packages/playground/src/page', '@quarterdeck/reef'],
  ['playground-without-a-board', 'packages/playground/src/page', '@quarterdeck/board-kit'],
  ['playground-is-for-developers', `${WEB}/hosts`, '../../../playground/src/page/main.ts'],
  ['shelf-below-bots', 'packages/shelf/src', '@quarterdeck/bots'],
  ['shelf-is-for-programs', 'packages/bots/src', '@quarterdeck/shelf'],
  ['shelf-is-for-programs', 'packages/tables/src', '@quarterdeck/shelf'],
  ['shelf-is-for-programs', `${WEB}/hosts`, '@quarterdeck/shelf'],
  ['tables-below-hosts', 'packages/tables/src', '@quarterdeck/bots'],
  ['hosts-know-games-by-the-shelf', 'packages/bots/src', '@quarterdeck/reef'],
  ['by-the-door', DIVING, '../../../../kernel/src/engine/engine.ts'],
  ['test-kit-is-for-tests', DIVING, '@quarterdeck/kernel/test-kit'],
  ['words-by-the-index', DIVING, '../words/say.ts'],
  ['words-know-no-bot', `${REEF}/words`, '../bot/bot.ts'],
  ['engine-order', `${REEF}/pack`, '../model/state.ts'],
  ['engine-order', `${REEF}/model`, '../rules/diving.ts'],
  ['engine-order', DIVING, '../bot/bot.ts'],
  ['engine-order', `${REEF}/words`, '../game.ts'],
  ['engine-order', `${REEF}/bot`, '../index.ts'],
  ['engine-depends-on-nothing', DIVING, 'node:fs'],
  ['engine-is-pure', DIVING, '../board/pieces/cards.ts'],
  ['engine-is-pure', `${REEF}/words`, '@quarterdeck/board-kit'],
  ['engines-without-faces', 'packages/bots/src', '@quarterdeck/board-kit'],
  ['board-by-the-door', `${REEF}/board/pieces`, '../../rules/diving.ts'],
  ['board-knows-the-kit', `${REEF}/board/pieces`, 'node:fs'],
  ['board-order', `${REEF}/board/places`, '../pieces/cards.ts'],
  ['board-order', `${REEF}/board/pieces`, '../chart/chart.ts'],
  ['board-order', `${REEF}/board/chart`, '../prompt/foreseen.ts'],
  ['games-never-meet', `${REEF}/board/chart`, '@quarterdeck/kraken'],
  ['page-order', `${WEB}/games`, '../frame/page.ts'],
  ['page-order', `${WEB}/hosts`, '../table/state/scene.ts'],
  ['page-order', `${WEB}/pages/shelf`, '../../site/main.ts'],
  ['pages-never-meet', `${WEB}/pages/shelf`, '../online/room.ts'],
  ['pages-never-meet', `${WEB}/pages/table`, '../shelf/shelf.ts'],
  ['table-order', `${WEB}/table/motion`, '../state/scene.ts'],
  ['table-order', `${WEB}/table/state`, '../prompt/prompt.ts'],
  ['table-order', `${WEB}/table/prompt`, '../end/end.ts'],
  ['table-order', `${WEB}/table/end`, '../table.tsx'],
  ['source-apart-from-tests', DIVING, '../../test/rules/diving.test.ts'],
  ['samples-are-for-tests', 'packages/bots/src', '@quarterdeck/cove'],
  ['samples-know-the-kernel', 'packages/samples/cove/src', '@quarterdeck/kraken'],
  ['resolvable', DIVING, './gone.ts'],
  ['no-cycles', DIVING, './round-about.ts'],
] as const;

describe('the arrows', () => {
  it('allow a house built as ARCHITECTURE.md draws it', async () => {
    expect(await violations({})).toEqual([]);
  });

  it('catch each wrong import in the file that has it', async () => {
    const files = WRONG.map(([rule, folder, wrong]) => [
      `${folder}/${rule}.ts`,
      `import * as wrong from '${wrong}';\nexport const it = wrong;\n`,
    ]);

    const found = await violations({
      ...Object.fromEntries(files),
      [`${DIVING}/round-about.ts`]: "export { it } from './no-cycles.ts';\n",
    });

    expect(found).toEqual(
      expect.arrayContaining(WRONG.map(([rule, folder]) => `${rule}: ${folder}/${rule}.ts`)),
    );
  });

  it('count an import of types alone', async () => {
    const found = await violations({
      [`${DIVING}/meeting.ts`]:
        "import type { kraken } from '@quarterdeck/kraken';\nexport type Meeting = typeof kraken;\n",
    });

    expect(found).toEqual([`games-never-meet: ${DIVING}/meeting.ts`]);
  });
});
