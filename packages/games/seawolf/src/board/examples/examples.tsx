import { ExampleStrip, examplesDoor } from '@quarterdeck/board-kit';
import { Course, DARK_INK, Disc, inked, Ship, Surface } from '@quarterdeck/board-kit/drawings';
import type { ReactNode } from 'react';
import { ExtensionPiece, Needle } from '../pieces/cards.tsx';
import { PortTile } from '../pieces/port-tile.tsx';
import { SeaTile } from '../pieces/sea-tile.tsx';
import { SeawolfSprite } from '../signs/sprite.tsx';
import { Piece } from '../signs/symbol.ts';
import { SEAWOLF_EXAMPLES_EN } from './en-examples.ts';

type TileAt = { readonly x: number; readonly y?: number; readonly scale: number };

const At = ({ x, y = 0, scale, children }: TileAt & { readonly children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    {children}
    <rect width="172" height="172" fill="none" {...inked(2.4)} />
  </g>
);

/** SW-025, SW-105: west of the first column lies the last one. */
const Wrapping = () => (
  <ExampleStrip height={118}>
    <At x={10} y={4} scale={0.64}>
      <SeaTile name="Gunners Rock" goods={['cotton']} cannon action="tradeGoods" />
    </At>
    <At x={300} y={4} scale={0.64}>
      <SeaTile name="Amber Strand" goods={['tea']} cannon={false} action="thaler" />
    </At>
    <Surface x={124} y={96} step={22} swell={6} count={8} />
    <g opacity=".55">
      <Ship colour="red" x={26} y={34} size={54} kind="brig" flipped />
    </g>
    <Ship colour="red" x={352} y={34} size={54} kind="brig" flipped />
    <Course d="M26 62H2" />
    <Course d="M418 62H404" />
  </ExampleStrip>
);

const STEPS = [
  { turn: 90, x: 316, y: 84, rum: 0 },
  { turn: 0, x: 210, y: 30, rum: 1 },
  { turn: 180, x: 210, y: 138, rum: 1 },
  { turn: 270, x: 104, y: 84, rum: 2 },
] as const;

/** SW-106 to SW-109, with the wind from west to east. */
const WindCosts = () => (
  <ExampleStrip height={168}>
    <g transform="translate(42 84) rotate(90)">
      <path
        d="M0-40L13 8H6V38H-6V8H-13Z"
        fill="var(--brass-fill)"
        strokeLinejoin="round"
        {...inked(2)}
      />
    </g>
    <Ship colour="blue" x={176} y={50} size={68} kind="brig" />
    {STEPS.map(({ turn, x, y, rum }) => (
      <g key={turn}>
        <Disc cx={x} cy={y} r={19}>
          <g transform={`translate(${x} ${y}) rotate(${turn}) scale(.5)`}>
            <Needle />
          </g>
        </Disc>
        {Array.from({ length: rum }, (_, i) => x + 24 + i * 22).map((at) => (
          <Piece key={at} name="rum" x={at} y={y - 13} size={26} colours={DARK_INK} />
        ))}
      </g>
    ))}
  </ExampleStrip>
);

/** SW-170: two goods in one visit. */
const Unloading = () => (
  <ExampleStrip height={160}>
    <At x={14} y={8} scale={0.84}>
      <PortTile
        name="Tunis"
        rum={2}
        slots={[
          { wants: 'tea', by: 'tea' },
          { wants: 'wine', by: 'wine' },
          { wants: 'tea', by: undefined },
          { wants: 'cotton', by: undefined },
        ]}
      />
    </At>
    <Piece name="tea" x={186} y={30} size={40} colours={DARK_INK} />
    <Piece name="wine" x={226} y={30} size={40} colours={DARK_INK} />
    <g transform="translate(292 50) rotate(90) scale(.6)">
      <Needle />
    </g>
    {[318, 346, 374].map((x) => (
      <Piece key={x} name="coin" x={x} y={34} size={34} colours={DARK_INK} />
    ))}
    <Surface x={170} y={124} step={22} swell={6} count={12} />
    <Ship colour="red" x={206} y={70} size={60} kind="brig" flipped />
  </ExampleStrip>
);

/** SW-189: a port is passed, never stopped at. */
const PassingAPort = () => (
  <ExampleStrip height={118}>
    <At x={10} y={4} scale={0.64}>
      <SeaTile name="Timber Sound" goods={['wine']} cannon={false} action="shipExtension" />
    </At>
    <At x={155} y={4} scale={0.64}>
      <PortTile
        name="Lisbon"
        rum={3}
        slots={[
          { wants: 'cotton', by: undefined },
          { wants: 'wine', by: undefined },
          { wants: 'tea', by: undefined },
        ]}
      />
    </At>
    <At x={300} y={4} scale={0.64}>
      <SeaTile name="Adze Island" goods={['cotton']} cannon={false} action="thaler" />
    </At>
    <g opacity=".5">
      <Piece name="ship-pirate" x={62} y={30} size={54} />
    </g>
    <Course d="M118 62H348" />
    <g className="piece">
      <Piece name="ship-pirate" x={352} y={30} size={54} />
    </g>
  </ExampleStrip>
);

const STACK = [4, 3, 2, 1] as const;

/** SW-045: the first buyer gets the highest. */
const Stack = () => (
  <ExampleStrip height={110}>
    {STACK.map((value, i) => (
      <g key={value} transform={`translate(${70 + i * 74} 16)`} opacity={1 - i * 0.12}>
        <ExtensionPiece width={66} type="hold" value={value} />
      </g>
    ))}
  </ExampleStrip>
);

export const Symbols = SeawolfSprite;

export const { WORDS, EXAMPLES } = examplesDoor('seawolf', SEAWOLF_EXAMPLES_EN, {
  wrapping: [Wrapping, 'SW-025', 'SW-105'],
  wind: [WindCosts, 'SW-106', 'SW-107', 'SW-108', 'SW-109'],
  unloading: [Unloading, 'SW-164', 'SW-170'],
  pirate: [PassingAPort, 'SW-189'],
  stack: [Stack, 'SW-045'],
});
