import type { VignettesDoor } from '@quarterdeck/board-kit';
import {
  Course,
  coastline,
  DARK_INK,
  Die,
  Disc,
  darkSail,
  inked,
  Ship,
  Vignette,
  VignetteSea,
  Waterlined,
} from '@quarterdeck/board-kit/drawings';
import { AhoySprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';

const Roll = () => (
  <Vignette>
    <Die x={30} y={38} size={38} value={5} turn={-12} />
    <Die x={78} y={22} size={38} value={2} turn={8} />
    <Die x={106} y={62} size={38} value={6} turn={-5} />
    <Die x={152} y={34} size={38} value={3} turn={14} />
  </Vignette>
);

const BOXES = [16, 84, 152] as const;

const PlaceTwo = () => (
  <Vignette>
    {BOXES.map((x) => (
      <g key={x} {...inked(2)}>
        <rect x={x} y={20} width={54} height={72} rx={6} fill="var(--bone)" />
        <rect x={x + 9} y={48} width={36} height={36} rx={7} fill="none" strokeDasharray="4 3" />
        <path d={`M${x + 10} 34h34`} />
      </g>
    ))}
    <Die x={26} y={49} size={34} value={5} />
    <Die x={162} y={49} size={34} value={6} />
  </Vignette>
);

const island = coastline({ cx: 160, cy: 54, rx: 34, ry: 30, rough: 0.6 }, 'new region');

const SailAndExplore = () => (
  <Vignette>
    <VignetteSea />
    <rect
      x={112}
      y={6}
      width={98}
      height={98}
      fill="var(--water)"
      strokeDasharray="7 5"
      {...inked(2.4)}
    />
    <Waterlined coast={island} gap={4} edge="#12283b" />
    <Disc cx={152} cy={52} r={18}>
      <Piece name="suit-tree" x={138} y={38} size={28} colours={DARK_INK} />
    </Disc>
    <Course d="M76 62Q96 46 112 54" />
    <Ship colour="blue" x={10} y={22} size={70} />
  </Vignette>
);

const home = coastline({ cx: 104, cy: 62, rx: 78, ry: 40, rough: 0.5 }, 'home region');

const HoldOrDeliver = () => (
  <Vignette>
    <Waterlined coast={home} gap={4} edge="#12283b" />
    <Piece name="stronghold" x={44} y={26} size={50} colours={darkSail('var(--seat-blue)')} />
    <Die x={98} y={46} size={32} value={4} fill="var(--seat-blue)" pip="#fff" />
    <Piece name="crate" x={140} y={50} size={34} colours={DARK_INK} />
    <Ship colour="red" x={164} y={12} size={50} kind="cutter" flipped />
  </Vignette>
);

export const Symbols = AhoySprite;
export const VIGNETTES: VignettesDoor['VIGNETTES'] = [
  Roll,
  PlaceTwo,
  SailAndExplore,
  HoldOrDeliver,
];
