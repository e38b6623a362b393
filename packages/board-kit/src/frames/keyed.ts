/** For a list in which the same thing may come twice: its place in the list is its key. */
export const keyed = <T, R>(
  things: readonly T[],
  draw: (thing: T, key: number) => R,
): readonly R[] => things.map((thing, place) => draw(thing, place));
