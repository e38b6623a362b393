// Apart from main.ts, so that it comes with the page of a game.
export { INTROS } from '@quarterdeck/shelf/intros';
