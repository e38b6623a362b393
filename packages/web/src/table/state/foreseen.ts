import type { Offer } from '@quarterdeck/board-kit';

/** Whether a choice says of itself that nothing comes of it, but for what it costs. */
export const comesToNothing = ({ foreseen }: Pick<Offer, 'foreseen'>): boolean =>
  foreseen.some(({ isIdle }) => isIdle) &&
  foreseen.every(({ isIdle, kind }) => isIdle || kind === 'costs');
