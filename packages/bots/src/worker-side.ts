import { engine, type LoadGame } from '@quarterdeck/kernel/engine';
import { readCall } from '@quarterdeck/rpc';
import type { BotAnswer } from './bot.ts';
import { botById, hasLearned } from './bots.ts';
import type { Clock } from './budget.ts';
import { BOT_VERBS, CANCELLED, type FailureFacts, failureFacts } from './protocol.ts';
import type { BotTask } from './task.ts';
import { type Thinker, thinkerFor } from './thinker.ts';

/** What differs between a worker thread and a Web Worker. */
export type Platform = {
  readonly clock: Clock;
  readonly post: (reply: object) => void;
  /** Lets waiting messages in. */
  readonly yieldToMessages: () => Promise<void>;
};

/** How often a thinking bot looks whether it was cancelled. */
const YIELD_EVERY_MS = 20;

/** Answers requests one after the other; a request can be cancelled while it waits or is thought about. */
export class BotWorkerSide {
  readonly #platform: Platform;
  readonly #loadGame: LoadGame;
  readonly #thinkers = new Map<string, Promise<Thinker>>();
  readonly #waiting = new Map<number, BotTask>();
  #busy = false;

  constructor(platform: Platform, loadGame: LoadGame) {
    this.#platform = platform;
    this.#loadGame = loadGame;
  }

  receive(request: unknown): void {
    if (isCancel(request)) {
      if (this.#waiting.delete(request.id)) this.#fail(request.id, CANCELLED);
      return;
    }
    const { id, args } = readCall(request);
    this.#waiting.set(id, BOT_VERBS.decide.args.take(args, 'decide').task);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (;;) {
      const [next] = this.#waiting;
      if (next === undefined) break;
      const [id, task] = next;
      try {
        const answer = await this.#answer(id, task);
        if (answer !== null && this.#waiting.delete(id))
          this.#platform.post({ kind: 'answered', id, value: { ok: true, value: answer } });
      } catch (problem) {
        if (this.#waiting.delete(id)) this.#fail(id, failureFacts(problem));
      }
    }
    this.#busy = false;
  }

  /** Null if it was cancelled on the way. */
  async #answer(id: number, task: BotTask): Promise<BotAnswer | null> {
    const { clock, yieldToMessages } = this.#platform;
    const thoughts = (await this.#thinker(task)).thinking(task, clock);
    let nextYield = clock() + YIELD_EVERY_MS;
    for (;;) {
      const { done, value } = thoughts.next();
      if (done === true) return value;
      if (clock() < nextYield) continue;
      await yieldToMessages();
      if (!this.#waiting.has(id)) return null;
      nextYield = clock() + YIELD_EVERY_MS;
    }
  }

  /** Two of a game at most: what it has learned is fetched when the first bot that uses it plays. */
  #thinker({ game, bot }: BotTask): Promise<Thinker> {
    const spec = botById(bot);
    const key = hasLearned(spec) ? `${game} learned` : game;
    const known = this.#thinkers.get(key);
    if (known !== undefined) return known;
    const loading = this.#loadGame(game).then((box) => thinkerFor(engine(box.game), [spec]));
    this.#thinkers.set(key, loading);
    // What did not load may be on its way: the next request tries again.
    loading.catch(() => this.#thinkers.delete(key));
    return loading;
  }

  #fail(id: number, error: FailureFacts): void {
    this.#platform.post({ kind: 'answered', id, value: { ok: false, refusal: error } });
  }
}

type Cancel = { readonly kind: 'cancel'; readonly id: number };

const isCancel = (message: unknown): message is Cancel =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'cancel';
