import { parting } from './digest.ts';

/** Every match by its name, with the digest of all that happened in it. */
export type Proof = { readonly [name: string]: string };

/** What is not as it was, a sentence each, in the order of the names. */
export function differences(was: Proof, is: Proof): readonly string[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return names.flatMap((name) => {
    const before = was[name];
    const now = is[name];
    if (before === undefined) return [`${name}: is not in the file yet`];
    if (now === undefined) return [`${name}: is in the file and is not played any more`];
    const parted = parting(before, now);
    return parted === null
      ? []
      : [`${name}: differs between answers ${parted.from} and ${parted.to}`];
  });
}
