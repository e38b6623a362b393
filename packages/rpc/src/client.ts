import type { Calls, Outcome, Port, Verb, Verbs } from './verbs.ts';

/** An end that owes an answer for this long is dead or as good as dead. */
export const TIMEOUT_MS = 20_000;
/** Nobody waits longer than this without being told. */
export const SLOW_AFTER_MS = 4_000;

export type ClientOptions<F> = {
  /** What a call comes to where nobody answered it. It may have arrived all the same. */
  readonly lost: F;
  /** In milliseconds; no limit if left out. */
  readonly timeout?: number;
  readonly slowAfter?: number;
  /** Whether the other end owes an answer for longer than `slowAfter`. */
  readonly onSlow?: (isSlow: boolean) => void;
  /** Called after an unanswered call was settled as lost. */
  readonly onTimeout?: (verb: string) => void;
  /** Whatever is no reply: updates that nobody asked for. */
  readonly onPush?: (message: unknown) => void;
};

export type CallOptions = {
  /** What the call is about, where the other end serves several: a table's id. */
  readonly on?: string | undefined;
  /** Sent at once, also while other calls are held back. */
  readonly first?: boolean;
  readonly signal?: AbortSignal | undefined;
};

type Call = { readonly id: number; readonly verb: string; readonly on?: string };
type Pending<F> = {
  readonly message: Call;
  readonly verb: Verb;
  readonly settle: (outcome: Outcome<unknown, F>) => void;
  readonly isFirst: boolean;
  /** By which it was asked last; null while it is held back. */
  port: Port | null;
};
/** A port that is left, and what is to be done once nothing more is owed there. */
type Former = { readonly port: Port; readonly onDone: () => void };
type Reply<F> = {
  readonly kind: 'answered';
  readonly id: number;
  readonly value: Outcome<unknown, F>;
};

/**
 * The calls that wait for their replies, in the order they were made. It outlives its ports: one that
 * breaks is replaced by `attach`, and what may be sent again is sent again.
 */
export class RpcClient<V extends Verbs, F> {
  readonly #verbs: V;
  readonly #options: ClientOptions<F>;
  readonly #pending = new Map<number, Pending<F>>();
  #port: Port | null = null;
  #former: Former | null = null;
  #isHeld = false;
  #isClosed = false;
  #lastId = 0;

  constructor(verbs: V, options: ClientOptions<F>) {
    this.#verbs = verbs;
    this.#options = options;
  }

  /** Calls without a reply so far. */
  get waiting(): number {
    return this.#pending.size;
  }

  /** `isHeld`: calls wait for `release`, but for those that come first. */
  attach(port: Port, isHeld = false): void {
    this.#port = port;
    this.#isHeld = isHeld;
    this.#listen(port);
    if (!isHeld) this.release();
  }

  /**
   * Calls go by this port from now on. What was asked by the one before is answered there still, and `onDone`
   * says that nothing more is owed; whatever else it says is heard no more.
   */
  moveTo(port: Port, onDone: () => void): void {
    const former = this.#port;
    this.#port = port;
    this.#listen(port);
    if (former === null) return;
    this.#former = { port: former, onDone };
    this.#letGo();
  }

