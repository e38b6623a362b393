import type { Choice } from '@quarterdeck/kernel';

/** More choices than this are not shown as buttons all at once. */
export const MOST_BUTTONS = 8;

export type Element = number | string;

/** A list in many choices that is picked element by element. */
export type Narrowing = {
  readonly kind: string;
  readonly field: string;
  /** Whether [a, b] and [b, a] are two choices. */
  readonly ordered: boolean;
};

const isElement = (value: unknown): value is Element =>
  typeof value === 'number' || typeof value === 'string';

const isList = (value: unknown): value is readonly Element[] =>
  Array.isArray(value) && value.every(isElement);

const listIn = (choice: Choice, field: string): readonly Element[] => {
  const value: unknown = Object.entries(choice).find(([name]) => name === field)?.[1];
  return isList(value) ? value : [];
};

const listFields = (choice: Choice): readonly string[] =>
  Object.entries(choice).flatMap(([name, value]) => (isList(value) ? [name] : []));

const unordered = (list: readonly Element[]): string =>
  JSON.stringify([...list].map(String).sort());

const hasTwoOrders = (lists: readonly (readonly Element[])[]): boolean => {
  const orders = new Map<string, string>();
  return lists.some((list) => {
    const order = JSON.stringify(list);
    const known = orders.get(unordered(list));
    orders.set(unordered(list), order);
    return known !== undefined && known !== order;
  });
};

/** The list to pick apart, where there are too many choices of one kind to show them all. */
export const narrowingOf = (choices: readonly Choice[]): Narrowing | undefined => {
  const kinds = new Set(choices.map((choice) => choice.do));
  for (const kind of kinds) {
    const alike = choices.filter((choice) => choice.do === kind);
    const field = alike.length > MOST_BUTTONS ? alike.flatMap(listFields)[0] : undefined;
    if (field !== undefined)
      return { kind, field, ordered: hasTwoOrders(alike.map((one) => listIn(one, field))) };
  }
  return undefined;
};

/** What is left of a list once the picks are taken out; undefined where they are not all in it. */
const rest = (
  list: readonly Element[],
  picks: readonly Element[],
  ordered: boolean,
): readonly Element[] | undefined => {
  if (ordered)
    return picks.every((pick, i) => list[i] === pick) ? list.slice(picks.length) : undefined;
  const left = [...list];
  for (const pick of picks) {
    const found = left.indexOf(pick);
    if (found < 0) return undefined;
    left.splice(found, 1);
  }
  return left;
};

export type Narrowed = {
  /** What may be picked next, in the order of the offers. */
  readonly next: readonly Element[];
  /** Choices that the picks make up exactly. */
  readonly complete: readonly Choice[];
  /** The only choice that is still possible, where there is one. */
  readonly only: Choice | undefined;
};

export const narrowed = (
  choices: readonly Choice[],
  { kind, field, ordered }: Narrowing,
  picks: readonly Element[],
): Narrowed => {
  const fitting = choices.flatMap((choice) => {
    if (choice.do !== kind) return [];
    const left = rest(listIn(choice, field), picks, ordered);
    return left === undefined ? [] : [{ choice, left }];
  });
  const next = fitting.flatMap(({ left }) => (ordered ? left.slice(0, 1) : left));
  return {
    next: [...new Set(next)],
    complete: fitting.filter(({ left }) => left.length === 0).map(({ choice }) => choice),
    only: fitting.length === 1 ? fitting[0]?.choice : undefined,
  };
};
