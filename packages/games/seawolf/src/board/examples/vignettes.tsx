import type { VignettesDoor } from '@quarterdeck/board-kit';
import {
  Course,
  DARK_INK,
  Disc,
  HitDie,
  inked,
  MiniCard,
  Rose,
  Ship,
  Vignette,
  VignetteSea,
} from '@quarterdeck/board-kit/drawings';
import { SeawolfSprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';
import { House } from '../signs/town.tsx';

const CARDS = [
  { x: 34, y: 30, turn: -16, heading: 0 },
  { x: 66, y: 22, turn: -6, heading: 90 },
  { x: 100, y: 22, turn: 6, heading: 180 },
  { x: 132, y: 30, turn: 16, heading: 270 },
] as const;

const SealAnOrder = () => (
  <Vignette>
    {CARDS.map(({ x, y, turn, heading }) => (
      <MiniCard key={heading} x={x} y={y} width={44} turn={turn}>
        <path
          transform={`translate(${x + 22} ${y + 30}) rotate(${heading})`}
          d="M0-15L10 12L0 6L-10 12Z"
          fill="#12283b"
        />
      </MiniCard>
    ))}
    <g color="#a8231a">
      <Piece name="i-seal" x={144} y={62} size={38} />
    </g>
  </Vignette>
);

const SailAndLoad = () => (
  <Vignette>
    <VignetteSea />
    <Rose cx={48} cy={44} radius={34} ink="var(--ink)" fill="var(--water)" />
    <path
      transform="rotate(90 48 44)"
      d="M48 8L58 44H51V70H45V44H38Z"
      fill="var(--brass-fill)"
      strokeLinejoin="round"
      {...inked(2)}
    />
    <Course d="M92 60Q110 44 126 54" />
    <Ship colour="red" x={126} y={26} size={66} kind="brig" />
    <Disc cx={199} cy={24} r={15}>
      <Piece name="rum" x={188} y={13} size={22} colours={DARK_INK} />
    </Disc>
  </Vignette>
);

const GOODS = ['cotton', 'wine', 'tea'] as const;

const SellInPort = () => (
  <Vignette>
    <path d="M230-10H128Q112 24 128 48Q140 72 122 120H230Z" fill="var(--land)" {...inked(2)} />
    <House x={138} y={48} width={24} height={34} />
    <House x={164} y={40} width={22} height={42} />
    <House x={188} y={54} width={24} height={28} />
    {GOODS.map((good, i) => (
      <g key={good}>
        <rect
          x={12 + i * 37}
          y={62}
          width={34}
          height={38}
          rx={4}
          fill="var(--bone)"
          strokeDasharray={i === 2 ? '4 3' : undefined}
          {...inked(1.4)}
        />
        <Piece name={good} x={15 + i * 37} y={67} size={28} colours={DARK_INK} />
      </g>
    ))}
    <Piece name="coin" x={20} y={16} size={34} colours={DARK_INK} />
    <Piece name="coin" x={42} y={22} size={34} colours={DARK_INK} />
    <Piece name="chest" x={84} y={18} size={38} colours={DARK_INK} />
  </Vignette>
);

const FaceThePirate = () => (
  <Vignette>
    <VignetteSea />
    <Ship colour="blue" x={18} y={26} size={66} kind="brig" />
    <g className="piece">
      <Piece name="ship-pirate" x={134} y={22} size={72} />
    </g>
    <HitDie x={90} y={14} size={28} face="hit" turn={-8} />
    <HitDie x={104} y={50} size={28} face="blank" turn={10} />
  </Vignette>
);

export const Symbols = SeawolfSprite;
export const VIGNETTES: VignettesDoor['VIGNETTES'] = [
  SealAnOrder,
  SailAndLoad,
  SellInPort,
  FaceThePirate,
];
