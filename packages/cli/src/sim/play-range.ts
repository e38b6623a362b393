import { blindChoice, type Thinker, thinkerFor } from '@quarterdeck/bots';
import { at, type Choice, type Outcome, type Seat, seatsOf } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import {
  type Engine,
  type ErasedKinds,
  engine,
  type LoadGame,
  type Match,
  type Pack,
} from '@quarterdeck/kernel/engine';
import { type Speaker, speaker } from '@quarterdeck/kernel/say';
import { isTrouble, OutsideSeat, type Trouble, USUAL_PATIENCE } from '../outside/outside-seat.ts';
import { subSeed } from '../seeds.ts';
import { checkOffered } from '../table-flags.ts';
import { type Contestant, contestantFrom } from './contestant.ts';
import { MatchWatch } from './match-watch.ts';
import { addMatch, emptyNotes } from './notes.ts';
import { type MatchRange, type SimPlan, seating } from './plan.ts';
import { countMatch, emptyTally, type Tally } from './tally.ts';

/** No match of ours is nearly as long: one that is will not end. */
const MOST_DECISIONS = 100_000;

/** A table where match after match can be played. */
export type SimTable = {
  readonly plan: SimPlan;
  readonly machine: Engine<ErasedKinds>;
  readonly pack: Pack<ErasedKinds>;
  readonly bots: Thinker;
  readonly cast: ReadonlyMap<string, Contestant>;
  readonly speaker: Speaker<ErasedKinds>;
};

/** Refuses whatever in the plan does not exist, before anything is played. */
export async function simTable(plan: SimPlan, loadGame: LoadGame): Promise<SimTable> {
  const cast = new Map(plan.bots.map((bot) => [bot, contestantFrom(bot)]));
  const { game, say } = await loadGame(plan.game);
  const machine = engine(game);
  const specs = [...cast.values()].map(({ spec }) => spec);
  checkOffered(machine.game, specs);
  const pack = plan.pack === undefined ? machine.pack : machine.readPack(plan.pack);
  const { seats, options } = plan;
  machine.create({ seats, options, pack, rng: sfcRng(0) });
  const bots = await thinkerFor(machine, specs);
  const names = seatsOf(seats).map((seat) => `seat ${seat + 1}`);
  return { plan, machine, pack, bots, cast, speaker: speaker(say, { names }) };
}

/** How long bots thought, by name: of decisions that were thought about. */
export type Thought = { [bot: string]: { readonly decisions: number; readonly millis: number } };

export function addThought(to: Thought, bot: string, more: NonNullable<Thought[string]>): void {
  const { decisions, millis } = to[bot] ?? { decisions: 0, millis: 0 };
  to[bot] = { decisions: decisions + more.decisions, millis: millis + more.millis };
}

/** Plays on this thread and at once; for tables at which no program of somebody's own sits. */
export function playRange(table: SimTable, range: MatchRange, thought: Thought = {}): Tally {
  const playing = matchesOf(table, range, thought, noOutsiders);
  for (;;) {
    const { done, value } = playing.next(null);
    if (done === true) return value;
    throw new Error(`${value.bot} cannot be asked here`);
  }
}

/** The same with programs of somebody's own: each seat has its own, which ends with the match. */
export async function playRangeOutside(
  table: SimTable,
  range: MatchRange,
  thought: Thought = {},
): Promise<Tally> {
  const playing = matchesOf(table, range, thought, (n, sat) => outsidersAt(table, n, sat));
  let answered: Choice | Trouble | null = null;
  for (;;) {
    const next = playing.next(answered);
    if (next.done === true) return next.value;
    const { outsider, match, choices } = next.value;
    answered = await outsider.answer(match, choices);
  }
}

export const hasOutsiders = ({ cast }: SimTable): boolean =>
  [...cast.values()].some(({ isOutside }) => isOutside);

type Outsiders = ReadonlyMap<Seat, OutsideSeat>;
type Seated = (n: number, sat: readonly string[]) => Outsiders;
const NOBODY: Outsiders = new Map();
const noOutsiders: Seated = () => NOBODY;

function outsidersAt(
  { plan, machine, cast }: SimTable,
  n: number,
  sat: readonly string[],
): Outsiders {
  const seats = seatsOf(plan.seats).filter((seat) => cast.get(at(sat, seat))?.isOutside === true);
  const parts = { machine, names: sat, table: `match-${n}` };
  const patience = plan.patience ?? USUAL_PATIENCE;
  return new Map(
    seats.map((seat) => [seat, new OutsideSeat({ ...parts, seat, bot: at(sat, seat), patience })]),
  );
}

/** Asked of a program; the answer is handed in with the next step. */
type Asking = {
  readonly outsider: OutsideSeat;
  readonly bot: string;
  readonly match: Match;
  readonly choices: readonly Choice[];
};
type Playing<T> = Generator<Asking, T, Choice | Trouble | null>;

