import { fixed, HIDDEN, HIDDEN_WORD, int, late, list, maybe, record } from '@quarterdeck/kernel';
import { parse } from '@quarterdeck/kernel/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closureClone, generatedClone } from '../../src/schema/clone.ts';
import { closureRedact, generatedRedact } from '../../src/schema/redact.ts';
import { closureWire, generatedWire } from '../../src/schema/wire.ts';
import { anySample, anyViewer } from './random-schema.ts';

const declared = anySample.chain(({ schema, value }) =>
  fc.record({ schema: fc.constant(schema), value }),
);
const RUNS = { numRuns: 400 };

/** Every object and list in a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

/** Whether a view says the same as the truth, or nothing, at every place. */
function agrees(seen: unknown, truth: unknown): boolean {
  if (seen === HIDDEN || seen === HIDDEN_WORD) return true;
  if (Array.isArray(seen) && Array.isArray(truth))
    return seen.length === truth.length && seen.every((item, i) => agrees(item, truth[i]));
  if (typeof seen === 'object' && seen !== null) {
    // A hidden maybe of a record is a record of holes, whether there is one or not.
    const fields: Record<string, unknown> = { ...(truth ?? {}) };
    return Object.entries(seen).every(([name, item]) =>
      truth === null ? agrees(item, undefined) : agrees(item, fields[name]),
    );
  }
  return seen === truth;
}

describe('Copies of random values of random declarations', () => {
  it('clone: generated code and closures give equal values that share nothing', () => {
    fc.assert(
      fc.property(declared, ({ schema, value }) => {
        const copies = [generatedClone(schema)(value), closureClone(schema)(value)];

        for (const copy of copies) {
          expect(copy).toEqual(value);
          const parts = new Set(partsOf(value));
          expect(partsOf(copy).some((part) => parts.has(part))).toBe(false);
          expect(JSON.stringify(copy)).toBe(JSON.stringify(copies[0]));
        }
      }),
      RUNS,
    );
  });

  it('redaction: generated code and closures hide the same from every viewer', () => {
    fc.assert(
      fc.property(declared, anyViewer, ({ schema, value }, viewer) => {
        const seen = generatedRedact(schema)(value, viewer);

        expect(JSON.stringify(closureRedact(schema)(value, viewer))).toBe(JSON.stringify(seen));
        expect(agrees(seen, value)).toBe(true);
      }),
      RUNS,
    );
  });

  it('redaction: a view seen again by the same viewer stays as it is', () => {
    fc.assert(
      fc.property(declared, anyViewer, ({ schema, value }, viewer) => {
        const see = generatedRedact(schema);
        const seen = see(value, viewer);

        expect(see(seen, viewer)).toEqual(seen);
      }),
      RUNS,
    );
  });

  const twoOfOne = anySample.chain(({ schema, value }) =>
    fc.record({ schema: fc.constant(schema), before: value, after: value }),
  );

  it('what is sent of a view is the view without printed facts, whatever it shares', () => {
    fc.assert(
      fc.property(twoOfOne, anyViewer, anyViewer, ({ schema, before, after }, viewer, other) => {
        const bare = generatedClone(schema, 'saved');
        const sent = JSON.stringify(bare(generatedRedact(schema)(after, viewer)));

        for (const wire of [generatedWire(schema), closureWire(schema)]) {
          const known = wire(before, viewer);
          const like = wire(after, other, wire(before, other));
          const text = JSON.stringify(known);
          expect(JSON.stringify(wire(after, viewer))).toBe(sent);
          expect(JSON.stringify(wire(after, viewer, known))).toBe(sent);
          expect(JSON.stringify(wire(after, viewer, known, like))).toBe(sent);
          expect(JSON.stringify(known)).toBe(text);
        }
      }),
      RUNS,
    );
  });

  it('what is sent again of a value that stayed is the same object', () => {
    fc.assert(
      fc.property(declared, anyViewer, ({ schema, value }, viewer) => {
        const wire = generatedWire(schema);
        const known = wire(value, viewer);
        expect(wire(generatedClone(schema)(value), viewer, known)).toBe(known);
      }),
      RUNS,
    );
  });

  it('a view comes through JSON and the parser unchanged', () => {
    fc.assert(
      fc.property(declared, anyViewer, ({ schema, value }, viewer) => {
        const seen = generatedRedact(schema)(value, viewer);

        expect(parse(schema, JSON.parse(JSON.stringify(seen)), { holes: true })).toEqual(seen);
      }),
      RUNS,
    );
  });
});

describe('Printed facts', () => {
  const STATE = record({ open: { printed: fixed<{ readonly name: string }>(), round: int } });
  const state = { printed: { name: 'Reef' }, round: 2 };

  it.each([
    ['generated code', generatedClone],
    ['closures', closureClone],
  ])('are shared by copies and left out of saves (%s)', (_, clone) => {
    expect(clone(STATE)(state).printed).toBe(state.printed);
    expect(clone(STATE, 'saved')(state)).toEqual({ round: 2 });
  });
});

describe('A field that was declared late', () => {
  const schema = record({ open: { wind: int, seen: late(list(int)), rum: int } });
  const older = { wind: 1, seen: null, rum: 2 };
  const newer = { wind: 1, seen: [3], rum: 2 };

  it('is left out of what is saved where a match does not have it', () => {
    for (const clone of [generatedClone, closureClone]) {
      const save = clone(schema, 'saved');

      expect(JSON.stringify(save(older))).toBe('{"wind":1,"rum":2}');
      expect(JSON.stringify(save(newer))).toBe('{"wind":1,"rum":2,"seen":[3]}');
    }
  });

  it('is null where it is read without it, and a copy has it', () => {
    expect(parse(schema, { wind: 1, rum: 2 })).toEqual(older);
    expect(generatedClone(schema)(older)).toEqual(older);
    expect(closureClone(schema)(older)).toEqual(older);
  });

  it('has no null of its own', () => {
    expect(() => late(maybe(int))).toThrow('late: null means that a match does not have it');
  });
});
