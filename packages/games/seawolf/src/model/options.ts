import type { InferOptions } from '@quarterdeck/kernel';
import { toggle } from '@quarterdeck/kernel';

export const OPTIONS = {
  /** SW-S21 */
  firstSeatBegins: toggle({
    title: 'The first seat begins',
    about: 'The captain in the first seat is first player; otherwise chance decides.',
    default: false,
  }),
};
export type SeawolfOptions = InferOptions<typeof OPTIONS>;
