import { engine, type LoadGame } from '@quarterdeck/kernel/engine';
import { readCall } from '@quarterdeck/rpc';
import type { BotAnswer } from './bot.ts';
import { botById, hasLearned } from './bots.ts';
import type { Clock } from './budget.ts';
import type { Hint, NamedGauges } from './hinting.ts';
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

/** What hints of a game are explained by; undefined where there is nothing. */
export type LoadGauges = (
  game: string,
) => Promise<NamedGauges | undefined> | NamedGauges | undefined;

type Request = { readonly verb: 'decide' | 'hint'; readonly task: BotTask };
type Thoughts = Generator<undefined, BotAnswer | readonly Hint[], void>;

/** How often a thinking bot looks whether it was cancelled. */
const YIELD_EVERY_MS = 20;

/** Answers requests one after the other; a request can be cancelled while it waits or is thought about. */
export class BotWorkerSide {
  readonly #platform: Platform;
  readonly #loadGame: LoadGame;
  readonly #loadGauges: LoadGauges;
  readonly #thinkers = new Map<string, Promise<Thinker>>();
  readonly #waiting = new Map<number, Request>();
  #busy = false;

  constructor(platform: Platform, loadGame: LoadGame, loadGauges: LoadGauges = () => undefined) {
    this.#platform = platform;
    this.#loadGame = loadGame;
    this.#loadGauges = loadGauges;
  }

  receive(request: unknown): void {
    if (isCancel(request)) {
      if (this.#waiting.delete(request.id)) this.#fail(request.id, CANCELLED);
      return;
    }
    const { id, verb, args } = readCall(request);
    const asked = verb === 'hint' ? 'hint' : 'decide';
    this.#waiting.set(id, { verb: asked, task: BOT_VERBS[asked].args.take(args, asked).task });
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (;;) {
      const [next] = this.#waiting;
      if (next === undefined) break;
      const [id, asked] = next;
      try {
        const answer = await this.#answer(id, asked);
        if (answer !== null && this.#waiting.delete(id))
          this.#platform.post({ kind: 'answered', id, value: { ok: true, value: answer } });
      } catch (problem) {
        if (this.#waiting.delete(id)) this.#fail(id, failureFacts(problem));
      }
    }
    this.#busy = false;
  }

  /** Null if it was cancelled on the way. */
  async #answer(id: number, asked: Request): Promise<BotAnswer | readonly Hint[] | null> {
    const { clock, yieldToMessages } = this.#platform;
    const thoughts = await this.#thoughts(asked);
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

  async #thoughts({ verb, task }: Request): Promise<Thoughts> {
    const { clock } = this.#platform;
    const mind = await this.#thinker(task);
    if (verb === 'decide') return mind.thinking(task, clock);
    // Without them there are no reasons, and the hints are the same.
    const gauges = await Promise.resolve(this.#loadGauges(task.game)).catch(() => undefined);
    return mind.hinting(task, clock, gauges);
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
