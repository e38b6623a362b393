import { engine, type LoadGame } from '@quarterdeck/kernel/engine';
import { readCall } from '@quarterdeck/rpc';
import type { BotAnswer } from './bot.ts';
import { botById, hasLearned } from './bots.ts';
import type { Clock } from './budget.ts';
import type { HelpArgs } from './client.ts';
import { BadTask } from './errors.ts';
import type { Hint, NamedGauges } from './hinting.ts';
import type { Helpers } from './pieces/spread-runner.ts';
import {
  BOT_VERBS,
  CANCELLED,
  type FailureFacts,
  failureFacts,
  type Helped,
  isMessage,
  type MayAsk,
  type Wanted,
} from './protocol.ts';
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

type Thinking = { readonly task: BotTask; readonly mayAsk?: MayAsk };
type Request =
  | (Thinking & { readonly verb: 'decide' | 'hint' })
  | (HelpArgs & { readonly verb: 'help' });
type Answer = BotAnswer | readonly Hint[] | readonly number[];
type Thoughts = Generator<undefined, Answer, void>;

/** How often a thinking bot looks whether it was cancelled. */
const YIELD_EVERY_MS = 20;
/** The same where others help: what they send should not wait. */
const YIELD_AMONG_HELPERS_MS = 1;

/** Answers requests one after the other; a request can be cancelled while it waits or is thought about. */
export class BotWorkerSide {
  readonly #platform: Platform;
  readonly #loadGame: LoadGame;
  readonly #loadGauges: LoadGauges;
  readonly #thinkers = new Map<string, Promise<Thinker>>();
  readonly #waiting = new Map<number, Request>();
  /** The pieces of the thought under way that are done elsewhere, by number. */
  readonly #wanted = new Map<number, (worths: readonly number[] | null) => void>();
  /** Numbers go on from thought to thought: what comes too late for one is not taken for the next. */
  #lastWanted = 0;
  /** The thought of another thread that is helped with. */
  #helped: { readonly thought: number; readonly run: ReturnType<Thinker['helping']> } | null = null;
  #busy = false;

  constructor(platform: Platform, loadGame: LoadGame, loadGauges: LoadGauges = () => undefined) {
    this.#platform = platform;
    this.#loadGame = loadGame;
    this.#loadGauges = loadGauges;
  }

  receive(request: unknown): void {
    if (isMessage<Cancel>('cancel', request)) {
      if (this.#waiting.delete(request.id)) this.#fail(request.id, CANCELLED);
      return;
    }
    if (isMessage<Helped>('helped', request)) {
      this.#wanted.get(request.nth)?.(request.worths);
      this.#wanted.delete(request.nth);
      return;
    }
    const { id, verb, args } = readCall(request);
    this.#waiting.set(id, requestOf(verb, args));
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
  async #answer(id: number, asked: Request): Promise<Answer | null> {
    if (asked.verb === 'help') return this.#help(asked);
    const { clock, yieldToMessages } = this.#platform;
    const thoughts = await this.#thoughts(asked);
    const every = asked.mayAsk === undefined ? YIELD_EVERY_MS : YIELD_AMONG_HELPERS_MS;
    let nextYield = clock() + every;
    try {
      for (;;) {
        const { done, value } = thoughts.next();
        if (done === true) return value;
        if (clock() < nextYield) continue;
        await yieldToMessages();
        if (!this.#waiting.has(id)) return null;
        nextYield = clock() + every;
      }
    } finally {
      this.#wanted.clear();
    }
  }

  /** A piece is soon done: nobody cancels it. */
  async #help({ thought, task, piece }: HelpArgs): Promise<readonly number[]> {
    if (task !== undefined)
      this.#helped = { thought, run: (await this.#thinker(task)).helping(task) };
    if (this.#helped?.thought !== thought)
      throw new BadTask('bad-task', 'The first piece of a thought comes with its task.');
    return this.#helped.run(piece);
  }

  #helpers({ thought, most }: MayAsk): Helpers {
    return {
      most,
      ask: (piece) =>
        new Promise((resolve) => {
          this.#lastWanted++;
          const nth = this.#lastWanted;
          this.#wanted.set(nth, resolve);
          this.#platform.post({ kind: 'wanted', thought, nth, piece } satisfies Wanted);
        }),
    };
  }

  async #thoughts({ verb, task, mayAsk }: Exclude<Request, { verb: 'help' }>): Promise<Thoughts> {
    const { clock } = this.#platform;
    const mind = await this.#thinker(task);
    if (verb === 'decide') return mind.thinking(task, clock, mayAsk && this.#helpers(mayAsk));
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

function requestOf(verb: string, args: unknown): Request {
  if (verb === 'help') return { verb, ...BOT_VERBS.help.args.take(args, verb) };
  if (verb === 'hint') return { verb, ...BOT_VERBS.hint.args.take(args, verb) };
  return { verb: 'decide', ...BOT_VERBS.decide.args.take(args, 'decide') };
}
