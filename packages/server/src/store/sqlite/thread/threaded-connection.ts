import type { Worker } from 'node:worker_threads';
import { startThreadBeside } from '@quarterdeck/bots/start-node-worker';
import type { Written } from '@quarterdeck/tables';
import type { AppendRow } from '../append-rows.ts';
import type { Connection, Executed } from '../connection.ts';
import {
  errorOf,
  type ThreadAsks,
  type ThreadData,
  type ThreadReplies,
  type ThreadReply,
  type ThreadRequest,
} from './messages.ts';

type Waiting = {
  readonly resolve: (value: unknown) => void;
  readonly reject: (problem: Error) => void;
};

/** A connection of another thread: this one goes on while the disk is waited for. */
export class ThreadedConnection implements Connection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  /** What was asked in this turn of the event loop, in its order. */
  #unsent: ThreadAsks[number][] = [];
  #asked = 0;
  /** Why nothing can be asked any more. */
  #ended: Error | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (replies: ThreadReplies) => {
      for (const reply of replies) this.#hear(reply);
      if (this.#waiting.size === 0) this.#worker.unref();
    });
    worker.on('error', (problem) => this.#end(problem));
    worker.on('exit', () => this.#end(new Error('The thread of the database has ended.')));
    // A process that wants to end is not held up by a database that nobody asks anything.
    worker.unref();
  }

  /** Rejects with what the database complained of. */
  static async open(data: ThreadData): Promise<ThreadedConnection> {
    const worker = startThreadBeside(import.meta.url, 'sqlite-worker', data);
    const connection = new ThreadedConnection(worker);
    try {
      await connection.#ask({ kind: 'open' });
      return connection;
    } catch (problem) {
      await worker.terminate();
      throw problem;
    }
  }

  execute(sql: string, parameters: readonly unknown[]): Promise<Executed> {
    return this.#ask({ kind: 'execute', sql, parameters });
  }

  /** Those who append have waited for each other already. */
  append(rows: readonly AppendRow[]): Promise<readonly Written[]> {
    const written = this.#ask<readonly Written[]>({ kind: 'append', rows });
    this.#send();
    return written;
  }

  /** All that was asked before is done first. */
  async close(): Promise<void> {
    if (this.#ended === null) await this.#ask({ kind: 'close' });
    await this.#worker.terminate();
  }

  #ask<T>(request: ThreadRequest): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) return reject(this.#ended);
      const id = this.#asked++;
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      // Who waits for an answer holds the process up.
      if (this.#waiting.size === 1) this.#worker.ref();
      if (this.#unsent.push({ id, request }) === 1) setImmediate(() => this.#send());
    });
  }

  #send(): void {
    const unsent = this.#unsent;
    if (unsent.length === 0) return;
    this.#unsent = [];
    this.#worker.postMessage(unsent satisfies ThreadAsks);
  }

  #hear(reply: ThreadReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('complaint' in reply) waiting?.reject(errorOf(reply.complaint));
    else waiting?.resolve(reply.value);
  }

  #end(why: Error): void {
    this.#ended ??= why;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
