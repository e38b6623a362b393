import { CREW_AND_MARKS, PIECES, Sprite } from '@quarterdeck/board-kit/drawings';
import { AHOY_ONLY } from './symbols.tsx';

export const SYMBOLS = { ...PIECES, ...CREW_AND_MARKS, ...AHOY_ONLY };

export const AhoySprite = () => <Sprite symbols={SYMBOLS} />;
