import { execFileSync } from 'node:child_process';
import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { prefixOf, readLedgers } from '../clauses/ledger.mjs';
import { ROOT } from '../lib/root.mjs';

const IDS = SHELF.map(({ id }) => id);

/** What we keep: files of the repository, new ones included. */
const namedIn = (id: string): string[] => {
  const args = ['grep', '--untracked', '-lwI', id, '--', '.', `:!packages/games/${id}`];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
};

/** Whoever lists the games lists each of them, and documents tell of them. */
const LISTS =
  /^packages\/shelf\/(package\.json|games\.txt|src\/\w+\.gen\.ts)$|^package-lock\.json$|\.md$/;

/** What was recorded names what it was recorded of. */
const RECORDED = /^bench\/proof\.json$|^fixtures\/|^training\/runs\/|^docs\/ladders\//;

/** A test may take any game as its example; packages of pages name those that their tests take. */
const TESTS =
  /(^|\/)test\/|^packages\/(web|playground)\/package\.json$|^e2e\/src\/|^scripts\/test-/;

describe('The id of a game', () => {
  it.each(IDS)('%s is named by the lists of games, and by no other source', (id) => {
    const elsewhere = namedIn(id).filter(
      (file) => ![LISTS, RECORDED, TESTS].some((known) => known.test(file)),
    );

    // A word of the rulebooks, too: one game's coins are called after another game.
    const others = elsewhere.filter((file) => !/^packages\/games\//.test(file));
    expect(others).toEqual([]);
  });

  it('opens each of its clauses with the prefix that its box names', () => {
    const ledgers = readLedgers(ROOT);

    for (const { id, prefix } of SHELF) {
      const clauses = ledgers.find(({ game }) => game === id)?.clauses ?? [];
      expect(clauses.length).toBeGreaterThan(0);
      expect([...new Set(clauses.map(prefixOf))]).toEqual([prefix]);
    }
  });
});
