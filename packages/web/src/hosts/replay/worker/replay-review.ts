import { type PlayedMatch, type Review, reviewing } from '@quarterdeck/bots';
import type { ReviewProgress } from '../protocol.ts';
import { type LoadedReplay, lengthAt } from './loaded-replay.ts';

/** Long enough to get on, short enough that progress is seen. */
const SLICE_MS = 120;
/** The same match has the same review, on every screen. */
const SEED = 1;

/** A review that is worked out in small steps, each when it is asked for. */
export class ReplayReview {
  readonly #work: Generator<number, Review, void>;
  readonly #clock: () => number;
  #now: ReviewProgress = { part: 0, review: null };

  constructor(loaded: LoadedReplay, clock: () => number = () => performance.now()) {
    this.#work = reviewing(loaded.engine, playedMatch(loaded), { seed: SEED });
    this.#clock = clock;
  }

  goOn(): ReviewProgress {
    const until = this.#clock() + SLICE_MS;
    while (this.#now.review === null) {
      const { done, value } = this.#work.next();
      this.#now = done === true ? { part: 1, review: value } : { part: value, review: null };
      if (this.#clock() >= until) break;
    }
    return this.#now;
  }
}

/** The answers that stood, and what they led to. */
function playedMatch(loaded: LoadedReplay): PlayedMatch {
  const { steps, info } = loaded;
  const lengths = [0, ...info.answers.map((_, nth) => nth + 1)].map(
    (position) => lengthAt(loaded, position) ?? 0,
  );
  const answers = info.answers.map(({ seat }, nth) => {
    const entry = steps.at((lengths[nth] ?? 0) + 1).entry;
    if (entry === null || !('choice' in entry))
      throw new Error('an answer that stood has no entry');
    return { seat, choice: entry.choice };
  });
  return { positions: lengths.map((length) => steps.at(length).match), answers };
}
