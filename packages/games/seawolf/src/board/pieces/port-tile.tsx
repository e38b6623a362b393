import { ARIA_HIDDEN } from '@quarterdeck/board-kit';
import { DARK_INK, inked, pen, tenth, Waterlined, Waves } from '@quarterdeck/board-kit/drawings';
import { slotStart, slotWidth } from '../places/metrics.ts';
import { Piece } from '../signs/symbol.ts';
import type { Good } from './pieces.ts';
import { townOf } from './towns.tsx';
import { Scene, Tray } from './tray.tsx';

/**
 * A slot of demand; `by` is the good that fills it (cocoa may stand for any). One cocoa may lie
 * across two slots: it is drawn with the left one.
 */
export type PortSlot = {
  readonly wants: Good;
  readonly by: Good | undefined;
  readonly across?: 'left' | 'right';
  /** Would be filled by the choice that is pointed at. */
  readonly coming?: boolean;
};

export type PortFace = {
  readonly name: string;
  readonly slots: readonly PortSlot[];
  readonly rum: number;
};

const SHORE = 'M190 -20L84 -20Q70 14 84 34Q96 54 82 72Q74 90 96 104Q120 112 130 150L200 160Z';

type SlotProps = { readonly slot: PortSlot; readonly x: number; readonly width: number };

const Filled = ({ middle }: { readonly middle: number }) => (
  <>
    <circle cx={middle} cy="150" r="10" fill="#0b6248" {...inked(1.8, '#fbf8ef')} />
    <path d={`M${tenth(middle - 4.5)} 150l3.5 3.8 6-7`} {...pen(2.6, '#fff')} />
  </>
);

const Slot = ({ slot, x, width }: SlotProps) => {
  const isFilled = slot.by !== undefined;
  const size = Math.min(34, width - 1);
  const middle = tenth(x + width / 2);
  return (
    <g opacity={slot.coming === true ? 0.6 : undefined}>
      <rect
        x={x}
        y="131"
        width={width}
        height="38"
        rx="4"
        fill={isFilled ? '#12283b' : 'var(--bone)'}
        strokeDasharray={isFilled ? undefined : '4 3'}
        {...inked(1.3)}
      />
      <g opacity={isFilled ? 0.55 : undefined}>
        <Piece
          name={slot.by ?? slot.wants}
          x={tenth(middle - size / 2)}
          y={150 - size / 2}
          size={size}
          colours={DARK_INK}
        />
      </g>
      {isFilled && <Filled middle={middle} />}
    </g>
  );
};

const Slots = ({ slots }: { readonly slots: readonly PortSlot[] }) => {
  const step = slotWidth(slots.length);
  const placed = slots.flatMap((slot, i) =>
    slot.across === 'right' ? [] : [{ slot, x: tenth(slotStart(i, slots.length)) }],
  );
  return (
    <>
      {placed.map(({ slot, x }) => (
        <Slot
          key={x}
          slot={slot}
          x={x}
          width={tenth((slot.across === 'left' ? 2 : 1) * step - 1.5)}
        />
      ))}
    </>
  );
};

const RumPill = ({ rum }: { readonly rum: number }) => (
  <g transform="translate(3 4)">
    <g className="tile-rum" {...ARIA_HIDDEN}>
      <rect x="9" y="32" width="48" height="28" rx="14" fill="var(--bone)" {...inked(1.4)} />
      <Piece name="rum" x={12} y={34} size={24} colours={DARK_INK} />
      <text x="45" y="52" fontSize="18" fontWeight="700" textAnchor="middle" fill="#12283b">
        {` ${rum}`}
      </text>
    </g>
  </g>
);

const Harbour = ({ name }: { readonly name: string }) => (
  <Scene>
    <Waves
      x={4}
      y={84}
      width={88}
      height={40}
      step={24}
      swell={4}
      row={13}
      strokeWidth={1.1}
      words={name}
      density={0.7}
    />
    <Waterlined coast={SHORE} edge="#12283b" />
    {townOf(name)}
    <path d="M92 94H40M52 94v9M66 94v9M80 94v9" {...pen(3.2, 'var(--ink)')} />
  </Scene>
);

/** A port tile from its upper left corner: a town, the rum it gives, its demand in the tray. */
export const PortTile = ({ name, slots, rum }: PortFace) => (
  <>
    <Harbour name={name} />
    <Tray />
    <Slots slots={slots} />
    <text
      {...ARIA_HIDDEN}
      className={`board-name port-name ${name.length > 8 ? 'long' : ''}`}
      x="13"
      y="27"
      fontWeight="800"
      fill="var(--ink)"
      stroke="var(--water)"
      strokeWidth="5"
      paintOrder="stroke"
    >
      {name}
    </text>
    <RumPill rum={rum} />
  </>
);
