// Pieces that motions carry or begin at, by name.

import type { Target } from '@quarterdeck/board-kit';
import type { TileId } from '../../index.ts';
import type { Place, Vessel } from './places.ts';

export const vesselPiece = (vessel: Vessel): Target =>
  vessel === 'pirate' ? 'pirate' : `ship/${vessel}`;
export const facePiece = (tile: TileId): Target => `face/${tile}`;
export const berthPiece = ({ row, column }: Place): Target => `berth/${row}/${column}`;
