import { type Result, refused } from '@quarterdeck/tables';
import type { PageGames } from '../../games/games.ts';
import type { BotLevel } from '../../settings/settings.ts';
import type { Host, TableSummary as Stored, TableSeat, TableSetup } from '../host.ts';
import type { BotPlan, SeatPlan, TableList, TableListItem, TablePlan } from './table-list.ts';

export const BOT_OF: Readonly<Record<BotLevel, string>> = {
  deckhand: 'random',
  'deckhand+1': 'random+1',
  'deckhand+2': 'random+2',
  mate: 'mate',
  'mate+1': 'mate+1',
  'mate+2': 'mate+2',
  captain: 'captain',
  admiral: 'admiral',
};

/** A bot as tables write it down. A Deckhand leans to nothing. */
export const botOf = ({ level, character }: Pick<BotPlan, 'level' | 'character'>): string =>
  character === undefined || level === 'deckhand' ? BOT_OF[level] : `${BOT_OF[level]}@${character}`;

export type TableListParts = {
  /** Fetched when it is first wanted: a shelf is shown without it. */
  readonly host: () => Promise<Host>;
  /** Whose tables are listed: samples are stored like any game, and stand on no shelf. */
  readonly games: Pick<PageGames, 'has'>;
  /** How a table stands, in a sentence of the reader's language. */
  readonly statusOf: (table: Stored) => string;
  /** Those that a server keeps for people far apart. */
  readonly online?: OnlineList;
};

/** What a server keeps, and how a table of it is deleted. */
export type OnlineList = {
  readonly items: () => Promise<readonly TableListItem[]>;
  readonly remove: (table: string) => Promise<Result>;
};

const NONE_ONLINE: OnlineList = {
  items: () => Promise.resolve([]),
  remove: () => Promise.resolve(refused('no-table')),
};

/** What changes no list. */
const unlisted = (
  host: TableListParts['host'],
): Pick<TableList, 'open' | 'checkPack' | 'save'> => ({
  open: async (plan) => orThrow(await (await host()).create(setupOf(plan))),
  checkPack: async (game, text) => {
    const checked = await (await host()).checkPack(game, text);
    if (checked.ok) return { sound: true };
    return { sound: false, problems: checked.refusal.sentence.split('\n') };
  },
  save: async () =>
    new Blob([orThrow(await (await host()).exportAll())], { type: 'application/json' }),
});

/** The shelf's view of a host. */
export function tableListOf({
  host,
  games,
  statusOf,
  online = NONE_ONLINE,
}: TableListParts): TableList {
  const listeners = new Set<() => void>();
  let tables: readonly TableListItem[] = [];
  let onlineItems: readonly TableListItem[] = [];
  let isWatching = false;
  let reading: Promise<void> | null = null;
  let isOld = true;
  /** Changed while it is being read, the list is read again. */
  const readList = async (): Promise<void> => {
    while (isOld) {
      isOld = false;
      const listed = await (await host()).tables();
      const stored = listed.ok ? listed.value.filter(({ game }) => games.has(game)) : [];
      const here = stored.map((table) => itemOf(table, statusOf));
      tables = [...onlineItems, ...here];
      for (const listener of [...listeners]) listener();
    }
    reading = null;
  };
  /** A server may be slow or out of reach: the tables of this device do not wait for it. */
  const refreshOnline = async (): Promise<void> => {
    const found = await online.items().catch(() => []);
    if (found.length === 0 && onlineItems.length === 0) return;
    tables = [...found, ...tables.filter(({ isOnline }) => isOnline !== true)];
    onlineItems = found;
    for (const listener of [...listeners]) listener();
  };
  const refresh = (): Promise<void> => {
    isOld = true;
    reading ??= readList();
    return reading;
  };
  const watch = async (): Promise<void> => {
    isWatching = true;
    // A table that is played on changes with every answer: only a shelf that is seen looks again.
    (await host()).onChange(() => void (listeners.size > 0 && refresh()));
  };

  return {
    tables: () => tables,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!isWatching) void watch();
      void refresh();
      void refreshOnline();
      return () => listeners.delete(listener);
    },
    ...unlisted(host),
    restore: async (text) => {
      const restored = orThrow(await (await host()).restore(text));
      await refresh();
      return restored;
    },
    forget: async () => {
      const open = await host();
      for (const { id } of orThrow(await open.tables())) orThrow(await open.remove(id));
      await refresh();
    },
    remove: async (table) => {
      if (onlineItems.some(({ id }) => id === table)) {
        orThrow(await online.remove(table));
        await refreshOnline();
        return;
      }
      orThrow(await (await host()).remove(table));
      await refresh();
    },
  };
}

export const setupOf = ({ game, seats, modules, seed, pack }: TablePlan): TableSetup => ({
  game,
  seats: seats.map(seatOf),
  ...(modules.length === 0
    ? {}
    : { options: Object.fromEntries(modules.map((module) => [module, true])) }),
  ...(seed === undefined ? {} : { seed }),
  ...(pack === undefined ? {} : { pack: pack.text }),
});

const seatOf = (plan: SeatPlan): TableSeat => ({
  name: plan.name,
  colour: plan.colour,
  who: plan.who === 'bot' ? { kind: 'bot', bot: botOf(plan) } : { kind: 'person' },
});

function itemOf(table: Stored, statusOf: TableListParts['statusOf']): TableListItem {
  const { id, game, seats, state, asked, updatedAt } = table;
  const isMine = asked.some((seat) => seats[seat]?.who.kind === 'person');
  const stands = state === 'finished' ? state : isMine ? 'your-move' : 'waiting';
  const colours = seats.map(({ colour }) => colour);
  return {
    id,
    game,
    state: stands,
    status: statusOf(table),
    seats: colours,
    names: seats.map(({ name }) => name),
    updatedAt,
  };
}

/** The pages of a list show what an error says. */
function orThrow<T>(answered: Result<T>): T {
  if (answered.ok) return answered.value;
  throw new Error(answered.refusal.sentence);
}
