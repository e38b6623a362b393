import { HOST_VERBS, LOBBY_VERBS, TABLE_VERBS } from '@quarterdeck/tables';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is looked up at the moment somebody asks for it. */
export type Levels = {
  /** Tables that are open in this process. */
  readonly tables: number;
  readonly sockets: number;
  /** Bots that wait for a thread to think on. */
  readonly botsWaiting: number;
  /** Transactions that have stored answers, since the start. */
  readonly commits: number;
};

const NOTHING: Levels = { tables: 0, sockets: 0, botsWaiting: 0, commits: 0 };

/** Seconds: an answer that takes longer than the third is felt, longer than the last but one is a fault. */
const BUCKETS = [0.002, 0.01, 0.03, 0.1, 0.3, 1, 3];

const VERBS: { readonly [verb: string]: unknown } = {
  ...HOST_VERBS,
  ...LOBBY_VERBS,
  ...TABLE_VERBS,
};
/** What a stranger calls must not become a name of ours, of which there could be any number. */
const known = (verb: string): string => (Object.hasOwn(VERBS, verb) ? verb : 'unknown');

/** Figures of a running server for whoever operates it, in the words of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #calls: Histogram<'verb'>;
  readonly #refused: Counter<'code'>;
  readonly #store: Histogram<'method'>;
  readonly #faults: Counter<'method'>;
  #levels: () => Levels = () => NOTHING;

  constructor() {
    const registers = [this.#registry];
    this.#calls = new Histogram({
      name: 'quarterdeck_call_seconds',
      help: 'How long a call over a WebSocket took until it was answered, by verb.',
      labelNames: ['verb'],
      buckets: BUCKETS,
      registers,
    });
    this.#refused = new Counter({
      name: 'quarterdeck_refused_total',
      help: 'Calls over a WebSocket that were refused, by the code of the refusal.',
      labelNames: ['code'],
      registers,
    });
    this.#store = new Histogram({
      name: 'quarterdeck_store_seconds',
      help: 'How long the database took, by what was asked of it; append stores what people do.',
      labelNames: ['method'],
      buckets: BUCKETS,
      registers,
    });
    this.#faults = new Counter({
      name: 'quarterdeck_store_faults_total',
      help: 'What the database could not do, by what was asked of it.',
      labelNames: ['method'],
      registers,
    });
    const commits = (): number => this.#levels().commits;
    let told = 0;
    new Counter({
      name: 'quarterdeck_commits_total',
      help: 'Transactions that have stored answers; answers of one moment share one.',
      registers,
      collect() {
        const now = commits();
        this.inc(Math.max(0, now - told));
        told = now;
      },
    });
    this.#addLevel('quarterdeck_tables_open', 'Tables open in this process.', 'tables');
    this.#addLevel('quarterdeck_sockets', 'WebSockets that are connected.', 'sockets');
    this.#addLevel('quarterdeck_bots_waiting', 'Bots that wait for a thread.', 'botsWaiting');
  }

  /** Processor, memory, garbage and the delay of the event loop, from now on. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Where the levels are looked up from now on. */
  watch(levels: () => Levels): void {
    this.#levels = levels;
  }

  /** `code`: of the refusal, null where the call was granted. */
  answered(verb: string, seconds: number, code: string | null): void {
    this.#calls.observe({ verb: known(verb) }, seconds);
    if (code !== null) this.#refused.inc({ code });
  }

  stored(method: string, seconds: number): void {
    this.#store.observe({ method }, seconds);
  }

  notStored(method: string): void {
    this.#faults.inc({ method });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #addLevel(name: string, help: string, level: keyof Levels): void {
    const read = (): number => this.#levels()[level];
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }
}
