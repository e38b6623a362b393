import { GAME_IDS, SHELF } from '@quarterdeck/shelf';
import type { Command } from '../command.ts';
import { printJson } from '../json.ts';

export const games: Command = {
  usage: {
    line: 'games',
    about: 'Lists the games.',
    words: [],
    flags: { json: { about: 'print { "games": [...], "samples": [ids] }' } },
  },
  run(args, terminal) {
    const samples = GAME_IDS.filter((id) => SHELF.every((entry) => entry.id !== id));
    if (args.has('json')) printJson(terminal, { games: SHELF, samples });
    else {
      const width = Math.max(...SHELF.map(({ id }) => id.length));
      for (const { id, title, seats, line } of SHELF)
        terminal.print(
          `${id.padEnd(width)}  ${title}, ${span(seats)} players\n` +
            `${' '.repeat(width)}  ${line}\n`,
        );
      terminal.print(`Samples for trying things out: ${samples.join(', ')}`);
    }
    return Promise.resolve(0);
  },
};

const span = (seats: readonly number[]): string => `${Math.min(...seats)} to ${Math.max(...seats)}`;
