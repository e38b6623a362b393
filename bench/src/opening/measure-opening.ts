import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@quarterdeck/kernel';
import { type Engine, type ErasedKinds, engine, type GameModule } from '@quarterdeck/kernel/engine';
import { openSqliteInThread } from '@quarterdeck/server';
import { loadGame } from '@quarterdeck/shelf';
import { deal, LiveTable, type OpenedTable, openTable, type TableStore } from '@quarterdeck/tables';

/** Processor milliseconds; the median of several openings. */
export type OpeningFigure = {
  readonly entries: number;
  readonly byLog: number;
  readonly fromCheckpoint: number;
  /** The same with what somebody who comes to look is told: the whole log as a seat saw it. */
  readonly byLogAndTold: number;
  readonly fromCheckpointAndTold: number;
};

const OPENINGS = 9;
const SEAT_0 = 0 as Seat;

export async function measureOpening(
  game: string,
  lengths: readonly number[],
): Promise<readonly OpeningFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-opening-'));
  const store = await openSqliteInThread(folder);
  const box = await loadGame(game);
  const rules = engine(box.game);
  try {
    const figures: OpeningFigure[] = [];
    for (const length of lengths) {
      const table = await playedTo(box, rules, store.tables, length);
      const { readResumable: _, ...logsAlone } = store.tables;
      figures.push({
        entries: length,
        byLog: await medianOf(() => opened(rules, logsAlone, table)),
        fromCheckpoint: await medianOf(() => opened(rules, store.tables, table)),
        byLogAndTold: await medianOf(() => told(rules, logsAlone, table)),
        fromCheckpointAndTold: await medianOf(() => told(rules, store.tables, table)),
      });
    }
    return figures;
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const inWords = (figures: readonly OpeningFigure[]): string =>
  [
    'processor ms      by all of the log    from its checkpoint    and the log told to a seat',
    ...figures.map(({ entries, byLog, fromCheckpoint, byLogAndTold, fromCheckpointAndTold }) =>
      [
        `${entries} entries`.padEnd(18),
        byLog.toFixed(1).padEnd(21),
        fromCheckpoint.toFixed(1).padEnd(23),
        `${byLogAndTold.toFixed(1)} / ${fromCheckpointAndTold.toFixed(1)}`,
      ].join(''),
    ),
  ].join('\n');

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let nth = 0; nth < OPENINGS; nth++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1_000);
  }
  return took.sort((a, b) => a - b)[Math.floor(OPENINGS / 2)] ?? 0;
}

async function opened(
  rules: Engine<ErasedKinds>,
  store: TableStore,
  table: string,
): Promise<OpenedTable> {
  const found = await openTable(rules, store, table, {
    now: () => 0,
    pause: () =>
      new Promise((resolve) => {
        setImmediate(resolve);
      }),
    check: () => {},
    onUnfit: (problem) => {
      throw problem;
    },
  });
  if (found === undefined) throw new Error(`table ${table} is gone`);
  return found;
}

async function told(
  rules: Engine<ErasedKinds>,
  store: TableStore,
  table: string,
): Promise<unknown> {
  const { log } = await opened(rules, store, table);
  return JSON.stringify(log.entriesFor(SEAT_0, 0));
}

/** One answer of two is taken back, where the rules let it. */
async function playedTo(
  box: GameModule,
  rules: Engine<ErasedKinds>,
  store: TableStore,
  length: number,
): Promise<string> {
  const table = `of ${length}`;
  const seats = ['Ada', 'Bea', 'Cy', 'Dan'].map((name) => ({
    name,
    colour: 'red' as const,
    who: { kind: 'person' } as const,
  }));
  const setup = { game: box.game.id, seats, seed: table };
  const dealt = deal(rules, setup, { newSeed: () => '', newId: () => table, now: () => 0 });
  await store.add(dealt.record, dealt.entries);
  const { record, log } = await opened(rules, store, table);
  const live = new LiveTable({
    ...{ box, record, log, store, keepsCheckpoints: true },
    onStored: () => {},
    now: () => 0,
  });
  const check = (): null => null;
  for (let nth = 0; live.log.length < length; nth++) {
    const seat = rules.asked(live.log.match)[0]?.seat;
    if (seat === undefined) throw new Error(`the match was over after ${live.log.length} entries`);
    const choices = rules.choices(live.log.match, seat);
    await live.commit({ seat, choice: choices[(nth * 7) % choices.length], check });
    if (nth % 2 === 0) await live.commit({ seat, undo: true, check });
  }
  return table;
}
