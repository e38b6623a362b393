// The shelf's door: every game by its id, loaded when wanted.

export { SHELF } from './abouts.ts';
export type { GameBox } from './box.ts';
export { boxed } from './box.ts';
export { UnknownGame } from './errors.ts';
export { loadSample } from './samples.ts';
export { GAME_IDS, loadGame } from './shelf.ts';
