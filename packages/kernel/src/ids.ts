declare const brand: unique symbol;

/** An index into one kind of list; ids of different kinds do not mix. Made at the edge only. */
export type Id<Name extends string> = number & { readonly [brand]: Name };
export type Seat = Id<'seat'>;

/** Sets the ids of one kind apart from other texts. */
export type PackBrand<Kind extends string> = { readonly [brand]: Kind };

/**
 * The id of a component that packs may add: only the pack at hand knows them all. `Own` are those of
 * the game's own pack, which tests and examples may write out.
 */
export type PackId<Kind extends string, Own extends string = never> =
  | Own
  | (string & PackBrand<Kind>);

/** Who looks at a match: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

export function at<T>(items: readonly T[], index: number): T {
  const found = items[index];
  if (found === undefined) throw new Error(`no item ${index} in a list of ${items.length}`);
  return found;
}

/** What a pack says of the component with this id. */
export function byId<Items extends object, I extends keyof Items & string>(
  items: Items,
  id: I,
): Items[I] {
  const found: Items[I] | undefined = items[id];
  if (found === undefined) throw new Error(`no component ${id} in this pack`);
  return found;
}

export function last<T>(items: readonly T[]): T {
  return at(items, items.length - 1);
}

/** The ids of a list, in order. */
export const idsOf = <N extends number = number>(items: readonly unknown[]): N[] =>
  items.map((_, index) => index as N);

export function findId<N extends number, T>(
  items: readonly T[],
  fits: (item: T) => boolean,
): N | undefined {
  const found = items.findIndex(fits);
  return found < 0 ? undefined : (found as N);
}

export function seatsOf(count: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < count; seat++) seats.push(seat as Seat);
  return seats;
}

/** The seat `by` places clockwise of `seat`, round the table. */
export const seatAfter = (seats: readonly unknown[], seat: Seat, by = 1): Seat =>
  ((((seat + by) % seats.length) + seats.length) % seats.length) as Seat;

/** Every seat once, clockwise from `first`. */
export function clockwiseFrom(seats: readonly unknown[], first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let by = 0; by < seats.length; by++) order.push(seatAfter(seats, first, by));
  return order;
}
