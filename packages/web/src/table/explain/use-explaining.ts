import { type RefObject, useEffect, useRef } from 'react';
import { type Explained, explainedAt, isSame, RESTS_MS } from '../state/explained.ts';
import type { TableState } from '../state/table-context.tsx';

/** A finger that stays this long wants to know, and does not press. */
const HOLDS_MS = 450;
/** A finger is never quite still. */
const STILL_PX = 10;

const PRESSABLE = 'button, a[href], summary, input, select, [role="button"]';

type Point = { readonly x: number; readonly y: number };
const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Shows one explanation at a time, at once or after a while. */
class Teller {
  coming: Explained | undefined;
  #timer: number | undefined;
  readonly #now: () => TableState;

  constructor(now: () => TableState) {
    this.#now = now;
  }

  at({ target }: Event): Explained | undefined {
    return target instanceof Element ? explainedAt(target, this.#now().described) : undefined;
  }

  show(next: Explained | undefined): void {
    this.cancel();
    this.coming = next;
    this.#now().explained.set(next);
  }

  showAfter(wait: number, next: Explained | undefined, then?: () => void): void {
    this.show(undefined);
    this.coming = next;
    if (next === undefined) return;
    this.#timer = window.setTimeout(() => {
      then?.();
      this.show(next);
    }, wait);
  }

  cancel(): void {
    window.clearTimeout(this.#timer);
  }
}

const isTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

/** A pointer rests from when it moved, not from when the page had time to hear of it. */
const LATEST_MS = 100;
const leftOf = (wait: number, { timeStamp }: Event): number =>
  wait - Math.min(Math.max(performance.now() - timeStamp, 0), LATEST_MS);

/** A pointer that hovers: it points without pressing. */
const listenToPointer = (root: HTMLElement, teller: Teller, signal: AbortSignal): void => {
  let lastAt: Point | undefined;
  const move = (event: PointerEvent): void => {
    if (isTouch(event)) return;
    const here = pointOf(event);
    const hasMoved = lastAt === undefined || apart(here, lastAt) > 0;
    lastAt = here;
    // What comes to lie under a pointer that nobody moves explains nothing.
    if (!hasMoved) return;
    const next = teller.at(event);
    if (!isSame(next, teller.coming)) teller.showAfter(leftOf(RESTS_MS, event), next);
  };
  const leave = (event: PointerEvent): void => {
    if (!isTouch(event)) teller.show(undefined);
  };
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerleave', leave, { signal });
};

/** A finger: it taps what cannot be pressed, and holds what can. */
const listenToFinger = (root: HTMLElement, teller: Teller, signal: AbortSignal): void => {
  let downAt: Point | undefined;
  let isHeld = false;
  const down = (event: PointerEvent): void => {
    if (!isTouch(event)) return;
    isHeld = false;
    downAt = pointOf(event);
    teller.showAfter(HOLDS_MS, teller.at(event), () => {
      isHeld = true;
    });
  };
  const move = (event: PointerEvent): void => {
    const isStill = downAt === undefined || apart(pointOf(event), downAt) <= STILL_PX;
    if (isTouch(event) && !isStill) teller.cancel();
  };
  const up = (event: PointerEvent): void => {
    if (isTouch(event) && !isHeld) teller.cancel();
  };
  const click = (event: MouseEvent): void => {
    if (isHeld) {
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const { target } = event;
    const isPressed = target instanceof Element && target.closest(PRESSABLE) !== null;
    if (isTouch(event) && !isPressed) teller.show(teller.at(event));
  };
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', () => teller.cancel(), { signal });
  root.addEventListener('click', click, { signal, capture: true });
};

/**
 * Whatever lies on the table says what it is: to a pointer that rests on it, to the focus at once, to a
 * finger that taps what cannot be pressed or holds what can. One listener for all of it, so that no
 * board has to think of it.
 */
const listen = (root: HTMLElement, now: () => TableState): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const teller = new Teller(now);
  listenToPointer(root, teller, signal);
  listenToFinger(root, teller, signal);
  root.addEventListener('focusin', (event) => teller.show(teller.at(event)), { signal });
  root.addEventListener('focusout', () => teller.show(undefined), { signal });
  return () => {
    teller.cancel();
    stop.abort();
  };
};

export const useExplaining = (table: TableState): RefObject<HTMLDivElement | null> => {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(table);
  latest.current = table;
  useEffect(() => {
    if (root.current === null) return;
    return listen(root.current, () => latest.current);
  }, []);
  return root;
};
