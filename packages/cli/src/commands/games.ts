import type { GameAbout, Json } from '@quarterdeck/kernel';
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
    if (args.has('json')) printJson(terminal, { games: SHELF.map(listed), samples });
    else {
      const width = Math.max(...SHELF.map(({ id }) => id.length));
      for (const { id, title, seats, words } of SHELF)
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
