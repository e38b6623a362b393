// Sections 13 to 17, the solo game: TE-298 to TE-364, TE-378 to TE-383

import type { Chapter } from '@quarterdeck/kernel';
import type { Kinds } from '../../model/state.ts';
import { soloGold } from './gold.ts';
import { soloOrders } from './orders.ts';
import { soloCoves } from './retreat.ts';
import { soloSettling } from './settling.ts';
import { soloShips } from './ships.ts';
import { soloTurn } from './turn.ts';

export const solo: Chapter<Kinds, 'solo'> = {
  ...soloCoves,
  ...soloTurn,
  ...soloOrders,
  ...soloGold,
  ...soloSettling,
  ...soloShips,
};
