import { describe, expect, it } from 'vitest';
import { placeNear } from '../../../src/table/prompt/nearby.ts';

const SIZE = { width: 300, height: 60 };
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

describe('An explanation', () => {
  it('stands above what it is about', () => {
    const tile = { left: 600, top: 400, width: 170, height: 170 };

    expect(placeNear(tile, SIZE, DESKTOP)).toEqual({ side: 'above', left: 535, top: 330 });
  });

  it('stands left of what is at the top, and below it where there is no room', () => {
    const atTop = { left: 1040, top: 20, width: 170, height: 50 };
    const narrow = { left: 10, top: 20, width: 170, height: 50 };

    expect(placeNear(atTop, SIZE, DESKTOP)).toMatchObject({ side: 'left', left: 730 });
    expect(placeNear(narrow, SIZE, PHONE)).toEqual({ side: 'below', left: 8, top: 80 });
  });

  it('never lies beside the window', () => {
    const atEdge = { left: 350, top: 400, width: 40, height: 40 };

    expect(placeNear(atEdge, SIZE, PHONE).left).toBe(390 - 300 - 8);
  });
});
