import type { VignettesDoor } from '@quarterdeck/board-kit';
import {
  Course,
  coastline,
  DARK_INK,
  Disc,
  darkSail,
  inked,
  MiniCard,
  Ship,
  Vignette,
  Waterlined,
} from '@quarterdeck/board-kit/drawings';
import { TinyPiratesSprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';

const ORDERS = ['cutlasses', 'hunt', 'scales', 'deckhand', 'storm', 'pawn'] as const;

const TurnTheWheel = () => (
  <Vignette>
    <circle cx="110" cy="55" r="38" fill="none" {...inked(13)} />
    <circle cx="110" cy="55" r="38" fill="none" {...inked(9, '#d9a45a')} />
    {ORDERS.map((order, i) => {
      const turn = (i / ORDERS.length) * Math.PI * 2 - Math.PI / 2;
      const [cx, cy] = [110 + Math.cos(turn) * 38, 55 + Math.sin(turn) * 38];
      return (
        <Disc key={order} cx={cx} cy={cy} r={15}>
          <Piece name={order} x={cx - 10} y={cy - 10} size={20} colours={DARK_INK} />
        </Disc>
      );
    })}
  </Vignette>
);

const SEAS = [
  { x: 6, y: 6 },
  { x: 76, y: 6 },
  { x: 146, y: 6 },
  { x: 6, y: 57 },
  { x: 76, y: 57 },
  { x: 146, y: 57 },
] as const;

const Sail = () => (
  <Vignette>
    {SEAS.map(({ x, y }) => (
      <g key={`${x} ${y}`}>
        <rect x={x} y={y} width={67} height={48} fill="var(--water-deep)" stroke="#12283b" />
        <Waterlined
          coast={coastline({ cx: x + 22, cy: y + 24, rx: 13, ry: 11, rough: 0.6 }, `sea ${x} ${y}`)}
          lines={2}
          gap={3}
          edge="#12283b"
        />
      </g>
    ))}
    <Course d="M58 88Q84 66 112 84T170 40" />
    <Ship colour="yellow" x={150} y={6} size={50} />
  </Vignette>
);

const CarryItOut = () => (
  <Vignette>
    <Disc cx={52} cy={55} r={30}>
      <Piece name="cutlasses" x={32} y={35} size={40} colours={DARK_INK} />
    </Disc>
    <Disc cx={116} cy={55} r={30}>
      <Piece name="scales" x={96} y={35} size={40} colours={DARK_INK} />
    </Disc>
    <Piece name="crate" x={156} y={18} size={36} colours={{ ...DARK_INK, '--crate': '#d9b98a' }} />
    <Piece name="crate" x={156} y={58} size={36} colours={{ ...DARK_INK, '--crate': '#9aa3a6' }} />
  </Vignette>
);

const CREW = [
  { x: 46, turn: -10, colour: '#c8321e' },
  { x: 88, turn: 0, colour: '#2673c4' },
  { x: 130, turn: 10, colour: '#2bae8c' },
] as const;

const UseYourCrew = () => (
  <Vignette>
    {CREW.map(({ x, turn, colour }) => (
      <MiniCard key={x} x={x} y={24} width={44} turn={turn}>
        <Piece name="deckhand" x={x + 6} y={32} size={32} colours={darkSail(colour)} />
        <path d={`M${x + 8} 72h28`} strokeDasharray="6 3" {...inked(2)} />
      </MiniCard>
    ))}
  </Vignette>
);

export const Symbols = TinyPiratesSprite;
export const VIGNETTES: VignettesDoor['VIGNETTES'] = [TurnTheWheel, Sail, CarryItOut, UseYourCrew];
