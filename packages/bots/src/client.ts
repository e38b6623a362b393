import { type AnyWorker, type Port, portToWorker, RpcClient } from '@quarterdeck/rpc';
import type { BotAnswer } from './bot.ts';
import type { Hint } from './hinting.ts';
import type { Piece } from './pieces/piece.ts';
import type { Helpers } from './pieces/spread-runner.ts';
import {
  BOT_VERBS,
  BotFailure,
  CANCELLED,
  type FailureFacts,
  type Helped,
  isMessage,
  type Wanted,
} from './protocol.ts';
import type { BotTask } from './task.ts';

export type DecideOptions = { readonly signal?: AbortSignal };

/** A piece of somebody's thought; the task goes with the first one. */
export type HelpArgs = {
  readonly thought: number;
  readonly task?: BotTask;
  readonly piece: Piece;
};

/** Bots on other threads. Rejections are `BotFailure`s. */
export type BotClient = {
  decide(task: BotTask, options?: DecideOptions): Promise<BotAnswer>;
  /** The best few choices, for somebody who would choose alone. */
  hint(task: BotTask, options?: DecideOptions): Promise<readonly Hint[]>;
  /** Requests without an answer so far. */
  readonly waiting: number;
  /** False once the worker has ended or was closed. */
  readonly alive: boolean;
  /** Ends the worker; what waits is rejected. */
  close(): void;
};

/** The host's side of one worker, a worker thread or a Web Worker. */
export function botClient(worker: AnyWorker): BotClient {
  return new WorkerBots(portToWorker(worker));
}

/** The bots of one worker, who may also help those of others. */
export class WorkerBots implements BotClient {
  readonly #port: Port;
  readonly #rpc = new RpcClient<typeof BOT_VERBS, FailureFacts | null>(BOT_VERBS, {
    lost: null,
    onPush: (message) => {
      if (isMessage<Wanted>('wanted', message)) void this.#seekHelp(message);
    },
  });
  /** By thought, who may be asked. */
  readonly #helpers = new Map<number, Helpers>();
  #lastThought = 0;
  #ended: FailureFacts | null = null;

  constructor(port: Port) {
    this.#port = port;
    port.onLoss((why) =>
      this.#end({ code: 'worker-died', message: `The bots' worker ended: ${why}.` }),
    );
    this.#rpc.attach(port);
  }

  get waiting(): number {
    return this.#rpc.waiting;
  }

  get alive(): boolean {
    return this.#ended === null;
  }

  async decide(
    task: BotTask,
    { signal }: DecideOptions = {},
    helpers?: Helpers,
  ): Promise<BotAnswer> {
    if (signal?.aborted === true) throw failure(CANCELLED);
    this.#lastThought++;
    const thought = this.#lastThought;
    if (helpers !== undefined) this.#helpers.set(thought, helpers);
    const mayAsk = helpers && { thought, most: helpers.most };
    const decided = await this.#rpc.call(
      'decide',
      mayAsk === undefined ? { task } : { task, mayAsk },
      { signal },
    );
    this.#helpers.delete(thought);
    if (decided.ok) return decided.value;
    throw failure(decided.refusal ?? this.#ended);
  }

  async help(args: HelpArgs): Promise<readonly number[]> {
    const helped = await this.#rpc.call('help', args);
    if (helped.ok) return helped.value;
    throw failure(helped.refusal ?? this.#ended);
  }

  async hint(task: BotTask, { signal }: DecideOptions = {}): Promise<readonly Hint[]> {
    if (signal?.aborted === true) throw failure(CANCELLED);
    const hinted = await this.#rpc.call('hint', { task }, { signal });
    if (hinted.ok) return hinted.value;
    throw failure(hinted.refusal ?? this.#ended);
  }

  close(): void {
    this.#end({ code: 'closed', message: "The bots' worker was closed." });
    this.#port.close();
  }

  async #seekHelp({ thought, nth, piece }: Wanted): Promise<void> {
    const helpers = this.#helpers.get(thought);
    const worths = helpers === undefined ? null : await helpers.ask(piece);
    if (this.alive) this.#port.post({ kind: 'helped', nth, worths } satisfies Helped);
  }

  #end(why: FailureFacts): void {
    this.#ended ??= why;
    this.#rpc.close();
  }
}

const failure = (facts: FailureFacts | null): BotFailure =>
  new BotFailure(facts?.code ?? 'worker-died', facts?.message ?? "The bots' worker ended.");
