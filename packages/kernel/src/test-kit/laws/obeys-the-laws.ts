import { sfcRng } from '../../chance/rng.ts';
import type { Dealt, Pack } from '../../engine/engine.ts';
import { engine } from '../../engine/engine.ts';
import { BadTerms } from '../../errors.ts';
import type { Game } from '../../game.ts';
import type { Kinds, Name } from '../../kinds.ts';
import type { Catalogue } from '../../say/message.ts';
import type { Say } from '../../say/say.ts';
import type { Turn } from '../random-player.ts';
import { written } from './bookkeeping.ts';
import { asBreach } from './breach.ts';
import type { BrokenMatch, Played } from './broken-match.ts';
import { brokenMatch, LawBroken } from './broken-match.ts';
import type { Counted } from './counting.ts';
import { checkDeal } from './dealing.ts';
import type { Figures } from './figures.ts';
import { noFigures } from './figures.ts';
import { checkHoles } from './holes.ts';
import { OwnDoing } from './own-doing.ts';
import type { Inspectors } from './position.ts';
import type { MatchPlan } from './random-match.ts';
import { playLawfully } from './random-match.ts';
import { checkReplay } from './replaying.ts';
import type { LawTable } from './tables.ts';
import { tables } from './tables.ts';
import { checkWording } from './wording.ts';

export type LawPlan<K extends Kinds> = {
  readonly matches: number;
  /** The costly laws are checked at one decision in this many. */
  readonly sample?: number;
  /** Whatever the book counts; the counts stay the same throughout a match. */
  readonly counted?: Counted<K>;
  /** Events whose absence tells something, because a rule says so: "nobody's goal is met". */
  readonly toldBySilence?: readonly Name<K['events']>[];
  /** The game in words: what its details promise is held to what follows (law 7). */
  readonly say?: Say<K, Catalogue>;
  /** A match that takes more answers is endless. */
  readonly limit?: number;
  /** The number of the first match: its seed, which also settles its table. */
  readonly first?: number;
  /** All of the game's, unless given. */
  readonly seats?: readonly number[];
  /** Held fixed while the others vary. */
  readonly options?: Partial<K['options']>;
  readonly pack?: Pack<K>;
  /** Handed the match that broke a law, to be written to a file; returns where it is now. */
  readonly onFailure?: (broken: BrokenMatch) => string;
};

const SAMPLE = 40;
const LIMIT = 10_000;
/** In every second match, one turn in this many is an aside. */
const ASIDES = 25;
/** One match in this many is replayed, with a hash after every answer. */
const REPLAYS = 20;

/**
 * Plays random matches of every seat count and option set and checks the seven laws on the way. Throws
 * `LawBroken` with all it takes to see it again; returns what it has looked at.
 */
export function obeysTheLaws<K extends Kinds>(game: Game<K>, plan: LawPlan<K>): Figures {
  const doing = new OwnDoing();
  const strict = engine(game, { strict: true, watchFrames: doing.watch });
  const inspectors: Inspectors<K> = {
    engine: strict,
    twin: engine(game, { code: 'closures' }),
    doing,
    pack: plan.pack ?? strict.pack,
    figures: noFigures(),
    toldBySilence: plan.toldBySilence ?? [],
  };
  const tableOf = tables({
    seats: plan.seats ?? game.seats,
    options: game.options,
    fixed: plan.options ?? {},
  });
  const first = plan.first ?? 0;
  for (let seed = first; seed < first + plan.matches; seed++)
    oneMatch(inspectors, plan, tableOf(seed), seed);
  reported(inspectors, plan, { table: tableOf(first), seed: first, log: [] }, () =>
    checkHoles(inspectors.figures),
  );
  return inspectors.figures;
}

function oneMatch<K extends Kinds>(
  inspectors: Inspectors<K>,
  plan: LawPlan<K>,
  table: LawTable,
  seed: number,
): void {
  const log: Turn<K>[] = [];
  reported(inspectors, plan, { table, seed, log }, () => {
    const dealt = setUp(inspectors, table, seed);
    if (dealt === null) return;
    const { match } = dealt;
    checkDeal(inspectors, table, seed, dealt);
    const how: MatchPlan<K> = {
      seed,
      sample: plan.sample ?? SAMPLE,
      asides: seed % 2 === 1 ? ASIDES : null,
      limit: plan.limit ?? LIMIT,
      counted: plan.counted,
      say: plan.say,
    };
    playLawfully(inspectors, match, how, log);
    inspectors.figures.matches++;
    if (seed % REPLAYS !== 0) return;
    checkReplay(inspectors, table, seed, log, written(inspectors.engine, match));
    checkWording(inspectors, table, seed, log);
  });
}

/** Options may exclude each other; such a table is not one of the game's. */
function setUp<K extends Kinds>(
  { engine, pack, figures }: Inspectors<K>,
  table: LawTable,
  seed: number,
): Dealt<K> | null {
  try {
    return engine.deal({ ...table, pack, rng: sfcRng(seed) });
  } catch (problem) {
    if (!(problem instanceof BadTerms)) throw problem;
    figures.refused++;
    return null;
  }
}

function reported<K extends Kinds>(
  { twin, pack, figures }: Inspectors<K>,
  plan: LawPlan<K>,
  played: Played<K>,
  checks: () => void,
): void {
  try {
    checks();
  } catch (problem) {
    // By an engine that is not strict: whoever opens the replay has none either.
    const broken = brokenMatch(twin, pack, played, asBreach(problem));
    throw new LawBroken(broken, figures, plan.onFailure?.(broken));
  }
}
