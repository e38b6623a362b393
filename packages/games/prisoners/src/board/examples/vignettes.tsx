import type { VignettesDoor } from '@quarterdeck/board-kit';
import {
  Course,
  DARK_INK,
  HitDie,
  inked,
  MiniCard,
  Rose,
  Ship,
  tenth,
  Vignette,
  VignetteSea,
} from '@quarterdeck/board-kit/drawings';
import { PrisonersSprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';

const SIDE = 32;

const hex = (q: number, r: number): string => {
  const cx = 14 + q * SIDE * 1.5;
  const cy = (r + (q % 2 === 0 ? 0 : 0.5)) * SIDE * Math.sqrt(3);
  const corners = Array.from({ length: 6 }, (_, k) => {
    const turn = (Math.PI / 3) * k;
    return `${tenth(cx + Math.cos(turn) * SIDE)} ${tenth(cy + Math.sin(turn) * SIDE)}`;
  });
  return `M${corners.join('L')}Z`;
};

const ocean = [0, 1, 2, 3, 4].flatMap((q) => [0, 1, 2].map((r) => hex(q, r))).join('');

/** Hexes are drawn by their corners alone, as on the board. */
const Ocean = () => (
  <path d={ocean} fill="none" strokeDasharray="8 16 8 0" {...inked(1.6, 'var(--waterline)')} />
);

const Sail = () => (
  <Vignette>
    <Ocean />
    <Course d="M70 70Q110 92 158 46" />
    <circle cx="166" cy="38" r="9" fill="none" {...inked(2.4)} />
    <Ship colour="red" x={16} y={22} size={68} kind="frigate" />
  </Vignette>
);

const Explore = () => (
  <Vignette>
    <Ocean />
    <circle cx="52" cy="56" r="34" fill="#1d4a63" {...inked(2)} />
    <Rose cx={52} cy={56} radius={26} ink="#fbf8ef" fill="#1d4a63" rings={false} />
    <path d="M96 56h18M107 48l9 8-9 8" fill="none" {...inked(3.4)} />
    <Piece name="squid" x={122} y={16} size={48} colours={DARK_INK} />
    <Piece name="shark" x={162} y={46} size={50} colours={DARK_INK} />
  </Vignette>
);

const Engage = () => (
  <Vignette>
    <VignetteSea />
    <Ship colour="green" x={10} y={26} size={66} kind="frigate" />
    <Ship colour="purple" x={144} y={26} size={66} kind="frigate" flipped />
    <HitDie x={80} y={12} size={26} face="hit" turn={-7} />
    <HitDie x={112} y={12} size={26} face="hit" turn={6} />
    <HitDie x={96} y={46} size={26} face="miss" turn={3} />
  </Vignette>
);

const Meddle = () => (
  <Vignette>
    <MiniCard x={46} y={26} width={42} turn={-12} figure="6" />
    <MiniCard x={132} y={26} width={42} turn={12} figure="9" />
    <MiniCard x={88} y={16} width={46}>
      <Piece name="cannon" x={93} y={26} size={36} colours={DARK_INK} />
    </MiniCard>
  </Vignette>
);

export const Symbols = PrisonersSprite;
export const VIGNETTES: VignettesDoor['VIGNETTES'] = [Sail, Explore, Engage, Meddle];
