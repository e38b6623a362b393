/** @typedef {import('./instrument.mjs').Mutant} Mutant */
/** @typedef {{ file: string, line: number, change: string, why: string }} Survivor */
/** @typedef {{ game: string, mutants: number, killed: number, survivors: Survivor[] }} Report */

/** How many in a hundred have to be found, of the mutants that can change play. */
export const LEAST = 90;

/** @param {Report} report @returns {number} in a hundred, of those that can change play */
export const shareOf = ({ mutants, survivors }) => {
  const equal = survivors.filter(({ why }) => why !== '').length;
  const others = mutants - equal;
  return others === 0 ? 100 : (100 * (others - (survivors.length - equal))) / others;
};

/** @param {Report} report @param {number} left mutants that were not tried yet */
export const inWords = (report, left) => {
  const { game, mutants, killed, survivors } = report;
  const open = survivors.filter(({ why }) => why === '');
  const lines = open.map(({ file, line, change }) => `  ${file}:${line}  ${change}`);
  const rest = left > 0 ? `, ${left} not tried yet` : '';
  const share = shareOf({ ...report, mutants: mutants - left }).toFixed(1);
  return [
    ...lines,
    `${game}: ${killed} of ${mutants} mutants killed, ${survivors.length - open.length} survive with a reason, ${open.length} without${rest}: ${share} % of those that can change play.`,
  ].join('\n');
};
