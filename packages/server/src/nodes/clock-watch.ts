import { log } from '../logging/log.ts';

/** Clocks that differ by less are as good as the same. */
export const MOST_SKEW_MS = 5_000;
const LOOK_MS = 1_500;

export type ClockWatchParts = {
  /** The clock of this machine, which somebody may set. */
  readonly machine: () => number;
  /** The one that counts. */
  readonly now: () => number;
  /** In words, by how much the machine's is ahead or behind. */
  readonly tell: (skew: string) => string;
};

/** A line when the machine's clock is found wrong, and one when it is right again. What is given ends it. */
export function watchClock({ machine, now, tell }: ClockWatchParts): () => void {
  let told = 0;
  const look = (): void => {
    const ahead = machine() - now();
    if (Math.abs(ahead - told) < MOST_SKEW_MS) return;
    told = Math.abs(ahead) < MOST_SKEW_MS ? 0 : ahead;
    if (told === 0) log.info('The clock of this machine agrees with that of the tables again.');
    else log.warn(tell(inWords(told)));
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

const inWords = (ahead: number): string =>
  `${Math.round(Math.abs(ahead) / 1_000)} seconds ${ahead > 0 ? 'ahead of' : 'behind'}`;
