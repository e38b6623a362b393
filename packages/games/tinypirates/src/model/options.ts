import type { InferOptions } from '@quarterdeck/kernel';
import { pick } from '@quarterdeck/kernel';

/** TE-370: nothing but who begins (TE-S22). By seat, behind chance. */
export const FIRST_PLAYERS = ['chance', 'seat1', 'seat2', 'seat3', 'seat4'] as const;

export const OPTIONS = {
  firstPlayer: pick(FIRST_PLAYERS, {
    title: 'First player',
    about:
      'Who places the Navy, chooses a Cove and sails first. An empty seat leaves it to chance.',
    default: 'chance',
    labels: {
      chance: 'By chance',
      seat1: 'Seat 1',
      seat2: 'Seat 2',
      seat3: 'Seat 3',
      seat4: 'Seat 4',
    },
    seats: [2, 3, 4],
  }),
};
export type TinypiratesOptions = InferOptions<typeof OPTIONS>;
