import type { PackId } from '../ids.ts';
import { fieldPath } from './path.ts';
import { mapOf } from './record.ts';
import { refuse, type Shape } from './shape.ts';

const LONGEST_ID = 40;
/** Ids stand in saves, addresses and pages. What stands for a hidden one is not an id. */
const ID = /^[A-Za-z0-9][A-Za-z0-9-]*$/;

function takeId(value: unknown, path: string): string {
  if (typeof value === 'string' && value.length <= LONGEST_ID && ID.test(value)) return value;
  return refuse(path, `an id of at most ${LONGEST_ID} letters, digits and -`, value);
}

/** One component's id in another: whether there is such a one, the pack's check must ask. */
export const packIdOf = <Kind extends string, Own extends string>(
  _kind: Kind,
  _first: readonly Own[],
): Shape<PackId<Kind, Own>> => ({
  take: (value, path) => takeId(value, path) as PackId<Kind, Own>,
});

/**
 * Components by their id, of a kind that packs may add to. `first` has the ids of edition 1: they come
 * first and in this order, whatever the order in the data, for decks are laid in it.
 */
export const byPackId = <Kind extends string, Own extends string, T, P = T>(
  _kind: Kind,
  first: readonly Own[],
  of: Shape<T, P>,
): Shape<{ readonly [id in PackId<Kind, Own>]: T }, { readonly [id in PackId<Kind, Own>]: P }> => {
  const items = mapOf(of);
  return {
    ...(items.split === undefined ? {} : { split: items.split as never }),
    take: (value, path) => {
      const taken = items.take(value, path);
      const out: Record<string, T> = Object.create(null);
      for (const id of packIds(taken, first)) {
        out[takeId(id, fieldPath(path, id))] = taken[id] as T;
      }
      return out as { readonly [id in PackId<Kind, Own>]: T };
    },
  };
};

/**
 * The ids of a kind in the order in which they are dealt: those of edition 1 as they always were, then
 * the others by the alphabet. The order of keys in the data is no part of a pack's hash.
 */
export function packIds<I extends string>(
  items: { readonly [id in I]: unknown },
  first: readonly string[],
): I[] {
  const known = first.filter((id) => Object.hasOwn(items, id));
  const added = Object.keys(items).filter((id) => !first.includes(id));
  return [...known, ...added.sort()] as I[];
}
