import { type Change, changeBetween, GONE } from '../protocol/changes.ts';
import { checkSum } from '../protocol/check-sum.ts';
import type { ServerMessage, TableNews, TableUpdate } from '../protocol/messages.ts';

/** Changes after which both sides make sure that they have come to the same. */
const CHECK_EVERY = 16;

type Shown = Omit<TableUpdate, keyof TableNews>;

const NEWS = { after: true, entries: true, deal: true, notes: true } as const satisfies Required<{
  [Part in keyof TableNews]: true;
}>;

/**
 * Writes down what one viewer is told of a table: the whole at first, and then what changed. What the
 * viewer cannot tell apart is not told again.
 */
export class UpdateWriter {
  readonly #hearsChanges: boolean;
  #told: TableUpdate | null = null;
  #number = 0;

  /** `hearsChanges`: whether the other side can put changes together. */
  constructor(hearsChanges: boolean) {
    this.#hearsChanges = hearsChanges;
  }

  /** The next update is told whole: another viewer looks now. */
  reset(): void {
    this.#told = null;
  }

  /** The message; null where there is nothing to tell. */
  write(update: TableUpdate): string | null {
    const { after, entries, deal, notes } = update;
    const news: TableNews = {
      after,
      entries,
      ...(deal === undefined ? {} : { deal }),
      ...(notes === undefined || notes.length === 0 ? {} : { notes }),
    };
    const known = this.#told;
    const change = known === null ? null : changeOfShown(known, update);
    const hasNews = entries.length > 0 || news.notes !== undefined;
    if (known !== null && change === null && !hasNews) return null;
    this.#told = update;
    if (known === null || !this.#hearsChanges) {
      this.#number = 0;
      return written({ kind: 'table', update: { ...news, ...shownOf(update) } });
    }
    this.#number++;
    const isChecked = this.#number % CHECK_EVERY === 0;
    return written({
      kind: 'changed',
      table: update.table.id,
      number: this.#number,
      change: change ?? {},
      ...(isChecked ? { check: checkSum(shownOf(update)) } : {}),
      ...news,
    });
  }
}

const shownOf = ({ after: _, entries: _e, deal: _d, notes: _n, ...shown }: TableUpdate): Shown =>
  shown;

/**
 * What became of everything but the news: field by field, since a copy without the news for each viewer
 * costs more than it tells.
 */
function changeOfShown(was: Fields, is: Fields): Change | null {
  let change: { [part: string]: Change } | null = null;
  for (const name in is) {
    if (name in NEWS || is[name] === undefined) continue;
    const part = changeBetween(was[name], is[name]);
    if (part === null) continue;
    change ??= {};
    change[name] = part;
  }
  for (const name in was) {
    if (name in NEWS || was[name] === undefined || is[name] !== undefined) continue;
    change ??= {};
    change[name] = GONE;
  }
  return change;
}

type Fields = { readonly [part: string]: unknown };

const written = (message: ServerMessage): string => JSON.stringify(message);
