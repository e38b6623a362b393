/**
 * @typedef {{ file: string, project: string, seconds: number, retried: readonly string[] }} RanFile
 * @typedef {{ name: string, seconds: number }} Stage
 */

/** A test that fails once and passes then was held up by the machine; more of them are a fault. */
const MOST_RETRIED = 2;
const SLOWEST = 10;

/** @param {number} seconds */
const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/**
 * @param {readonly RanFile[]} files
 * @returns {string[]}
 */
export const slowestFiles = (files) => {
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length === 0) return [];
  return [
    'The slowest files:',
    ...slowest.map(({ file, seconds }) => `${inSeconds(seconds).padStart(10)}  ${file}`),
  ];
};

/**
 * @param {readonly RanFile[]} files
 * @returns {string} what the files of each project took, added up
 */
export const workOf = (files) =>
  [...new Set(files.map(({ project }) => project))]
    .map((project) => {
      const own = files.filter((file) => file.project === project);
      const seconds = own.reduce((sum, file) => sum + file.seconds, 0);
      return `${project} ${inSeconds(seconds)} in ${own.length} files`;
    })
    .join(', ');

/**
 * @param {readonly Stage[]} stages those that ran side by side each in full
 * @param {number} seconds of the whole run
 */
export const timesOf = (stages, seconds) =>
  [
    ...stages.map((stage) => `${stage.name} ${inSeconds(stage.seconds)}`),
    `all of it ${inSeconds(seconds)}`,
  ].join(', ');

/**
 * Named once more at the end: of a long run people see the last page first.
 *
 * @param {readonly string[]} failures
 */
export const failuresAtTheEnd = (failures) =>
  failures.length === 0 ? [] : ['What failed:', ...failures.map((failure) => `  ${failure}`)];

/**
 * @param {readonly RanFile[]} files
 * @returns {{ lines: string[], tooMany: boolean }}
 */
export const retriesIn = (files) => {
  const retried = files.flatMap((file) => file.retried);
  if (retried.length === 0) return { lines: [], tooMany: false };
  const tests = retried.length === 1 ? '1 browser test' : `${retried.length} browser tests`;
  const tooMany = retried.length > MOST_RETRIED;
  return {
    lines: [
      `${tests} needed a second try: ${retried.map((name) => `"${name}"`).join(', ')}`,
      ...(tooMany ? [`More than ${MOST_RETRIED} fail the run: something there is not sure.`] : []),
    ],
    tooMany,
  };
};
