import { type Share, wilson } from '@quarterdeck/bots/lab';
import type { SimPlan } from './plan.ts';
import type { Simulated } from './simulate.ts';
import type { SimError, SimTrouble } from './tally.ts';
import { winsOf } from './wins.ts';

/** What `sim --json` prints; the README of this package says what each field means. */
export type SimReport = {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly meanDecisions: number;
  readonly winsBySeat: readonly Share[];
  readonly winsByBot: { readonly [bot: string]: Share };
  readonly meanScores: readonly number[];
  readonly errors: readonly SimError[];
  /** Where programs of somebody's own played: what they owed. */
  readonly troubles?: readonly SimTrouble[];
};

export function reportOf(plan: SimPlan, { tally, seconds }: Simulated): SimReport {
  const { games, decisions, winsBySeat, winsByBot, scores, errors, troubles } = tally;
  const perGame = (sum: number): number => (games === 0 ? 0 : sum / games);
  const perSecond = (sum: number): number => (seconds === 0 ? 0 : sum / seconds);
  return {
    game: plan.game,
    seats: plan.seats,
    bots: plan.bots,
    seed: plan.seed,
    games,
    decisions,
    seconds: rounded(seconds, 3),
    decisionsPerSecond: rounded(perSecond(decisions), 1),
    gamesPerSecond: rounded(perSecond(games), 2),
    meanDecisions: rounded(perGame(decisions), 2),
    winsBySeat: winsBySeat.map((won) => share(won, games)),
    winsByBot: Object.fromEntries(
      Object.entries(winsByBot).map(([bot, won]) => [bot, share(won, games)]),
    ),
    meanScores: scores.map((sum) => rounded(perGame(sum), 3)),
    errors,
    ...(troubles === undefined ? {} : { troubles }),
  };
}

function share(parts: number, games: number): Share {
  const { share: mean, low, high } = wilson(winsOf(parts), games);
  return { share: rounded(mean, 4), low: rounded(low, 4), high: rounded(high, 4) };
}

function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}

const MOST_ERRORS = 5;

export function reportInWords(report: SimReport): string {
  const { games, seconds, errors } = report;
  const lines = [
    `${count(games)} games of ${report.game} with ${report.seats} seats in ${seconds} s: ` +
      `${count(Math.round(report.decisionsPerSecond))} decisions and ` +
      `${count(Math.round(report.gamesPerSecond))} games a second, ` +
      `${report.meanDecisions} decisions a game.`,
    '',
    'Wins by seat',
    ...report.winsBySeat.map(
      (won, seat) => `  seat ${seat + 1}  ${percent(won)}  mean score ${report.meanScores[seat]}`,
    ),
    '',
    'Wins by bot',
    ...Object.entries(report.winsByBot).map(([bot, won]) => `  ${bot.padEnd(8)}${percent(won)}`),
  ];
  if (errors.length > 0)
    lines.push(
      '',
      `${errors.length} games did not end well:`,
      ...errors.slice(0, MOST_ERRORS).map((e) => `  game ${e.game}, seed ${e.seed}: ${e.message}`),
    );
  return [...lines, ...troublesInWords(report.troubles ?? [])].join('\n');
}

/** What programs of somebody's own owed, and a stand-in answered. */
export function troublesInWords(troubles: readonly SimTrouble[]): readonly string[] {
  if (troubles.length === 0) return [];
  const answers = troubles.length === 1 ? 'answer' : 'answers';
  return [
    '',
    `A stand-in gave ${count(troubles.length)} ${answers}:`,
    ...troubles
      .slice(0, MOST_ERRORS)
      .map(
        ({ game, seat, bot, code, message }) =>
          `  game ${game}, seat ${seat + 1}, ${bot}: ${code}: ${message}`,
      ),
    ...(troubles.length > MOST_ERRORS ? ['  …'] : []),
  ];
}

const count = (value: number): string => value.toLocaleString('en');

const percent = ({ share: mean, low, high }: Share): string =>
  `${per(mean).padStart(6)}  (95%: ${per(low)} to ${per(high)})`;
const per = (value: number): string => `${(value * 100).toFixed(1)}%`;
