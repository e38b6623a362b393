import { at } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import { engine } from '@quarterdeck/kernel/engine';
import { speaker } from '@quarterdeck/kernel/say';
import { driftwood, driftwoodSay } from './src/index.ts';

const table = engine(driftwood);
const words = speaker(driftwoodSay, { names: ['Ada', 'Bo', 'Cy'] });

/** A match of three who do anything the rules allow, as a spectator sees it. */
export function watch(seed: number): readonly string[] {
  const match = table.create({ seats: 3, rng: sfcRng(seed) });
  const players = sfcRng(seed + 1);
  const lines: string[] = [];
  while (match.stack.length > 0) {
    const { seat } = at(table.asked(match), 0);
    const choices = table.choices(match, seat);
    const events = table.play(match, seat, at(choices, below(players, choices.length)));
    const view = table.view(match, 'spectator');
    for (const event of table.see(events, 'spectator')) lines.push(words.event(view, event));
  }
  lines.push(`Points: ${table.outcome(match)?.scores.join(', ')}`);
  return lines;
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(watch(1).join('\n'));
