import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Connection, forKysely } from './connection.ts';

/** One connection, which one has at a time: what others want of it waits until it is given back. */
class OneConnection implements Driver {
  readonly #connection: Connection;
  readonly #forKysely: DatabaseConnection;
  /** Given back by whoever has it. */
  #free: Promise<void> = Promise.resolve();
  #giveBack: () => void = () => {};

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#forKysely = forKysely(connection);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    let giveBack = (): void => {};
    this.#free = new Promise((resolve) => {
      giveBack = resolve;
    });
    await before;
    this.#giveBack = giveBack;
    return this.#forKysely;
  }

  releaseConnection(): Promise<void> {
    this.#giveBack();
    return Promise.resolve();
  }

  /**
   * The lock comes first: a transaction that reads and then wants to write would be refused where
   * another process has written meanwhile.
   */
  beginTransaction(): Promise<void> {
    return this.#say('begin immediate');
  }

  commitTransaction(): Promise<void> {
    return this.#say('commit');
  }

  rollbackTransaction(): Promise<void> {
    return this.#say('rollback');
  }

  destroy(): Promise<void> {
    return this.#connection.close();
  }

  async #say(sql: string): Promise<void> {
    await this.#forKysely.executeQuery(CompiledQuery.raw(sql));
  }
}

export const sqliteDialect = (connection: Connection): Dialect => ({
  createDriver: () => new OneConnection(connection),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
