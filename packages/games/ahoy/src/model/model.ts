import type { Sight } from '@quarterdeck/kernel';
import { CONTENT } from '../pack/content.ts';
import { printed } from '../pack/printed.ts';
import { FRAMES } from './frames.ts';
import { type Kinds, STATE } from './state.ts';

/** Ahoy for those who only look: what a page reads views with. */
export const AHOY_SIGHT: Sight<Kinds> = {
  id: 'ahoy',
  title: 'Ahoy',
  seats: [2, 3, 4],
  options: {},
  pack: { content: CONTENT },
  printed,
  state: STATE,
  frames: FRAMES,
};
