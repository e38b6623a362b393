// The thread that has the database: nobody waits for a disk but those who asked something of it.

import { parentPort, workerData } from 'node:worker_threads';
import { appendRows } from '../append-rows.ts';
import { executed } from '../connection.ts';
import type { Database } from '../driver.ts';
import { findDriver } from '../find-driver.ts';
import { openFile } from '../open-file.ts';
import {
  complaintOf,
  type ThreadAsks,
  type ThreadData,
  type ThreadReplies,
  type ThreadReply,
  type ThreadRequest,
} from './messages.ts';

const { file, driver } = workerData as ThreadData;
let database: Database | null = null;

async function open(): Promise<null> {
  database = openFile(await findDriver(driver), file);
  return null;
}

function answer(request: ThreadRequest): unknown {
  if (request.kind === 'open') return open();
  if (database === null) throw new Error('The database is not open.');
  if (request.kind === 'append') return appendRows(database, request.rows);
  if (request.kind === 'execute') return executed(database, request.sql, request.parameters);
  database.close();
  return null;
}

async function replyTo({ id, request }: ThreadAsks[number]): Promise<ThreadReply> {
  try {
    return { id, value: await answer(request) };
  } catch (problem) {
    return { id, complaint: complaintOf(problem) };
  }
}

parentPort?.on('message', async (asks: ThreadAsks) => {
  const replies: ThreadReply[] = [];
  for (const ask of asks) replies.push(await replyTo(ask));
  parentPort?.postMessage(replies satisfies ThreadReplies);
  if (asks.some(({ request }) => request.kind === 'close')) parentPort?.close();
});
