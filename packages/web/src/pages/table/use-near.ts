import { type RefObject, useEffect } from 'react';

/** How much nearer a board is drawn at most: its pieces are as large as at the table then. */
const NEAREST = 2.2;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** What is asked about, or all that is drawn. */
function middleOf(board: SVGSVGElement): number {
  const asked = [...board.querySelectorAll('[data-coached], [data-legal]')];
  const boxes = (asked.length > 0 ? asked : [board]).map((one) => one.getBoundingClientRect());
  const top = Math.min(...boxes.map((one) => one.top));
  const bottom = Math.max(...boxes.map((one) => one.bottom));
  return (top + bottom) / 2;
}

/** As wide as the picture, with what is asked about in the middle. */
function nearer(frame: Box, drawn: Box, middle: number): string {
  const zoom = Math.min(NEAREST, frame.width / drawn.width);
  const x = (frame.width - zoom * frame.width) / 2;
  const lowest = frame.height - zoom * (drawn.top - frame.top + drawn.height);
  const wanted = frame.height / 2 - zoom * (middle - frame.top);
  const y = Math.min(-zoom * (drawn.top - frame.top), Math.max(lowest, wanted));
  return `translate(${x}px, ${y}px) scale(${zoom})`;
}

/** A whole board would be small in a picture that is wide and low. */
export const useNear = (box: RefObject<HTMLDivElement | null>): void => {
  useEffect(() => {
    const look = (): void => {
      const board = box.current?.querySelector<SVGSVGElement>('svg.board');
      if (box.current === null || !board || board.closest('[data-zoomed]')) return;
      box.current.style.transform = '';
      const { viewBox } = board;
      const room = board.getBoundingClientRect();
      const { width, height } = viewBox.baseVal;
      const scale = Math.min(room.width / width, room.height / height);
      const drawn = {
        left: room.left + (room.width - width * scale) / 2,
        top: room.top + (room.height - height * scale) / 2,
        width: width * scale,
        height: height * scale,
      };
      const frame = box.current.getBoundingClientRect();
      box.current.style.transform = nearer(frame, drawn, middleOf(board));
    };
    // The board comes after the question, and its rings after that.
    const seen = new MutationObserver(look);
    if (box.current !== null)
      seen.observe(box.current, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['data-coached', 'data-legal'],
      });
    window.addEventListener('resize', look);
    look();
    return () => {
      seen.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [box]);
};
