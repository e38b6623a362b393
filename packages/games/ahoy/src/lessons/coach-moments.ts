// Which of several things a question of Ahoy asks.

import type { Seat } from '@quarterdeck/kernel';
import { type Ahoy, type FigureId, figureOf, isSmuggler, unionSeat } from '../index.ts';

export const factionOf = (g: Ahoy, seat: Seat): 'squadron' | 'union' | 'smuggler' => {
  if (isSmuggler(g, seat)) return 'smuggler';
  return unionSeat(g) === seat ? 'union' : 'squadron';
};

export const ownerOf = (g: Ahoy, figure: FigureId): Seat => figureOf(g, figure).seat;
