// Bots and the terminal take a pack with cards of its own as it is.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAdditions } from '@quarterdeck/kernel/test-kit';
import { loadGame, SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { inProcess, temporaryFolder } from './program.ts';

const folder = temporaryFolder();

async function grownPack(id: string): Promise<string> {
  const additions = new URL(`../../../fixtures/packs/${id}.json`, import.meta.url);
  const { game } = await loadGame(id);
  const file = join(folder, `${id}.json`);
  const grown = withAdditions(game.pack.content, JSON.parse(readFileSync(additions, 'utf8')));
  writeFileSync(file, JSON.stringify(grown));
  return file;
}

describe.each(SHELF.map(({ id }) => id))('A pack of %s with cards of its own', (id) => {
  it('is found good by the terminal', async () => {
    const { code, out } = await inProcess(['pack', 'check', id, await grownPack(id)]);

    expect(out).toContain('A good pack for');
    expect(code).toBe(0);
  });

  it('is played to the end by bots that judge what lies there', async () => {
    const file = await grownPack(id);
    const args = ['--pack', file, '--games', '1', '--bot', 'mate', '--iterations', '4'];

    const { code, out } = await inProcess(['sim', id, ...args, '--threads', '1', '--json']);

    expect(code, out).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 1, errors: [] });
  });
});
