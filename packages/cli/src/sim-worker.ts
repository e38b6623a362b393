// A simulation's entry in a worker thread: is sent a plan, then one range after another, then perhaps
// another plan.
import { parentPort } from 'node:worker_threads';
import { loadGame } from '@quarterdeck/shelf';
import type { MatchRange, SimPlan } from './sim/plan.ts';
import type { Played } from './sim/play-on-threads.ts';
import {
  hasOutsiders,
  playRange,
  playRangeOutside,
  type SimTable,
  simTable,
  type Thought,
} from './sim/play-range.ts';

const port = parentPort;
if (port === null) throw new Error('sim-worker runs in a worker thread only');

let table: Promise<SimTable> | null = null;
port.on('message', (message: SimPlan | MatchRange) => {
  if (!('from' in message)) {
    table = simTable(message, loadGame);
    return;
  }
  void table?.then(async (ready) => {
    const thought: Thought = {};
    const tally = hasOutsiders(ready)
      ? await playRangeOutside(ready, message, thought)
      : playRange(ready, message, thought);
    port.postMessage({ tally, thought } satisfies Played);
  });
});
