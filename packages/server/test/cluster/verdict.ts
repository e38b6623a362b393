import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@quarterdeck/kernel';
import { type Engine, type ErasedKinds, engine } from '@quarterdeck/kernel/engine';
import { openLog } from '@quarterdeck/tables';
import { loadSealed } from '@quarterdeck/tables/test-kit';
import { loadGame } from '../../src/start.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { History, plain, twiceLate } from './history.ts';
import type { Match } from './matches.ts';
import { type Player, sleep } from './player.ts';

/** Everybody has this long to see what is stored. */
const SETTLED_MS = 120_000;
const LOOK_MS = 250;

export type Verdict = {
  /** In words; nothing where all is well. */
  readonly wrongs: readonly string[];
  readonly tables: number;
  readonly deadlines: number;
  readonly forced: number;
};

export async function verdictOn(store: ServerStore, matches: readonly Match[]): Promise<Verdict> {
  const wrongs: string[] = [];
  const counts = { tables: 0, deadlines: 0, forced: 0 };
  for (const match of matches) {
    if (match.doubled > 0) wrongs.push(`${match.doubled} questions were answered twice`);
    for (const table of match.tables) {
      const found = await lookAt(store, match, table);
      wrongs.push(...found.wrongs.map((wrong) => `${match.kind.game} ${table}: ${wrong}`));
      counts.tables++;
      counts.deadlines += found.deadlines;
      counts.forced += found.forced;
    }
  }
  return { wrongs, ...counts };
}

async function lookAt(
  store: ServerStore,
  { kind, players }: Match,
  table: string,
): Promise<Omit<Verdict, 'tables'>> {
  const rules = await engineOf(kind.game);
  // Before it is read: where somebody is late, bots play on meanwhile.
  const stories = players.map((player) => plain(player.logs.get(table) ?? []) as unknown[]);
  const stored = await store.tables.read(table);
  if (stored === undefined) return { wrongs: ['it is gone'], deadlines: 0, forced: 0 };
  // Throws where what is stored is another match when it is played again.
  const log = openLog(rules, stored);
  const history = new History(rules, stored, log);
  const journal = await store.time.journal(table);
  const ofPlayers = players.flatMap((player, at) => {
    const seat = at as Seat;
    const told = stories[at] ?? [];
    const stands = plain(log.entriesFor(seat, 0)) as readonly unknown[];
    return [
      ...history.wrongsOf(seat, player.tries.get(table) ?? [], journal),
      ...(isDeepStrictEqual(told, stands.slice(0, told.length))
        ? []
        : [`seat ${seat} was told another story`]),
    ];
  });
  return {
    wrongs: [...history.wrongs, ...ofPlayers, ...twiceLate(journal)],
    deadlines: journal.filter(({ note }) => note.kind === 'ranOut').length,
    forced: history.forced,
  };
}

type Looking = {
  readonly player: Player;
  readonly game: string;
  readonly table: string;
  /** Why what they see is wrong, by the last look. */
  readonly why: string;
};

/** Ends when everybody sees what the log gives; names those who do not after a while. */
export async function whoSeesOtherwise(
  store: ServerStore,
  matches: readonly Match[],
): Promise<readonly string[]> {
  const until = performance.now() + SETTLED_MS;
  let blind: readonly Looking[] = matches.flatMap(({ kind, players, tables }) =>
    players.map((player) => ({ player, game: kind.game, table: tables.at(-1) ?? '', why: '' })),
  );
  for (;;) {
    const still: Looking[] = [];
    for (const one of blind) {
      const why = await whyOtherwise(store, one);
      if (why !== '') still.push({ ...one, why });
    }
    blind = still;
    if (blind.length === 0 || performance.now() > until) return blind.map(({ why }) => why);
    await sleep(LOOK_MS);
  }
}

async function whyOtherwise(
  store: ServerStore,
  { player, game, table: expected }: Omit<Looking, 'why'>,
): Promise<string> {
  await player.stay();
  const { table, seat, update, logs } = player;
  // Who had not sat down when all stopped is at the table of before.
  if (table !== expected || table === '') return '';
  const stored = await store.tables.read(table);
  if (stored === undefined) return `${table} is gone`;
  const rules = await engineOf(game);
  const log = openLog(rules, stored);
  if (!isDeepStrictEqual(plain(update?.view), plain(rules.toWire(rules.view(log.match, seat)))))
    return `${game} ${table}: seat ${seat} sees another view`;
  return isDeepStrictEqual(plain(logs.get(table)), plain(log.entriesFor(seat, 0)))
    ? ''
    : `${game} ${table}: seat ${seat} was told another log`;
}

async function engineOf(game: string): Promise<Engine<ErasedKinds>> {
  const box = game === 'sealed' ? await loadSealed() : await loadGame(game);
  return engine(box.game);
}