function* matchesOf(
  table: SimTable,
  { from, to }: MatchRange,
  thought: Thought,
  seated: Seated,
): Playing<Tally> {
  const { plan } = table;
  const tally = emptyTally(plan.seats, plan.bots);
  for (let n = from; n < to; n++) {
    const seed = subSeed(plan.seed, n);
    const sat = seating(plan, n);
    const outsiders = seated(n, sat);
    const report = (seat: Seat, { code, message }: Trouble): void => {
      tally.troubles ??= [];
      tally.troubles.push({ game: n, seat, bot: at(sat, seat), code, message });
    };
    const watch = plan.watched === true ? new MatchWatch(table) : null;
    try {
      const hands = { sat, seed, thought, outsiders, watch, report };
      const { outcome, decisions } = yield* playMatch(table, hands);
      for (const outsider of outsiders.values()) outsider.over(outcome);
      countMatch(tally, outcome, sat, decisions);
      if (watch !== null) {
        tally.notes ??= emptyNotes();
        addMatch(tally.notes, watch.seats, outcome, decisions);
      }
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem);
      tally.errors.push({ game: n, seed, message });
    } finally {
      for (const outsider of outsiders.values()) outsider.close();
    }
  }
  return tally;
}

/** Who sits at one match, and where they write down what they did. */
type Hands = {
  readonly sat: readonly string[];
  readonly seed: number;
  readonly thought: Thought;
  readonly outsiders: Outsiders;
  readonly watch: MatchWatch | null;
  readonly report: (seat: Seat, trouble: Trouble) => void;
};

function* playMatch(
  table: SimTable,
  hands: Hands,
): Playing<{ readonly outcome: Outcome; readonly decisions: number }> {
  const { plan, machine, pack } = table;
  const { seats, options } = plan;
  const wanted = { seats, options, pack, rng: sfcRng(hands.seed) };
  const { match, events } =
    hands.outsiders.size === 0 && hands.watch === null
      ? { match: machine.create(wanted), events: [] }
      : machine.deal(wanted);
  for (const outsider of hands.outsiders.values()) outsider.happened(events);
  hands.watch?.happened(match, events);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const asked = machine.asked(match)[0];
    if (asked === undefined) {
      const outcome = machine.outcome(match);
      if (outcome === null) throw new Error('the match is over without an outcome');
      return { outcome, decisions };
    }
    const bot = at(hands.sat, asked.seat);
    const question = { seat: asked.seat, bot, seed: subSeed(hands.seed, decisions) };
    const choices = machine.choices(match, asked.seat);
    const outsider = choices.length > 1 ? hands.outsiders.get(asked.seat) : undefined;
    if (outsider === undefined) answer(table, match, question, hands);
    else {
      const answered = yield { outsider, bot, match, choices };
      if (answered !== null && isTrouble(answered)) hands.report(asked.seat, answered);
      const chosen = answered === null || isTrouble(answered) ? null : answered;
      commit(table, match, question.seat, chosen ?? standIn(table, match, question), hands);
    }
  }
  throw new Error(`the match did not end within ${MOST_DECISIONS} decisions`);
}

type Question = { readonly seat: Seat; readonly bot: string; readonly seed: number };

function standIn(table: SimTable, match: Match, question: Question): Choice {
  const contestant = table.cast.get(question.bot);
  if (contestant === undefined) throw new Error(`no bot ${question.bot} sits at this table`);
  return seeing(table, match, contestant, question);
}

/** Those who listen are told; where nobody does it is much faster. */
function commit(
  { machine }: SimTable,
  match: Match,
  seat: Seat,
  choice: Choice,
  { outsiders, watch }: Hands,
): void {
  if (outsiders.size === 0 && watch === null) machine.fast(match, seat, choice);
  else {
    const events = machine.play(match, seat, choice);
    for (const outsider of outsiders.values()) outsider.happened(events);
    watch?.happened(match, events);
  }
}

/** A bot that looks at its choices only needs no view; the answer is the same, and much faster. */
function answer(table: SimTable, match: Match, question: Question, hands: Hands): void {
  const { machine, cast } = table;
  const { seat, bot, seed } = question;
  const choices = machine.choices(match, seat);
  const only = choices.length === 1 ? choices[0] : undefined;
  const contestant = cast.get(bot);
  if (contestant === undefined) throw new Error(`no bot ${bot} sits at this table`);
  const blind = only ?? blindChoice(contestant.spec, choices, seed);
  if (blind !== null) {
    commit(table, match, seat, blind, hands);
    return;
  }
  const began = performance.now();
  const choice = seeing(table, match, contestant, question);
  addThought(hands.thought, bot, { decisions: 1, millis: performance.now() - began });
  if (hands.outsiders.size > 0 || hands.watch !== null) commit(table, match, seat, choice, hands);
  else machine.play(match, seat, choice);
}

function seeing(
  { plan, machine, bots }: SimTable,
  match: Match,
  { spec, budget }: Contestant,
  { seat, bot, seed }: Question,
): Choice {
  const { game, pack } = plan;
  const iterations = plan.iterations?.[plan.bots.indexOf(bot)];
  const view = machine.wireView(match, seat);
  const task = {
    game,
    bot: spec.id,
    seat,
    view,
    seed,
    ...(pack === undefined ? {} : { pack }),
    budget: iterations === undefined ? budget : { ...budget, iterations },
  };
  return bots.decide(task, () => performance.now()).choice;
}
