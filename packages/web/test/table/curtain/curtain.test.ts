import { type Seat, seatsOf } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../../src/hosts/host.ts';
import { nextAtScreen } from '../../../src/table/curtain/next-at-screen.ts';

const [ADA, INES] = seatsOf(2) as [Seat, Seat];
type Facts = Parameters<typeof nextAtScreen>[0];

const facts = (more: Partial<Facts>): Facts => ({
  viewer: ADA,
  question: null,
  here: { seats: [ADA, INES], asked: [] },
  outcome: null,
  ...more,
});
const asked = (seat: Seat, curtain: boolean): Facts['here'] => ({
  seats: [ADA, INES],
  asked: [{ seat, curtain }],
});
const sealed = { given: { do: 'north' } } as TableSnapshot['question'];

describe('Between two at one screen', () => {
  it('nobody moves while bots think', () => {
    expect(nextAtScreen(facts({}))).toEqual({ who: 'nobody' });
  });

  it('whoever is asked stays', () => {
    expect(nextAtScreen(facts({ here: asked(ADA, false) }))).toEqual({ who: 'nobody' });
  });

  it('a curtain hangs where the next one has secrets', () => {
    expect(nextAtScreen(facts({ here: asked(INES, true) }))).toEqual({
      who: 'seat',
      seat: INES,
      curtain: true,
      mayStay: false,
    });
  });

  it('a sealed answer may still be thought over before the next one comes', () => {
    const next = nextAtScreen(facts({ here: asked(INES, true), question: sealed }));

    expect(next).toMatchObject({ mayStay: true });
  });

  it('nobody is called after the end', () => {
    const outcome = { ranks: [1, 2], scores: [3, 1], sheet: [], because: 'RF-056' };

    expect(nextAtScreen(facts({ here: asked(INES, true), outcome }))).toEqual({ who: 'nobody' });
  });
});
