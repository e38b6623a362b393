import {
  coastline,
  DARK_INK,
  Die,
  inked,
  pen,
  Waterlined,
  Waves,
} from '@quarterdeck/board-kit/drawings';
import { unreachable } from '@quarterdeck/kernel';
import type { Direction, Suit } from '../../index.ts';
import { BADGE, COIN, coinsAt, TAILWIND_DIE } from '../places/berths.ts';
import { SPACE } from '../places/metrics.ts';
import type { SpaceFace } from '../places/tile-face.ts';
import { Piece } from '../signs/symbol.ts';
import { DEGREES, pips, SUIT_COLOUR, SUIT_SIGN } from './faces.ts';

/** Ink on land and bone: dark in both themes. */
const DARK = '#12283b';

const Sea = ({ words, density }: { readonly words: string; readonly density: number }) => (
  <Waves
    x={6}
    y={12}
    width={SPACE - 16}
    height={SPACE - 16}
    swell={4}
    row={17}
    strokeWidth={1.1}
    opacity={0.4}
    words={words}
    density={density}
  />
);

type SuitBadgeProps = {
  readonly suit: Suit;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
};

const SuitBadge = ({ suit, cx, cy, r }: SuitBadgeProps) => (
  <>
    <circle
      data-printed="suit"
      cx={cx}
      cy={cy}
      r={r}
      fill="var(--bone)"
      {...inked(r * 0.08, DARK)}
    />
    <Piece
      name={SUIT_SIGN[suit]}
      x={cx - r * 0.72}
      y={cy - r * 0.72}
      size={r * 1.44}
      colours={{ ...DARK_INK, '--suit': SUIT_COLOUR[suit] }}
    />
  </>
);

/** The coast fills its space; the echo lines end at its edge. */
const Island = ({ suit, words }: { readonly suit: Suit; readonly words: string }) => (
  <>
    <svg width={SPACE} height={SPACE} viewBox={`0 0 ${SPACE} ${SPACE}`} aria-hidden="true">
      <Waterlined
        coast={coastline({ cx: 50, cy: 61, rx: 42, ry: 40, rough: 0.45 }, words)}
        gap={4.5}
        edge={DARK}
      />
    </svg>
    <SuitBadge suit={suit} cx={BADGE.x} cy={BADGE.y} r={BADGE.r} />
  </>
);

const CLOUD = 'M14 34a11 11 0 0 1 4-21a15 15 0 0 1 27-2a11 11 0 0 1 7 23Z';
const CLOUDS = [
  [0, 4, 0.97],
  [46, 22, 1.03],
  [4, 56, 0.94],
  [58, 68, 0.81],
] as const;

const Fog = () => (
  <g strokeLinecap="round" {...inked(1.6, 'var(--waterline)')}>
    {CLOUDS.map(([x, y, scale]) => (
      <path
        key={x}
        transform={`translate(${x} ${y}) scale(${scale})`}
        d={CLOUD}
        fill="var(--fog)"
      />
    ))}
    <path d="M16 40h34M58 40h20M24 58h34M64 58h20M32 76h34M70 76h20" />
  </g>
);

const Wreckage = ({ words }: { readonly words: string }) => (
  <>
    <Sea words={words} density={0.35} />
    <Piece name="wreck" x={22} y={26} size={70} />
  </>
);

const Harbor = ({ words, isRich }: { readonly words: string; readonly isRich: boolean }) => (
  <>
    <Sea words={words} density={0.4} />
    <svg width={SPACE} height={SPACE} viewBox={`0 0 ${SPACE} ${SPACE}`} aria-hidden="true">
      <Waterlined
        coast="M-20 96Q20 86 44 94T88 90T140 96V140H-20Z"
        lines={2}
        gap={4.5}
        edge={DARK}
      />
      <g strokeLinejoin="round" {...inked(1.6, DARK)}>
        <path d="M14 92V48H30V92ZM30 48H58V62H30" fill="#c8954f" />
        <path d="M14 56h16M14 64h16M14 72h16M14 80h16M38 48v14M46 48v14" strokeWidth="1" />
        {!isRich && (
          <>
            <path d="M74 108V94l8-7 8 7v14Z" fill="var(--bone)" />
            <path d="M72 95l10-9 10 9Z" fill="#c65a3a" />
          </>
        )}
      </g>
    </svg>
    <Piece name="harbor" x={62} y={24} size={42} />
  </>
);

/** One streaming arrow, drawn towards the north and turned with the tile. */
const Current = ({ towards }: { readonly towards: Direction }) => (
  <g
    transform={`rotate(${DEGREES[towards]} 58 58)`}
    strokeLinejoin="round"
    {...pen(2, 'var(--waterline)')}
  >
    <path d="M18 108Q30 84 18 60T18 10M98 108Q86 84 98 60T98 10M30 104Q38 84 30 64M86 104Q78 84 86 64" />
    <path
      d="M58 10L86 46H71Q66 64 72 80T72 104H44Q50 92 44 80T45 46H30Z"
      fill="var(--shoal)"
      {...inked(2.4, 'var(--ink)')}
    />
    <path d="M54 98Q60 80 55 66M63 98Q67 84 62 70" {...inked(1.4, 'var(--ink)')} />
  </g>
);

const Scene = ({ face, suit, words }: SpaceProps) => {
  switch (face.terrain) {
    case 'island':
      return <Island suit={suit} words={words} />;
    case 'fog':
      return <Fog />;
    case 'wreckage':
      return <Wreckage words={words} />;
    case 'harbor':
      return <Harbor words={words} isRich={face.treasure > 0} />;
    case 'current':
      return <Current towards={face.current ?? 'north'} />;
    case 'open':
      return <Sea words={words} density={0.62} />;
    default:
      return unreachable(face.terrain);
  }
};

/** Three lines of speed before a die: whoever has this die may jump here. */
const Tailwind = ({ value }: { readonly value: number }) => (
  <g className="tailwind">
    <path d="M75 15h-12M75 22h-17M75 29h-10" {...pen(2.2, 'var(--ink)')} />
    <g data-printed="tailwind">
      <Die {...TAILWIND_DIE} value={pips(value)} fill="var(--bone)" />
    </g>
  </g>
);

type SpaceProps = {
  readonly face: SpaceFace;
  readonly suit: Suit;
  /** The same words give the same waves and coast. */
  readonly words: string;
};

/** One space, from its upper left corner: everything printed on it is drawn, nothing needs a legend. */
export const Space = (props: SpaceProps) => {
  const { treasure, tailwind } = props.face;
  return (
    <>
      <rect width={SPACE} height={SPACE} fill="var(--water)" />
      <Scene {...props} />
      {coinsAt(treasure).map((x) => (
        <g key={x} data-printed="coin">
          <Piece name="coin" x={x} y={COIN.y} size={COIN.size} colours={DARK_INK} />
        </g>
      ))}
      {tailwind !== null && <Tailwind value={tailwind} />}
    </>
  );
};
