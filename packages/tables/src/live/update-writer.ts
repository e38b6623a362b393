import { changeBetween } from '../protocol/changes.ts';
import { checkSum } from '../protocol/check-sum.ts';
import type { ServerMessage, TableNews, TableUpdate } from '../protocol/messages.ts';

/** Changes after which both sides make sure that they have come to the same. */
const CHECK_EVERY = 16;

type Shown = Omit<TableUpdate, keyof TableNews>;

/**
 * Writes down what one viewer is told of a table: the whole at first, and then what changed. What the
 * viewer cannot tell apart is not told again.
 */
export class UpdateWriter {
  readonly #hearsChanges: boolean;
  #shown: Shown | null = null;
  #number = 0;

  /** `hearsChanges`: whether the other side can put changes together. */
  constructor(hearsChanges: boolean) {
    this.#hearsChanges = hearsChanges;
  }

  /** The next update is told whole: another viewer looks now. */
  reset(): void {
    this.#shown = null;
  }

  /** The message; null where there is nothing to tell. */
  write(update: TableUpdate): string | null {
    const { after, entries, deal, notes, ...shown } = update;
    const news: TableNews = {
      after,
      entries,
      ...(deal === undefined ? {} : { deal }),
      ...(notes === undefined || notes.length === 0 ? {} : { notes }),
    };
    const known = this.#shown;
    const change = known === null ? null : changeBetween(known, shown);
    const hasNews = entries.length > 0 || news.notes !== undefined;
    if (known !== null && change === null && !hasNews) return null;
    this.#shown = shown;
    if (known === null || !this.#hearsChanges) {
      this.#number = 0;
      return written({ kind: 'table', update: { ...news, ...shown } });
    }
    this.#number++;
    const table = shown.table.id;
    const check = this.#number % CHECK_EVERY === 0 ? { check: checkSum(shown) } : {};
    return written({
      kind: 'changed',
      table,
      number: this.#number,
      change: change ?? {},
      ...check,
      ...news,
    });
  }
}

const written = (message: ServerMessage): string => JSON.stringify(message);
