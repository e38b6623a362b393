import { CREW_AND_MARKS, PIECES, Sprite } from '@quarterdeck/board-kit/drawings';
import { DOUBLOONS_ONLY } from './symbols.tsx';

export const SYMBOLS = { ...PIECES, ...CREW_AND_MARKS, ...DOUBLOONS_ONLY };

export const DoubloonsSprite = () => <Sprite symbols={SYMBOLS} />;
