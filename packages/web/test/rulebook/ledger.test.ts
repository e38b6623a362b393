import { describe, expect, it } from 'vitest';
import { allClauses, chapterOf, clausesOf, relatedTo } from '../../src/rulebook/ledger.ts';
import { parseLedger } from '../../src/rulebook/parse-ledger.ts';

const LEDGER = `# Reef: rules ledger

Reef is a game of divers.

| Aspect | Answer |
| --- | --- |
| Players | 2 to 4 |

## 1. Diving

All of this is wet.

- **RF-001** A diver goes down *once* a turn.
- **RF-002** A current costs a diver (RF-001). (derived)
- **RF-003** example: with 2 currents the diver is lost.
- **RF-004** The lamp is free. (decided, RF-S01)

### Currents

- **RF-005** Nobody dives twice; see RF-002.

## Words for the screen

| what | said |
| --- | --- |
| diver | Diver |
`;

const SILENCES = `# Reef: silences

## Light

- **RF-S01** Is the lamp free? — The book shows one (RF-004) — yes — it keeps the start short.
`;

const clause = (id: string) => {
  const found = allClauses(parseLedger(LEDGER, SILENCES)).find((one) => one.id === id);
  if (found === undefined) throw new Error(`The ledger has no ${id}.`);
  return found;
};

describe('A ledger', () => {
  it('becomes chapters with their numbers, the silences last', () => {
    const { title, chapters } = parseLedger(LEDGER, SILENCES);

    expect(title).toBe('Reef: rules ledger');
    expect(chapters.map(({ number, title: name }) => [number, name])).toEqual([
      ['', ''],
      ['1', 'Diving'],
      ['', 'Words for the screen'],
      ['', 'Light'],
    ]);
    expect(chapters.map(({ isSilences }) => isSilences)).toEqual([false, false, false, true]);
  });

  it('keeps notes, headings, tables and clauses in their order', () => {
    const diving = chapterOf(parseLedger(LEDGER), 'RF-001');

    expect(diving?.blocks.map(({ kind }) => kind)).toEqual([
      'note',
      'clause',
      'clause',
      'clause',
      'clause',
      'heading',
      'clause',
    ]);
  });

  it('reads a table without its ruler', () => {
    const words = parseLedger(LEDGER).chapters.at(-1);

    expect(words?.blocks).toEqual([
      { kind: 'table', head: ['what', 'said'], rows: [{ id: '0', cells: ['diver', 'Diver'] }] },
    ]);
  });

  it('marks what the book says, what follows and what is ours', () => {
    expect(clause('RF-001').mark).toBe('book');
    expect(clause('RF-002').mark).toBe('derived');
    expect(clause('RF-004').mark).toBe('ours');
    expect(clause('RF-S01').mark).toBe('ours');
  });

  it('takes marks out of the words', () => {
    expect(clause('RF-002').text).toBe('A current costs a diver (RF-001).');
    expect(clause('RF-004').text).toBe('The lamp is free.');
  });

  it('knows an example by its first word', () => {
    expect(clause('RF-003').isExample).toBe(true);
    expect(clause('RF-003').text).toBe('With 2 currents the diver is lost.');
    expect(clause('RF-001').isExample).toBe(false);
  });

  it('tells a silence as question and decision, with the reason apart', () => {
    expect(clause('RF-S01').text).toBe('Is the lamp free? Yes.');
    expect(clause('RF-S01').reason).toBe('The book shows one (RF-004); it keeps the start short.');
  });

  it('writes the prefix before a silence that lacks it', () => {
    const [first] = allClauses(parseLedger('## 1. A\n\n- **TP-001** Two to four. (S07)\n'));

    expect(first?.names).toEqual(['TP-S07']);
    expect(first?.text).toBe('Two to four. (TP-S07)');
  });

  it('survives a file that is no ledger', () => {
    expect(allClauses(parseLedger('nothing here\n| broken'))).toEqual([]);
    expect(allClauses(parseLedger(''))).toEqual([]);
  });
});

describe('Related clauses', () => {
  it('are those a clause names and those that name it, known ones only', () => {
    const ledger = parseLedger(LEDGER, SILENCES);

    expect(relatedTo(ledger, clause('RF-002'))).toEqual(['RF-001', 'RF-005']);
    expect(relatedTo(ledger, clause('RF-004'))).toEqual(['RF-S01']);
  });
});

describe('Chapters', () => {
  it('are found by a clause, and count their clauses', () => {
    const ledger = parseLedger(LEDGER, SILENCES);
    const light = chapterOf(ledger, 'RF-S01');

    expect(light?.title).toBe('Light');
    expect(light && clausesOf(light)).toHaveLength(1);
    expect(chapterOf(ledger, 'RF-999')).toBeUndefined();
  });
});
