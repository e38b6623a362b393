import type { Choice, Seat, Viewer } from '@quarterdeck/kernel';
import { engine, type GameModule } from '@quarterdeck/kernel/engine';
import { vi } from 'vitest';
import {
  deal,
  LiveTable,
  memoryStore,
  openLog,
  type Result,
  refused,
  type Screen,
  type StoredTable,
  TableSession,
  type TableStore,
} from '../src/index.ts';

export const ADA = 0 as Seat;
export const BEA = 1 as Seat;
export const TABLE = 'table-1';

export type Opened = {
  readonly box: GameModule;
  readonly store: TableStore;
  readonly stored: StoredTable;
  readonly live: LiveTable;
  /** The table again, as another process opens it from the same store. */
  readonly openAgain: () => Promise<LiveTable>;
};

/** A table of two, dealt, stored and live. Equal seeds give equal tables. */
export async function tableOf(
  load: () => Promise<GameModule>,
  store: TableStore = memoryStore(),
  who: readonly ('person' | 'bot')[] = ['person', 'person'],
): Promise<Opened> {
  const box = await load();
  const rules = engine(box.game);
  const seats = who.map((kind, seat) => ({
    name: ['Ada', 'Bea', 'Cy'][seat] ?? '',
    colour: 'red' as const,
    who: kind === 'bot' ? ({ kind, bot: 'mate' } as const) : ({ kind } as const),
  }));
  const env = { newSeed: () => '', newId: () => TABLE, now: () => 1_000 };
  const stored = deal(rules, { game: box.game.id, seats, seed: 'a quiet morning' }, env);
  await store.add(stored.record, stored.entries);
  const openAgain = async (): Promise<LiveTable> => {
    const found = await store.read(TABLE);
    if (found === undefined) throw new Error('the table is gone');
    const log = openLog(rules, found);
    return new LiveTable({
      box,
      record: found.record,
      log,
      store,
      onStored: () => {},
      now: () => 2_000,
    });
  };
  return { box, store, stored, live: await openAgain(), openAgain };
}

/** What a viewer has in front of them; `here` is their seat alone, unless told. */
export function sessionAt(
  live: LiveTable,
  viewer: Viewer,
  here: readonly Seat[] = viewer === 'spectator' ? [] : [viewer],
  screen: Screen | null = null,
): TableSession {
  return new TableSession({
    live,
    here,
    viewer,
    screen,
    newTables: { rematch: () => Promise.resolve(refused('failed')) },
  });
}

/** The choice a seat is offered at this place of the list. */
export function offerAt(session: TableSession, index: number): Choice {
  const choice = session.snapshot().question?.choices.at(index);
  if (choice === undefined) throw new Error('nothing is offered');
  return choice;
}

/** Answers with the offer at this place of the list, in the present moment. */
export function answer(session: TableSession, index = 0): Promise<Result> {
  return session.play({ choice: offerAt(session, index), seq: session.snapshot().seq });
}

export const codeOf = (result: Result<unknown>): string =>
  result.ok ? 'done' : result.refusal.code;

/** Waits until it is so; the limit is for what never comes, however slow the machine. */
export const eventually = (isSo: () => void): Promise<void> =>
  vi.waitFor(isSo, { timeout: 20_000, interval: 2 });

/** Whoever is asked takes the first offer, until the match is over. */
export async function playOut(sessions: readonly TableSession[]): Promise<void> {
  for (let answers = 0; answers < 500; answers++) {
    const asked = sessions.find((one) => {
      const { question } = one.snapshot();
      return question !== null && question.given === null;
    });
    if (asked === undefined) return;
    await answer(asked);
  }
  throw new Error('the match does not end');
}
