import { countOf, rotated } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { readLedgers } from '../clauses/ledger.mjs';
import { demonstrationsOf, printed } from '../demonstrations/select.mjs';
import { ROOT } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

const GAMES = readLedgers(ROOT).map(({ game }) => game);

const test = (clauses: readonly string[], says: string, cases: readonly object[]) => ({
  file: 'reef.test.ts',
  clauses,
  says,
  cases: cases as never,
});
const looked = { position: { seats: 2 }, plays: [], told: 0 };
const played = { position: { seats: 2 }, plays: [{ by: 0, choice: { do: 'dive' } }], told: 0 };
const denying = { ...looked, denied: { seat: 0, choice: { do: 'dive' }, clause: 'RF-001' } };

describe('the test that shows a clause', () => {
  it('is the one in which the clause denies something, before one that only answers', () => {
    const { demonstrations } = demonstrationsOf(
      ['RF-001'],
      [test(['RF-001'], 'answers', [played]), test(['RF-001'], 'denies', [denying])],
      {},
    );

    expect(demonstrations.shown.map(({ says }) => says)).toEqual(['denies']);
  });

  it('is the one whose title cites the fewest clauses, among alike ones', () => {
    const { demonstrations } = demonstrationsOf(
      ['RF-001', 'RF-002'],
      [test(['RF-001', 'RF-002'], 'of both', [played]), test(['RF-001'], 'of one', [played])],
      {},
    );

    expect(demonstrations.shown.map(({ says, clauses }) => [says, clauses])).toEqual([
      ['of one', ['RF-001']],
      ['of both', ['RF-002']],
    ]);
  });

  it('is named as missing where there is none and no reason, and a reason too many is named', () => {
    const { missing, needless } = demonstrationsOf(
      ['RF-001', 'RF-002', 'RF-003'],
      [test(['RF-001'], 'looks', [looked])],
      { box: ['RF-001', 'RF-003'] },
    );

    expect({ missing, needless }).toEqual({ missing: ['RF-002'], needless: ['RF-001'] });
  });

  it('is written on a line of its own, as JSON', () => {
    const { demonstrations } = demonstrationsOf(
      ['RF-001'],
      [test(['RF-001'], 'answers', [played])],
      {},
    );

    expect(JSON.parse(printed(demonstrations)).shown).toHaveLength(1);
  });
});

describe('what "Show me" shows', () => {
  it.each(rotated(GAMES, countOf('demonstrated')))(
    'is what the tests of %s do today',
    async (game) => {
      const { code, output } = await run(
        process.execPath,
        ['scripts/demonstrations.mjs', `--game=${game}`],
        { show: false },
      );

      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    },
  );
});
