import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Connection } from './connection.ts';
import type { Turns } from './turns.ts';

/** What Kysely is handed for a query, or for a transaction: then it has the connection alone. */
class Visit implements DatabaseConnection {
  readonly #connection: Connection;
  readonly #turns: Turns;
  #isAlone = false;

  constructor(connection: Connection, turns: Turns) {
    this.#connection = connection;
    this.#turns = turns;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const execute = () => this.#connection.execute(sql, parameters);
    const { rows, changes } = await (this.#isAlone ? execute() : this.#turns.together(execute));
    return {
      rows: rows as R[],
      ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    };
  }

  streamQuery(): never {
    throw new Error('Nothing here is read row by row.');
  }

  async begin(): Promise<void> {
    await this.#turns.take();
    this.#isAlone = true;
    /*
     * The lock comes first: a transaction that reads and then wants to write would be refused where
     * another process has written meanwhile.
     */
    await this.#connection.execute('begin immediate', []);
  }

  async say(sql: 'commit' | 'rollback'): Promise<void> {
    await this.#connection.execute(sql, []);
  }

  end(): void {
    if (!this.#isAlone) return;
    this.#isAlone = false;
    this.#turns.giveBack();
  }
}

/** One connection for everybody: statements go together, transactions one after the other. */
class OneConnection implements Driver {
  readonly #connection: Connection;
  readonly #turns: Turns;

  constructor(connection: Connection, turns: Turns) {
    this.#connection = connection;
    this.#turns = turns;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<Visit> {
    return Promise.resolve(new Visit(this.#connection, this.#turns));
  }

  releaseConnection(visit: Visit): Promise<void> {
    visit.end();
    return Promise.resolve();
  }

  beginTransaction(visit: Visit): Promise<void> {
    return visit.begin();
  }

  commitTransaction(visit: Visit): Promise<void> {
    return visit.say('commit');
  }

  rollbackTransaction(visit: Visit): Promise<void> {
    return visit.say('rollback');
  }

  destroy(): Promise<void> {
    return this.#connection.close();
  }
}

export const sqliteDialect = (connection: Connection, turns: Turns): Dialect => ({
  createDriver: () => new OneConnection(connection, turns),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
