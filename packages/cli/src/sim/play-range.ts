import { type BotSpec, blindChoice, botById, type Thinker, thinker } from '@quarterdeck/bots';
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
  readonly specs: ReadonlyMap<string, BotSpec>;
};

/** Refuses whatever in the plan does not exist, before anything is played. */
export async function simTable(plan: SimPlan, loadGame: LoadGame): Promise<SimTable> {
  const specs = new Map(plan.bots.map((bot) => [bot, botById(bot)]));
  const machine = engine((await loadGame(plan.game)).game);
  const pack = plan.pack === undefined ? machine.pack : machine.readPack(plan.pack);
  const { seats, options } = plan;
  machine.create({ seats, options, pack, rng: sfcRng(0) });
  return { plan, machine, pack, bots: thinker(machine), specs };
}

export function playRange(table: SimTable, { from, to }: MatchRange): Tally {
  const { plan } = table;
  const tally = emptyTally(plan.seats, plan.bots);
  for (let n = from; n < to; n++) {
    const seed = subSeed(plan.seed, n);
    const sat = seating(plan, n);
    try {
      const { outcome, decisions } = playMatch(table, sat, seed);
      countMatch(tally, outcome, sat, decisions);
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem);
      tally.errors.push({ game: n, seed, message });
    }
  }
  return tally;
}

function playMatch(table: SimTable, sat: readonly string[], seed: number) {
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
    answer(table, match, asked.seat, at(sat, asked.seat), subSeed(seed, decisions));
  }
  throw new Error(`the match did not end within ${MOST_DECISIONS} decisions`);
}

/** A bot that looks at its choices only needs no view; the answer is the same, and much faster. */
function answer(table: SimTable, match: Match, seat: Seat, bot: string, seed: number): void {
  const { machine, specs } = table;
  const choices = machine.choices(match, seat);
  const only = choices.length === 1 ? choices[0] : undefined;
  const spec = specs.get(bot);
  if (spec === undefined) throw new Error(`no bot ${bot} sits at this table`);
  const blind = only ?? blindChoice(spec, choices, seed);
  if (blind !== null) machine.fast(match, seat, blind);
  else machine.play(match, seat, seeing(table, match, seat, bot, seed));
}

function seeing(
  { plan, machine, bots }: SimTable,
  match: Match,
  seat: Seat,
  bot: string,
  seed: number,
): Choice {
  const { game, pack } = plan;
  const iterations = plan.iterations?.[plan.bots.indexOf(bot)];
  const view = machine.toWire(machine.view(match, seat));
  return bots.decide({
    game,
    bot,
    seat,
    view,
    seed,
    ...(pack === undefined ? {} : { pack }),
    ...(iterations === undefined ? {} : { budget: { iterations } }),
  }).choice;
}
