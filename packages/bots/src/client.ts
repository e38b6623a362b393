import { type AnyWorker, type Port, portToWorker, RpcClient } from '@quarterdeck/rpc';
import type { BotAnswer } from './bot.ts';
import type { Hint } from './hinting.ts';
import { BOT_VERBS, BotFailure, CANCELLED, type FailureFacts } from './protocol.ts';
import type { BotTask } from './task.ts';

export type DecideOptions = { readonly signal?: AbortSignal };

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
  return new Client(portToWorker(worker));
}

class Client implements BotClient {
  readonly #port: Port;
  readonly #rpc = new RpcClient<typeof BOT_VERBS, FailureFacts | null>(BOT_VERBS, { lost: null });
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

  async decide(task: BotTask, { signal }: DecideOptions = {}): Promise<BotAnswer> {
    if (signal?.aborted === true) throw failure(CANCELLED);
    const decided = await this.#rpc.call('decide', { task }, { signal });
    if (decided.ok) return decided.value;
    throw failure(decided.refusal ?? this.#ended);
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

  #end(why: FailureFacts): void {
    this.#ended ??= why;
    this.#rpc.close();
  }
}

const failure = (facts: FailureFacts | null): BotFailure =>
  new BotFailure(facts?.code ?? 'worker-died', facts?.message ?? "The bots' worker ended.");
