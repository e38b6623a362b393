import { describe, expect, it } from 'vitest';
import type { ServerMessage, TableSession, TableUpdate } from '../src/index.ts';
import { UpdateReader, UpdateWriter } from '../src/index.ts';
import { loadSealed, secretsIn } from '../src/test-kit/sealed-game.ts';
import { ADA, answer, BEA, playOut, sessionAt, tableOf } from './at-table.ts';
import { loadTally } from './tally-game.ts';

const updateOf = (session: TableSession, after: number): TableUpdate => ({
  ...session.snapshot(),
  after,
  entries: session.entriesAfter(after),
  ...session.dealAfter(after),
  presence: [],
  substituted: [],
  dueAt: null,
});

const read = (text: string | null): ServerMessage => JSON.parse(text ?? 'null') as ServerMessage;

const changedIn = (text: string | null): Extract<ServerMessage, { kind: 'changed' }> => {
  const message = read(text);
  if (message.kind !== 'changed') throw new Error(`expected a change, got ${message.kind}`);
  return message;
};

/** Both ends of one wire. */
const wire = (session: TableSession, hearsChanges = true) => {
  const writer = new UpdateWriter(hearsChanges);
  const reader = new UpdateReader();
  let after = 0;
  return {
    kinds: [] as string[],
    /** The update as it arrives; undefined where nothing was told. */
    tell(): TableUpdate | null | undefined {
      const update = updateOf(session, after);
      const text = writer.write(update);
      if (text === null) return undefined;
      after = update.seq;
      const message = read(text);
      this.kinds.push(message.kind);
      if (message.kind === 'table') return reader.whole(message.update);
      return message.kind === 'changed' ? reader.changed(message) : undefined;
    },
  };
};

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('What a viewer is told by changes', () => {
  it('is what they would have been told whole, to the end of a match', async () => {
    const { live } = await tableOf(loadTally);
    const sessions = [ADA, BEA].map((seat) => sessionAt(live, seat));
    const wires = sessions.map((session) => ({ session, ends: wire(session) }));
    let told = 0;
    const compare = (): void => {
      for (const { session, ends } of wires) {
        const update = ends.tell();
        if (update === undefined || update === null) continue;
        const { entries, after, deal, ...shown } = update;
        told++;
        expect(shown).toEqual(
          sent({ ...session.snapshot(), presence: [], substituted: [], dueAt: null }),
        );
      }
    };
    compare();
    live.onChange(compare);

    await playOut(sessions);

    expect(told).toBeGreaterThan(10);
    expect(new Set(wires[0]?.ends.kinds.slice(1))).toEqual(new Set(['changed']));
  });

  it('is nothing where they cannot tell that something changed', async () => {
    const { live } = await tableOf(loadSealed);
    const [ada, bea] = [sessionAt(live, ADA), sessionAt(live, BEA)];
    const ends = wire(bea);
    ends.tell();
    await answer(ada);
    ends.tell();

    await answer(ada, 1);

    expect(ends.tell()).toBeUndefined();
  });

  it('holds no number that they must not know', async () => {
    const { live } = await tableOf(loadSealed);
    const [ada, bea] = [sessionAt(live, ADA), sessionAt(live, BEA)];
    const secrets = [...secretsIn(ada.snapshot().question)];
    const writer = new UpdateWriter(true);
    writer.write(updateOf(bea, 0));

    await answer(ada);

    const text = writer.write(updateOf(bea, 0)) ?? '';
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('is told whole each time to those who cannot put changes together', async () => {
    const { live } = await tableOf(loadTally);
    const ada = sessionAt(live, ADA);
    const ends = wire(ada, false);
    ends.tell();

    await answer(ada);
    ends.tell();

    expect(ends.kinds).toEqual(['table', 'table']);
  });
});

describe('A change that does not fit what is known', () => {
  const twoChanges = async () => {
    const { live } = await tableOf(loadTally);
    const ada = sessionAt(live, ADA);
    const writer = new UpdateWriter(true);
    const first = updateOf(ada, 0);
    writer.write(first);
    const tell = async () => {
      const { seq } = ada.snapshot();
      const asked = [ADA, BEA].map((seat) => sessionAt(live, seat));
      await answer(asked.find((one) => one.snapshot().question !== null) ?? ada);
      return changedIn(writer.write(updateOf(ada, seq)));
    };
    return { first, one: await tell(), two: await tell() };
  };

  it('because one before it was missed leads to asking for the whole', async () => {
    const { first, one, two } = await twoChanges();
    const reader = new UpdateReader();
    reader.whole(first);

    expect(reader.changed(two)).toBeNull();
    expect(reader.changed(one)).toBeNull();
    reader.whole(first);
    expect(reader.changed(one)).not.toBeNull();
    expect(reader.changed(two)).not.toBeNull();
  });

  it('because its figure is another leads to asking for the whole', async () => {
    const { first, one } = await twoChanges();
    const reader = new UpdateReader();
    reader.whole(first);

    expect(reader.changed({ ...one, check: 1 })).toBeNull();
  });

  it('because it changes what is not there leads to asking for the whole', async () => {
    const { first, one } = await twoChanges();
    const reader = new UpdateReader();
    reader.whole(first);

    expect(reader.changed({ ...one, change: { nowhere: { at: [1] } } })).toBeNull();
  });
});
