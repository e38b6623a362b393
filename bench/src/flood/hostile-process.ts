// People who mean harm, in a process of their own, so that measuring does not wait for them: `node …
// <port> <address> <guests> <frames a second>`. Says when it has begun, and what it has done when it is told to stop.

import { Hostile, visitAnew } from './hostile.ts';

const [portText, from = '', ...rest] = process.argv.slice(2);
const port = Number(portText);
const [guests = 1, framesPerSecond = 100] = rest.map(Number);
const TICK_MS = 10;
const VISIT_EVERY_MS = 25;

const all: Hostile[] = [];
for (let n = 0; n < guests; n++) all.push(await Hostile.come(port, from));

let owed = 0;
let turn = 0;
let last = performance.now();
const striking = setInterval(() => {
  const now = performance.now();
  owed += ((now - last) * framesPerSecond) / 1_000;
  last = now;
  // What this process could not send in time it does not send at once.
  for (owed = Math.min(owed, framesPerSecond / 10); owed >= 1; owed--)
    all[turn++ % guests]?.strike();
}, TICK_MS);
const visiting = setInterval(() => void visitAnew(port, from), VISIT_EVERY_MS);

process.on('message', () => {
  clearInterval(striking);
  clearInterval(visiting);
  const sum = { sent: 0, answered: 0, refused: 0, shut: 0 };
  for (const { attacked } of all)
    for (const field of ['sent', 'answered', 'refused', 'shut'] as const)
      sum[field] += attacked[field];
  for (const one of all) one.leave();
  process.send?.(sum, () => process.exit(0));
});
process.send?.({ begun: true });
