const WORDINGS = Symbol('wordings');

/** Lays a pack's wordings beside its printed facts, where words and boards find them. */
export const withWordings = <P extends object>(printed: P, wordings: object): P =>
  Object.defineProperty(printed, WORDINGS, { value: wordings });

/**
 * What the components of a table's pack are called and say, by `g.printed`. For words and boards
 * alone: a rule that read it would decide by a name (the law kit plays every match with other names).
 */
export function wordingsBeside<W extends object>(printed: object): W {
  const found = Object.getOwnPropertyDescriptor(printed, WORDINGS)?.value as W | undefined;
  if (found === undefined) throw new Error('wordingsBeside: these are not the facts of a pack');
  return found;
}
