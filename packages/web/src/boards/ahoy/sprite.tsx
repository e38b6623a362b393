import type { ReactElement } from 'react';
import { Sprite } from '../../drawings/sprite.tsx';
import { CREW_AND_MARKS } from '../../drawings/symbols/crew-and-marks.tsx';
import { PIECES } from '../../drawings/symbols/pieces.tsx';
import { AHOY_ONLY } from './symbols.tsx';

const SYMBOLS = { ...PIECES, ...CREW_AND_MARKS, ...AHOY_ONLY };

export const AhoySprite = (): ReactElement => <Sprite symbols={SYMBOLS} />;
