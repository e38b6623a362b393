import { describe, expect, it } from 'vitest';
import { RULEBOOK_EN } from '../src/rulebook/en.ts';
import { speak, speakEnglish } from '../src/words/languages.ts';
import { joinList } from '../src/words/list-format.ts';
import { pseudoCatalogue, pseudoWords } from '../src/words/pseudo.ts';
import { ALL_ENGLISH, sentencesOf } from './catalogues.ts';

const sentences = (): readonly string[] => ALL_ENGLISH.flatMap(sentencesOf);

describe('Words', () => {
  it('put values into sentences as they are', () => {
    const { words } = speakEnglish();

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

  it('never leave a sentence empty', () => {
    expect(sentences().filter((words) => words.trim() === '')).toEqual([]);
  });

  it('join things as English does', () => {
    expect(joinList('en', ['Ines', 'Tomas', 'two bots'])).toBe('Ines, Tomas, and two bots');
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
    const { words } = await speak('pseudo');

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
