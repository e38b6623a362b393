// The terminal's door: the program as a function.

export { run } from './run.ts';
export type { Terminal } from './terminal.ts';
