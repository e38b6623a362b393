import type { Target } from '@quarterdeck/board-kit';
import type { Spot } from './flights.ts';

/** Finds what a motion names in the page, wherever the board has drawn it. */
export type PageLocator = {
  readonly pieceOf: (target: Target) => Element | undefined;
  /** The middle of a place or piece; of the board where nothing is named. */
  readonly spotOf: (target: Target | undefined) => Spot | undefined;
};

export const centreOf = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** How many pixels of the window one unit of the drawing is. */
export const scaleOf = (element: Element): number =>
  element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) || 1 : 1;

export const pageLocator = (root: () => HTMLElement | null): PageLocator => {
  const find = (selector: string): Element | undefined =>
    root()?.querySelector(selector) ?? undefined;
  const placeOf = (target: Target): Element | undefined =>
    find(`[data-target="${CSS.escape(target)}"]`);
  const pieceOf = (target: Target): Element | undefined =>
    find(`[data-piece="${CSS.escape(target)}"]`) ?? placeOf(target);
  return {
    pieceOf,
    spotOf: (target) => {
      const element =
        target === undefined ? find('[data-area="board"]') : (placeOf(target) ?? pieceOf(target));
      return element && centreOf(element);
    },
  };
};
