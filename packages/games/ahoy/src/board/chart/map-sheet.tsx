import { inked, Neatline, Rose } from '@quarterdeck/board-kit/drawings';
import type { ReactNode } from 'react';
import { type Box, SPACE } from '../places/metrics.ts';

/** Bare paper by day; by night as warm, so that it is told from the sea. */
const UNCHARTED = 'light-dark(#f3ebd6, #35322a)';

const edgeOf = ({ x, y, columns, rows }: Box) => ({
  x: x * SPACE,
  y: y * SPACE,
  width: columns * SPACE,
  height: rows * SPACE,
});

/** The sheet with its margin; without one the spaces fill it. */
export const viewBoxOf = (box: Box, margin: number): string => {
  const { x, y, width, height } = edgeOf(box);
  return `${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`;
};

const gridOf = ({ x, y, columns, rows }: Box): string => {
  const right = (x + columns) * SPACE;
  const bottom = (y + rows) * SPACE;
  const down = Array.from(
    { length: columns + 1 },
    (_, i) => `M${(x + i) * SPACE} ${y * SPACE}V${bottom}`,
  );
  const across = Array.from(
    { length: rows + 1 },
    (_, i) => `M${x * SPACE} ${(y + i) * SPACE}H${right}`,
  );
  return [...down, ...across].join('');
};

type Uncharted = { readonly x: number; readonly y: number };

/** A quiet rose where nobody has been; the word stands where there is room for it. */
export const UnchartedRose = ({ x, y, word }: Uncharted & { readonly word: string }) => (
  <g className="uncharted">
    <g opacity=".55">
      <Rose
        cx={x * SPACE + SPACE}
        cy={y * SPACE + SPACE / 2}
        radius={46}
        ink="var(--ink-3)"
        fill="var(--paper-2)"
      />
    </g>
    <text
      className="board-name"
      x={x * SPACE + SPACE}
      y={y * SPACE + SPACE - 8}
      fontStyle="italic"
      textAnchor="middle"
      fill="var(--ink-2)"
    >
      {word}
    </text>
  </g>
);

/** As far as the neatline reaches out of the map. */
const NEATLINE = 12.5;

type CoordinatesProps = {
  readonly box: Box;
  /** It holds neatline, letters and figures, and nothing when spaces are all there is room for. */
  readonly margin: number;
  /** The letter of a column and the figure of a row, as the log has them. */
  readonly columnName: (x: number) => string;
  readonly rowName: (y: number) => string;
};

const Coordinates = ({ box, margin, columnName, rowName }: CoordinatesProps) => {
  const { x, y, width, height } = edgeOf(box);
  const middle = (NEATLINE + margin) / 2;
  const columns = Array.from({ length: box.columns }, (_, i) => box.x + i);
  const rows = Array.from({ length: box.rows }, (_, i) => box.y + i);
  return (
    <g
      className="board-coordinates"
      fontSize="14"
      fontWeight="700"
      textAnchor="middle"
      fill="var(--ink)"
    >
      {columns.flatMap((column) =>
        [y - middle, y + height + middle].map((line) => (
          <text key={`${column} ${line}`} x={(column + 0.5) * SPACE} y={line} dy=".35em">
            {columnName(column)}
          </text>
        )),
      )}
      {rows.flatMap((row) =>
        [x - middle, x + width + middle].map((line) => (
          <text key={`${row} ${line}`} x={line} y={(row + 0.5) * SPACE} dy=".35em">
            {rowName(row)}
          </text>
        )),
      )}
    </g>
  );
};

type SheetProps = CoordinatesProps & { readonly children: ReactNode };

/** Paper, uncharted grid, neatline, letters and figures; the regions are its children. */
export const MapSheet = ({ children, ...named }: SheetProps) => {
  const edge = edgeOf(named.box);
  const { margin } = named;
  const isBare = margin < NEATLINE;
  return (
    <>
      {!isBare && (
        <rect
          x={edge.x - margin + 0.7}
          y={edge.y - margin + 0.7}
          width={edge.width + 2 * margin - 1.4}
          height={edge.height + 2 * margin - 1.4}
          fill="var(--paper)"
          {...inked(1.4, 'var(--ink)')}
        />
      )}
      <rect {...edge} fill={UNCHARTED} />
      <path d={gridOf(named.box)} stroke="var(--rule-strong)" strokeDasharray="2 5" />
      {children}
      {!isBare && (
        <>
          <Neatline {...edge} thickness={9} bars={(named.box.columns + named.box.rows) * 3} />
          <Coordinates {...named} />
        </>
      )}
    </>
  );
};
