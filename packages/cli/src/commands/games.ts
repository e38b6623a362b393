import type { GameAbout } from '@quarterdeck/kernel';
import type { Json } from '@quarterdeck/kernel/pack';
import type { Command } from '../command.ts';
import { printJson } from '../json.ts';

export const games: Command = {
  usage: {
    line: 'games',
    about: 'Lists the games.',
    words: [],
    flags: { json: { about: 'print { "games": [...], "samples": [ids] }' } },
  },
  run(args, terminal, { abouts, ids }) {
    const samples = ids.filter((id) => abouts.every((entry) => entry.id !== id));
    if (args.has('json')) printJson(terminal, { games: abouts.map(listed), samples });
    else {
      const width = Math.max(...abouts.map(({ id }) => id.length));
      for (const { id, title, seats, words } of abouts)
        terminal.print(
          `${id.padEnd(width)}  ${title}, ${span(seats)} players\n` +
            `${' '.repeat(width)}  ${words.line}\n`,
        );
      terminal.print(`Samples for trying things out: ${samples.join(', ')}`);
    }
    return Promise.resolve(0);
  },
};

/** What programs read: these four, whatever else is written about a game. */
const listed = ({ id, title, seats, words }: GameAbout): Json => ({
  id,
  title,
  seats,
  line: words.line,
});

const span = (seats: readonly number[]): string => `${Math.min(...seats)} to ${Math.max(...seats)}`;
