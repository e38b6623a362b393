import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@quarterdeck/shelf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OnlineServer } from '../online-server.ts';
import { newBot, withAccount } from './a-bot.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const READS_TYPESCRIPT = at('scripts/typescript.mjs');

const server = new OnlineServer({ loadGame });
beforeAll(() => server.start());
afterAll(() => server.remove());

type Run = { readonly code: number; readonly said: string; readonly complaints: string };

async function run(command: string, args: readonly string[], token: string): Promise<Run> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, QUARTERDECK_TOKEN: token },
  });
  let [said, complaints] = ['', ''];
  child.stdout.on('data', (part) => {
    said += part;
  });
  child.stderr.on('data', (part) => {
    complaints += part;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said, complaints };
}

const inTypeScript = (address: string, game: string, token: string): Promise<Run> =>
  run(
    process.execPath,
    ['--import', READS_TYPESCRIPT, at('examples/outside-bots/bot.ts'), address, game, '2'],
    token,
  );
const inPython = (address: string, game: string, token: string): Promise<Run> =>
  run('python3', [at('examples/outside-bots/bot.py'), address, '--game', game], token);

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('python3 is not here: the example in Python is not tried.');

const playsToTheEnd = async (
  name: string,
  one: typeof inPython,
  other: typeof inPython,
  game: string,
): Promise<void> => {
  const owner = await withAccount(server.port, name);
  const [a, b] = [await newBot(owner, `${name} one`), await newBot(owner, `${name} two`)];
  const address = `http://localhost:${server.port}`;

  const runs = await Promise.all([one(address, game, a.token), other(address, game, b.token)]);

  for (const { code, said, complaints } of runs) {
    expect(complaints).toBe('');
    expect(code).toBe(0);
    expect(said).toMatch(/\(bot\) is here\nseated at \w+\nover: \[[12],[ ]?[12]\]\n$/);
  }
};

describe('The example of an outside bot', () => {
  it('in TypeScript plays a whole match against another of its kind', () =>
    playsToTheEnd('Tess', inTypeScript, inTypeScript, 'reef'));

  it.skipIf(!hasPython)(
    'in Python plays a whole match of Seawolf against the one in TypeScript',
    () => playsToTheEnd('Pia', inPython, inTypeScript, 'seawolf'),
  );
});
