import { citedInCode, citedInTitles, provenBy } from './citations.mjs';
import { prefixOf } from './ledger.mjs';

/** @typedef {import('./ledger.mjs').Ledger} Ledger */
/**
 * @typedef {object} GameReport
 * @property {string} game
 * @property {number} clauses
 * @property {number} tested clauses with a passing test
 * @property {number} cited clauses named in the game's source
 * @property {string[]} missing clauses without a passing test
 * @property {string[]} unknown ids cited that no ledger has
 * @property {string[]} twice ids that stand in the rules more than once
 */

/**
 * @param {Ledger} ledger
 * @param {readonly Ledger[]} ledgers of all games: an id of another game's ledger does exist
 * @param {readonly string[]} titles of tests that passed
 * @returns {GameReport}
 */
export const reportOn = (ledger, ledgers, titles) => {
  const known = new Set(ledgers.flatMap(({ clauses }) => clauses));
  const prefixes = new Set([...known].map(prefixOf));
  const own = new Set(ledger.clauses);
  const proven = new Set(titles.flatMap(provenBy).filter((id) => own.has(id)));
  const inCode = citedInCode(ledger.folder);
  const cited = [...inCode, ...citedInTitles(ledger.folder)];
  const unknown = cited.filter((id) => prefixes.has(prefixOf(id)) && !known.has(id));
  return {
    game: ledger.game,
    clauses: own.size,
    tested: proven.size,
    cited: ledger.clauses.filter((id) => inCode.has(id)).length,
    missing: ledger.clauses.filter((id) => !proven.has(id)),
    unknown: [...new Set(unknown)].sort(),
    twice: ledger.twice,
  };
};

/** @param {readonly GameReport[]} reports */
export const asJson = (reports) =>
  JSON.stringify(
    Object.fromEntries(
      reports.map(({ game, clauses, tested, missing, unknown }) => [
        game,
        { clauses, tested, missing, unknown },
      ]),
    ),
    null,
    2,
  );

/** @param {GameReport} report */
const inWords = ({ game, clauses, tested, cited, missing, unknown, twice }) => {
  const lines = [
    `${game}: ${clauses} clauses, ${tested} with a passing test, ${cited} cited in code`,
  ];
  if (missing.length > 0)
    lines.push(`  without a passing test (${missing.length}): ${missing.join(' ')}`);
  if (unknown.length > 0)
    lines.push(`  cited, but in no ledger (${unknown.length}): ${unknown.join(' ')}`);
  if (twice.length > 0)
    lines.push(`  more than once in the rules (${twice.length}): ${twice.join(' ')}`);
  return lines.join('\n');
};

/** @param {readonly GameReport[]} reports */
export const asText = (reports) =>
  reports.length === 0
    ? 'No game has a ledger yet (packages/games/<id>/ledger.md).'
    : reports.map(inWords).join('\n\n');

/** @param {readonly GameReport[]} reports */
export const isHonest = (reports) =>
  reports.every(({ unknown, twice }) => unknown.length === 0 && twice.length === 0);
