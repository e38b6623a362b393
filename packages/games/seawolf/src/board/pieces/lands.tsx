import {
  type CoastShape,
  coastline,
  DARK_INK,
  darkSail,
  inked,
  pen,
} from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { Piece } from '../signs/symbol.ts';
import { Hill, Hut, Palm, Pine, Shallows, SunkenRock, Tent } from './land-features.tsx';

export type Land = { readonly coasts: readonly CoastShape[]; readonly standing: ReactElement };

const shore = (cx: number, cy: number, rx: number, ry: number, rough: number): CoastShape => ({
  cx,
  cy,
  rx,
  ry,
  rough,
});

const lagoon = coastline(shore(64, 72, 25, 13, 0.5), 'lagoon');
const AMBER = [
  { x: 46, y: 74 },
  { x: 56, y: 78 },
  { x: 66, y: 74 },
  { x: 76, y: 78 },
] as const;

/** Every sea tile has a land of its own, known by its name. */
const LANDS: Readonly<Record<string, Land>> = {
  'Wreckers Point': {
    coasts: [shore(58, 70, 42, 24, 0.9)],
    standing: (
      <>
        <Hill x={28} y={76} width={34} height={22} />
        <Piece name="wreck" x={74} y={74} size={34} />
      </>
    ),
  },
  'Distillers Isle': {
    coasts: [shore(66, 68, 46, 26, 0.6)],
    standing: (
      <>
        <Piece name="barrels" x={36} y={48} size={30} colours={DARK_INK} />
        <Hut x={70} y={78} />
        <Palm x={98} y={78} scale={0.9} />
      </>
    ),
  },
  'Keelson Bay': {
    coasts: [shore(42, 70, 30, 30, 0.5), shore(92, 58, 22, 15, 0.5)],
    standing: (
      <>
        <Hill x={22} y={76} width={30} height={18} />
        <Palm x={56} y={84} scale={0.9} />
        <Palm x={94} y={62} scale={0.8} />
      </>
    ),
  },
  'Gunners Rock': {
    coasts: [shore(64, 68, 38, 26, 1)],
    standing: (
      <>
        <Piece name="stronghold" x={46} y={36} size={40} colours={darkSail('#c8321e')} />
        <Hill x={28} y={80} width={22} height={11} />
      </>
    ),
  },
  'Quiet Lagoon': {
    coasts: [shore(62, 70, 48, 30, 0.35)],
    standing: (
      <>
        <path d={lagoon} fill="var(--shoal)" {...inked(1.3)} />
        <Palm x={28} y={74} scale={0.9} />
        <Palm x={100} y={70} />
        <Palm x={46} y={54} scale={0.75} />
      </>
    ),
  },
  'Timber Sound': {
    coasts: [shore(62, 68, 46, 26, 0.8)],
    standing: (
      <>
        <Pine x={36} y={76} />
        <Pine x={50} y={70} scale={1.25} />
        <Pine x={64} y={78} scale={1.1} />
        <Pine x={78} y={68} />
        <Pine x={90} y={76} scale={0.9} />
        <Pine x={58} y={60} scale={0.8} />
      </>
    ),
  },
  'Amber Strand': {
    coasts: [shore(66, 72, 54, 15, 0.5), shore(40, 46, 14, 9, 0.4)],
    standing: (
      <>
        <Palm x={36} y={76} scale={0.9} />
        <Palm x={88} y={76} />
        <g fill="#e0a93a" stroke="#12283b">
          {AMBER.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="2.6" />
          ))}
        </g>
      </>
    ),
  },
  'Sailmaker Reef': {
    coasts: [shore(52, 66, 32, 20, 0.7)],
    standing: (
      <>
        <Piece name="sail" x={38} y={44} size={28} colours={DARK_INK} />
        <Shallows cx={98} cy={84} rx={24} ry={13} />
        <SunkenRock x={92} y={82} />
        <SunkenRock x={106} y={88} />
        <Palm x={72} y={70} scale={0.8} />
      </>
    ),
  },
  'Bazaar Atoll': {
    coasts: [shore(64, 68, 47, 28, 0.5)],
    standing: (
      <>
        <Tent x={34} y={78} colour="#c8321e" />
        <Tent x={54} y={72} colour="#f2b90f" />
        <Tent x={74} y={80} colour="#2673c4" />
        <Palm x={100} y={74} scale={0.9} />
      </>
    ),
  },
  'Carpenter Cay': {
    coasts: [shore(58, 68, 40, 25, 0.7)],
    standing: (
      <>
        <Hut x={40} y={76} />
        <Pine x={70} y={76} />
        <Pine x={82} y={72} scale={0.85} />
        <path d="M34 84h26M38 88h26" {...inked(2)} />
      </>
    ),
  },
  'Slipway Sands': {
    coasts: [shore(62, 70, 48, 22, 0.4)],
    standing: (
      <>
        <path d="M44 66l34 16M52 60l34 16M48 69l8-6M58 74l8-6M68 78l8-6" {...pen(1.8)} />
        <Hut x={28} y={74} />
        <Palm x={102} y={76} scale={0.8} />
      </>
    ),
  },
  'Pearl Shoals': {
    coasts: [shore(38, 60, 20, 13, 0.6), shore(76, 82, 22, 13, 0.6), shore(92, 54, 14, 9, 0.5)],
    standing: (
      <>
        <Palm x={40} y={64} scale={0.85} />
        <Palm x={78} y={84} scale={0.9} />
        <Shallows cx={64} cy={70} rx={52} ry={36} />
      </>
    ),
  },
  'Adze Island': {
    coasts: [shore(62, 72, 44, 26, 0.8)],
    standing: (
      <>
        <Hill x={26} y={84} width={60} height={46} />
        <Hill x={64} y={84} width={34} height={20} />
      </>
    ),
  },
};

/** A pack of one's own may name islands we have not drawn: they get a plain one. */
const PLAIN: Land = {
  coasts: [shore(62, 70, 44, 25, 0.7)],
  standing: (
    <>
      <Hill x={36} y={80} width={40} height={24} />
      <Palm x={92} y={76} scale={0.9} />
    </>
  ),
};

export const landOf = (name: string): Land => LANDS[name] ?? PLAIN;
