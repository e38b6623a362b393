import {
  coastline,
  darkSail,
  inked,
  type Point,
  pen,
  Waterlined,
} from '@quarterdeck/board-kit/drawings';
import { memo } from 'react';
import { Piece } from '../signs/symbol.ts';

export type IslandKind = 'standard' | 'alternate';

const INK = '#12283b';

const Pine = ({ at: [x, y], size }: { readonly at: Point; readonly size: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0 0V-4M-6-4H6L0-13ZM-5-10H5L0-18Z"
    fill="#5b8f62"
    strokeLinejoin="round"
    {...inked(1.2, INK)}
  />
);

const Palm = ({ at: [x, y] }: { readonly at: Point }) => (
  <g transform={`translate(${x} ${y}) scale(1.7)`} {...pen(1.6, INK)}>
    <path d="M0 0Q-2-8 1-14" />
    <path
      d="M1-14Q-7-19-11-13M1-14Q-3-22-9-21M1-14Q6-22 10-19M1-14Q9-17 12-10"
      {...inked(2.2, '#3d7a4e')}
    />
  </g>
);

const Hill = ({ at: [x, y], size }: { readonly at: Point; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} {...inked(1.6, INK)}>
    <path d="M0 0Q36-60 47-46Q63-51 90 0" fill="var(--land-2)" />
    <path d="M52-37l5 28M63-32l6 23" />
  </g>
);

const Swamp = ({ at: [x, y] }: { readonly at: Point }) => (
  <path
    d={`M${x - 16} ${y}q8-7 16 0t16 0M${x - 6} ${y - 5}v-9M${x + 4} ${y - 5}v-12M${x + 12} ${y - 4}v-8`}
    {...pen(1.6, INK)}
  />
);

const River = ({ d }: { readonly d: string }) => (
  <g fill="none" strokeLinecap="round">
    <path d={d} {...inked(9, INK)} />
    <path d={d} {...inked(6, 'var(--water)')} />
  </g>
);

/** Hachures fall to its right. */
const Mount = () => (
  <g stroke={INK} strokeLinejoin="round">
    <path
      d="M453 292Q510 226 529 160L548 178.500L571 163Q597 233 643 292Z"
      fill="var(--land-2)"
      strokeWidth="2.4"
    />
    <path
      d="M559 181l10 95M569 194l9 83M578 208l10 71M588 221l9 59M597 234l10 47M607 247l9 36M616 260l10 24"
      strokeWidth="1.5"
    />
  </g>
);

/** A bowl with hachures falling inwards. */
const Crater = () => (
  <g stroke={INK} fill="none">
    <ellipse cx="500" cy="502" rx="58" ry="48" fill="var(--land-2)" strokeWidth="2.4" />
    <ellipse cx="500" cy="506" rx="38" ry="28" fill="#7a4a1e55" strokeWidth="1.6" />
    <path
      d="M452 484l18 10M463 470l14 14M481 460l7 14M500 456v16M519 460l-7 14M537 470l-14 14M548 484l-18 10"
      strokeWidth="1.5"
    />
  </g>
);

const PINES: readonly Point[] = [
  [560, 600],
  [585, 620],
  [545, 625],
  [760, 560],
  [730, 580],
  [300, 480],
  [320, 460],
  [300, 330],
  [320, 345],
  [560, 560],
];

const StandardRelief = () => (
  <>
    <Hill at={[690, 450]} size={1} />
    <Hill at={[740, 470]} size={0.76} />
    <Hill at={[700, 620]} size={0.9} />
    {PINES.map((at, i) => (
      <Pine key={at.join()} at={at} size={1.3 + (i % 3) * 0.3} />
    ))}
    {(
      [
        [430, 775],
        [588, 800],
        [255, 585],
        [196, 580],
        [735, 690],
        [760, 676],
      ] as const
    ).map((at) => (
      <Palm key={at.join()} at={at} />
    ))}
    <River d="M520 300Q560 360 548 410T600 470Q610 540 570 590T540 700Q545 760 560 812" />
    {(
      [
        [700, 330],
        [735, 350],
        [715, 372],
        [760, 380],
      ] as const
    ).map((at) => (
      <Swamp key={at.join()} at={at} />
    ))}
    <Piece name="stronghold" x={768} y={590} size={54} colours={darkSail('#c8321e')} />
    <Mount />
    <path d="M434 799Q500 745 566 799" fill="#fbf1cf" {...inked(2, INK)} />
  </>
);

/** Five coves of sand, and what stands between the paths. */
const AlternateRelief = () => (
  <>
    {(
      [
        [255, 700],
        [180, 480],
        [430, 190],
        [600, 200],
        [815, 480],
        [745, 705],
        [420, 800],
        [580, 800],
      ] as const
    ).map((at) => (
      <Palm key={at.join()} at={at} />
    ))}
    {(
      [
        [280, 520],
        [735, 500],
        [718, 520],
        [440, 285],
        [560, 285],
        [555, 770],
        [440, 770],
      ] as const
    ).map((at, i) => (
      <Pine key={at.join()} at={at} size={1.3 + (i % 3) * 0.3} />
    ))}
    <Hill at={[205, 350]} size={0.6} />
    <Hill at={[742, 340]} size={0.6} />
    <Crater />
  </>
);

/** The land with its waterlining; paths and landmarks lie on it. */
export const Island = memo(({ kind }: { readonly kind: IslandKind }) => (
  <>
    <Waterlined
      coast={coastline({ cx: 500, cy: 500, rx: 338, ry: 336, rough: 0.2 }, 'zotetmon')}
      lines={4}
      gap={8}
      edge={INK}
      edgeWidth={2.6}
    />
    {kind === 'standard' ? <StandardRelief /> : <AlternateRelief />}
  </>
));
