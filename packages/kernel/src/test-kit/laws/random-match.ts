import type { Rng } from '../../chance/rng.ts';
import { below, sfcRng } from '../../chance/rng.ts';
import type { Kinds } from '../../kinds.ts';
import type { Match } from '../../match.ts';
import type { Catalogue } from '../../say/message.ts';
import type { Say } from '../../say/say.ts';
import { randomTurn, type Turn } from '../random-player.ts';
import { checkCopies, checkLooking, written } from './bookkeeping.ts';
import { Breach } from './breach.ts';
import type { Counted } from './counting.ts';
import { keepCount } from './counting.ts';
import { checkEnd, checkNotOver } from './ending.ts';
import { checkInformation } from './information.ts';
import { checkOffers } from './offering.ts';
import { checkOwnView } from './own-view.ts';
import type { Inspectors, Position } from './position.ts';
import { checkPromises } from './promises.ts';
import { checkRefusals } from './refusing.ts';
import { checkStanding } from './standing.ts';

/** How one match is played and checked. */
export type MatchPlan<K extends Kinds> = {
  readonly seed: number;
  /** The costly laws are checked at one decision in this many. */
  readonly sample: number;
  /** One turn in this many is an aside; null for a match without. */
  readonly asides: number | null;
  /** A match that takes more answers is endless. */
  readonly limit: number;
  readonly counted: Counted<K> | undefined;
  readonly say: Say<K, Catalogue> | undefined;
};

/** Promises are cheap to compare: how much more often than the costly laws they are checked. */
const PROMISES = 4;

/** Plays a match at random and checks it on the way; `log` is filled as far as it gets. */
export function playLawfully<K extends Kinds>(
  inspectors: Inspectors<K>,
  match: Match<K>,
  plan: MatchPlan<K>,
  log: Turn<K>[],
): void {
  const { engine, figures } = inspectors;
  const players = sfcRng(plan.seed + 1_000_003);
  const chance = sfcRng(plan.seed + 2_000_003);
  const promising = sfcRng(plan.seed + 4_000_003);
  const checkCount = keepCount(plan.counted, match);
  while (match.stack.length > 0) {
    if (log.length >= plan.limit) throw new Breach(1, endless(log, match, plan.limit));
    const step = stepAsked(inspectors, match);
    const turn = randomTurn(engine, match, players, plan.asides);
    if (turn === undefined) throw new Breach(1, `${step} asks and offers nothing`);
    checkCount(step);
    checkNotOver(engine, match);
    // Logged before it is played, so that the log of a match that breaks ends with what broke it.
    log.push(turn);
    takeTurn({ ...inspectors, match, turn, chance }, step, plan, promising);
  }
  checkCount('the end');
  checkEnd(engine, match);
  checkStanding(engine, match, plan.say);
  figures.longestMatch = Math.max(figures.longestMatch, log.length);
}

function stepAsked<K extends Kinds>({ engine }: Inspectors<K>, match: Match<K>): string {
  const asked = engine.asked(match)[0];
  if (asked !== undefined) return asked.step;
  const top = match.stack.at(-1)?.step;
  throw new Breach(1, `the match stands still: ${top} waits, and nobody is asked`);
}

function takeTurn<K extends Kinds>(
  position: Position<K>,
  step: string,
  { sample, say }: MatchPlan<K>,
  promising: Rng,
): void {
  const { engine, match, turn, figures } = position;
  figures.decisions++;
  if (turn.isAside) figures.asides++;
  const offers = engine.choices(match, turn.seat);
  const denied = engine.explain(match, turn.seat);
  figures.mostOffers = Math.max(figures.mostOffers, offers.length);
  if (!turn.isAside) checkOffers(step, offers, denied);
  checkOwnView(position, offers, denied);
  if (isSampled(promising, Math.ceil(sample / PROMISES)))
    checkPromises({ ...position, chance: promising }, say);
  const after = isSampled(position.chance, sample) ? checkClosely(position) : null;
  engine.play(match, turn.seat, turn.choice);
  if (after !== null && written(engine, match) !== after)
    throw new Breach(3, `${step}: the match and its copies went different ways`);
}

const isSampled = (chance: Rng, sample: number): boolean => below(chance, sample) === 0;

/** The costly laws; returns the match that the turn must lead to. */
function checkClosely<K extends Kinds>(position: Position<K>): string {
  const { engine, match, figures } = position;
  figures.sampled++;
  checkLooking(position);
  const before = written(engine, match);
  const after = checkCopies(position);
  checkInformation(position);
  checkRefusals(position);
  if (written(engine, match) !== before) throw new Breach(3, 'a copy of the match wrote into it');
  return after;
}

const RECENT = 200;

/** Names the steps that went round and round. */
function endless<K extends Kinds>(log: readonly Turn<K>[], match: Match<K>, limit: number): string {
  const counts = new Map<string, number>();
  for (const { seat, choice } of log.slice(-RECENT)) {
    const name = `seat ${seat} ${choice.do}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const often = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 6);
  const round = often.map(([name, count]) => `${name} (${count})`).join(', ');
  return (
    `no end after ${limit} answers, now at ${match.stack.at(-1)?.step}; ` +
    `of the last ${Math.min(RECENT, log.length)}: ${round}`
  );
}
