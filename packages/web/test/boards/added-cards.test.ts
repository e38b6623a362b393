// The gallery draws what a pack adds like what is ours.

import { readFileSync } from 'node:fs';
import { type GalleryComponent, type GalleryDoor, speakEnglish } from '@quarterdeck/board-kit';
import { withAdditions } from '@quarterdeck/kernel/test-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ahoy from '../../src/boards/ahoy/gallery.tsx';
import * as doubloons from '../../src/boards/doubloons/gallery.tsx';
import * as prisoners from '../../src/boards/prisoners/gallery.tsx';
import * as seawolf from '../../src/boards/seawolf/gallery.tsx';
import * as tinypirates from '../../src/boards/tinypirates/gallery.tsx';
import { PAGE_EN } from '../../src/words/en.ts';

const { words, addCatalogue } = speakEnglish(PAGE_EN);

type Door = Pick<GalleryDoor, 'WORDS'> & { readonly ownPack: GalleryDoor['ownPack'] };

function componentsOf(id: string, { ownPack, WORDS }: Door): readonly GalleryComponent[] {
  if (ownPack === undefined) throw new Error(`${id} shows no packs`);
  WORDS.forEach(addCatalogue);
  const file = new URL(`../../../../fixtures/packs/${id}.json`, import.meta.url);
  const grown = withAdditions(ownPack.content, JSON.parse(readFileSync(file, 'utf8')));
  return ownPack.galleryOf(words, grown).flatMap(({ components }) => components);
}

describe('The gallery of a pack with cards of its own', () => {
  it.each([
    ['ahoy', ahoy, ['Fish C']],
    ['doubloons', doubloons, ['Smuggler\u2019s Cache', 'Hollow Stone', 'Still Water']],
    ['prisoners', prisoners, ['Long Guns']],
    ['seawolf', seawolf, ['Lantern Bank', 'Bergen']],
    ['tinypirates', tinypirates, ['Nell Knots', 'Ada Gale', 'Widow Gale', 'The Miser']],
  ] as const)('shows what is added to %s, drawn and with its text', (id, door, names) => {
    const all = componentsOf(id, door);
    for (const name of names) {
      const found = all.find((one) => one.name.replaceAll("'", '\u2019').includes(name));
      expect(found?.text, name).toBeTruthy();
      const drawn = found === undefined ? '' : createElement(found.draw, { width: 200 });
      expect(renderToStaticMarkup(drawn)).toContain('<svg');
    }
  });
});
