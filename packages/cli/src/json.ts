import type { Terminal } from './terminal.ts';

/** What a program reads: one object, and nothing else on the way out. */
export const printJson = (terminal: Terminal, value: object): void =>
  terminal.print(JSON.stringify(value, null, 2));
