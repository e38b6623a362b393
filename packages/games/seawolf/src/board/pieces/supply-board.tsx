import { DARK_INK, inked } from '@quarterdeck/board-kit/drawings';
import { Piece } from '../signs/symbol.ts';
import type { Good } from './pieces.ts';

export type SupplyField = { readonly minPlayers: number; readonly good: Good };
export type SupplyRow = { readonly good: Good; readonly fields: readonly SupplyField[] };

type SupplyBoardProps = { readonly width: number; readonly rows: readonly SupplyRow[] };

const FIELD = 24;

/** The printed side: fields from the one that leaves first; ends marked with their player count. */
export const SupplyBoard = ({ width, rows }: SupplyBoardProps) => {
  const most = Math.max(...rows.map(({ fields }) => fields.length));
  const sheet = most * FIELD + 16;
  return (
    <svg width={width} viewBox={`0 0 ${sheet} ${rows.length * 34 + 14}`} aria-hidden="true">
      <rect
        x="1.5"
        y="1.5"
        width={sheet - 3}
        height={rows.length * 34 + 11}
        rx="8"
        fill="#f3ebd6"
        {...inked(2.4)}
      />
      {rows.map((row, r) =>
        row.fields
          .map((field, i) => ({ field, x: 8 + i * FIELD, y: 9 + r * 34 }))
          .map(({ field, x, y }) => (
            <g key={x}>
              <rect
                x={x + 1}
                y={y}
                width={FIELD - 2}
                height="30"
                rx="3"
                fill="#fbf8ef"
                strokeDasharray={field.minPlayers > 2 ? '3 2' : undefined}
                {...inked(1.2)}
              />
              <Piece name={field.good} x={x + 2} y={y + 1} size={20} colours={DARK_INK} />
              {field.minPlayers > 2 && (
                <text
                  x={x + FIELD / 2}
                  y={y + 28.5}
                  fontSize="9.5"
                  fontWeight="700"
                  textAnchor="middle"
                  fill="#12283b"
                >
                  {field.minPlayers}+
                </text>
              )}
            </g>
          )),
      )}
    </svg>
  );
};
