import type { Kinds } from '../../kinds.ts';
import { type Amount, isClaim, type Part, partsOf } from '../../say/claims.ts';
import type { Catalogue } from '../../say/message.ts';
import { erased, type Say } from '../../say/say.ts';

/** A game that promises one more of everything that it counts: law 7 must find it out. */
export function overpromising<K extends Kinds, C extends Catalogue>(say: Say<K, C>): Say<K, C> {
  const tables = Object.entries(erased(say).detail ?? {});
  const more = (part: Part): Part =>
    isClaim(part) ? { ...part, amount: oneMore(part.amount) } : part;
  const detail = tables.map(([step, details]) => [
    step,
    (...given: Parameters<typeof details>) => partsOf(details(...given)).map(more),
  ]);
  return { ...say, detail: Object.fromEntries(detail) };
}

const oneMore = (amount: Amount | undefined): Amount | undefined =>
  typeof amount === 'number' ? amount + 1 : amount;
