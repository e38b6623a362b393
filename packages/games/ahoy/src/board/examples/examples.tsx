import '../styles/board.css';
import { ExampleStrip, type ExampleStripProps, examplesDoor } from '@quarterdeck/board-kit';
import { Course, DARK_INK, Die, inked, seatFill, seatInk } from '@quarterdeck/board-kit/drawings';
import type { ReactNode } from 'react';
import { Comrades, FigureDrawn } from '../pieces/figures.tsx';
import { RegionTile } from '../pieces/region-tile.tsx';
import { RewardSign } from '../pieces/rewards-grid.lazy.tsx';
import { Space } from '../pieces/terrain.tsx';
import { REGION, SPACE } from '../places/metrics.ts';
import type { SpaceFace, TileFace } from '../places/tile-face.ts';
import { AhoySprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';
import { AHOY_EXAMPLES_EN } from './en-examples.ts';

const Figure = (props: ExampleStripProps) => <ExampleStrip ground="var(--paper-2)" {...props} />;

type AtProps = { readonly x: number; readonly y?: number; readonly scale: number };

const At = ({ x, y = 0, scale, children }: AtProps & { readonly children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>
);

const face = (terrain: SpaceFace['terrain'], more: Partial<SpaceFace> = {}): SpaceFace => ({
  terrain,
  treasure: 0,
  tailwind: null,
  current: null,
  ...more,
});

const at = (column: number, row: number, space: SpaceFace) => ({ column, row, face: space });

const SWORD: TileFace = {
  id: 'sword-a',
  suit: 'sword',
  spaces: [
    at(0, 0, face('island')),
    at(1, 0, face('wreckage', { treasure: 2 })),
    at(0, 1, face('fog', { tailwind: 6 })),
    at(1, 1, face('open')),
  ],
  bars: [],
};
const PARROT: TileFace = {
  id: 'parrot-b',
  suit: 'parrot',
  spaces: [
    at(0, 0, face('open')),
    at(1, 0, face('harbor', { treasure: 1 })),
    at(0, 1, face('open', { tailwind: 4 })),
    at(1, 1, face('island')),
  ],
  bars: [{ from: { column: 0, row: 1 }, to: { column: 1, row: 1 } }],
};

const OpenSpace = ({ x, space }: { readonly x: number; readonly space: SpaceFace }) => (
  <g transform={`translate(${x} 0)`}>
    <Space face={space} suit="tree" words={`${x}`} />
    <rect width={SPACE} height={SPACE} fill="none" {...inked(2.4, 'var(--ink)')} />
  </g>
);

/** AH-080 to AH-085 */
const Exploring = () => (
  <Figure height={170}>
    <At x={20} y={8} scale={0.66}>
      <RegionTile {...SWORD} />
      <FigureDrawn kind="flagship" colour="blue" x={136} y={20} size={78} />
    </At>
    <At x={206} y={8} scale={0.66}>
      <g opacity=".85">
        <RegionTile {...PARROT} />
      </g>
      <rect
        width={REGION}
        height={REGION}
        fill="none"
        strokeDasharray="12 8"
        {...inked(5, 'var(--ink)')}
      />
    </At>
    <Course d="M158 44Q190 24 226 40" />
  </Figure>
);

/** AH-100 */
const CarriedToHarbor = () => (
  <Figure height={130}>
    <At x={12} y={8} scale={0.98}>
      <OpenSpace x={0} space={face('open')} />
      <OpenSpace x={SPACE} space={face('open')} />
      <OpenSpace x={2 * SPACE} space={face('current', { current: 'east' })} />
      <FigureDrawn kind="flagship" colour="red" x={16} y={14} size={78} />
    </At>
    <At x={352} y={8} scale={0.98}>
      <OpenSpace x={0} space={face('harbor')} />
    </At>
    <Course d="M98 66Q190 20 290 56" />
    <Course d="M330 66H372" />
  </Figure>
);

/** AH-107 */
const TwoWrecks = () => (
  <Figure height={130}>
    <At x={12} y={8} scale={0.98}>
      <OpenSpace x={0} space={face('open')} />
      <OpenSpace x={SPACE} space={face('wreckage', { treasure: 2 })} />
      <OpenSpace x={2 * SPACE} space={face('wreckage', { treasure: 1 })} />
      <FigureDrawn kind="flagship" colour="yellow" x={16} y={14} size={78} />
    </At>
    <Course d="M98 54Q210 6 300 44" />
    <Piece name="damage" x={364} y={14} size={28} />
    <Piece name="damage" x={364} y={50} size={28} />
    <Piece name="coin" x={364} y={88} size={30} colours={DARK_INK} />
  </Figure>
);

const Figures = ({ x, children }: { readonly x: number; readonly children: string }) => (
  <text x={x} y={96} fontSize="26" fontWeight="700" textAnchor="middle" fill="var(--ink)">
    {children}
  </text>
);

/** AH-125 */
const LoweredCannons = () => (
  <Figure height={120}>
    <FigureDrawn kind="flagship" colour="yellow" x={14} y={22} size={76} isLoaded />
    <Die x={100} y={14} size={34} value={4} fill={seatFill('yellow')} pip={seatInk('yellow')} />
    <Course d="M138 31H154" />
    <Die x={158} y={14} size={34} value={1} fill={seatFill('yellow')} pip={seatInk('yellow')} />
    <Die x={100} y={66} size={38} value={2} fill="var(--bone)" />
    <Figures x={194}>+ 3 = 5</Figures>
    <FigureDrawn kind="flagship" colour="red" x={328} y={22} size={76} />
    <Die x={276} y={66} size={38} value={5} fill="var(--bone)" />
    <Figures x={258}>≥</Figures>
  </Figure>
);

/** AH-237 */
const Control = () => (
  <Figure height={140}>
    <At x={20} y={6} scale={1.1}>
      <OpenSpace x={0} space={face('open')} />
      <OpenSpace x={SPACE} space={face('island')} />
      <FigureDrawn kind="flagship" colour="blue" x={24} y={2} size={70} />
      <FigureDrawn kind="patrol" colour="blue" x={6} y={74} size={40} />
      <FigureDrawn kind="patrol" colour="blue" x={42} y={74} size={40} />
      <FigureDrawn kind="flagship" colour="yellow" x={176} y={24} size={56} />
      <Comrades count={2} x={120} y={86} />
      <Die x={121} y={5} size={32} value={1} fill={seatFill('blue')} pip={seatInk('blue')} />
    </At>
    <Figures x={350}>4 : 3</Figures>
  </Figure>
);

/** AH-231: the four rewards next to the middle. */
const FirstReward = () => (
  <Figure height={176}>
    {(
      [
        ['gold-1', 182, 4],
        ['fame-1', 126, 60],
        ['start', 182, 60],
        ['add-tile', 238, 60],
        ['recruit-1', 182, 116],
      ] as const
    ).map(([reward, x, y]) => (
      <g key={`${x}${y}`} transform={`translate(${x} ${y})`}>
        <RewardSign reward={reward} />
      </g>
    ))}
    <circle cx="210" cy="88" r="20" fill="none" {...inked(7)} />
    <circle cx="210" cy="144" r="24" fill="none" {...inked(8)} />
    <circle cx="210" cy="144" r="24" fill="none" {...inked(4.5, '#fff')} />
  </Figure>
);

/** AH-056 */
const TurnedDie = () => (
  <Figure height={80}>
    <Die x={110} y={20} size={42} value={6} fill={seatFill('red')} pip={seatInk('red')} />
    <Piece name="coin" x={170} y={26} size={32} colours={DARK_INK} />
    <Course d="M206 41H232" />
    <Die x={240} y={20} size={42} value={5} fill={seatFill('red')} pip={seatInk('red')} />
  </Figure>
);

export const Symbols = AhoySprite;

export const { WORDS, EXAMPLES } = examplesDoor('ahoy', AHOY_EXAMPLES_EN, {
  gold: [TurnedDie, 'AH-056'],
  exploring: [Exploring, 'AH-080', 'AH-082', 'AH-085'],
  current: [CarriedToHarbor, 'AH-100'],
  wreckage: [TwoWrecks, 'AH-107'],
  battle: [LoweredCannons, 'AH-114', 'AH-125'],
  rewards: [FirstReward, 'AH-231'],
  control: [Control, 'AH-237'],
});
