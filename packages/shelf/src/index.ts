// The shelf's door: every game by its id, loaded when wanted.

export type { GameBox } from './box.ts';
export { boxed } from './box.ts';
export { UnknownGame } from './errors.ts';
export { loadSample } from './samples.ts';
export type { ShelfEntry } from './shelf.ts';
export { GAME_IDS, loadGame, SHELF } from './shelf.ts';
