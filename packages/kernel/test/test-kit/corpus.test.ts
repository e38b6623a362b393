import { readdirSync, readFileSync } from 'node:fs';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine } from '@quarterdeck/kernel/engine';
import { type Corpus, finishes, savesInsideEveryAskingStep } from '@quarterdeck/kernel/test-kit';
import { reef } from '@quarterdeck/reef';
import { describe, expect, it } from 'vitest';

const table = engine(reef);
const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const FOLDER = new URL('../corpus/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.startsWith('reef-v'));

const corpusOf = (file: string): Corpus =>
  JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Corpus;

describe('savesInsideEveryAskingStep', () => {
  it('takes a save inside every asking step, at its deepest', () => {
    const { saves, neverReached } = savesInsideEveryAskingStep(table, seeds);

    expect(neverReached).toEqual([]);
    expect(saves.map(({ step }) => step)).toEqual([
      'diving/choose',
      'helper/moment',
      'pearl/pick',
      'round/plan',
      'storm/charms',
    ]);
    for (const { step, saved } of saves) expect(saved.stack.at(-1)?.step).toBe(step);
    const planning = saves.find(({ step }) => step === 'round/plan');
    expect(planning?.saved.given.filter((choice) => choice !== null)).toHaveLength(3);
  });

  it('names the steps that no match reached', () => {
    expect(savesInsideEveryAskingStep(table, []).neverReached).toContain('pearl/pick');
  });
});

describe('finishes', () => {
  it('plays a save to its end', () => {
    const match = table.create({ seats: 3, rng: sfcRng(1) });

    expect(finishes(table, table.save(match)).ranks).toHaveLength(3);
  });

  it('refuses what is no save', () => {
    expect(() => finishes(table, { format: 'letter' })).toThrow('save.format');
  });
});

describe('The corpus of Reef', () => {
  it('has a file for every version of the rules', () => {
    const versions = Array.from({ length: reef.version }, (_, i) => `reef-v${i + 1}.json`);

    expect(files.sort()).toEqual(versions);
  });

  it.each(files)('%s is still finished by these rules', (file) => {
    const { saves } = corpusOf(file);

    expect(saves.length).toBeGreaterThan(0);
    for (const { saved } of saves)
      for (const seed of [1, 2, 3])
        expect(finishes(table, saved, table.pack, seed).ranks).toHaveLength(saved.seats);
  });

  it('is that of the rules as they are, in its last file', () => {
    const { saves } = corpusOf(`reef-v${reef.version}.json`);

    expect(saves.map(({ step }) => step)).toEqual(
      savesInsideEveryAskingStep(table, seeds).saves.map(({ step }) => step),
    );
  });
});
