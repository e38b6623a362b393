import type { BotTask } from '@quarterdeck/bots';
import type { Choice } from '@quarterdeck/kernel';
import { type BotTurn, botTurn, type Seating, taskOf } from './seating.ts';
import { type Answer, lastOf, type Rules, type Session } from './session.ts';

type Shown = { readonly session: Session; readonly position: number; readonly seating: Seating };

type BotLoopParts = {
  readonly rules: Rules;
  readonly decide: (
    task: BotTask,
    options: { readonly signal: AbortSignal },
  ) => Promise<{ readonly choice: Choice }>;
  readonly shown: () => Shown;
  /** Gives the answer and shows what came of it, which wakes the bots again. */
  readonly answer: (answer: Answer) => void;
  readonly fail: (why: string) => void;
};

/** Answers for people, too, where they ask for it. */
const STAND_IN = 'mate';

/** Bots answer one after the other, as long as the last position is shown and nobody stops them. */
export class BotLoop {
  readonly #parts: BotLoopParts;
  #asked: AbortController | undefined;
  #turn: BotTurn | undefined;
  /** How many answers bots still give, whoever is asked. */
  #ordered = 0;
  #isPaused = false;

  constructor(parts: BotLoopParts) {
    this.#parts = parts;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Who is thinking just now. */
  get turn(): BotTurn | undefined {
    return this.#turn;
  }

  /** The mate answers for whoever is asked and has no bot of their own. */
  order(answers: number): void {
    this.#ordered = answers;
    this.#isPaused = false;
    this.wake();
  }

  pause(): void {
    this.#ordered = 0;
    this.#isPaused = true;
    this.#stop();
  }

  goOn(): void {
    this.#isPaused = false;
    this.wake();
  }

  /** After every change of what is shown: an answer to what is gone is not waited for. */
  wake(): void {
    this.#stop();
    this.#turn = this.#next();
    if (this.#turn === undefined) return;
    this.#asked = new AbortController();
    void this.#think(this.#turn, this.#asked.signal);
  }

  #stop(): void {
    this.#asked?.abort();
    this.#asked = undefined;
    this.#turn = undefined;
  }

  #next(): BotTurn | undefined {
    const { rules, shown } = this.#parts;
    const { session, position, seating } = shown();
    if (this.#isPaused || position !== session.moments.length - 1) return undefined;
    const { match } = lastOf(session);
    const own = botTurn(rules, match, seating);
    const [asked] = rules.asked(match);
    if (own !== undefined || asked === undefined || this.#ordered === 0) return own;
    return { seat: asked.seat, bot: STAND_IN };
  }

  async #think(turn: BotTurn, signal: AbortSignal): Promise<void> {
    const { rules, decide, shown, answer, fail } = this.#parts;
    try {
      const { choice } = await decide(taskOf(rules, shown().session, turn), { signal });
      if (signal.aborted) return;
      this.#ordered = Math.max(0, this.#ordered - 1);
      answer({ seat: turn.seat, choice });
    } catch (problem) {
      if (signal.aborted) return;
      this.pause();
      fail(problem instanceof Error ? problem.message : String(problem));
    }
  }
}
