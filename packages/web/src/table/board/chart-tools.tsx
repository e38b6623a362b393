import { CHART_DRAWN, useWords } from '@quarterdeck/board-kit';
import type { CSSProperties, MouseEvent, ReactElement, RefObject } from 'react';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';
import type { Outside } from './outside.ts';
import type { Hold } from './pinch.ts';

/** What moves and zooms a chart. */
const CHART_MOVES = ['further', 'up', 'nearer', 'left', 'fit', 'right', 'down'] as const;
export type ChartMove = (typeof CHART_MOVES)[number];

const STROKES: Readonly<Record<ChartMove, string>> = {
  further: 'M4 10h12',
  nearer: 'M4 10h12M10 4v12',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  left: 'M16 10H4M9 5l-5 5 5 5',
  right: 'M4 10h12M11 5l5 5-5 5',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
};

const Stroke = ({ move }: { readonly move: ChartMove }): ReactElement => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path
      d={STROKES[move]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

const KEYS: Readonly<Record<ChartMove, string>> = {
  further: '-',
  nearer: '+',
  fit: '0',
  up: 'Shift+ArrowUp',
  down: 'Shift+ArrowDown',
  left: 'Shift+ArrowLeft',
  right: 'Shift+ArrowRight',
};

/** For hands without a wheel: zoom and pan, and in the middle what fits. */
export const ChartPad = ({ onMove }: { readonly onMove: (move: ChartMove) => void }) => {
  const words = useWords(TABLE_EN);
  return (
    <fieldset className="chart-pad" aria-label={words('table.board.pad')}>
      {CHART_MOVES.map((move) => (
        <button
          key={move}
          type="button"
          data-move={move}
          aria-label={words(`table.board.moves.${move}`)}
          title={`${words(`table.board.moves.${move}`)} (${KEYS[move]})`}
          aria-keyshortcuts={KEYS[move]}
          onClick={() => onMove(move)}
        >
          <Stroke move={move} />
        </button>
      ))}
    </fieldset>
  );
};

const MOVE_TO: Readonly<Record<Outside['edge'], ChartMove>> = {
  left: 'left',
  right: 'right',
  top: 'up',
  bottom: 'down',
};

const atEdge = ({ edge, along }: Outside): CSSProperties =>
  edge === 'left' || edge === 'right' ? { top: along } : { left: along };

type ChipsProps = {
  readonly outside: readonly Outside[];
  readonly onShow: (place: Outside) => void;
};

/** Places beside the window stand at its edge, and are shown where they are wanted. */
export const EdgeChips = ({ outside, onShow }: ChipsProps): ReactElement => {
  const words = useWords(TABLE_EN);
  const { described } = useTable();
  return (
    <>
      {outside.map((place) => {
        const name = described.get(place.target)?.name ?? words('table.board.beyond');
        const [short = name] = name.split(',');
        return (
          <button
            key={place.target}
            type="button"
            className="edge-chip row"
            data-edge={place.edge}
            style={atEdge(place)}
            aria-label={words('table.board.show', { place: name })}
            onClick={() => onShow(place)}
          >
            <span>{short}</span>
            <Stroke move={MOVE_TO[place.edge]} />
          </button>
        );
      })}
    </>
  );
};

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

type InsetProps = {
  readonly hold: Hold;
  readonly frame: RefObject<HTMLElement | null>;
  /** A spot of the whole chart, in pixels of the frame. */
  readonly onLook: (spot: { readonly x: number; readonly y: number }) => void;
};

/** The whole chart at a glance, with the window that is shown; for eyes and thumbs alone. */
export const ChartInset = ({ hold, frame, onLook }: InsetProps): ReactElement | undefined => {
  const { current } = frame;
  const viewBox = current?.querySelector('[data-view-box]')?.getAttribute('data-view-box');
  if (current === null || viewBox == null || hold.zoom <= 1) return undefined;
  const size = { x: current.clientWidth, y: current.clientHeight };
  const look = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onLook({ x: ((clientX - left) / width) * size.x, y: ((clientY - top) / height) * size.y });
  };
  const shown = {
    left: percent(-hold.x / hold.zoom / size.x),
    top: percent(-hold.y / hold.zoom / size.y),
    width: percent(1 / hold.zoom),
    height: percent(1 / hold.zoom),
  };
  return (
    <button
      type="button"
      className="chart-inset"
      style={{ aspectRatio: `${size.x} / ${size.y}` }}
      tabIndex={-1}
      aria-hidden="true"
      onClick={look}
    >
      <svg viewBox={viewBox} aria-hidden="true">
        <use href={`#${CHART_DRAWN}`} />
      </svg>
      <i style={shown} />
    </button>
  );
};
