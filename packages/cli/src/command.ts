import type { Games } from '@quarterdeck/kernel/engine';
import type { Terminal } from './terminal.ts';
import type { Args, Usage } from './usage.ts';

export type Command = {
  readonly usage: Usage;
  /** The exit code: 0 done, 1 it did not go well. */
  run(args: Args, terminal: Terminal, games: Games): Promise<number>;
};
