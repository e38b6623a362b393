export { seawolf } from './game.ts';
