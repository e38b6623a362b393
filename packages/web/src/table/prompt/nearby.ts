import { useSelection } from '@quarterdeck/board-kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTable } from '../state/table-context.tsx';

type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
type Room = { readonly width: number; readonly height: number };

export type Side = 'above' | 'below' | 'left';

const GAP = 10;
const EDGE = 8;

const within = (value: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(value, room - size - EDGE));

/**
 * Where a sentence of this size stands so that one sees what it is about: above that, else left of
 * it, else below, and never beside the window.
 */
export const placeNear = (
  about: Box,
  size: Room,
  room: Room,
): { readonly side: Side; readonly left: number; readonly top: number } => {
  const middle = within(about.left + about.width / 2 - size.width / 2, size.width, room.width);
  const above = about.top - GAP - size.height;
  if (above >= EDGE) return { side: 'above', left: middle, top: above };
  const left = about.left - GAP - size.width;
  if (left >= EDGE) {
    const top = about.top + about.height / 2 - size.height / 2;
    return { side: 'left', left, top: within(top, size.height, room.height) };
  }
  const below = within(about.top + about.height + GAP, size.height, room.height);
  return { side: 'below', left: middle, top: below };
};

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

const finding = (attribute: string, value: string): Element | undefined =>
  [...document.querySelectorAll(`[${attribute}="${CSS.escape(value)}"]`)].find(isSeen);

const standNear = (box: HTMLElement, about: Element): void => {
  box.popover = 'manual';
  box.dataset['near'] = '';
  box.showPopover();
  const room = { width: window.innerWidth, height: window.innerHeight };
  const { side, left, top } = placeNear(
    about.getBoundingClientRect(),
    box.getBoundingClientRect(),
    room,
  );
  box.dataset['near'] = side;
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
};

const standInline = (box: HTMLElement): void => {
  box.removeAttribute('popover');
  delete box.dataset['near'];
};

/**
 * Puts an explanation beside what it explains, over everything else on the page, as long as that is
 * to be seen. It stays where it is in the order of the page, so that Tab leads into it.
 */
export const useNearby = (): { readonly ref: RefObject<HTMLParagraphElement | null> } => {
  const { commands } = useTable();
  const ref = useRef<HTMLParagraphElement>(null);
  const at = useSelection((selection) => selection.whyAt);
  const key = useSelection(({ why }) => (typeof why === 'object' ? why.key : undefined));
  const isOpen = useSelection(({ why }) => why !== undefined);
  const { explain } = commands;
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    if (!isOpen) {
      // A refusal is about what was tried, not about a place.
      standInline(box);
      return;
    }
    const about = (): Element | undefined => {
      if (at !== undefined) return finding('data-target', at);
      return key === undefined ? undefined : finding('data-denial', key);
    };
    const stand = (): void => {
      const found = about();
      if (found === undefined) standInline(box);
      else standNear(box, found);
    };
    stand();
    const leave = ({ target }: PointerEvent): void => {
      // What stands among the choices holds its room until the finger is up again.
      if (box.dataset['near'] === undefined) return;
      if (target instanceof Node && !box.contains(target) && about()?.contains(target) !== true)
        explain(undefined);
    };
    window.addEventListener('resize', stand);
    window.addEventListener('pointerdown', leave);
    return () => {
      window.removeEventListener('resize', stand);
      window.removeEventListener('pointerdown', leave);
    };
  }, [at, key, isOpen, explain]);
  return { ref };
};
