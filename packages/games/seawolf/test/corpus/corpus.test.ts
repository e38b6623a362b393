import { readdirSync, readFileSync } from 'node:fs';
import { engine } from '@quarterdeck/kernel/engine';
import { type Corpus, finishes } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { seawolf } from '../../src/index.ts';

const table = engine(seawolf);
const FOLDER = new URL('./', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const savesIn = (file: string): Corpus['saves'] =>
  (JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Corpus).saves;

describe('The corpus of Seawolf', () => {
  it('has a file for every version of the rules', () => {
    const versions = Array.from({ length: seawolf.version }, (_, i) => `seawolf-v${i + 1}.json`);

    expect(files.toSorted()).toEqual(versions);
  });

  it('holds a save taken inside every step that asks somebody', () => {
    const asking = Object.entries(seawolf.steps).flatMap(([name, { kind }]) =>
      kind === 'decision' || kind === 'together' || kind === 'window' ? [name] : [],
    );

    const newest = savesIn(`seawolf-v${seawolf.version}.json`);

    expect(newest.map(({ step }) => step).toSorted()).toEqual(asking.toSorted());
  });

  it.each(files)('%s is still finished by these rules', (file) => {
    for (const { saved } of savesIn(file))
      expect(finishes(table, saved).ranks.length).toBeGreaterThan(1);
  });
});