  /** The port that was left broke: what may be sent again is sent by the present one. */
  lose(port: Port): void {
    if (this.#former?.port !== port) return;
    for (const [id, pending] of [...this.#pending]) {
      if (pending.port !== port) continue;
      if (pending.verb.resend === 'never') this.#settle(id, this.#withoutReply(pending.verb));
      else this.#post(pending);
    }
    this.#letGo();
  }

  /** Sends what was held back, and what the last port left unanswered. */
  release(): void {
    this.#isHeld = false;
    for (const pending of this.#pending.values()) if (!pending.isFirst) this.#post(pending);
  }

  /** The port broke. What must not be sent twice is settled; the rest waits for the next port. */
  detach(): void {
    this.#port = null;
    this.#former = null;
    for (const [id, { verb, isFirst }] of [...this.#pending])
      if (verb.resend === 'never' || isFirst) this.#settle(id, this.#withoutReply(verb));
  }

  /** Settles everything that waits, as lost. */
  giveUp(): void {
    for (const [id, { verb }] of [...this.#pending]) this.#settle(id, this.#withoutReply(verb));
  }

  close(): void {
    this.#isClosed = true;
    this.#port = null;
    this.giveUp();
  }

  /** Every verb of a part of the list as a function. */
  calls<W extends Verbs>(verbs: W & Partial<V>, on?: string): Calls<W, F> {
    const calls = Object.keys(verbs).map((name) => [
      name,
      (args: object = {}) => this.#call(name, args, { on }),
    ]);
    return Object.fromEntries(calls) as Calls<W, F>;
  }

  call<N extends keyof V & string>(
    name: N,
    args: Parameters<Calls<V, F>[N]>[0] & object,
    options: CallOptions = {},
  ): ReturnType<Calls<V, F>[N]> {
    // A reply carries the value of its own verb: the list says so at both ends.
    return this.#call(name, args, options) as ReturnType<Calls<V, F>[N]>;
  }

  #call(
    name: string,
    args: object,
    { on, first = false, signal }: CallOptions,
  ): Promise<Outcome<unknown, F>> {
    const verb = this.#verbs[name];
    if (verb === undefined) throw new Error(`there is no verb ${name}`);
    if (this.#isClosed) return Promise.resolve(this.#withoutReply(verb));
    this.#lastId++;
    const id = this.#lastId;
    const message = { ...args, id, verb: name, ...(on === undefined ? {} : { on }) };
    const { timeout, slowAfter, onSlow, onTimeout } = this.#options;
    const cancel = (): void => this.#pending.get(id)?.port?.post({ kind: 'cancel', id });
    return new Promise((resolve) => {
      const timers = [
        after(slowAfter, () => onSlow?.(true)),
        after(timeout, () => {
          // Not "live" again: whoever hears of it gives the port up.
          this.#settle(id, this.#withoutReply(verb), false);
          onTimeout?.(name);
        }),
      ];
      const settle = (outcome: Outcome<unknown, F>): void => {
        for (const timer of timers) clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        resolve(outcome);
      };
      const pending: Pending<F> = { message, verb, settle, isFirst: first, port: null };
      this.#pending.set(id, pending);
      signal?.addEventListener('abort', cancel, { once: true });
      if (!this.#isHeld || first) this.#post(pending);
    });
  }

  #post(pending: Pending<F>): void {
    pending.port = this.#port;
    this.#port?.post(pending.message);
  }

  #listen(port: Port): void {
    port.listen((message) => {
      const isPresent = port === this.#port;
      if (!isPresent && port !== this.#former?.port) return;
      if (isReply<F>(message)) this.#settle(message.id, message.value);
      else if (isPresent) this.#options.onPush?.(message);
    });
  }

  #letGo(): void {
    const former = this.#former;
    if (former === null) return;
    if ([...this.#pending.values()].some(({ port }) => port === former.port)) return;
    this.#former = null;
    former.onDone();
  }

  /** A reply that nobody waits for came twice, or too late. */
  #settle(id: number, outcome: Outcome<unknown, F>, isHeard = true): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    if (isHeard && this.#pending.size === 0) this.#options.onSlow?.(false);
    pending.settle(outcome);
    this.#letGo();
  }

  #withoutReply({ otherwise }: Verb): Outcome<unknown, F> {
    if (otherwise !== undefined) return { ok: true, value: otherwise };
    return { ok: false, refusal: this.#options.lost };
  }
}

/** Calls that nobody is asked for: each is refused at once. */
export const refusedCalls = <V extends Verbs, F>(verbs: V, refusal: F): Calls<V, F> => {
  const refuse = (): Promise<Outcome<never, F>> => Promise.resolve({ ok: false, refusal });
  return Object.fromEntries(Object.keys(verbs).map((name) => [name, refuse])) as Calls<V, F>;
};

/** The calls of a list, less those that the other end does not offer: these are not sent. */
export const offeredCalls = <V extends Verbs, F>(
  calls: Calls<V, F>,
  isOffered: (name: keyof V & string) => boolean,
  refused: Calls<V, F>,
): Calls<V, F> => {
  const names = Object.keys(calls) as (keyof V & string)[];
  const chosen = names.map((name) => [name, isOffered(name) ? calls[name] : refused[name]]);
  return Object.fromEntries(chosen) as Calls<V, F>;
};

const after = (
  millis: number | undefined,
  work: () => void,
): ReturnType<typeof setTimeout> | undefined =>
  millis === undefined ? undefined : setTimeout(work, millis);

const isReply = <F>(message: unknown): message is Reply<F> =>
  isRecord(message) &&
  message['kind'] === 'answered' &&
  Number.isSafeInteger(message['id']) &&
  isRecord(message['value']) &&
  typeof message['value']['ok'] === 'boolean';

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;
