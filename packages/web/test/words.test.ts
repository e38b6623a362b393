import {
  joinList,
  type KeyOf,
  pseudoCatalogue,
  pseudoWords,
  speak,
  speakEnglish,
  type useWords,
  type Words,
} from '@quarterdeck/board-kit';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { PAGE_EN } from '../src/frame/en.ts';
import { RULEBOOK_EN } from '../src/rulebook/en.ts';
import { ALL_ENGLISH, sentencesOf } from './catalogues.ts';

const sentences = (): readonly string[] => ALL_ENGLISH.flatMap(sentencesOf);

describe('Words', () => {
  it('put values into sentences as they are', () => {
    const { words, addCatalogue } = speakEnglish();
    addCatalogue(PAGE_EN);

    expect(words('shelf.ticket', { game: 'Dead Man’s <Doubloons>' })).toBe(
      'Your move in Dead Man’s <Doubloons>',
    );
  });

  it('count', () => {
    const { words, addCatalogue } = speakEnglish();
    addCatalogue(RULEBOOK_EN);

    expect(words('rulebook.found', { count: 1, words: 'rum' })).toBe('1 clause says “rum”');
    expect(words('rulebook.found', { count: 7, words: 'rum' })).toBe('7 clauses say “rum”');
  });

  it('show in brackets what no catalogue has, so that it is noticed', () => {
    const { words } = speakEnglish({ here: { named: '{{name}} is here' } });

    expect(words('here.unknown')).toBe('[here.unknown]');
    expect(words('here.named')).toBe('[name] is here');
  });

  it('never leave a sentence empty', () => {
    expect(sentences().filter((words) => words.trim() === '')).toEqual([]);
  });

  it('join things as English does', () => {
    expect(joinList('en', ['Ines', 'Tomas', 'two bots'])).toBe('Ines, Tomas, and two bots');
  });
});

// Held by the compiler, which reads this file with the others; at run time they are empty.
describe('The type of words', () => {
  type Said = Words<KeyOf<typeof RULEBOOK_EN | typeof PAGE_EN>>;

  it('knows every path of the catalogues that were handed in, and no other', () => {
    expectTypeOf<'rulebook.found'>().toExtend<Parameters<Said>[0]>();
    expectTypeOf<'shelf.ticket'>().toExtend<Parameters<Said>[0]>();
    expectTypeOf<'rulebook.lost'>().not.toExtend<Parameters<Said>[0]>();
    expectTypeOf<'rulebook.found_one'>().not.toExtend<Parameters<Said>[0]>();
    expectTypeOf<'gallery.title'>().not.toExtend<Parameters<Said>[0]>();
  });

  it('is what useWords returns for those catalogues', () => {
    expectTypeOf<
      ReturnType<typeof useWords<[typeof RULEBOOK_EN, typeof PAGE_EN]>>
    >().toEqualTypeOf<Said>();
  });

  it('lets words that say more be handed to whoever says less, and not the other way round', () => {
    expectTypeOf<Said>().toExtend<Words<KeyOf<typeof RULEBOOK_EN>>>();
    expectTypeOf<Words<KeyOf<typeof RULEBOOK_EN>>>().not.toExtend<Said>();
  });
});

describe('The pseudo-language', () => {
  it('changes every sentence and keeps every value', () => {
    const english = sentences();
    const foreign = ALL_ENGLISH.map(pseudoCatalogue).flatMap(sentencesOf);

    expect(foreign).toHaveLength(english.length);
    foreign.forEach((words, i) => {
      expect(words).toMatch(/^⟦.*⟧$/s);
      expect(words.match(/\{\{\w+\}\}/g)).toEqual(english[i]?.match(/\{\{\w+\}\}/g) ?? null);
    });
  });

  it('is spoken with its values filled in', async () => {
    const { words, addCatalogue } = await speak('pseudo');
    addCatalogue(PAGE_EN);

    expect(words('shelf.ticket', { game: 'Ahoy' })).toContain('Ahoy');
    expect(words('shelf.ticket', { game: 'Ahoy' })).not.toContain('Your');
  });

  it('is spoken by rooms that are entered later, too', async () => {
    const { words, addCatalogue } = await speak('pseudo');
    addCatalogue(RULEBOOK_EN);

    expect(words('rulebook.found', { count: 2, words: 'rum' })).toMatch(/^⟦2 .*rum.*⟧$/);
  });

  it('is longer than English, so that tight places show', () => {
    expect(pseudoWords('Play now').length).toBeGreaterThan('Play now'.length + 2);
  });
});
