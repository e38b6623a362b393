import { describe, expect, it } from 'vitest';
import { alternating, type Clocks, median } from '../src/measure.ts';

/** A machine whose clocks move only when somebody works. */
function machine(): Clocks & { readonly work: (millis: number, wall?: number) => () => number } {
  let processor = 0;
  let wall = 0;
  return {
    processor: () => processor,
    wall: () => wall,
    work:
      (millis, outside = millis) =>
      () => {
        processor += millis;
        wall += outside;
        return 1;
      },
  };
}

describe('The median', () => {
  it('is the middle figure, or between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 7])).toBe(6);
    expect(median([])).toBeNaN();
  });
});

describe('A measurement', () => {
  it('gives units a second, and how many times faster one is than the other', () => {
    const clocks = machine();
    const works = { ours: clocks.work(1), theirs: clocks.work(20) };

    const { rates, ratios } = alternating(works, { rounds: 5, millis: 100 }, clocks);

    expect(rates).toEqual({ ours: 1000, theirs: 50 });
    expect(ratios('ours', 'theirs')).toBe(20);
  });

  it('counts what the process had of the processor, not what others took', () => {
    const clocks = machine();
    const works = { alone: clocks.work(1), disturbed: clocks.work(1, 2) };

    const { rates } = alternating(works, { rounds: 5, millis: 100 }, clocks);

    expect(rates).toEqual({ alone: 1000, disturbed: 1000 });
  });

  it('cuts a round short where others take nearly all of the processor', () => {
    const clocks = machine();

    alternating({ starved: clocks.work(1, 50) }, { rounds: 5, millis: 100 }, clocks);

    expect(clocks.wall()).toBe(7 * 250);
  });

  it('looks at the clock less often where a work is short, since a look takes time too', () => {
    const clocks = machine();
    let looks = 0;
    const costly: Clocks = {
      ...clocks,
      processor: () => {
        looks++;
        return clocks.processor();
      },
    };

    const { rates } = alternating({ short: clocks.work(0.01) }, { rounds: 5, millis: 100 }, costly);

    expect(rates.short).toBeCloseTo(100_000);
    expect(looks).toBeLessThan(7 * 200);
  });

  it('takes the median: one bad round changes nothing', () => {
    const clocks = machine();
    let calls = 0;
    const now = clocks.work(10);
    const slow = clocks.work(90);
    const uneven = () => {
      calls++;
      return calls === 30 ? slow() : now();
    };

    const { rates } = alternating({ uneven }, { rounds: 5, millis: 100 }, clocks);

    expect(rates.uneven).toBe(100);
  });

  it('lets each begin a round in turn, and counts no round that only warms up', () => {
    const clocks = machine();
    const order: string[] = [];
    const named = (name: string) => () => {
      order.push(name);
      return clocks.work(1)();
    };

    alternating({ a: named('a'), b: named('b') }, { rounds: 2, millis: 1 }, clocks);

    expect(order.join('')).toBe('abbaabba');
  });
});
