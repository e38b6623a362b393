import { considered, useSelection, useStore, useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { type KeyboardEvent, type RefObject, useDeferredValue, useRef } from 'react';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';
import { isArrow, placeTowards } from './arrows.ts';
import { ChartInset, type ChartMove, ChartPad, EdgeChips } from './chart-tools.tsx';
import { useCloseUp } from './close-up.ts';
import { DiceTray } from './dice-tray.tsx';
import { ForeseenBadge } from './foreseen-badge.tsx';
import { useOutside } from './outside.ts';
import { centred, type Hold, usePinch, zoomOf } from './pinch.ts';
import { useChartMoves } from './use-chart-moves.ts';

const placesIn = (frame: HTMLElement) =>
  [...frame.querySelectorAll<HTMLElement | SVGElement>('[data-target]')].map((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return { item, x: left + width / 2, y: top + height / 2 };
  });

/** From the frame itself the first step goes to what glows, else to the first place. */
const step = (frame: HTMLElement, event: KeyboardEvent): HTMLElement | SVGElement | undefined => {
  const places = placesIn(frame);
  const here = places.find(({ item }) => item === document.activeElement);
  if (here !== undefined && isArrow(event.key)) return placeTowards(places, here, event.key);
  if (here !== undefined) return undefined;
  const glowing = places.find(({ item }) => item.hasAttribute('data-legal'));
  return (glowing ?? places[0])?.item;
};

/** The drawing from the position alone; what is considered comes as its future. */
const Drawing = ({ small }: { readonly small: boolean }) => {
  const { kit, scene, question, preview } = useTable();
  const offer = useSelection((selection) => considered(question, selection));
  const future = useStore(preview, (now) => now);
  const { Board } = kit;
  return (
    <Board
      scene={scene}
      small={small}
      considered={offer?.choice}
      preview={future !== undefined && future.key === offer?.key ? future.view : undefined}
    />
  );
};

/**
 * In a browser the question can be read before the board is drawn, and neither holds up the other.
 * On Node there is no second drawing.
 */
const DRAWS_AT_ONCE = typeof document === 'undefined';

type ToolsProps = {
  readonly small: boolean;
  readonly hold: Hold;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onMove: (move: ChartMove) => void;
  readonly onLook: (spot: { readonly x: number; readonly y: number }) => void;
};

/** A pad beside a desk; a phone is moved by the thumb, and shows the whole in a corner. */
const ChartTools = ({ small, hold, frame, onMove, onLook }: ToolsProps) => {
  if (!small) return <ChartPad onMove={onMove} />;
  return <ChartInset hold={hold} frame={frame} onLook={onLook} />;
};

const sizeOf = (frame: HTMLElement | null) => ({
  x: frame?.clientWidth ?? 1,
  y: frame?.clientHeight ?? 1,
});

export const BoardFrame = ({ small }: { readonly small: boolean }) => {
  const words = useWords(TABLE_EN);
  const { kit, panel } = useTable();
  const frame = useRef<HTMLElement>(null);
  const pinch = usePinch();
  const { hold, hands, zoom, show } = pinch;
  const isDrawn = useDeferredValue(true, DRAWS_AT_ONCE);
  const wide = kit.nearWidth?.[small ? 'phone' : 'wide'];
  useCloseUp(frame, wide, hold, show);
  const move = useChartMoves(frame, wide, pinch);
  const outside = useOutside(frame, hold);
  const walk = (event: KeyboardEvent): void => {
    const nearer = wide === undefined ? zoomOf(event.key) : undefined;
    if (nearer !== undefined) zoom(nearer, sizeOf(frame.current));
    if (frame.current === null || !isArrow(event.key) || event.shiftKey) return;
    event.preventDefault();
    step(frame.current, event)?.focus();
  };
  const lookAt = (spot: { readonly x: number; readonly y: number }): void =>
    show(centred(hold, spot, sizeOf(frame.current)));
  const style = { transform: `translate(${hold.x}px, ${hold.y}px) scale(${hold.zoom})` };
  return (
    <section
      ref={frame}
      className="board-frame centred"
      data-zoomed={hold.zoom > 1 ? '' : undefined}
      data-area="board"
      aria-label={words('table.areas.board')}
      onKeyDown={walk}
      {...AS_AREA}
      {...hands}
    >
      <div className="board-hold centred" style={hold.zoom > 1 ? style : undefined}>
        {isDrawn && <Drawing small={small} />}
      </div>
      {wide !== undefined && (
        <ChartTools small={small} hold={hold} frame={frame} onMove={move} onLook={lookAt} />
      )}
      <EdgeChips outside={outside} onShow={lookAt} />
      <ForeseenBadge frame={frame} />
      <DiceTray />
      <button
        type="button"
        className="board-in-words centred"
        aria-label={words('table.board.inWords')}
        title={words('table.board.inWords')}
        onClick={() => panel.set({ kind: 'words' })}
      >
        <Icon name="i-eye" size={20} />
      </button>
    </section>
  );
};

/** Arrows walk over the board once it has the focus. */
const AS_AREA = { tabIndex: 0 } as const;
