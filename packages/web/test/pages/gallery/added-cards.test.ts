// The gallery draws what a pack adds like what is ours.

import { readFileSync } from 'node:fs';
import { type GalleryComponent, speakEnglish } from '@quarterdeck/board-kit';
import { withAdditions } from '@quarterdeck/kernel/test-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PAGE_EN } from '../../../src/frame/en.ts';
import { OUR_GAMES } from '../../our-games.ts';

const { words, addCatalogue } = speakEnglish(PAGE_EN);

async function componentsOf(id: string): Promise<readonly GalleryComponent[]> {
  const { ownPack, WORDS = [] } = (await OUR_GAMES.boardOf(id)?.gallery?.()) ?? {};
  if (ownPack === undefined) throw new Error(`${id} shows no packs`);
  WORDS.forEach(addCatalogue);
  const file = new URL(`../../../../../fixtures/packs/${id}.json`, import.meta.url);
  const grown = withAdditions(ownPack.content, JSON.parse(readFileSync(file, 'utf8')));
  return ownPack.galleryOf(words, grown).flatMap(({ components }) => components);
}

describe('The gallery of a pack with cards of its own', () => {
  it.each([
    ['ahoy', ['Fish C']],
    ['doubloons', ['Smuggler\u2019s Cache', 'Hollow Stone', 'Still Water']],
    ['prisoners', ['Long Guns']],
    ['seawolf', ['Lantern Bank', 'Bergen']],
    ['tinypirates', ['Nell Knots', 'Ada Gale', 'Widow Gale', 'The Miser']],
  ] as const)('shows what is added to %s, drawn and with its text', async (id, names) => {
    const all = await componentsOf(id);
    for (const name of names) {
      const found = all.find((one) => one.name.replaceAll("'", '\u2019').includes(name));
      expect(found?.text, name).toBeTruthy();
      const drawn = found === undefined ? '' : createElement(found.draw, { width: 200 });
      expect(renderToStaticMarkup(drawn)).toContain('<svg');
    }
  });
});
