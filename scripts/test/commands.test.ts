import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const script = (name: string, ...args: readonly string[]) =>
  node(ROOT, join('scripts', name), ...args);

async function node(folder: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, args, { cwd: folder });
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

describe.each(['clauses.mjs', 'laws.mjs', 'mutants.mjs'])('%s', (name) => {
  it('explains itself', async () => {
    const { code, out } = await script(name, '--help');

    expect(code).toBe(0);
    expect(out).toMatch(/^npm run (clauses|laws|mutants)/);
    expect(out).toContain('--game');
  });

  it.each([
    ['a game that it does not know', ['--game', 'sewolf'], /"sewolf".*/s],
    ['a flag that it does not know', ['--gmae', 'seawolf'], /--gmae/],
    ['a word too many', ['seawolf'], /seawolf/],
  ])('refuses %s in a line', async (_, args, words) => {
    const { code, out, err } = await script(name, ...args);

    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

it.each(['--matches', '--first', '--sample'])(
  'laws.mjs refuses %s that is no number',
  async (flag) => {
    const { code, err } = await script('laws.mjs', flag, 'many');

    expect(code).toBe(1);
    expect(err).toBe(`${flag}: expected a whole number, got "many".\n`);
  },
);

it('terminal and bench say what to do where nothing is installed', async () => {
  const loader = readFileSync(join(ROOT, 'scripts/typescript.mjs'), 'utf8');
  const bare = temporaryTree({ 'scripts/typescript.mjs': loader, 'main.ts': 'export {};' });

  const { code, err } = await node(bare, '--import', './scripts/typescript.mjs', 'main.ts');

  expect(code).toBe(1);
  expect(err).toBe('Nothing is installed yet. Run `npm install` once, then try again.\n');
});
