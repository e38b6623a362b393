import { type Port, WorkerClient } from '@quarterdeck/rpc';
import {
  type Perspective,
  type Refusal,
  type Result,
  refused,
  TABLE_VERBS,
  type TableCalls,
} from '@quarterdeck/tables';
import {
  REPLAY_AND_TABLE_VERBS,
  type ReplayInfo,
  type ReviewProgress,
  subjectOf,
} from './protocol.ts';

/** The longest match is read in seconds. */
const TIMEOUT_MS = 60_000;
const LOST: Refusal = refused('host-lost').refusal;

type ReplayWorker = WorkerClient<typeof REPLAY_AND_TABLE_VERBS, Refusal>;

/** The page's way to the worker that reads replays. A new worker is handed the replay again. */
export class ReplayClient {
  readonly #start: () => Port;
  #worker: ReplayWorker | null = null;
  #text: string | null = null;

  constructor(start: () => Port) {
    this.#start = start;
  }

  load(text: string): Promise<Result<ReplayInfo>> {
    this.#text = text;
    return this.#started(null).rpc.call('load', { text });
  }

  asTest(position: number): Promise<Result<string>> {
    return this.#started(this.#text).rpc.call('asTest', { position });
  }

  /** One step of the review; to close the client is to give it up. */
  review(): Promise<Result<ReviewProgress>> {
    return this.#started(this.#text).rpc.call('review', {});
  }

  /** The table that the replay was, as these eyes saw it. */
  as(perspective: Perspective): TableCalls {
    return this.#started(this.#text).rpc.calls(TABLE_VERBS, subjectOf(perspective));
  }

  /** Ends the worker. Whoever asks again after all gets another. */
  close(): void {
    this.#worker?.close();
    this.#worker = null;
  }

  #started(text: string | null): ReplayWorker {
    if (this.#worker !== null) return this.#worker;
    const worker: ReplayWorker = new WorkerClient(REPLAY_AND_TABLE_VERBS, this.#start, {
      lost: LOST,
      timeout: TIMEOUT_MS,
      within: Number.POSITIVE_INFINITY,
      report: (problem) => console.error(problem),
    });
    const load = (again: string | null): Promise<{ readonly ok: boolean }> =>
      again === null ? Promise.resolve({ ok: true }) : worker.rpc.call('load', { text: again });
    worker.onRestart(() => load(this.#text));
    void load(text);
    this.#worker = worker;
    return worker;
  }
}
