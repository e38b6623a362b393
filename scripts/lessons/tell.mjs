// What `npm run lessons` prints of its reports, and what it exits with.

/** @typedef {import('../../packages/kernel/src/test-kit/index.ts').LessonFigures} LessonFigures */
/**
 * @typedef {object} Figures
 * @property {string} game
 * @property {number} steps
 * @property {number} coached
 * @property {number} terms
 * @property {number} exercises
 * @property {number} clauses
 * @property {number} shown
 * @property {number} notShowable
 */
/** @typedef {{ figures: Figures, lessons: readonly LessonFigures[], problems: readonly string[] }} Report */

/** @param {Report} report */
const lineOf = ({ figures, lessons }) =>
  `${figures.game}: ${lessons
    .map(
      ({ lesson, steps, answers, seconds, ways }) =>
        `${lesson} ${steps} steps, ${answers} answers, about ${seconds} s, ${ways} ways`,
    )
    .join('; ')}`;

/** @param {readonly Report[]} reports @param {boolean} asJson */
export const outcomeOf = (reports, asJson) => {
  const errors = reports.flatMap(({ problems }) => problems);
  const out = asJson
    ? JSON.stringify(
        reports.map(({ figures }) => figures),
        null,
        2,
      )
    : reports.map(lineOf).join('\n');
  return { out, errors, code: errors.length === 0 ? 0 : 1 };
};
