import type { TableUpdate } from '@quarterdeck/tables';
import type { Present } from './news.ts';

/** Who looks at a table, on all nodes: worked out once, and good until somebody comes or goes. */
export type Looking = {
  readonly everybody: readonly Present[];
  /** Seats whose person has the table open. */
  readonly there: ReadonlySet<number | null>;
  /** Those of them who have it before their eyes. */
  readonly here: ReadonlySet<number | null>;
  /** Each who has no seat once, in however many tabs; nothing where nobody looks on. */
  readonly onlookers: Pick<TableUpdate, 'onlookers'>;
};

export function lookingOf(everybody: readonly Present[]): Looking {
  const names = new Map(
    everybody.filter(({ seat }) => seat === null).map(({ guest, name }) => [guest, name]),
  );
  return {
    everybody,
    there: new Set(everybody.map(({ seat }) => seat)),
    here: new Set(everybody.filter(({ isIdle }) => !isIdle).map(({ seat }) => seat)),
    onlookers: names.size === 0 ? {} : { onlookers: [...names.values()].sort() },
  };
}
