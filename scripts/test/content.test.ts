import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staleIds, writeIds } from '../content/ids.mjs';
import { ROOT } from '../lib/root.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quarterdeck-ids-'));
  for (const place of [
    'tinypirates/content',
    'tinypirates/src/pack',
    'ahoy/content',
    'ahoy/src/pack',
  ])
    cpSync(join(ROOT, 'packages/games', place), join(root, 'packages/games', place), {
      recursive: true,
    });
});
afterEach(() => rmSync(root, { recursive: true }));

/** The first item of a file of content once more, under another id, and first. */
function addTo(file: string, id: string): void {
  const path = join(root, 'packages/games', file);
  const items: { [id: string]: unknown } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ [id]: Object.values(items)[0], ...items }));
}
const generated = (game: string): string =>
  readFileSync(join(root, 'packages/games', game, 'src/pack/ids.gen.ts'), 'utf8');

describe('npm run content', () => {
  it('finds nothing to write in the games as they are', () => {
    expect(staleIds(root)).toEqual([]);
  });

  it('leaves an open kind as it is when a card is added: packs know their own ids', () => {
    addTo('tinypirates/content/crew.json', 'nell-knots');

    expect(staleIds(root)).toEqual([]);
  });

  it('adds the id of a coded kind behind those there are, for its row of code to be missed', () => {
    addTo('ahoy/content/crew.json', 'astronomer');
    const before = generated('ahoy');

    expect(staleIds(root)).toHaveLength(1);
    writeIds(root);

    expect(generated('ahoy')).toBe(
      before.replace("'whispering-wind',", "'whispering-wind',\n  'astronomer',"),
    );
    expect(staleIds(root)).toEqual([]);
  });
});
