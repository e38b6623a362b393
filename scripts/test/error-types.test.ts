import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';
import { toolScript } from '../lib/run.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const MODEL = join(ROOT, 'packages/games/tinypirates/src/model');

/** What somebody who writes a rule gets wrong, a line each. */
const MISTAKES = `
import { type Act, type Chapter, unreachable } from '${join(ROOT, 'packages/kernel/src/index.ts')}';
import type { SailChoice } from '${MODEL}/choices.ts';
import type { Draft, Kinds, Tinypirates } from '${MODEL}/state.ts';
export const step = (act: Act<Kinds>): void => act.next('turn/bonos', {});
export const event = (act: Act<Kinds>): void => act.emit('TE-001', 'jostld', {});
export const chapter: Chapter<Kinds, 'turn'> = {};
export const seen = (g: Tinypirates): string => g;
export const draft = (g: Draft): string => g;
export const row: { deed(g: Tinypirates): boolean } = {};
export const missing = (choice: SailChoice): number => {
  if (choice.do === 'to' || choice.do === 'calm-to' || choice.do === 'stop') return 1;
  return unreachable(choice);
};
`;

const GAMES = readdirSync(join(ROOT, 'packages/games'));
/** A game calls its position by its own name. */
const positionOf = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);

const bothKindsOf = (game: string): string => `
import type { ${positionOf(game)}, Draft as ${game}State } from '${join(ROOT, 'packages/games', game, 'src/model/state.ts')}';
export const ${game}Seen = (g: ${positionOf(game)}): string => g;
export const ${game}Draft = (g: ${game}State): string => g;
`;

/** What the compiler says about a file, an error each. */
const errorsIn = async (source: string): Promise<string[]> => {
  const root = temporaryTree({
    'mistakes.ts': source,
    'tsconfig.json': JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      files: ['mistakes.ts'],
    }),
  });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [toolScript('tsc'), '-p', join(root, 'tsconfig.json'), '--pretty', 'false'],
    { cwd: ROOT },
  ).catch((failed: { stdout: string }) => failed);
  return stdout.split('\n').filter((line) => line.includes('mistakes.ts'));
};

const messageOf = (line: string): string => line.replace(/^.*error TS\d+: /, '');

it('a position of any game is printed by its name', async () => {
  const errors = await errorsIn(GAMES.map(bothKindsOf).join(''));

  expect(GAMES).not.toEqual([]);
  expect(errors.map(messageOf)).toEqual(
    GAMES.flatMap((game) => [
      `Type '${positionOf(game)}' is not assignable to type 'string'.`,
      "Type 'Draft' is not assignable to type 'string'.",
    ]),
  );
});

it('a mistake in a rule is told by names and not by the fields of the state', async () => {
  const errors = await errorsIn(MISTAKES);

  expect(errors.map(messageOf)).toEqual([
    expect.stringMatching(/'"turn\/bonos"' is not assignable to parameter of type '"\w/),
    expect.stringMatching(/'"jostld"' is not assignable to parameter of type '"\w/),
    expect.stringMatching(
      /missing the following properties from type 'Chapter<Kinds, "turn">': "turn\//,
    ),
    "Type 'Tinypirates' is not assignable to type 'string'.",
    "Type 'Draft' is not assignable to type 'string'.",
    "Property 'deed' is missing in type '{}' but required in type '{ deed(g: Tinypirates): boolean; }'.",
    expect.stringMatching(/"fair-wind".*is not assignable to parameter of type 'never'/),
  ]);
  for (const line of errors) expect(line.length).toBeLessThan(500);
});
