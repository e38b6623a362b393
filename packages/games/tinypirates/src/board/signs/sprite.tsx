import { CREW_AND_MARKS, PIECES, Sprite } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { TINYPIRATES_ONLY } from './symbols.tsx';

const SYMBOLS = { ...PIECES, ...CREW_AND_MARKS, ...TINYPIRATES_ONLY };

export const TinyPiratesSprite = (): ReactElement => <Sprite symbols={SYMBOLS} />;
