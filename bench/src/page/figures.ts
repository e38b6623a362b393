import { loadavg } from 'node:os';
import { TABLED_GAMES } from '@quarterdeck/e2e';
import { type Audit, type Audits, auditPages, FORMS, type Form } from './audit.ts';
import { openBrowserSession } from './browser-session.ts';
import { type Explanation, restOnPlaces } from './explanation.ts';
import { type FirstPrompt, timePlayNow } from './first-prompt.ts';
import { clickIntoMotion, clickIntoThought, type Input } from './input.ts';
import { type Smoothness, watchBots } from './smoothness.ts';
import { type Weights, weigh } from './weight.ts';

/** Of each game that has a table. */
export type ByGame<Figure> = Readonly<Record<string, Figure>>;

export type Measured = {
  readonly weights: Weights;
  readonly firstPrompt: ByGame<FirstPrompt>;
  readonly smoothness: ByGame<Smoothness>;
  readonly explanation: ByGame<Explanation>;
  readonly input: Input;
  readonly thought: Input;
  readonly audits: Audits;
};

/** What `--json` prints. */
export type PageFigures = Measured & {
  /** How busy the machine was: the average number of runnable tasks, before and after. */
  readonly load: { readonly before: number; readonly after: number };
  readonly promises: readonly Kept[];
};

/** A promise and what was measured. */
export type Kept = { readonly what: string; readonly figure: string; readonly kept: boolean };

export type PagePlan = {
  readonly auditRuns: number;
  readonly promptRounds: number;
  readonly botSeconds: number;
  readonly clicks: number;
  readonly rests: number;
};

const atMost = (what: string, figure: number, bar: number, unit: string): Kept => ({
  what: `${what}: at most ${bar} ${unit}`,
  figure: `${figure.toFixed(1)} ${unit}`,
  kept: figure <= bar,
});

const marks = (where: string, form: Form, audit: Audit): Kept => {
  const { performance, accessibility, bestPractices } = audit;
  return {
    what: `Lighthouse, ${where}, ${form}: 95 or more, 100, 100`,
    figure: `${performance}, ${accessibility}, ${bestPractices}`,
    kept: performance >= 95 && accessibility === 100 && bestPractices === 100,
  };
};

/** The promises of the page, each beside what was measured. */
export const promisesOf = ({
  weights,
  firstPrompt,
  smoothness,
  explanation,
  input,
  thought,
  audits,
}: Measured): readonly Kept[] => [
  atMost('code to the first click on the shelf', weights.shelfKilobytes, 150, 'KB'),
  ...Object.entries(weights.gameKilobytes).map(([game, own]) =>
    atMost(`code of a further game (${game})`, own, 45, 'KB'),
  ),
  ...Object.entries(audits).flatMap(([where, audited]) =>
    FORMS.map((form) => marks(where, form, audited[form])),
  ),
  ...Object.entries(firstPrompt).map(([game, { promptMillis }]) =>
    atMost(`from "Play now" to the first prompt (${game})`, promptMillis, 1_000, 'ms'),
  ),
  ...Object.entries(smoothness).map(([game, { longestTaskMillis }]) =>
    atMost(`longest task while bots play (${game})`, longestTaskMillis, 100, 'ms of the processor'),
  ),
  ...Object.entries(explanation).flatMap(([game, { afterRestMillis, rests, explained }]) => [
    atMost(`from a rest of 300 ms to the explanation (${game})`, afterRestMillis, 50, 'ms'),
    {
      what: `places that explain themselves to a pointer that rests (${game}): all`,
      figure: `${explained} of ${rests}`,
      kept: explained === rests,
    },
  ]),
  {
    what: 'clicks into a motion that were answered: all',
    figure: `${input.answered} of ${input.clicks}`,
    kept: input.answered === input.clicks,
  },
  atMost(
    'from a click to what it opens while three Admirals think (median)',
    thought.answerMillis,
    50,
    'ms',
  ),
  {
    what: 'clicks while three Admirals think that were answered: all',
    figure: `${thought.answered} of ${thought.clicks}`,
    kept: thought.answered === thought.clicks,
  },
];

const byGame = async <Figure>(
  measure: (game: string) => Promise<Figure>,
): Promise<ByGame<Figure>> => {
  const figures: Record<string, Figure> = {};
  for (const game of TABLED_GAMES) figures[game] = await measure(game);
  return figures;
};

/** One after the other; `tell` hears what is measured now. */
export const measurePage = async (
  plan: PagePlan,
  tell: (what: string) => void,
): Promise<PageFigures> => {
  const [before = 0] = loadavg();
  const session = await openBrowserSession();
  try {
    tell('what is loaded');
    const weights = await weigh(session);
    tell('the way from "Play now" to the first prompt');
    const firstPrompt = await byGame((game) => timePlayNow(session, game, plan.promptRounds));
    tell('the page while bots play');
    const smoothness = await byGame((game) => watchBots(session, game, plan.botSeconds));
    tell('what a pointer is told that rests');
    const explanation = await byGame((game) => restOnPlaces(session, game, plan.rests));
    tell('clicks into motions');
    const input = await clickIntoMotion(session, plan.clicks);
    tell('clicks while Admirals think');
    const thought = await clickIntoThought(session, plan.clicks);
    tell('shelf and tables with Lighthouse');
    const audits = await auditPages(session, plan.auditRuns);
    const figures = { weights, firstPrompt, smoothness, explanation, input, thought, audits };
    const [after = 0] = loadavg();
    return { ...figures, load: { before, after }, promises: promisesOf(figures) };
  } finally {
    await session.close();
  }
};
