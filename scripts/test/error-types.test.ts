import { execFile } from 'node:child_process';
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

it('a mistake in a rule is told by names and not by the fields of the state', async () => {
  const root = temporaryTree({
    'mistakes.ts': MISTAKES,
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
  const errors = stdout.split('\n').filter((line) => line.includes('mistakes.ts'));

  expect(errors.map((line) => line.replace(/^.*error TS\d+: /, ''))).toEqual([
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
