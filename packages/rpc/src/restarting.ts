import { RpcClient, SLOW_AFTER_MS, TIMEOUT_MS } from './client.ts';
import type { Port, Verbs } from './verbs.ts';

export type WorkerState = 'live' | 'slow' | 'reconnecting' | 'lost';

export type RestartOptions<F> = {
  readonly lost: F;
  readonly timeout?: number;
  /** A worker that died this often within `mendedFor` milliseconds will die again. */
  readonly mostRestarts?: number;
  readonly within?: number;
  readonly report: (problem: Error) => void;
};

const MOST_RESTARTS = 3;
const WITHIN_MS = 60_000;

/**
 * A worker and the calls to it. When the worker dies or falls silent another takes its place: what
 * was under way is settled as lost, and `onRestart` says what the new one must be told first.
 */
export class WorkerClient<V extends Verbs, F> {
  readonly rpc: RpcClient<V, F>;
  readonly #start: () => Port;
  readonly #options: RestartOptions<F>;
  #port: Port | null = null;
  #restarts = 0;
  #restartedAt = 0;
  #isClosed = false;
  #isSlow = false;
  #onPush: (message: unknown) => void = () => {};
  #onState: (state: WorkerState) => void = () => {};
  #onRestart: () => Promise<{ readonly ok: boolean }> = () => Promise.resolve({ ok: true });

  constructor(verbs: V, start: () => Port, options: RestartOptions<F>) {
    this.#start = start;
    this.#options = options;
    this.rpc = new RpcClient(verbs, {
      lost: options.lost,
      timeout: options.timeout ?? TIMEOUT_MS,
      slowAfter: SLOW_AFTER_MS,
      onSlow: (isSlow) => this.#slow(isSlow),
      onTimeout: (verb) => this.#lose(`${verb} was not answered`),
      onPush: (message) => this.#onPush(message),
    });
    this.#connect();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  onPush(listener: (message: unknown) => void): void {
    this.#onPush = listener;
  }

  onState(listener: (state: WorkerState) => void): void {
    this.#onState = listener;
  }

  onRestart(listener: () => Promise<{ readonly ok: boolean }>): void {
    this.#onRestart = listener;
  }

  /** Forgets who was listening, for the next one to use this worker. */
  release(): void {
    this.#onPush = () => {};
    this.#onState = () => {};
    this.#onRestart = () => Promise.resolve({ ok: true });
  }

  close(): void {
    this.#isClosed = true;
    this.#isSlow = false;
    this.rpc.close();
    this.#port?.close();
  }

  #connect(): void {
    const port = this.#start();
    this.#port = port;
    port.onLoss((why) => {
      if (port === this.#port) this.#lose(why);
    });
    this.rpc.attach(port);
  }

  #slow(isSlow: boolean): void {
    if (isSlow === this.#isSlow) return;
    this.#isSlow = isSlow;
    this.#onState(isSlow ? 'slow' : 'live');
  }

  /** Nothing acknowledged is lost with a worker: it was stored before. */
  #lose(why: string): void {
    if (this.#isClosed) return;
    const { report, mostRestarts = MOST_RESTARTS, within = WITHIN_MS } = this.#options;
    report(new Error(`A worker was lost: ${why}`));
    this.#port?.close();
    this.#isSlow = false;
    const now = Date.now();
    if (now - this.#restartedAt > within) this.#restarts = 0;
    this.#restarts++;
    this.#restartedAt = now;
    if (this.#restarts > mostRestarts) {
      this.#isClosed = true;
      this.rpc.close();
      this.#onState('lost');
      return;
    }
    this.rpc.giveUp();
    this.#onState('reconnecting');
    this.#connect();
    void this.#onRestart().then(({ ok }) => {
      if (!ok && !this.#isClosed) this.#onState('lost');
    });
  }
}
