import { wordingsBeside } from '@quarterdeck/kernel/pack';
import type { TinyPiratesPack } from './pack-shape.ts';
import type { Printed } from './printed.ts';

/** What the components of this table's pack are called, say and look like: for words and boards. */
export const wordingsOf = ({ printed }: { readonly printed: Printed }): TinyPiratesPack =>
  wordingsBeside<TinyPiratesPack>(printed);
