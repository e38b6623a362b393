import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { GameFigures } from './game-bench.ts';
import type { Plan } from './measure.ts';

const LOADER = new URL('../../scripts/typescript.mjs', import.meta.url).href;
const ONE_GAME = fileURLToPath(new URL('./one-game.ts', import.meta.url));

/**
 * A game measured in a process of its own, as bots' workers run it: a kernel that has seen other games
 * before is several times slower, since its code is no longer made for one shape of state.
 */
export async function inOwnProcess(id: string, plan: Plan): Promise<GameFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    LOADER,
    ONE_GAME,
    id,
    JSON.stringify(plan),
  ]);
  return JSON.parse(stdout) as GameFigures;
}
