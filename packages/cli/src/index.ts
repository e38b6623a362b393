// The terminal's door: the program as a function, with our games unless told.
import type { Games } from '@quarterdeck/kernel/engine';
import { GAMES } from '@quarterdeck/shelf';
import { run as runWith } from './run.ts';
import type { Terminal } from './terminal.ts';

export type { Terminal } from './terminal.ts';

export const run = (
  argv: readonly string[],
  terminal: Terminal,
  games: Games = GAMES,
): Promise<number> => runWith(argv, terminal, games);
