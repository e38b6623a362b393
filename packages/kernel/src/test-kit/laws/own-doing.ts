// Where what a choice does ends, and what was due anyway begins.

import type { Frame, Match } from '../../match.ts';

/** The match as it was when what the choice does had been done. */
export type OwnEnd = {
  readonly state: object;
  /** How many of the events came until then. */
  readonly told: number;
};

/**
 * Frames that waited before a choice was made are not its doing: the end of the round, the next
 * ship's turn. Watches for the first of them, and keeps the state in which it finds the match.
 */
export class OwnDoing {
  #waiting: ReadonlySet<Frame> | null = null;
  #copied: () => object = () => ({});
  #end: OwnEnd | null = null;

  /** For the engine that plays. */
  readonly watch = (_: Match, frame: Frame, told: number): void => {
    if (this.#waiting === null || !this.#waiting.has(frame)) return;
    this.#waiting = null;
    this.#end = { state: this.#copied(), told };
  };

  /** `null` where somebody was asked something before any of the waiting frames had its turn. */
  of(stack: readonly Frame[], play: () => void, copied: () => object): OwnEnd | null {
    this.#waiting = new Set(stack.slice(0, -1));
    this.#copied = copied;
    this.#end = null;
    try {
      play();
    } finally {
      this.#waiting = null;
    }
    return this.#end;
  }
}
