import { ARIA_HIDDEN } from '@quarterdeck/board-kit';
import { inked, type SeatColour, seatFill } from '@quarterdeck/board-kit/drawings';
import { unreachable } from '@quarterdeck/kernel';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { windowOf } from '../places/camera.ts';
import { HEIGHT, type Spot, WIDTH } from '../places/hexes.ts';
import { Piece } from '../signs/symbol.ts';

/** One thing on the ocean, as a mark on the inset chart. */
export type InsetMark = Spot & {
  readonly key: string;
  readonly kind: 'hidden' | 'wild' | 'territory' | 'ship';
  readonly colour: SeatColour | undefined;
};

const Mark = ({ x, y, kind, colour }: InsetMark) => {
  const ink = colour === undefined ? '#12283b' : seatFill(colour);
  switch (kind) {
    case 'hidden':
      return <circle cx={x} cy={y} r="26" fill="#1d4a63" {...inked(5, 'var(--bone)')} />;
    case 'wild':
      return <circle cx={x} cy={y} r="20" fill="var(--ink-2)" />;
    case 'territory':
      return (
        <circle
          cx={x}
          cy={y}
          r="36"
          fill="var(--land)"
          {...inked(colour === undefined ? 6 : 16, ink)}
        />
      );
    case 'ship':
      return (
        <path
          d={`M${x} ${y - 42}L${x + 34} ${y + 30}H${x - 34}Z`}
          fill={ink}
          strokeLinejoin="round"
          {...inked(9, 'var(--ink)')}
        />
      );
    default:
      return unreachable(kind);
  }
};

const BORDER = 5;
const AWAY = 10;

type InsetProps = {
  readonly marks: readonly InsetMark[];
  /** Where something may be done. */
  readonly legal: readonly Spot[];
  readonly shown: ReturnType<typeof windowOf>;
  readonly room: { readonly width: number; readonly height: number };
  readonly across: number;
  readonly isWhole: boolean;
  /** No room: its glass alone. */
  readonly isFolded: boolean;
  readonly label: string;
  readonly glass: string;
  readonly onLook: (spot: Spot) => void;
  readonly onGlass: () => void;
};

/** Its frame is dragged to another part of the ocean. */
const useDragging = (onLook: (spot: Spot) => void) => {
  const isHeld = useRef(false);
  const look = (event: PointerEvent<SVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onLook({
      x: ((event.clientX - box.left) / box.width) * WIDTH,
      y: ((event.clientY - box.top) / box.height) * HEIGHT,
    });
  };
  return {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      isHeld.current = true;
      look(event);
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      event.stopPropagation();
      if (isHeld.current) look(event);
    },
    onPointerUp: () => {
      isHeld.current = false;
    },
  };
};

type GlassProps = Pick<InsetProps, 'isWhole' | 'glass' | 'onGlass'> & { readonly at: Spot };

/** A drawing has no button element. */
const glassHands = ({ isWhole, glass, onGlass }: Omit<GlassProps, 'at'>) =>
  ({
    role: 'button',
    tabIndex: 0,
    'aria-label': glass,
    'aria-pressed': isWhole,
    onPointerDown: (event: PointerEvent) => event.stopPropagation(),
    onClick: onGlass,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onGlass();
    },
  }) as const;

const Glass = ({ at: { x, y }, ...props }: GlassProps) => (
  <g className="inset-glass" transform={`translate(${x} ${y})`} {...glassHands(props)}>
    <circle r="22" fill="transparent" />
    <circle className="glass-disc" r="15" />
    <Piece name="i-zoom" x={-9} y={-9} size={18} />
  </g>
);

/** The whole ocean as marks, lower right; its glass opens the whole. */
export const Inset = (props: InsetProps) => {
  const { marks, legal, shown, room, across, isWhole, isFolded, label, glass } = props;
  const { onLook, onGlass } = props;
  const isBare = isWhole || isFolded;
  const high = (across * HEIGHT) / WIDTH;
  const dragging = useDragging(onLook);
  const left = room.width - across - BORDER - AWAY;
  const top = room.height - high - BORDER - AWAY;
  return (
    <g className="inset" transform={`translate(${left} ${top})`}>
      {!isBare && (
        <>
          <rect
            className="inset-paper"
            x={-BORDER}
            y={-BORDER}
            width={across + 2 * BORDER}
            height={high + 2 * BORDER}
          />
          <svg
            width={across}
            height={high}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={label}
            {...dragging}
          >
            <rect width={WIDTH} height={HEIGHT} fill="var(--water)" />
            <path
              d={`M619 0V${HEIGHT}M0 649H${WIDTH}`}
              strokeDasharray="24 16"
              {...inked(5, 'var(--ink)')}
            />
            {marks.map((mark) => (
              <Mark {...mark} key={mark.key} />
            ))}
            <g className="inset-legal">
              {legal.map(({ x, y }) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r="46" />
              ))}
            </g>
            <g className="inset-window" {...ARIA_HIDDEN}>
              {[34, 16].map((strokeWidth) => (
                <rect
                  key={strokeWidth}
                  x={shown.left}
                  y={shown.top}
                  width={shown.across}
                  height={shown.high}
                  strokeWidth={strokeWidth}
                />
              ))}
            </g>
          </svg>
        </>
      )}
      <Glass
        at={isBare ? { x: across - 12, y: high - 12 } : { x: 0, y: 0 }}
        isWhole={isWhole}
        glass={glass}
        onGlass={onGlass}
      />
    </g>
  );
};
