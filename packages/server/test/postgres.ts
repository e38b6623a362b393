import pg from 'pg';
import { runPostgres } from '../../../scripts/cluster/run-postgres.mjs';

export type RunningPostgres = {
  /** The address of a new, empty database. */
  readonly fresh: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

/** A PostgreSQL of our own on a free port of this machine alone, gone without a trace at the end. */
export async function startPostgres(): Promise<RunningPostgres> {
  const { server, stop } = await runPostgres();
  let databases = 0;
  return {
    fresh: () => {
      databases += 1;
      return newDatabase(server, `try${databases}`);
    },
    stop,
  };
}

/** Makes a database and gives its address. */
export async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}

/** One that does not run yet, with an empty database in it. */
export async function startPostgresLater() {
  const { server, start, end, stop } = await runPostgres();
  const url = await newDatabase(server, 'late');
  await end();
  return { url, start, stop };
}
