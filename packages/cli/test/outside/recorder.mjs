// A bot's program that answers with the first choice and keeps all that it was told in a file.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , file = ''] = process.argv;

for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(file, `${line}\n`);
  const event = JSON.parse(line);
  if (event.kind !== 'asked') continue;
  const { table, seq, choices } = event;
  process.stdout.write(`${JSON.stringify({ table, seq, choice: choices[0] })}\n`);
}
