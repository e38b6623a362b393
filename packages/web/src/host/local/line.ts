import { refused } from '@quarterdeck/tables';
import type { Link } from '../host.ts';
import type { Message, Request, Result, Sent, Verb, Verbs, WorkerPort } from './protocol.ts';

/** A worker that is silent for so long is dead or as good as dead. */
const PATIENCE = 20_000;
/** Nobody waits longer than this without being told. */
const UNTOLD = 4_000;
/** A worker that dies so often in so short a time will die again. */
const MOST_MENDS = 3;
const MENDED_FOR = 60_000;

type Waiting = {
  readonly verb: Verb;
  readonly resolve: (value: unknown) => void;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly hint: ReturnType<typeof setTimeout>;
};

/** The page's line to a worker. When the worker dies another takes its place. */
export class Line {
  readonly #start: () => WorkerPort;
  readonly #waiting = new Map<number, Waiting>();
  #port: WorkerPort;
  #lastId = 0;
  #mends = 0;
  #mendedAt = 0;
  #closed = false;
  #isSlow = false;
  #onSnapshot: (sent: Sent) => void = () => {};
  #onState: (state: Link['state']) => void = () => {};
  #onMend: () => Promise<{ readonly ok: boolean }> = () => Promise.resolve({ ok: true });

  constructor(start: () => WorkerPort) {
    this.#start = start;
    this.#port = this.#connect();
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  onSnapshot(listener: (sent: Sent) => void): void {
    this.#onSnapshot = listener;
  }

  onState(listener: (state: Link['state']) => void): void {
    this.#onState = listener;
  }

  /** What a new worker must be told before it can go on where the old one stopped. */
  onMend(listener: () => Promise<{ readonly ok: boolean }>): void {
    this.#onMend = listener;
  }

  /** Forgets who was listening, for the next table on this line. */
  release(): void {
    this.#onSnapshot = () => {};
    this.#onState = () => {};
    this.#onMend = () => Promise.resolve({ ok: true });
  }

  call<V extends Verb>(verb: V, ...args: Parameters<Verbs[V]>): Promise<Result<V>> {
    this.#lastId++;
    const id = this.#lastId;
    if (this.#closed) return Promise.resolve(withoutAnswer(verb, 'host-lost'));
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#lose(`${verb} was not answered`), PATIENCE);
      const hint = setTimeout(() => this.#slow(true), UNTOLD);
      // Replies carry the result of their own verb: the protocol's types say so on both sides.
      this.#waiting.set(id, { verb, resolve: resolve as (value: unknown) => void, timer, hint });
      this.#port.post({ id, verb, args } as Request);
    });
  }

  close(): void {
    this.#closed = true;
    this.#giveUpWaiting();
    this.#port.close();
  }

  #connect(): WorkerPort {
    const port = this.#start();
    port.listen((message) => {
      if (port === this.#port) this.#receive(message);
    });
    port.onLoss((why) => {
      if (port === this.#port) this.#lose(why);
    });
    return port;
  }

  #receive(message: Message): void {
    if (message.kind === 'snapshot') {
      this.#onSnapshot(message.sent);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.timer);
    clearTimeout(waiting.hint);
    this.#slow(false);
    if (message.kind === 'answered') waiting.resolve(message.value);
    else {
      complain(new Error(message.reason));
      waiting.resolve(withoutAnswer(waiting.verb, 'failed'));
    }
  }

  #slow(isSlow: boolean): void {
    if (isSlow === this.#isSlow) return;
    this.#isSlow = isSlow;
    this.#onState(isSlow ? 'slow' : 'live');
  }

  /** Nothing acknowledged is lost with a worker: it was stored before. */
  #lose(why: string): void {
    if (this.#closed) return;
    complain(new Error(`The table's worker was lost: ${why}`));
    this.#port.close();
    this.#giveUpWaiting();
    if (Date.now() - this.#mendedAt > MENDED_FOR) this.#mends = 0;
    this.#mends++;
    this.#mendedAt = Date.now();
    if (this.#mends > MOST_MENDS) {
      this.#closed = true;
      this.#onState('lost');
      return;
    }
    this.#onState('mending');
    this.#port = this.#connect();
    void this.#onMend().then(({ ok }) => {
      if (!ok && !this.#closed) this.#onState('lost');
    });
  }

  #giveUpWaiting(): void {
    this.#isSlow = false;
    for (const { verb, resolve, timer, hint } of this.#waiting.values()) {
      clearTimeout(timer);
      clearTimeout(hint);
      resolve(withoutAnswer(verb, 'host-lost'));
    }
    this.#waiting.clear();
  }
}

/** What a question comes to when the worker could not answer it: nothing was done. */
function withoutAnswer<V extends Verb>(verb: V, code: 'host-lost' | 'failed'): Result<V> {
  const answers: Partial<{ readonly [W in Verb]: Result<W> }> = {
    wouldShow: true,
    preview: null,
    history: [],
  };
  return (Object.hasOwn(answers, verb) ? answers[verb] : refused(code)) as Result<V>;
}

/** As an error nobody caught would be: in the console, for whoever looks after the page. */
function complain(problem: Error): void {
  console.error(problem);
}
