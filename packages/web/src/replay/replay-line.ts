import { refused } from '@quarterdeck/tables';
import type { WorkerPort } from '../host/local/protocol.ts';
import type {
  ReplayReply,
  ReplayRequest,
  ReplayResult,
  ReplayVerb,
  ReplayVerbs,
} from './protocol.ts';

/** A worker that is silent for so long is as good as dead; the longest match is read in seconds. */
const PATIENCE = 60_000;
/** A worker that died so often over one replay will die again. */
const MOST_LOSSES = 3;

type ReplayPort = WorkerPort<ReplayReply, ReplayRequest>;
type Waiting = {
  readonly resolve: (value: unknown) => void;
  readonly timer: ReturnType<typeof setTimeout>;
};

/** The page's line to the worker that reads replays. A new worker is handed the replay again. */
export class ReplayLine {
  readonly #start: () => ReplayPort;
  readonly #waiting = new Map<number, Waiting>();
  #port: ReplayPort | null = null;
  #text: string | null = null;
  #lastId = 0;
  #losses = 0;

  constructor(start: () => ReplayPort) {
    this.#start = start;
  }

  call<V extends ReplayVerb>(
    verb: V,
    ...args: Parameters<ReplayVerbs[V]>
  ): Promise<ReplayResult<V>> {
    if (this.#losses > MOST_LOSSES) return Promise.resolve(lost() as ReplayResult<V>);
    if (verb === 'read') this.#text = String(args[0]);
    const port = this.#port ?? this.#connect(verb === 'read' ? null : this.#text);
    return new Promise((resolve) => {
      const id = this.#nextId();
      const timer = setTimeout(() => this.#lose(port, `${verb} was not answered`), PATIENCE);
      // Replies carry the result of their own verb: the protocol's types say so on both sides.
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, timer });
      port.post({ id, verb, args } as ReplayRequest);
    });
  }

  /** Ends the worker. Whoever asks again after all gets another. */
  close(): void {
    this.#giveUp();
    this.#port?.close();
    this.#port = null;
  }

  #nextId(): number {
    this.#lastId++;
    return this.#lastId;
  }

  #connect(text: string | null): ReplayPort {
    const port = this.#start();
    port.listen((reply) => {
      if (port === this.#port) this.#receive(reply);
    });
    port.onLoss((why) => this.#lose(port, why));
    this.#port = port;
    if (text !== null) port.post({ id: this.#nextId(), verb: 'read', args: [text] });
    return port;
  }

  #receive(reply: ReplayReply): void {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    this.#waiting.delete(reply.id);
    clearTimeout(waiting.timer);
    if (reply.kind === 'failed') complain(new Error(reply.reason));
    waiting.resolve(reply.kind === 'answered' ? reply.value : refused('failed', reply.reason));
  }

  #lose(port: ReplayPort, why: string): void {
    if (port !== this.#port) return;
    this.#losses++;
    complain(new Error(`The replay's worker was lost: ${why}`));
    port.close();
    this.#port = null;
    this.#giveUp();
  }

  #giveUp(): void {
    for (const { resolve, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      resolve(lost());
    }
    this.#waiting.clear();
  }
}

const lost = (): ReturnType<typeof refused> => refused('host-lost');

/** As an error nobody caught would be: in the console, for whoever looks after the page. */
function complain(problem: Error): void {
  console.error(problem);
}
