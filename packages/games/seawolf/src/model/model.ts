import type { Sight } from '@quarterdeck/kernel';
import { CONTENT } from '../pack/content.ts';
import { printed } from '../pack/printed.ts';
import { OPTIONS } from './options.ts';
import { FRAMES, type Kinds, STATE } from './state.ts';

/** Seawolf for those who only look: what a page reads views with. */
export const SEAWOLF_SIGHT: Sight<Kinds> = {
  id: 'seawolf',
  title: 'Seawolf',
  seats: [2, 3, 4, 5],
  options: OPTIONS,
  pack: { content: CONTENT },
  printed,
  state: STATE,
  frames: FRAMES,
};
