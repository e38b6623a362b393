import { CREW_AND_MARKS, PIECES, Sprite } from '@quarterdeck/board-kit/drawings';
import { PRISONERS_ONLY } from './symbols.tsx';

export const SYMBOLS = { ...PIECES, ...CREW_AND_MARKS, ...PRISONERS_ONLY };

export const PrisonersSprite = () => <Sprite symbols={SYMBOLS} />;
