// A bot for Quarterdeck's terminal that answers at random. Node 22.18 or later reads it as it is;
// nothing to install.
//
//     quarterdeck sim GAME --bot "cmd:node bot.ts,mate" --games 10
//
// It reads one JSON object a line and writes one for every question. What it prints beside that must
// go to stderr. The place to make it clever is `decide`.
import { createInterface } from 'node:readline';

type Asked = {
  readonly kind: 'asked';
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly seq: number;
  /** What is asked, by the game's own name for it. */
  readonly step: string;
  /** What the seat sees. */
  readonly view: unknown;
  readonly choices: readonly unknown[];
  /** What happened after the last question. */
  readonly since: readonly unknown[];
  /** When its time ends, in milliseconds since 1970. */
  readonly dueAt: number;
};
type BotEvent =
  | { readonly kind: 'welcome'; readonly name: string; readonly now: number }
  | { readonly kind: 'seated'; readonly table: { readonly table: string; readonly game: string } }
  | Asked
  | { readonly kind: 'over'; readonly table: string; readonly ranks: readonly number[] | null };

/** One of the choices. */
function decide({ choices }: Asked): unknown {
  return choices[Math.floor(Math.random() * choices.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const event = JSON.parse(line) as BotEvent;
  if (event.kind === 'asked') {
    const { table, seq } = event;
    process.stdout.write(`${JSON.stringify({ table, seq, choice: decide(event) })}\n`);
  } else if (event.kind === 'over') console.error(`over: ${JSON.stringify(event.ranks)}`);
}
