import { CREW_AND_MARKS, PIECES, Sprite } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { SEAWOLF_ONLY } from './symbols.tsx';

const SYMBOLS = { ...PIECES, ...CREW_AND_MARKS, ...SEAWOLF_ONLY };

export const SeawolfSprite = (): ReactElement => <Sprite symbols={SYMBOLS} />;
