// A bot's program that misbehaves as it is told: `node hostile.mjs crash`, and so on.
import { createInterface } from 'node:readline';

/** @typedef {{ readonly seq: number, readonly choices: readonly object[] }} Asked */

const [, , how = ''] = process.argv;
let asked = 0;

/** @param {object} answer */
const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

/** @type {Readonly<Record<string, (event: Asked) => unknown>>} */
const WAYS = {
  crash: () => process.exit(3),
  garbage: () => process.stdout.write('I would rather dance\n'),
  silence: () => {},
  illegal: ({ seq }) => say({ seq, choice: { do: 'win' } }),
  future: ({ seq, choices }) => say({ seq: seq + 9, choice: choices[0] }),
  // Too late for a patience of a hundred milliseconds.
  late: ({ seq, choices }) => setTimeout(() => say({ seq, choice: choices[0] }), 150),
  endless: () => process.stdout.write(`${'x'.repeat(300_000)}\n`),
};

for await (const line of createInterface({ input: process.stdin })) {
  const event = JSON.parse(line);
  if (event.kind !== 'asked') continue;
  asked++;
  if (asked % 4 === 2) WAYS[how]?.(event);
  else say({ seq: event.seq, choice: event.choices[0] });
}
