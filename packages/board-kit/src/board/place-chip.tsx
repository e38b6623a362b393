import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { Target } from '../contract/board-contract.ts';
import { ARIA_HIDDEN } from './aria-hidden.ts';
import { useChip, useMark } from './marks.ts';

/** On the screen, whatever the drawing's own units are. */
const RADIUS_PX = 11;
/** With its line. */
const RIM_PX = RADIUS_PX + 1;

/** It is drawn beside its place, not in it: the figure is no part of the place's name. */
const onOf = (group: SVGGElement): SVGGraphicsElement | null =>
  group.previousElementSibling instanceof SVGGraphicsElement ? group.previousElementSibling : null;

/** Where at the left of its place, so that it hides nothing: `over` lies half beside it. */
export type ChipCorner = 'top' | 'bottom' | 'over';

/** In a corner of what it stands on, which is known once that is drawn. */
const cornerOf = (group: SVGGElement, corner: ChipCorner): string | undefined => {
  const space = onOf(group);
  const matrix = space?.getScreenCTM();
  const frame = group.ownerSVGElement?.getBoundingClientRect();
  if (space === null || matrix === null || matrix === undefined || frame === undefined)
    return undefined;
  if (matrix.a <= 0) return undefined;
  const { x, y, height } = space.getBBox();
  const size = 1 / matrix.a;
  const inset = corner === 'over' ? 0 : RADIUS_PX * size;
  const down = corner === 'bottom' ? height - inset : inset;
  const at = new DOMPoint(x + inset, y + down).matrixTransform(matrix);
  // What lies at the edge of the drawing has its figure inside it, whole.
  const left = Math.max(0, frame.left + RIM_PX - at.x) * size;
  const top = Math.max(0, frame.top + RIM_PX - at.y) * size;
  return `translate(${x + inset + left} ${y + down + top}) scale(${size})`;
};

const waiting = new Map<SVGGElement, ChipCorner>();

/** All are measured before one is moved: a drawing that is measured after each is laid out for each. */
const putAll = (): void => {
  const corners = [...waiting].map(([group, corner]) => [group, cornerOf(group, corner)] as const);
  waiting.clear();
  for (const [group, transform] of corners)
    if (transform !== undefined) group.setAttribute('transform', transform);
};

/** At once, with all others that are drawn in this moment: before anything is painted. */
const put = (group: SVGGElement, corner: ChipCorner): void => {
  if (waiting.size === 0) queueMicrotask(putAll);
  waiting.set(group, corner);
};

type PlaceChipProps = { readonly target: Target; readonly corner?: ChipCorner | undefined };
type ChipProps = PlaceChipProps & { readonly figure: number };

const Chip = ({ target, figure, corner = 'top' }: ChipProps) => {
  const mark = useMark(target);
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      if (group.current !== null) put(group.current, corner);
    };
    place();
    window.addEventListener('resize', place);
    // A chart that is zoomed is not drawn anew: the page scales what holds it.
    const zoomed = new MutationObserver(place);
    const hold = group.current?.closest('.board-hold');
    if (hold != null) zoomed.observe(hold, { attributeFilter: ['style'] });
    return () => {
      window.removeEventListener('resize', place);
      zoomed.disconnect();
    };
  }, [corner]);
  return (
    <g ref={group} className="place-chip" data-mark={mark} {...ARIA_HIDDEN}>
      <circle r={RADIUS_PX} />
      <text textAnchor="middle" dy="0.35em">
        {figure}
      </text>
    </g>
  );
};

/** The figure that the button of this place has, so that one finds the other. */
export const PlaceChip = ({ target, corner }: PlaceChipProps): ReactElement | undefined => {
  const figure = useChip(target);
  return figure === undefined ? undefined : (
    <Chip target={target} figure={figure} corner={corner} />
  );
};
