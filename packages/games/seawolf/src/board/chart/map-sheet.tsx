import { inked, Neatline } from '@quarterdeck/board-kit/drawings';
import type { ReactNode } from 'react';
import { COLUMN_LETTERS } from '../../words/names.ts';
import type { Direction } from '../pieces/pieces.ts';
import { GAP, MARGIN, sheetSize, TILE, tileStart } from '../places/metrics.ts';

type SheetProps = {
  readonly columns: number;
  /** Tiles alone: no neatline, no coordinates. */
  readonly isBare: boolean;
  readonly children: ReactNode;
};

const lines = (columns: number): string =>
  Array.from({ length: columns - 1 }, (_, i) => {
    const at = tileStart(i + 1) - GAP / 2;
    const end = sheetSize(columns) - MARGIN;
    return `M${at} ${MARGIN}V${end}M${MARGIN} ${at}H${end}`;
  }).join('');

const Coordinates = ({ columns }: { readonly columns: number }) => {
  const size = sheetSize(columns);
  return (
    <g
      className="board-coordinates"
      fontSize="13"
      fontWeight="700"
      textAnchor="middle"
      fill="var(--ink)"
    >
      {COLUMN_LETTERS.slice(0, columns).map((letter, i) => {
        const middle = tileStart(i) + TILE / 2;
        return (
          <g key={letter}>
            <text x={middle} y="15">
              {letter}
            </text>
            <text x={middle} y={size - 6}>
              {letter}
            </text>
            <text x="11" y={middle + 5}>
              {i + 1}
            </text>
            <text x={size - 11} y={middle + 5}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
};

/** Paper, neatline, letters and figures; the tiles are its children. */
export const MapSheet = ({ columns, isBare, children }: SheetProps) => {
  const size = sheetSize(columns);
  const inner = size - 2 * MARGIN + 2;
  const edge = { x: MARGIN - 1, y: MARGIN - 1, width: inner, height: inner };
  if (isBare)
    return (
      <>
        {children}
        <path d={lines(columns)} {...inked(2.2, 'var(--ink)')} />
        <rect {...edge} fill="none" stroke="var(--ink)" strokeWidth="2.2" />
      </>
    );
  return (
    <>
      <rect
        x=".7"
        y=".7"
        width={size - 1.4}
        height={size - 1.4}
        fill="var(--paper)"
        {...inked(1.4, 'var(--ink)')}
      />
      {children}
      <path d={lines(columns)} {...inked(2.2, 'var(--ink)')} />
      <Neatline {...edge} thickness={9} bars={columns * 8} />
      <Coordinates columns={columns} />
    </>
  );
};

const TURN: Record<Direction, number> = { north: 270, east: 0, south: 90, west: 180 };

type ChevronsProps = { readonly columns: number; readonly wind: Direction };

/** The wind, as brass chevrons in the margin it blows to. */
export const WindChevrons = ({ columns, wind }: ChevronsProps) => {
  const size = sheetSize(columns);
  const marks = Array.from({ length: columns }, (_, i) => tileStart(i) + TILE / 2).flatMap(
    (middle) => [middle - 44, middle + 44],
  );
  return (
    <g transform={`rotate(${TURN[wind]} ${size / 2} ${size / 2})`}>
      <path
        d={marks.map((at) => `M${size - 17} ${at - 8}l12 8-12 8Z`).join('')}
        fill="var(--brass-fill)"
        strokeLinejoin="round"
        {...inked(1.2, 'var(--ink)')}
      />
    </g>
  );
};
