/** Something that can be pressed, and the line it stands in. */
export type Stop<T> = { readonly item: T; readonly row: unknown };

const firstOf = <T>(stops: readonly Stop<T>[], row: unknown): T | undefined =>
  stops.find((stop) => stop.row === row)?.item;

/** Where a key leads: up and down by lines, left and right within one. Undefined: nowhere. */
export const stopTowards = <T>(
  stops: readonly Stop<T>[],
  from: unknown,
  key: string,
): T | undefined => {
  const here = stops.findIndex(({ item }) => item === from);
  const now = stops[here];
  if (now === undefined) return key === 'ArrowDown' ? stops[0]?.item : undefined;
  const isElsewhere = ({ row }: Stop<T>): boolean => row !== now.row;
  const isBeside = (stop: Stop<T> | undefined): boolean => stop?.row === now.row;
  if (key === 'ArrowDown') return stops.slice(here).find(isElsewhere)?.item;
  if (key === 'ArrowUp') {
    const above = stops.slice(0, here).findLast(isElsewhere);
    return above && firstOf(stops, above.row);
  }
  if (key === 'ArrowRight') return isBeside(stops[here + 1]) ? stops[here + 1]?.item : undefined;
  if (key === 'ArrowLeft') return isBeside(stops[here - 1]) ? stops[here - 1]?.item : undefined;
  if (key === 'Home') return stops[0]?.item;
  return key === 'End' ? stops.at(-1)?.item : undefined;
};
