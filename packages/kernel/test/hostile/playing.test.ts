import { at, type Seat } from '@quarterdeck/kernel';
import { IllegalChoice, type Match } from '@quarterdeck/kernel/engine';
import type { Kinds } from '@quarterdeck/reef';
import { matchesAt, table } from '@quarterdeck/reef/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anything, HOSTILE, survives } from '../pack/garbage.ts';
import { mutated } from './mutations.ts';

const POSITIONS: readonly Match<Kinds>[] = [
  'round/plan',
  'diving/choose',
  'storm/charms',
  'pearl/pick',
].map((step) => at(matchesAt(step), 0));
const position = fc.constantFrom(...POSITIONS);

const CODES = ['not-asked', 'denied', 'not-offered'];

/** Refused with a code and a sentence, soon, and the match is as it was. */
function refusesToPlay(match: Match<Kinds>, seat: unknown, choice: unknown): void {
  const before = table.hash(match);
  let refused: unknown;
  survives(() => {
    try {
      table.play(match, seat as Seat, choice);
    } catch (problem) {
      refused = problem;
      throw problem;
    }
  }, choice);
  expect(refused).toBeInstanceOf(IllegalChoice);
  expect(CODES).toContain((refused as IllegalChoice).code);
  expect((refused as IllegalChoice).message).toMatch(/expected|asked|forbids/i);
  expect(table.hash(match)).toBe(before);
}

const trap = (): never => {
  throw new Error('a getter was called');
};

describe('play', () => {
  it('refuses anything that is no offer, from whoever is asked', () => {
    fc.assert(
      fc.property(position, anything, (match, choice) => {
        refusesToPlay(match, at(table.asked(match), 0).seat, choice);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses any seat that is none, whatever it offers to do', () => {
    const isNoSeat = (value: unknown): boolean =>
      typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 3;
    fc.assert(
      fc.property(position, anything.filter(isNoSeat), anything, (match, seat, choice) => {
        refusesToPlay(match, seat, choice);
        refusesToPlay(match, seat, { do: 'leave' });
        refusesToPlay(match, seat, at(table.choices(match, at(table.asked(match), 0).seat), 0));
      }),
      { numRuns: 200 },
    );
  });

  it.each(HOSTILE)('refuses %s, as a choice, as a field, in a list and as a seat', (_, value) => {
    for (const match of POSITIONS) {
      const { seat } = at(table.asked(match), 0);
      refusesToPlay(match, seat, value);
      refusesToPlay(match, seat, { do: 'plan', pools: value });
      refusesToPlay(match, seat, { do: 'plan', pools: [value] });
      refusesToPlay(match, seat, { do: value });
      refusesToPlay(match, value, { do: 'stay' });
    }
  });

  it('calls no getter of what it is given', () => {
    for (const match of POSITIONS) {
      const { seat } = at(table.asked(match), 0);
      const choice = at(table.choices(match, seat), 0);
      refusesToPlay(match, seat, Object.defineProperty({}, 'do', { enumerable: true, get: trap }));
      refusesToPlay(
        match,
        seat,
        Object.defineProperty({ ...choice }, 'x', { enumerable: true, get: trap }),
      );
    }
  });

  it('takes a mutated offer only if it is an offer still', () => {
    const attempts = position.chain((match) => {
      const { seat } = at(table.asked(match), 0);
      const offers = table.choices(match, seat);
      return fc.record({
        match: fc.constant(match),
        seat: fc.constant(seat),
        choice: fc.constantFrom(...offers).chain(mutated),
      });
    });
    fc.assert(
      fc.property(attempts, ({ match, seat, choice }) => {
        const clone = table.clone(match);
        try {
          table.play(clone, seat, choice);
        } catch {
          refusesToPlay(match, seat, choice);
          return;
        }
        expect(table.choices(match, seat)).toContainEqual(choice);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses an offer with a field too many', () => {
    for (const match of POSITIONS) {
      const { seat } = at(table.asked(match), 0);
      const choice = at(table.choices(match, seat), 0);
      refusesToPlay(match, seat, { ...choice, extra: 1 });
      refusesToPlay(match, seat, JSON.parse(`{"__proto__":1,${JSON.stringify(choice).slice(1)}`));
    }
  });
});

describe('asking about a seat that is none', () => {
  it('is answered with nothing', () => {
    fc.assert(
      fc.property(position, anything, (match, garbage) => {
        fc.pre(typeof garbage !== 'number');
        const seat = garbage as Seat;
        const before = table.hash(match);

        expect(table.choices(match, seat)).toEqual([]);
        expect(table.explain(match, seat)).toEqual([]);
        expect(table.asides(match, seat)).toEqual([]);
        expect(table.mayAnswer(match, seat)).toBe(false);
        table.withdraw(match, seat);
        expect(table.hash(match)).toBe(before);
      }),
      { numRuns: 200 },
    );
  });
});
