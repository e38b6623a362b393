import { type Share, wilson } from '@quarterdeck/bots/lab';
import type { Count, Counts } from '../sim/notes.ts';
import type { SimError, Tally } from '../sim/tally.ts';
import { winsOf } from '../sim/wins.ts';
import type { BalancePlan } from './measure.ts';
import { type Spread, spreadOf } from './spread.ts';

/** What `balance --json` prints; docs/balance.md says what each field means. */
export type BalanceReport = {
  readonly game: string;
  readonly title: string;
  readonly pack: string;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly tables: readonly TableReport[];
  readonly roles: readonly Figure[];
  readonly cards: readonly CardFigure[];
};

export type TableReport = {
  readonly seats: number;
  readonly options: string;
  readonly games: number;
  readonly decisions: Spread;
  readonly scores: { readonly winners: Spread; readonly others: Spread };
  readonly winsBySeat: readonly Figure[];
  readonly errors: readonly SimError[];
};

/** A share of the wins of seats that have something in common, and what it is worth. */
export type Figure = Share & {
  readonly name: string;
  /** How many seats of matches had it. */
  readonly n: number;
  /** The share over what is fair, 1 being fair, with its interval. */
  readonly worth: number;
  readonly worthLow: number;
  readonly worthHigh: number;
  /** Surely more or less than its share: the whole interval lies outside what is called fair. */
  readonly outside: boolean;
};

export type CardFigure = Figure & {
  /** The event by which it comes into use. */
  readonly by: string;
  /** Times a match, and the part of all seats that used it at least once. */
  readonly timesAMatch: number;
  readonly usedBy: number;
};

/** What we call fair: from 0.7 to 1.4 times its share. */
export const FAIR = { least: 0.7, most: 1.4 };

export function balanceReport(
  plan: BalancePlan,
  names: { readonly title: string; readonly pack: string },
  tallies: readonly Tally[],
): BalanceReport {
  const games = tallies.reduce((sum, tally) => sum + tally.games, 0);
  const sat = tallies.reduce((sum, { games: played }, i) => sum + played * seatsAt(plan, i), 0);
  const counts = (of: 'roles' | 'uses'): Counts => joined(tallies.map(({ notes }) => notes?.[of]));
  return {
    game: plan.game,
    title: names.title,
    pack: names.pack,
    bots: plan.bots,
    seed: plan.seed,
    games,
    // A run that was broken off may never have come to the last of them.
    tables: tallies
      .map((tally, i) => tableReport(plan, i, tally))
      .filter(({ games: played, errors }) => played + errors.length > 0),
    roles: Object.entries(counts('roles'))
      .map(([name, count]) => figureOf(name, count))
      .sort(byWorth),
    cards: Object.entries(counts('uses'))
      .map(([key, count]) => cardOf(key, count, games, sat))
      .sort((a, b) => a.by.localeCompare(b.by, 'en') || byWorth(a, b)),
  };
}

const byWorth = (a: Figure, b: Figure): number =>
  b.worth - a.worth || a.name.localeCompare(b.name, 'en');

const seatsAt = ({ settings }: BalancePlan, i: number): number => settings[i]?.seats ?? 0;

function tableReport(plan: BalancePlan, i: number, tally: Tally): TableReport {
  const seats = seatsAt(plan, i);
  const { games, winsBySeat, notes, errors } = tally;
  return {
    seats,
    options: plan.settings[i]?.label ?? '',
    games,
    decisions: spreadOf(notes?.lengths ?? []),
    scores: { winners: spreadOf(notes?.winning ?? []), others: spreadOf(notes?.losing ?? []) },
    winsBySeat: winsBySeat.map((won, seat) =>
      figure(`Seat ${seat + 1}`, winsOf(won), games, games / Math.max(seats, 1)),
    ),
    errors,
  };
}

const figureOf = (name: string, { seats, won, fair }: Count): Figure =>
  figure(name, winsOf(won), seats, winsOf(fair));

function cardOf(key: string, count: Count, games: number, sat: number): CardFigure {
  const [event = '', name = ''] = key.split('\t');
  return {
    ...figureOf(name, count),
    by: event,
    timesAMatch: rounded(count.times / Math.max(games, 1)),
    usedBy: rounded(count.seats / Math.max(sat, 1)),
  };
}

function figure(name: string, won: number, n: number, fair: number): Figure {
  const { share, low, high } = wilson(won, n);
  const times = n === 0 || fair === 0 ? 0 : n / fair;
  return {
    name,
    n,
    share: rounded(share),
    low: rounded(low),
    high: rounded(high),
    worth: rounded(share * times),
    worthLow: rounded(low * times),
    worthHigh: rounded(high * times),
    outside: times > 0 && (high * times < FAIR.least || low * times > FAIR.most),
  };
}

function joined(all: readonly (Counts | undefined)[]): Counts {
  const sums: Counts = {};
  for (const [name, more] of all.flatMap((counts) => Object.entries(counts ?? {}))) {
    const { seats, won, fair, times } = sums[name] ?? { seats: 0, won: 0, fair: 0, times: 0 };
    sums[name] = {
      seats: seats + more.seats,
      won: won + more.won,
      fair: fair + more.fair,
      times: times + more.times,
    };
  }
  return sums;
}

const rounded = (value: number): number => Number(value.toFixed(4));
