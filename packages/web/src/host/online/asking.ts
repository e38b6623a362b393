import {
  type Refusal,
  type Request,
  type RequestOf,
  type ResultOf,
  refused,
  type Verb,
} from '@quarterdeck/tables';

/** A server that owes an answer for so long is out of reach. */
export const PATIENCE = 20_000;
/** Nobody waits longer than this without being told. */
const UNTOLD = 4_000;

export type FieldsOf<V extends Verb> = Omit<RequestOf<V>, 'id' | 'verb'>;

/** What a request comes to without a server. A play may have arrived: it can be sent again. */
export const OUT_OF_REACH: { readonly ok: false; readonly refusal: Refusal } = refused(
  'host-lost',
  'The server cannot be reached just now. Try again in a moment.',
);

/** Asked on one connection, these are not asked again on the next. */
const NOT_AGAIN: readonly Verb[] = ['set', 'open', 'close'];

type Pending = {
  readonly request: Request;
  readonly resolve: (value: ResultOf<Verb>) => void;
  readonly timers: readonly ReturnType<typeof setTimeout>[];
};

export type AskingParts = {
  readonly onSlow: (isSlow: boolean) => void;
  /** Called after the request was given up. */
  readonly onSilence: () => void;
};

/** The requests that wait for their answers, in the order they were made. */
export class Asking {
  readonly #parts: AskingParts;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;

  constructor(parts: AskingParts) {
    this.#parts = parts;
  }

  /** The request as it is to be sent, and what will come of it. */
  add<V extends Verb>(
    verb: V,
    fields: FieldsOf<V>,
  ): { readonly request: Request; readonly answer: Promise<ResultOf<V>> } {
    this.#lastId++;
    const id = this.#lastId;
    const request = { id, verb, ...fields } as unknown as Request;
    const answer = new Promise<ResultOf<Verb>>((resolve) => {
      const hint = setTimeout(() => this.#parts.onSlow(true), UNTOLD);
      const end = setTimeout(() => {
        this.settle(id, OUT_OF_REACH);
        this.#parts.onSilence();
      }, PATIENCE);
      this.#pending.set(id, { request, resolve, timers: [hint, end] });
    });
    // An answer carries the result of its own verb: the protocol's types say so on both sides.
    return { request, answer: answer as Promise<ResultOf<V>> };
  }

  /** An answer that nobody waits for came twice, or too late. */
  settle(id: number, value: ResultOf<Verb>): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    for (const timer of pending.timers) clearTimeout(timer);
    if (this.#pending.size === 0) this.#parts.onSlow(false);
    pending.resolve(value);
  }

  /** What a new connection is to be asked; tables are opened before. */
  owed(): readonly Request[] {
    const requests = [...this.#pending.values()].map(({ request }) => request);
    return requests.filter(({ verb }) => verb !== 'open');
  }

  /** The connection broke. Everything else the server does once, however often it is asked. */
  broke(): void {
    for (const { request } of [...this.#pending.values()])
      if (NOT_AGAIN.includes(request.verb)) this.settle(request.id, OUT_OF_REACH);
  }

  giveUp(): void {
    for (const id of [...this.#pending.keys()]) this.settle(id, OUT_OF_REACH);
  }
}
