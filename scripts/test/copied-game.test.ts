import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOf, rotated } from '@quarterdeck/proof';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';
import { run, toolScript } from '../lib/run.mjs';
import { type CopiedTree, treeWithDriftwood } from './trees/copied-tree.ts';
import { runNode, until } from './trees/fresh-tree.ts';

const LIST = 'packages/shelf/games.txt';
const linesOf = (root: string): readonly string[] =>
  readFileSync(join(root, LIST), 'utf8').split('\n');

/** A guest and a bot at a table online, with the server and the client of its own tests. */
const ONLINE = `
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@quarterdeck/shelf';
import { openServer, openSqlite } from '../src/index.ts';
import { startBot } from '../src/start.ts';
import { makeBuiltPage } from './built-page.ts';
import { must, newGuest, TestClient } from './test-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
const page = makeBuiltPage();
const store = await openSqlite(folder);
const server = await openServer({
  games: GAMES,
  startBot,
  store,
  port: 0,
  webRoot: page.folder,
  botPause: 0,
});
const client = await TestClient.call(server.port, await newGuest(server.port));
const seats = [
  { name: '', colour: 'red', who: { kind: 'me' } },
  { name: 'Bo', colour: 'blue', who: { kind: 'bot', bot: 'mate' } },
] as const;
const setup = { game: 'driftwood', seats, options: {}, watching: 'invited', answerTime: null } as const;
const { table } = must(await client.ask('create', { setup }));
must(await client.open(table));
await client.until(() => client.updates.has(table));
for (;;) {
  const isOver = () => client.now(table).outcome !== null;
  await client.until(() => isOver() || client.now(table).asked.some(({ seat }) => seat === 0));
  if (isOver()) break;
  await client.play(table);
}
console.log(JSON.stringify(client.now(table).outcome?.scores));
client.disconnect();
await server.close();
await store.close();
rmSync(folder, { recursive: true });
page.remove();
`;

/** The whole proof plays it in all of them. */
const HOSTS = rotated(['terminal', 'server', 'page'], countOf('hostsOfCopy'));

describe('A game that is copied into packages/games', () => {
  let tree: CopiedTree;

  beforeAll(() => {
    tree = treeWithDriftwood();
  });
  afterAll(() => tree.remove());

  const quarterdeck = (...args: string[]) =>
    run(
      process.execPath,
      ['--import', './scripts/typescript.mjs', 'packages/cli/src/main.ts', ...args],
      { cwd: tree.root, show: false },
    );

  it('needs one line outside its folder, from which the shelf is made', () => {
    const added = linesOf(tree.root).filter((line) => !linesOf(ROOT).includes(line));

    expect(added).toEqual(['driftwood']);
    expect(tree.changed().filter((file) => file !== LIST)).toEqual(
      expect.arrayContaining(['packages/shelf/package.json']),
    );
    expect(
      tree
        .changed()
        .filter((file) => !/^packages\/shelf\/(package\.json|src\/\w+\.gen\.ts)$/.test(file)),
    ).toEqual([LIST]);
  });

  it.runIf(HOSTS.includes('terminal'))(
    'is listed by the terminal, and played there by bots to the end',
    async () => {
      const games = await quarterdeck('games');
      const played = await quarterdeck(
        ...[
          'sim',
          'driftwood',
          '--seats',
          '3',
          '--games',
          '4',
          '--bot',
          'mate,random',
          '--seed',
          '7',
        ],
      );

      expect(games.output).toContain('Planks, a beach, and a wave that wants it all.');
      expect(played.code, played.output).toBe(0);
      expect(played.output).toMatch(/4 (games|matches)/);
    },
  );

  it.runIf(HOSTS.includes('server'))(
    'is played online by a guest and a bot to the end',
    async () => {
      writeFileSync(join(tree.root, 'packages/server/test/copied.ts'), ONLINE);

      const { code, output } = await run(
        process.execPath,
        ['--import', './scripts/typescript.mjs', 'packages/server/test/copied.ts'],
        { cwd: tree.root, show: false },
      );

      expect(code, output).toBe(0);
      expect(output).toMatch(/^\[\d+,\d+\]$/m);
    },
  );

  it.runIf(HOSTS.includes('page'))(
    'is set up and played on the page, in words, without a board of its own',
    async () => {
      const web = join(tree.root, 'packages/web');
      const vite = toolScript('vite');
      const built = await run(process.execPath, [vite, 'build'], { cwd: web, show: false });
      expect(built.code, built.output).toBe(0);
      const served = runNode(web, [vite, 'preview', '--port', '0'], {
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      });
      const [address] = await until(served, /http:\/\/localhost:\d+/);

      const played = await run(
        process.execPath,
        ['--import', './scripts/typescript.mjs', 'e2e/src/copied-game-page.ts', address],
        { cwd: tree.root, show: false },
      );

      expect(played.code, played.output).toBe(0);
      expect(played.output).toMatch(/^kept: Driftwood .*to answer/m);
      const [, plank] = /^chosen: .* the (.+) \(\d+\)/m.exec(played.output) ?? [];
      expect(plank, played.output).toBeDefined();
      expect(played.output).toMatch(new RegExp(`^told: .* the ${plank}\\.`, 'm'));
    },
  );
});
