import type { InferOptions } from '@quarterdeck/kernel';
import { pick } from '@quarterdeck/kernel';

/** TE-370: nothing but who begins (TE-S22). */
export const OPTIONS = {
  firstPlayer: pick(['chance', 'seat1', 'seat2'], {
    title: 'First player',
    about: 'Who places the Navy, chooses a Cove and takes a turn first.',
    default: 'chance',
    labels: { chance: 'By chance', seat1: 'The first seat', seat2: 'The second seat' },
    seats: [2, 3, 4],
  }),
};
export type TinypiratesOptions = InferOptions<typeof OPTIONS>;
