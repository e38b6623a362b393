// The thread that has the database: nobody waits for a disk but those who asked something of it.

import { parentPort, workerData } from 'node:worker_threads';
import { appendRows } from '../append-rows.ts';
import { executed } from '../connection.ts';
import type { Database } from '../driver.ts';
import { findDriver } from '../find-driver.ts';
import { openFile } from '../open-file.ts';
import { complaintOf, type ThreadData, type ThreadReply, type ThreadRequest } from './messages.ts';

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

parentPort?.on('message', async ({ id, request }: { id: number; request: ThreadRequest }) => {
  let reply: ThreadReply;
  try {
    reply = { id, value: await answer(request) };
  } catch (problem) {
    reply = { id, complaint: complaintOf(problem) };
  }
  parentPort?.postMessage(reply);
  if (request.kind === 'close') parentPort?.close();
});
