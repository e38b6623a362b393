import type { Prisoners } from '../../index.ts';

/** TP-091, TP-098: the two states of the game. */
export const seasonOf = ({ cardsAbove }: Pick<Prisoners, 'cardsAbove'>): 'truce' | 'war' =>
  cardsAbove === null ? 'war' : 'truce';
