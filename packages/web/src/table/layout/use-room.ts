import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What the prompt leaves room for: mat and log, mat and the last line, or one at a time. */
export type Room = 'both' | 'line' | 'tabs';

const LEAST_LOG = 120;
const LEAST_LINE = 44;
const GAP = 20;

export const roomFor = (rail: number, prompt: number, mat: number): Room => {
  const left = rail - prompt - mat - GAP;
  if (left >= LEAST_LOG) return 'both';
  return left >= LEAST_LINE ? 'line' : 'tabs';
};

/** The prompt never gives way: it is measured, and the rest arranges itself. */
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
      const mat = element.querySelector<HTMLElement>('.own-mat');
      if (mat !== null) matHeight.current = mat.scrollHeight;
      setRoom(roomFor(element.clientHeight, prompt?.offsetHeight ?? 0, matHeight.current));
    };
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    measure();
    return () => observer.disconnect();
  });
  return { rail, room };
};
