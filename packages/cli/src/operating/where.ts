import { join, resolve } from 'node:path';
import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import type { RestoreTarget, Snapshot } from '@quarterdeck/server';
import type { Args, Flag } from '../usage.ts';

/** Where a server keeps what people do, as it is told itself. */
export type Where =
  | { readonly kind: 'sqlite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string };

export const DATA_FLAG: Flag = {
  value: 'folder',
  about: 'the folder of the tables (DATA_DIR); data/ if left out; DATABASE_URL names a PostgreSQL',
};

export function whereOf(args: Args, env = process.env): Where {
  const url = env['DATABASE_URL'] ?? '';
  const folder = args.text('data') ?? env['DATA_DIR'] ?? '';
  // A folder that is named on the line is meant, whatever the environment says.
  if (url !== '' && !args.has('data')) return { kind: 'postgres', url };
  return { kind: 'sqlite', folder: resolve(folder === '' ? 'data' : folder) };
}

/** For people; an address may hold a password. */
export const inWords = (where: Where): string =>
  where.kind === 'sqlite' ? where.folder : 'the database of DATABASE_URL';

/** The server is loaded when somebody wants it: the program starts as fast as its smallest part. */
const server = () => import('@quarterdeck/server');

export async function snapshotAt(where: Where): Promise<Snapshot> {
  const { DATABASE_FILE, findDriver, postgresSnapshot, sqliteSnapshot } = await server();
  return await orSentence(where, async () =>
    where.kind === 'postgres'
      ? await postgresSnapshot(where.url)
      : sqliteSnapshot(await findDriver(), join(where.folder, DATABASE_FILE)),
  );
}

export async function targetAt(where: Where): Promise<RestoreTarget> {
  const { findDriver, postgresTarget, sqliteTarget } = await server();
  return await orSentence(where, async () =>
    where.kind === 'postgres'
      ? await postgresTarget(where.url)
      : sqliteTarget(await findDriver(), where.folder),
  );
}

/** What a database or its driver says is for its operator: a sentence, and no stack of ours. */
async function orSentence<T>(where: Where, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (problem) {
    if (problem instanceof QuarterdeckError || !(problem instanceof Error)) throw problem;
    const { BackupProblem } = await server();
    throw new BackupProblem('no-database', `${inWords(where)} cannot be read: ${whyOf(problem)}`);
  }
}

/** A connection that is refused at several addresses has a reason for each, and no message. */
const whyOf = (problem: Error): string =>
  problem.message !== '' || !(problem instanceof AggregateError)
    ? problem.message
    : problem.errors.map((one) => String(one?.message ?? one)).join(' ');
