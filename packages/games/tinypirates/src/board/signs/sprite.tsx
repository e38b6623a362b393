import { CREW_AND_MARKS, PIECES, Sprite } from '@quarterdeck/board-kit/drawings';
import { TINYPIRATES_ONLY } from './symbols.tsx';

export const SYMBOLS = { ...PIECES, ...CREW_AND_MARKS, ...TINYPIRATES_ONLY };

export const TinyPiratesSprite = () => <Sprite symbols={SYMBOLS} />;
