import type { GameModel } from '@quarterdeck/kernel';
import { ABOUT } from '../about.ts';
import { CONTENT } from '../pack/content.ts';
import { printed } from '../pack/printed.ts';
import { FRAMES } from './frames.ts';
import { type Kinds, STATE } from './state.ts';

/** Ahoy for those who only look: what a page reads views with. */
export const AHOY_MODEL: GameModel<Kinds> = {
  id: ABOUT.id,
  title: ABOUT.title,
  seats: ABOUT.seats,
  options: {},
  pack: { content: CONTENT },
  printed,
  state: STATE,
  frames: FRAMES,
};
