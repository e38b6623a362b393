import { blindChoice, type Thinker, thinkerFor } from '@quarterdeck/bots';
import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import {
  type Engine,
  type ErasedKinds,
  engine,
  type LoadGame,
  type Match,
  type Pack,
} from '@quarterdeck/kernel/engine';
import { subSeed } from '../seeds.ts';
import { checkOffered } from '../table-flags.ts';
import { type Contestant, contestantFrom } from './contestant.ts';
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
};

/** Refuses whatever in the plan does not exist, before anything is played. */
export async function simTable(plan: SimPlan, loadGame: LoadGame): Promise<SimTable> {
  const cast = new Map(plan.bots.map((bot) => [bot, contestantFrom(bot)]));
  const machine = engine((await loadGame(plan.game)).game);
  const specs = [...cast.values()].map(({ spec }) => spec);
  checkOffered(machine.game, specs);
  const pack = plan.pack === undefined ? machine.pack : machine.readPack(plan.pack);
  const { seats, options } = plan;
  machine.create({ seats, options, pack, rng: sfcRng(0) });
  const bots = await thinkerFor(machine, specs);
  return { plan, machine, pack, bots, cast };
}

/** How long bots thought, by name: of decisions that were thought about. */
export type Thought = { [bot: string]: { readonly decisions: number; readonly millis: number } };

export function addThought(to: Thought, bot: string, more: NonNullable<Thought[string]>): void {
  const { decisions, millis } = to[bot] ?? { decisions: 0, millis: 0 };
  to[bot] = { decisions: decisions + more.decisions, millis: millis + more.millis };
}

export function playRange(table: SimTable, { from, to }: MatchRange, thought: Thought = {}): Tally {
  const { plan } = table;
  const tally = emptyTally(plan.seats, plan.bots);
  for (let n = from; n < to; n++) {
    const seed = subSeed(plan.seed, n);
    const sat = seating(plan, n);
    try {
      const { outcome, decisions } = playMatch(table, sat, seed, thought);
      countMatch(tally, outcome, sat, decisions);
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem);
      tally.errors.push({ game: n, seed, message });
    }
  }
  return tally;
}

function playMatch(table: SimTable, sat: readonly string[], seed: number, thought: Thought) {
  const { plan, machine, pack } = table;
  const { seats, options } = plan;
  const match = machine.create({ seats, options, pack, rng: sfcRng(seed) });
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const asked = machine.asked(match)[0];
    if (asked === undefined) {
      const outcome = machine.outcome(match);
      if (outcome === null) throw new Error('the match is over without an outcome');
      return { outcome, decisions };
    }
    const bot = at(sat, asked.seat);
    answer(table, match, { seat: asked.seat, bot, seed: subSeed(seed, decisions) }, thought);
  }
  throw new Error(`the match did not end within ${MOST_DECISIONS} decisions`);
}

type Question = { readonly seat: Seat; readonly bot: string; readonly seed: number };

/** A bot that looks at its choices only needs no view; the answer is the same, and much faster. */
function answer(table: SimTable, match: Match, question: Question, thought: Thought): void {
  const { machine, cast } = table;
  const { seat, bot, seed } = question;
  const choices = machine.choices(match, seat);
  const only = choices.length === 1 ? choices[0] : undefined;
  const contestant = cast.get(bot);
  if (contestant === undefined) throw new Error(`no bot ${bot} sits at this table`);
  const blind = only ?? blindChoice(contestant.spec, choices, seed);
  if (blind !== null) {
    machine.fast(match, seat, blind);
    return;
  }
  const began = performance.now();
  const choice = seeing(table, match, contestant, question);
  addThought(thought, bot, { decisions: 1, millis: performance.now() - began });
  machine.play(match, seat, choice);
}

function seeing(
  { plan, machine, bots }: SimTable,
  match: Match,
  { spec, budget }: Contestant,
  { seat, bot, seed }: Question,
): Choice {
  const { game, pack } = plan;
  const iterations = plan.iterations?.[plan.bots.indexOf(bot)];
  const view = machine.toWire(machine.view(match, seat));
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
