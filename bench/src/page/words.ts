import { FORMS } from './audit.ts';
import type { PageFigures } from './figures.ts';

const kb = (value: number): string => `${value.toFixed(1)} KB`;

/** What bounds the figures, one line for each kind. */
const boundsOf = ({
  weights,
  firstPrompt,
  smoothness,
  explanation,
  input,
  thought,
  audits,
}: PageFigures): readonly string[] => {
  const games = Object.entries(weights.gameEverywhereKilobytes);
  return [
    `shelf: ${kb(weights.shelfLaterKilobytes)} of its code come after it answers clicks; fonts and pictures, ${kb(weights.shelfFacesKilobytes)} more`,
    ...games.map(
      ([game, all]) =>
        `first table of ${game}: ${kb(weights.tableKilobytes[game] ?? 0)} in page and workers; its coach, where it is a first match, ${kb(weights.coachKilobytes[game] ?? 0)}; the game's share with coach and the copies in the workers ${kb(all)}`,
    ),
    ...Object.entries(firstPrompt).map(
      ([game, { rounds, slowestMillis }]) =>
        `"Play now", ${game}: median of ${rounds} browsers that were never here, slowest ${slowestMillis.toFixed(0)} ms`,
    ),
    ...Object.entries(smoothness).map(
      ([game, { tables, seconds, tasksOver50, tasksOver100, longestByClockMillis }]) =>
        `bots, ${game}: ${tables} tables in ${seconds} s, ${tasksOver50} tasks over 50 ms, ${tasksOver100} over 100 ms; the longest by the clock, in which other programs had the processor, too, ${longestByClockMillis.toFixed(0)} ms`,
    ),
    ...Object.entries(explanation).map(
      ([game, { afterRestMillis, slowestMillis }]) =>
        `explanations, ${game}: ${afterRestMillis.toFixed(0)} ms after the rest (median), ${slowestMillis.toFixed(0)} ms at most`,
    ),
    `clicks: answered after ${input.answerMillis.toFixed(0)} ms (median), ${input.slowestMillis.toFixed(0)} ms at most`,
    `clicks while Admirals think: answered after ${thought.answerMillis.toFixed(0)} ms (median), ${thought.slowestMillis.toFixed(0)} ms at most`,
    ...Object.entries(audits).flatMap(([where, audited]) =>
      FORMS.map((form) => {
        const { lost, runs } = audited[form];
        return `Lighthouse, ${where}, ${form}: median of ${runs}; marks lost by ${lost.length === 0 ? 'nothing' : lost.join(', ')}`;
      }),
    ),
  ];
};

export const inWords = (figures: PageFigures): string => {
  const { promises, load } = figures;
  return [
    ...promises.map(
      ({ what, figure, kept }) => `${kept ? 'kept  ' : 'MISSED'}  ${what}: ${figure}`,
    ),
    '',
    ...boundsOf(figures),
    `load of the machine: ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after`,
  ].join('\n');
};
