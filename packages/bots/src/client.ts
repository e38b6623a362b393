import type { BotAnswer } from './bot.ts';
import { BotFailure, type BotReply, type BotRequest, CANCELLED } from './protocol.ts';
import type { BotTask } from './task.ts';
import { type BotWorker, portTo } from './worker-port.ts';

export type DecideOptions = { readonly signal?: AbortSignal };

/** Bots on other threads. Rejections are `BotFailure`s. */
export type BotClient = {
  decide(task: BotTask, options?: DecideOptions): Promise<BotAnswer>;
  /** Requests without an answer so far. */
  readonly waiting: number;
  /** False once the worker has ended or was closed. */
  readonly alive: boolean;
  /** Ends the worker; what waits is rejected. */
  close(): void;
};

type Waiting = {
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (failure: BotFailure) => void;
};

/** The host's side of one worker, a worker thread or a Web Worker. */
export function botClient(worker: BotWorker): BotClient {
  return new Client(worker);
}

class Client implements BotClient {
  readonly #port: ReturnType<typeof portTo>;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ended: BotFailure | null = null;

  constructor(worker: BotWorker) {
    this.#port = portTo(worker, {
      onReply: (reply) => this.#receive(reply),
      onEnd: (why) => this.#end(new BotFailure('worker-died', `The bots' worker ended: ${why}.`)),
    });
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get alive(): boolean {
    return this.#ended === null;
  }

  decide(task: BotTask, { signal }: DecideOptions = {}): Promise<BotAnswer> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    if (signal?.aborted === true) return Promise.reject(cancelled());
    this.#lastId++;
    const id = this.#lastId;
    const cancel = (): void => {
      if (this.#waiting.has(id)) this.#post({ kind: 'cancel', id });
    };
    signal?.addEventListener('abort', cancel, { once: true });
    const answered = new Promise<BotAnswer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#post({ kind: 'decide', id, task });
    return answered.finally(() => signal?.removeEventListener('abort', cancel));
  }

  close(): void {
    this.#end(new BotFailure('closed', "The bots' worker was closed."));
    this.#port.terminate();
  }

  #post(request: BotRequest): void {
    this.#port.post(request);
  }

  #receive(reply: BotReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.kind === 'decided') waiting?.resolve(reply.answer);
    else waiting?.reject(new BotFailure(reply.error.code, reply.error.message));
  }

  #end(failure: BotFailure): void {
    this.#ended ??= failure;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}

const cancelled = (): BotFailure => new BotFailure(CANCELLED.code, CANCELLED.message);
