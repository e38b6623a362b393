// The shelf's door: every game by its id, loaded when wanted. Only programs come in here; whoever
// else needs games is handed them.

export { UnknownGame } from '@quarterdeck/kernel/engine';
export { SHELF } from './abouts.ts';
export { loadSample } from './samples.ts';
export { GAME_IDS, GAMES, loadGame } from './shelf.ts';
