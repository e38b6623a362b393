import { CREW_AND_MARKS, PIECES, Sprite } from '@quarterdeck/board-kit/drawings';
import { SEAWOLF_ONLY } from './symbols.tsx';

export const SYMBOLS = { ...PIECES, ...CREW_AND_MARKS, ...SEAWOLF_ONLY };

export const SeawolfSprite = () => <Sprite symbols={SYMBOLS} />;
