import type { ReactElement } from 'react';
import { Sprite } from '../../drawings/sprite.tsx';
import { CREW_AND_MARKS } from '../../drawings/symbols/crew-and-marks.tsx';
import { PIECES } from '../../drawings/symbols/pieces.tsx';
import { PRISONERS_ONLY } from './symbols.tsx';

const SYMBOLS = { ...PIECES, ...CREW_AND_MARKS, ...PRISONERS_ONLY };

export const PrisonersSprite = (): ReactElement => <Sprite symbols={SYMBOLS} />;
