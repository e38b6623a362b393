import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsInTitles, provenBy } from '../clauses/citations.mjs';
import { sourceOf, staleOf, writeClauseIds } from '../clauses/generate.mjs';
import { clausesIn, readLedgers } from '../clauses/ledger.mjs';
import { asJson, asText, isHonest, reportOn } from '../clauses/report.mjs';
import { lastResults, passedTitles } from '../clauses/results.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const LEDGER = `# Reef: rules ledger

Divers meet RF-009 in the introduction, which is no clause.

## 1. Diving

- **RF-001** A diver goes down.
- **RF-002** A diver comes up (RF-001).
- **Note** not a clause.
  - **RF-003** indented, so not a clause of its own.
`;
const SILENCES = '- **RF-S01** May a diver sing? — Nothing — No — nobody hears it.\n';

const HOUSE = {
  'packages/games/reef/ledger.md': LEDGER,
  'packages/games/reef/silences.md': SILENCES,
  'packages/games/reef/src/diving.ts': "/** RF-001 */\nexport const clause = 'RF-404';\n",
  'packages/games/reef/test/diving.test.ts': "it('RF-001 RF-405 goes down', () => {});\n",
  'packages/games/kraken/ledger.md': '- **KR-001** It wakes.\n',
  'packages/games/empty/package.json': '{}',
} as const;

const reportOnReef = (files: { readonly [path: string]: string }, titles: readonly string[]) => {
  const ledgers = readLedgers(temporaryTree(files));
  const reef = ledgers.find(({ game }) => game === 'reef');
  if (!reef) throw new Error('expected a ledger of reef');
  return reportOn(reef, ledgers, titles);
};

describe('reading rules', () => {
  it('takes the clauses of a page and nothing that only mentions one', () => {
    expect(clausesIn(LEDGER)).toEqual(['RF-001', 'RF-002']);
  });

  it('reads every page of every game that has rules', () => {
    const ledgers = readLedgers(temporaryTree(HOUSE));

    expect(ledgers.map(({ game, clauses }) => [game, clauses])).toEqual([
      ['kraken', ['KR-001']],
      ['reef', ['RF-001', 'RF-002', 'RF-S01']],
    ]);
  });

  it('finds no games in an empty house', () => {
    expect(readLedgers(temporaryTree({ 'README.md': '' }))).toEqual([]);
  });
});

describe('what a test proves', () => {
  it('is every id its title begins with', () => {
    expect(provenBy('RF-001 RF-S01 a diver goes down')).toEqual(['RF-001', 'RF-S01']);
    expect(provenBy('RF-001, RF-002: both')).toEqual(['RF-001', 'RF-002']);
  });

  it('is not an id that comes later', () => {
    expect(provenBy('RF-001 goes down, unlike RF-002')).toEqual(['RF-001']);
    expect(provenBy('as RF-002 says')).toEqual([]);
    expect(provenBy('RF-0011 is no id')).toEqual([]);
  });

  it('is read from plain, parametrised and wrapped titles', () => {
    const source = [
      "it('RF-001 plain', () => {});",
      'it.each([1, 2])(`RF-002 for %i`, () => {});',
      "test(\n  'RF-003 wrapped',\n  () => {},\n);",
      "describe('RF-004 a chapter', () => {});",
    ].join('\n');

    expect(idsInTitles(source)).toEqual(['RF-001', 'RF-002', 'RF-003']);
  });

  it('counts only if it passed', () => {
    const titles = passedTitles({
      testResults: [
        {
          name: 'diving.test.ts',
          status: 'failed',
          assertionResults: [
            { title: 'RF-001 passed', status: 'passed' },
            { title: 'RF-002 failed', status: 'failed' },
            { title: 'RF-S01 skipped', status: 'skipped' },
          ],
        },
      ],
    });

    expect(titles).toEqual(['RF-001 passed']);
  });
});

describe('the report', () => {
  it('counts clauses, proofs and citations, and names what is missing or unknown', () => {
    const report = reportOnReef(HOUSE, ['RF-001 goes down', 'RF-S01 is silent', 'KR-001 other']);

    expect(report).toEqual({
      game: 'reef',
      clauses: 3,
      tested: 2,
      cited: 1,
      missing: ['RF-002'],
      unknown: ['RF-404', 'RF-405'],
      twice: [],
    });
    expect(isHonest([report])).toBe(false);
  });

  it('takes neither a clause of another game nor a word like UTF-80 for an unknown id', () => {
    const files = {
      ...HOUSE,
      'packages/games/reef/src/diving.ts': '// like KR-001, in UTF-80 and ZZ-001\n',
      'packages/games/reef/test/diving.test.ts': '',
    };

    expect(reportOnReef(files, []).unknown).toEqual([]);
  });

  it('names an id that stands in the rules twice', () => {
    const files = {
      ...HOUSE,
      'packages/games/reef/silences.md': `${SILENCES}- **RF-002** Again.\n`,
    };

    const report = reportOnReef(files, []);

    expect(report.twice).toEqual(['RF-002']);
    expect(report.clauses).toBe(3);
    expect(isHonest([report])).toBe(false);
  });

  it('prints one documented object', () => {
    const report = reportOnReef(HOUSE, ['RF-001 goes down']);

    expect(JSON.parse(asJson([report]))).toEqual({
      reef: {
        clauses: 3,
        tested: 1,
        missing: ['RF-002', 'RF-S01'],
        unknown: ['RF-404', 'RF-405'],
      },
    });
  });

  it('says in words what is missing', () => {
    const text = asText([reportOnReef(HOUSE, ['RF-001 goes down'])]);

    expect(text).toContain('reef: 3 clauses, 1 with a passing test, 1 cited in code');
    expect(text).toContain('without a passing test (2): RF-002 RF-S01');
  });
});

describe('the last results', () => {
  it('are those of all tests or of the game alone, whichever are newer', () => {
    const cache = temporaryTree({ 'test-results/all.json': '', 'test-results/reef.json': '' });
    const all = join(cache, 'test-results/all.json');
    const reef = join(cache, 'test-results/reef.json');

    utimesSync(all, 10, 10);
    utimesSync(reef, 20, 20);
    const ownRun = lastResults(cache, 'reef');
    utimesSync(all, 30, 30);

    expect(ownRun).toBe(reef);
    expect(lastResults(cache, 'reef')).toBe(all);
    expect(lastResults(cache, 'kraken')).toBe(all);
    expect(lastResults(join(cache, 'nowhere'), 'reef')).toBeUndefined();
  });
});

describe('the generated type', () => {
  it('is a closed union of the ids', () => {
    expect(sourceOf(['RF-001', 'RF-S01'])).toContain(
      "export type ClauseId =\n  | 'RF-001'\n  | 'RF-S01';",
    );
  });

  it('is stale until written, and stale again when the rules change', () => {
    const root = temporaryTree(HOUSE);
    const games = (ledgers: readonly { readonly game: string }[]) =>
      ledgers.map(({ game }) => game);

    const before = games(staleOf(readLedgers(root)));
    const written = writeClauseIds(readLedgers(root));
    const after = games(staleOf(readLedgers(root)));

    expect(before).toEqual(['reef']);
    expect(written).toEqual([join(root, 'packages/games/reef/src/clauses.gen.ts')]);
    expect(readFileSync(written[0] ?? '', 'utf8')).toContain("'RF-S01'");
    expect(after).toEqual([]);
    expect(games(staleOf(readLedgers(temporaryTree({ ...HOUSE, ...stale(root) }))))).toEqual([
      'reef',
    ]);
  });
});

/** The written type of a house whose ledger has moved on. */
const stale = (root: string) => ({
  'packages/games/reef/src/clauses.gen.ts': readFileSync(
    join(root, 'packages/games/reef/src/clauses.gen.ts'),
    'utf8',
  ),
  'packages/games/reef/ledger.md': `${LEDGER}- **RF-004** A diver rests.\n`,
});
