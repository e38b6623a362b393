// Of all the tests that prove a clause, the one that shows it best.

/** A position, its contrary and one more: who wants all of them reads the test. */
const MOST_CASES = 3;

/** @typedef {import('./record-game.mjs').RecordedTest} RecordedTest */
/** @typedef {import('./record-game.mjs').RecordedCase} RecordedCase */

/**
 * What is denied by the clause itself is seen at once; an answer is seen to lead somewhere; what
 * happened before anybody was asked is told by the log; the rest is looked at.
 *
 * @param {RecordedCase} one
 * @param {string} clause
 */
const rankOf = ({ denied, plays, told }, clause) => {
  if (denied?.clause === clause) return 0;
  if (plays.length > 0) return 1;
  return told > 0 ? 2 : 3;
};

/** @param {RecordedTest} test @param {string} clause */
const weigh = (test, clause) => {
  const rank = Math.min(...test.cases.map((one) => rankOf(one, clause)));
  return [rank, test.clauses.length, JSON.stringify(test.cases.slice(0, MOST_CASES)).length];
};

/** @param {readonly number[]} one @param {readonly number[]} other */
const compare = (one, other) => {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : Number(one[at]) - Number(other[at]);
};

/** @param {RecordedTest} test @param {string} clause */
const casesOf = ({ cases }, clause) => {
  const best = Math.min(...cases.map((one) => rankOf(one, clause)));
  const texts = cases
    .filter((one) => rankOf(one, clause) === best)
    .map(({ told, ...one }) => JSON.stringify(one));
  return [...new Set(texts)].slice(0, MOST_CASES);
};

/**
 * @param {readonly string[]} clauses of the ledger
 * @param {readonly RecordedTest[]} recorded
 * @param {Readonly<Record<string, readonly string[]>>} notShown by reason
 */
export const demonstrationsOf = (clauses, recorded, notShown) => {
  const reasons = new Map(
    Object.entries(notShown).flatMap(([why, ids]) => ids.map((id) => [id, why])),
  );
  /** @type {Map<string, { clauses: string[], says: string, cases: string[] }>} */
  const shown = new Map();
  const missing = [];
  for (const clause of clauses) {
    const tests = recorded.filter((test) => test.clauses.includes(clause));
    const [test] = tests.sort(
      (a, b) => compare(weigh(a, clause), weigh(b, clause)) || (a.says < b.says ? -1 : 1),
    );
    if (test === undefined) {
      if (!reasons.has(clause)) missing.push(clause);
      continue;
    }
    const cases = casesOf(test, clause);
    const key = JSON.stringify([test.says, cases]);
    const known = shown.get(key);
    if (known === undefined) shown.set(key, { clauses: [clause], says: test.says, cases });
    else known.clauses.push(clause);
  }
  const shownIds = new Set([...shown.values()].flatMap((one) => one.clauses));
  return {
    demonstrations: {
      shown: [...shown.values()],
      notShown: Object.fromEntries([...reasons].filter(([id]) => !shownIds.has(id)).sort()),
    },
    missing,
    needless: [...reasons.keys()].filter((id) => shownIds.has(id) || !clauses.includes(id)),
  };
};

/**
 * A line for each demonstration, so that a review sees which of them changed.
 *
 * @param {ReturnType<typeof demonstrationsOf>['demonstrations']} demonstrations
 */
export const printed = ({ shown, notShown }) => {
  const lines = shown.map(
    ({ clauses, says, cases }) =>
      `{"clauses":${JSON.stringify(clauses)},"says":${JSON.stringify(says)},"cases":[${cases.join()}]}`,
  );
  return `{"notShown":${JSON.stringify(notShown)},\n"shown":[\n${lines.join(',\n')}\n]}\n`;
};
