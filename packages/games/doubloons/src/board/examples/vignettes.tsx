import type { VignettesDoor } from '@quarterdeck/board-kit';
import {
  DARK_INK,
  darkSail,
  inked,
  MiniCard,
  pen,
  Ship,
  Vignette,
  VignetteSea,
} from '@quarterdeck/board-kit/drawings';
import { DoubloonsSprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';

const Program = () => (
  <Vignette>
    <MiniCard x={60} y={26} width={38} turn={-9} figure="1" />
    <MiniCard x={92} y={20} width={38} figure="2" />
    <MiniCard x={124} y={26} width={38} turn={9} figure="3" />
  </Vignette>
);

const SailAndFight = () => (
  <Vignette>
    <VignetteSea />
    <Ship colour="red" x={40} y={26} size={66} />
    <Ship colour="green" x={118} y={26} size={66} flipped />
  </Vignette>
);

const Hunt = () => (
  <Vignette>
    <path d="M-2 112Q60 40 110 60T222 30V112Z" fill="var(--land)" {...inked(2)} />
    <path d="M24 92Q70 62 110 76T190 52" strokeDasharray="12 8" {...pen(5, '#b3261e')} />
    <Piece name="pawn" x={92} y={26} size={52} colours={darkSail('var(--seat-red)')} />
    <Piece name="cross" x={178} y={34} size={30} colours={DARK_INK} />
  </Vignette>
);

const COINS = [
  { x: 66, y: 46 },
  { x: 94, y: 60 },
  { x: 122, y: 46 },
  { x: 150, y: 60 },
] as const;

const Pillage = () => (
  <Vignette>
    <path d="M-2 112Q110 60 222 112Z" fill="var(--land)" {...inked(2)} />
    {COINS.map(({ x, y }) => (
      <Piece key={x} name="doubloon" x={x} y={y} size={36} colours={DARK_INK} />
    ))}
    <Piece name="pillage" x={20} y={34} size={54} colours={DARK_INK} />
  </Vignette>
);

export const Symbols = DoubloonsSprite;
export const VIGNETTES: VignettesDoor['VIGNETTES'] = [Program, SailAndFight, Hunt, Pillage];
