import { describe, expect, it } from 'vitest';
import { placeTowards } from '../../../src/table/board/arrows.ts';
import { edgeOf } from '../../../src/table/board/outside.ts';
import { centred, pinched, shifted, WHOLE } from '../../../src/table/board/pinch.ts';
import { roomFor } from '../../../src/table/layout/use-room.ts';

const grid = [0, 1, 2].flatMap((y) =>
  [0, 1, 2].map((x) => ({ item: `${x}${y}`, x: x * 100, y: y * 100 })),
);
const from = { x: 100, y: 100 };

describe('Arrows over the board', () => {
  it.each([
    ['ArrowLeft', '01'],
    ['ArrowRight', '21'],
    ['ArrowUp', '10'],
    ['ArrowDown', '12'],
  ] as const)('%s', (arrow, place) => {
    expect(placeTowards(grid, from, arrow)).toBe(place);
  });

  it('stop at the edge', () => {
    expect(placeTowards(grid, { x: 0, y: 0 }, 'ArrowUp')).toBeUndefined();
  });

  it('find a way over a ring', () => {
    const ring = [
      { item: 'north', x: 50, y: 0 },
      { item: 'east', x: 100, y: 50 },
    ];

    expect(placeTowards(ring, { x: 50, y: 0 }, 'ArrowRight')).toBe('east');
  });
});

describe('A pinched board', () => {
  const size = { x: 400, y: 400 };

  it('keeps the point between the fingers where it is', () => {
    const held = pinched(WHOLE, { x: 200, y: 100 }, 2, size);

    expect(held).toEqual({ zoom: 2, x: -200, y: -100 });
  });

  it('never shows more than the board', () => {
    expect(shifted({ zoom: 2, x: 0, y: 0 }, { x: 90, y: 90 }, size)).toEqual({
      zoom: 2,
      x: 0,
      y: 0,
    });
    expect(pinched({ zoom: 2, x: -400, y: -400 }, { x: 0, y: 0 }, 0.1, size)).toEqual({
      zoom: 1,
      x: 0,
      y: 0,
    });
  });
});

describe('The quarterdeck', () => {
  it('folds the log first, then the mat, and the prompt never', () => {
    expect(roomFor(800, 400, 180)).toBe('both');
    expect(roomFor(690, 400, 180)).toBe('line');
    expect(roomFor(683, 400, 180)).toBe('tabs');
    expect(roomFor(500, 400, 180)).toBe('buttons');
  });
});

describe('A place beside the window', () => {
  const size = { x: 400, y: 300 };

  it('stands at the edge it is furthest beyond, and at none while it is in view', () => {
    expect(edgeOf({ x: 200, y: 150 }, size)).toBeUndefined();
    expect(edgeOf({ x: 520, y: 310 }, size)).toBe('right');
    expect(edgeOf({ x: -20, y: 150 }, size)).toBe('left');
    expect(edgeOf({ x: 100, y: 390 }, size)).toBe('bottom');
    expect(edgeOf({ x: 100, y: -1 }, size)).toBe('top');
  });

  it('comes into the middle when it is asked for, as far as the chart goes', () => {
    const hold = { zoom: 2, x: 0, y: 0 };

    expect(centred(hold, { x: 200, y: 150 }, size)).toEqual({ zoom: 2, x: -200, y: -150 });
    expect(centred(hold, { x: 0, y: 0 }, size)).toEqual({ zoom: 2, x: 0, y: 0 });
  });
});
