import {
  type AnySchema,
  flag,
  id,
  int,
  list,
  maybe,
  record,
  type Schema,
  seat,
  type Viewer,
  word,
} from '@quarterdeck/kernel';
import fc from 'fast-check';

/** A declaration, and values that fit it. */
export type Sample = { readonly schema: Schema<unknown>; readonly value: fc.Arbitrary<unknown> };

const WORDS = ['calm', 'gale', 'fog'] as const;
const SEATS = 4;

const sample = (schema: AnySchema, value: fc.Arbitrary<unknown>): Sample => ({
  schema: schema as Schema<unknown>,
  value,
});

const hideableScalar: fc.Arbitrary<Sample> = fc.constantFrom(
  sample(int, fc.integer({ min: 0, max: 99 })),
  sample(id('thing'), fc.nat(20)),
  sample(word(WORDS), fc.constantFrom(...WORDS)),
);
const scalar: fc.Arbitrary<Sample> = fc.oneof(
  hideableScalar,
  fc.constant(sample(flag, fc.boolean())),
);
const maybeOf = (one: Sample): Sample => sample(maybe(one.schema), fc.option(one.value));
const listOf = (one: Sample): Sample =>
  sample(list(one.schema), fc.array(one.value, { maxLength: 4 }));

/** What may stand under any audience, so without flags and without a secret maybe of a list. */
const secret: fc.Arbitrary<Sample> = fc.letrec<{ any: Sample }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    hideableScalar,
    hideableScalar.map(maybeOf),
    fc.array(hideableScalar, { maxLength: 3 }).map((open) => maybeOf(recordOf({ open }))),
    tie('any').map(listOf),
    fc.array(tie('any'), { maxLength: 3 }).map((fields) => recordOf({ open: fields })),
  ),
})).any;

/** Anything that may be declared, records with all four audiences among it. */
export const anySample: fc.Arbitrary<Sample> = fc.letrec<{ any: Sample; record: Sample }>(
  (tie) => ({
    any: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      scalar,
      scalar.map(maybeOf),
      tie('any').map(listOf),
      tie('record'),
      tie('record').map(maybeOf),
    ),
    record: fc
      .record({
        open: fc.array(tie('any'), { maxLength: 3 }),
        own: fc.array(secret, { maxLength: 2 }),
        shut: fc.array(secret, { maxLength: 2 }),
        told: fc.array(secret, { maxLength: 2 }),
      })
      .map(recordOf),
  }),
).record;

type Audiences = {
  readonly open: readonly Sample[];
  readonly own?: readonly Sample[];
  readonly shut?: readonly Sample[];
  readonly told?: readonly Sample[];
};

/** Fields get names by their audience; `seat` says whose the record is. */
function recordOf({ open, own, shut, told }: Audiences): Sample {
  const named = (prefix: string, samples: readonly Sample[] = []) =>
    samples.map((one, index) => [`${prefix}${index}`, one] as const);
  const schemas = (fields: readonly (readonly [string, Sample])[]) =>
    Object.fromEntries(fields.map(([name, one]) => [name, one.schema]));
  const groups = { open: named('open', open), own: named('own', own), shut: named('shut', shut) };
  const toldTo = named('told', told);
  // A record all of whose fields are hidden together has no owner of its own.
  const owner = own === undefined ? {} : { seat };
  const values = [...groups.open, ...groups.own, ...groups.shut, ...toldTo];
  return sample(
    record({
      open: { ...owner, ...schemas(groups.open) },
      ...(own === undefined ? {} : { own: schemas(groups.own) }),
      shut: schemas(groups.shut),
      told: Object.fromEntries(
        toldTo.map(([name, one]) => [
          name,
          { as: one.schema, to: (_: object, viewer: Viewer) => viewer === 2 },
        ]),
      ),
    }),
    fc.record({
      ...(own === undefined ? {} : { seat: fc.nat(SEATS - 1) }),
      ...Object.fromEntries(values.map(([name, one]) => [name, one.value])),
    }),
  );
}

export const anyViewer: fc.Arbitrary<Viewer> = fc
  .constantFrom(0, 1, 2, 3, 'spectator')
  .map((viewer) => viewer as Viewer);
