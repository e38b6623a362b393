import { withChange } from '../protocol/changes.ts';
import { checkSum } from '../protocol/check-sum.ts';
import type { ServerMessage, TableNews, TableUpdate } from '../protocol/messages.ts';

type Changed = Extract<ServerMessage, { readonly kind: 'changed' }>;
type Shown = Omit<TableUpdate, keyof TableNews>;

/** Puts together again what an `UpdateWriter` wrote down, for one table. */
export class UpdateReader {
  #shown: Shown | null = null;
  #number = 0;

  whole(update: TableUpdate): TableUpdate {
    const { after, entries, deal, notes, ...shown } = update;
    this.#shown = shown;
    this.#number = 0;
    return update;
  }

  /** Null where a change does not fit what is known: the whole has to be asked for. */
  changed({ number, change, check, after, entries, deal, notes }: Changed): TableUpdate | null {
    if (this.#shown === null || number !== this.#number + 1) return this.#lost();
    const shown = changedOrNull(this.#shown, change);
    if (shown === null || (check !== undefined && checkSum(shown) !== check)) return this.#lost();
    this.#shown = shown;
    this.#number = number;
    return {
      ...shown,
      after,
      entries,
      ...(deal === undefined ? {} : { deal }),
      ...(notes === undefined ? {} : { notes }),
    };
  }

  #lost(): null {
    this.#shown = null;
    return null;
  }
}

function changedOrNull(shown: Shown, change: Changed['change']): Shown | null {
  try {
    return withChange(shown, change) as Shown;
  } catch {
    return null;
  }
}
