import type { GameModel } from '@quarterdeck/kernel';
import { ABOUT } from '../about.ts';
import { CONTENT } from '../pack/content.ts';
import { printed } from '../pack/printed.ts';
import { FRAMES } from './frames.ts';
import { OPTIONS } from './options.ts';
import { type Kinds, STATE } from './state.ts';

/** Dead Man's Doubloons for those who only look: what a page reads views with. */
export const DOUBLOONS_MODEL: GameModel<Kinds> = {
  id: ABOUT.id,
  title: ABOUT.title,
  seats: ABOUT.seats,
  options: OPTIONS,
  pack: { content: CONTENT },
  printed,
  state: STATE,
  frames: FRAMES,
};
