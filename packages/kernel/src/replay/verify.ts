import type { FairnessProblem } from '../chance/commitment.ts';
import { checkFairness } from '../chance/commitment.ts';
import type { Engine } from '../engine/engine.ts';
import type { Kinds } from '../kinds.ts';
import type { ReplayFault } from './bad-replay.ts';
import { BadReplay } from './bad-replay.ts';
import { followsFrom } from './chance.ts';
import type { Replay } from './format.ts';
import { opening, otherRules } from './opening.ts';
import { readReplay } from './read.ts';

export type VerifyFault = ReplayFault | FairnessProblem | 'mix-differs' | 'generator-differs';

export type Verified =
  | {
      readonly ok: true;
      /** Answers that stood to the end, and draws of chance that were made. */
      readonly answers: number;
      readonly rolls: number;
      /** Whether the seed was committed to before the match. */
      readonly committed: boolean;
      readonly sentence: string;
    }
  | {
      readonly ok: false;
      readonly code: VerifyFault;
      readonly sentence: string;
      /** Counted from 1; 0 is the set-up. */
      readonly entry?: number;
    };

type Failed = Extract<Verified, { ok: false }>;

/** Plays everything again: proves that each roll follows from the seed and each answer was legal. */
export function verify<K extends Kinds>(engine: Engine<K>, source: unknown): Verified {
  try {
    const replay = readReplay(source);
    return unfairness(replay) ?? unbound(replay) ?? playedAgain(engine, replay);
  } catch (problem) {
    if (!(problem instanceof BadReplay)) throw problem;
    const { code, message, entry } = problem;
    return { ok: false, code, sentence: message, ...(entry === null ? {} : { entry }) };
  }
}

/** The commitments, if there were any: the dealer's, each seat's, and what they were mixed to. */
function unfairness({ header: { fairness, chance, seats } }: Replay): Failed | null {
  if (fairness === undefined) return null;
  const check = checkFairness(fairness);
  if (!check.ok) return failed(check.problem, check.sentence);
  if (fairness.seats.length !== seats)
    return failed(
      'mix-differs',
      `The commitments are those of ${fairness.seats.length} seats; the match has ${seats}.`,
    );
  if (chance.kind !== 'chacha' || chance.seed !== check.seed)
    return failed(
      'mix-differs',
      'The match was not dealt from the seed that the dealer and the seats had committed to.',
    );
  return null;
}

/** Where a segment begins with a saved match, its generator must be the seed's. */
function unbound({ header: { chance }, segments }: Replay): Failed | null {
  if (chance.kind === 'saved') return null;
  let before = 0;
  for (const { from, entries } of segments) {
    if (from !== null && !followsFrom(chance, from.rng))
      return failed(
        'generator-differs',
        `The match as it was taken over after entry ${before} rolls other dice than its seed gives.`,
        before,
      );
    before += entries.length;
  }
  return null;
}

function playedAgain<K extends Kinds>(engine: Engine<K>, replay: Replay): Verified {
  const { header, segments } = replay;
  const { segment, first, last, begin, advance } = opening(engine, replay);
  const table = begin();
  const start = { answers: table.match.answers, rolls: segment.from?.rng.used ?? 0 };
  while (table.length < last) advance(table);
  const { rng, answers: answered } = table.match;
  const answers = answered - start.answers;
  const rolls = rng.used - start.rolls;
  const other = segments.findIndex((each) => each !== segment);
  if (other >= 0) {
    const { message, entry } = otherRules(engine, replay, other);
    const rest = `The other ${last - first} entries were played again and are right.`;
    return failed('wrong-rules', `${message} ${rest}`, entry ?? first);
  }
  const committed = header.fairness !== undefined;
  const proof = committed
    ? 'and the seed is the one that was committed to before the match'
    : 'but nobody had committed to the seed before the match';
  const sentence =
    `All ${answers} answers were legal and all ${rolls} draws of chance follow from the ` +
    `${header.chance.kind === 'saved' ? 'saved generator' : 'seed'}, ${proof}.`;
  return { ok: true, answers, rolls, committed, sentence };
}

const failed = (code: VerifyFault, sentence: string, entry?: number): Failed => ({
  ok: false,
  code,
  sentence,
  ...(entry === undefined ? {} : { entry }),
});
