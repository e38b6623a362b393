// A simulation's entry in a worker thread: is sent a plan once, then one range after another.
import { parentPort } from 'node:worker_threads';
import { loadGame } from '@quarterdeck/shelf';
import type { MatchRange, SimPlan } from './sim/plan.ts';
import { playRange, type SimTable, simTable } from './sim/play-range.ts';

const port = parentPort;
if (port === null) throw new Error('sim-worker runs in a worker thread only');

let table: Promise<SimTable> | null = null;
port.on('message', (message: SimPlan | MatchRange) => {
  if ('from' in message) void table?.then((ready) => port.postMessage(playRange(ready, message)));
  else table = simTable(message, loadGame);
});
