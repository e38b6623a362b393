import { type RefObject, useLayoutEffect, useRef } from 'react';

type Numbers = readonly number[];

const numbersIn = (viewBox: string): Numbers => viewBox.split(' ').map(Number);

const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'none' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** As long as a ship sails over one space. */
const MS = 620;

const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** A map that has grown glides to its new size; the first one stands at once. */
export const useAnimatedSize = (
  chart: RefObject<SVGSVGElement | null>,
  viewBox: string,
  /** On a phone the frame glides. */
  small: boolean,
): void => {
  const shown = useRef<Numbers>(undefined);
  useLayoutEffect(() => {
    const element = chart.current;
    const from = shown.current;
    const to = numbersIn(viewBox);
    shown.current = to;
    if (element === null || from === undefined || small || isStill()) return;
    if (from.join() === to.join()) return;
    const begun = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = eased(Math.min(1, (now - begun) / MS));
      const between = to.map((end, i) => (from[i] ?? end) + (end - (from[i] ?? end)) * part);
      shown.current = between;
      element.setAttribute('viewBox', between.join(' '));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    element.setAttribute('viewBox', from.join(' '));
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [chart, viewBox, small]);
};
