import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * What the prompt leaves room for: mat and log, mat and the last line, one at a time, or no more
 * than a button for each.
 */
export type Room = 'both' | 'line' | 'tabs' | 'buttons';

/** Its tabs and two lines. */
const LEAST_LOG = 88;
const LEAST_LINE = 52;
const LEAST_TAB = 150;
/** Between the three, round them, and over the prompt's tab. */
const GAP = 52;

export const roomFor = (rail: number, prompt: number, mat: number): Room => {
  const left = rail - prompt - mat - GAP;
  if (left >= LEAST_LOG) return 'both';
  if (left >= LEAST_LINE) return 'line';
  return rail - prompt - GAP >= LEAST_TAB ? 'tabs' : 'buttons';
};

/** What the prompt takes from the others: not what it covers of them, for which its margin is negative. */
const heightOf = (prompt: HTMLElement): number =>
  prompt.offsetHeight + Math.min(0, Number.parseFloat(getComputedStyle(prompt).marginBottom));

/** The prompt has its height whatever is asked, so that mat and log stay where they are. */
export const useRoom = (): {
  readonly rail: RefObject<HTMLElement | null>;
  readonly room: Room;
} => {
  const rail = useRef<HTMLElement>(null);
  const matHeight = useRef(0);
  const [room, setRoom] = useState<Room>('both');
  useLayoutEffect(() => {
    const element = rail.current;
    if (element === null) return;
    const measure = (): void => {
      const prompt = element.querySelector<HTMLElement>('.prompt');
      // Inside a tab it has another frame: only what it was on its own counts.
      const mat = element.querySelector<HTMLElement>(':scope > .own-mat');
      if (mat !== null) matHeight.current = mat.offsetHeight;
      const taken = prompt === null ? 0 : heightOf(prompt);
      setRoom(roomFor(element.clientHeight, taken, matHeight.current));
    };
    const observer = new ResizeObserver(measure);
    // An observer tells of each thing once when it begins to look, before anything is painted.
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  });
  return { rail, room };
};
