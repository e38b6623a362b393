import type { PointerEvent, WheelEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { gesturesOf, newMemory } from '../src/board/use-pan-zoom.ts';

const BOX = { left: 100, top: 50, width: 400, height: 300 };

type Asked =
  | { readonly pan: { readonly x: number; readonly y: number } }
  | { readonly zoom: number; readonly about: { readonly x: number; readonly y: number } };

/** A chart that notes what is asked of it, and how far each event travels. */
const chart = ({ canPan = true, isInner = false } = {}) => {
  const asked: Asked[] = [];
  let kept = 0;
  const gestures = gesturesOf(newMemory(), {
    pan: (pan) => asked.push({ pan }),
    zoom: (about, zoom) => asked.push({ zoom, about }),
    canPan,
    isInner,
  });
  const event = <E>(fields: object): E =>
    ({
      currentTarget: { getBoundingClientRect: () => BOX },
      stopPropagation: () => {
        kept++;
      },
      ...fields,
    }) as E;
  const at = (clientX: number, clientY: number, pointerId = 1) =>
    event<PointerEvent>({ pointerId, clientX, clientY, buttons: 1 });
  return {
    gestures,
    asked,
    kept: () => kept,
    at,
    wheel: (deltaY: number) => event<WheelEvent>({ clientX: 300, clientY: 150, deltaY }),
    click: () => gestures.onClickCapture(event({})),
  };
};

describe('A chart that is moved and zoomed', () => {
  it('follows a drag from its fifth pixel on, without losing those before', () => {
    const { gestures, asked, at } = chart();

    gestures.onPointerDown(at(200, 200));
    gestures.onPointerMove(at(204, 200));
    expect(asked).toEqual([]);
    gestures.onPointerMove(at(210, 200));
    gestures.onPointerMove(at(213, 198));

    expect(asked).toEqual([{ pan: { x: 10, y: 0 } }, { pan: { x: 3, y: -2 } }]);
  });

  it('lets a click with an unsteady hand through, and stops the one that ends a drag', () => {
    const { gestures, at, click, kept } = chart();

    gestures.onPointerDown(at(200, 200));
    gestures.onPointerMove(at(203, 202));
    gestures.onPointerUp(at(203, 202));
    click();
    expect(kept()).toBe(0);

    gestures.onPointerDown(at(200, 200));
    gestures.onPointerMove(at(240, 200));
    gestures.onPointerUp(at(240, 200));
    click();
    click();
    expect(kept()).toBe(1);
  });

  it('is zoomed by two fingers about the point between them', () => {
    const { gestures, asked, at } = chart();

    gestures.onPointerDown(at(200, 150, 1));
    gestures.onPointerDown(at(300, 150, 2));
    gestures.onPointerMove(at(400, 150, 2));

    expect(asked).toEqual([{ zoom: 2, about: { x: 200, y: 100 } }]);
  });

  it('is zoomed by a wheel about where it points', () => {
    const { gestures, asked, wheel } = chart();

    gestures.onWheel(wheel(-1));
    gestures.onWheel(wheel(1));

    expect(asked).toEqual([
      { zoom: 1.25, about: { x: 200, y: 100 } },
      { zoom: 0.8, about: { x: 200, y: 100 } },
    ]);
  });

  it('takes a drag for a click while all of it is in sight', () => {
    const { gestures, asked, at, click, kept } = chart({ canPan: false });

    gestures.onPointerDown(at(200, 200));
    gestures.onPointerMove(at(260, 200));
    gestures.onPointerUp(at(260, 200));
    click();

    expect([asked, kept()]).toEqual([[], 0]);
  });

  it('keeps its gestures from the chart it lies in, where it lies in one', () => {
    const { gestures, at, wheel, kept } = chart({ isInner: true });

    gestures.onPointerDown(at(200, 200));
    gestures.onPointerMove(at(260, 200));
    gestures.onWheel(wheel(1));

    expect(kept()).toBe(3);
  });

  it('forgets a finger that was lifted', () => {
    const { gestures, asked, at } = chart();

    gestures.onPointerDown(at(200, 200));
    gestures.onPointerUp(at(200, 200));
    gestures.onPointerMove(at(260, 200));

    expect(asked).toEqual([]);
  });
});
