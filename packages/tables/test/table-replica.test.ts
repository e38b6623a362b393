import { memoryPorts, RpcClient, serve, service } from '@quarterdeck/rpc';
import { describe, expect, it, vi } from 'vitest';
import {
  ok,
  type Refusal,
  refusalOf,
  refused,
  TABLE_VERBS,
  TableReplica,
  type TableSession,
  type TableUpdate,
} from '../src/index.ts';
import { loadSealed } from '../src/test-kit/sealed-game.ts';
import { ADA, answer, BEA, eventually, offerAt, sessionAt, tableOf } from './at-table.ts';
import { loadTally } from './tally-game.ts';

const updateOf = (session: TableSession, after: number): TableUpdate => ({
  ...session.snapshot(),
  after,
  entries: session.entriesAfter(after),
  ...session.dealAfter(after),
  presence: ['here', 'here'],
  substituted: [],
  dueAt: null,
});

const adaAtTally = async (): Promise<TableSession> =>
  sessionAt((await tableOf(loadTally)).live, ADA);

describe('A replica of a table', () => {
  it('has nothing to show before it was told anything', () => {
    const replica = new TableReplica();

    expect([replica.snapshot, replica.viewer, replica.after]).toEqual([null, null, 0]);
    expect(() => replica.current()).toThrow('before anything was told');
  });

  it('grows its log by what is new in an update', async () => {
    const ada = await adaAtTally();
    const replica = new TableReplica();
    replica.apply(updateOf(ada, 0));
    await answer(ada);

    expect(replica.apply(updateOf(ada, 0))).toBe('applied');
    expect(replica.current().log).toEqual(ada.entriesAfter(0));
    expect(replica.after).toBe(2);
  });

  it('keeps the deal, which is told with the first update alone', async () => {
    const ada = sessionAt((await tableOf(loadSealed)).live, ADA);
    const replica = new TableReplica();
    replica.apply(updateOf(ada, 0));
    await answer(ada);
    replica.apply(updateOf(ada, 0));
    await answer(ada, 1);

    const later = updateOf(ada, replica.after);
    expect(later.deal).toBeUndefined();
    replica.apply(later);

    const told = ada.deal();
    expect(told.ok && replica.current().deal).toEqual(told.ok && told.value);
    expect(replica.current().deal).toHaveLength(2);
  });

  it('keeps what was noted beside the answers, each note once, also where all are told again', async () => {
    const ada = await adaAtTally();
    const replica = new TableReplica();
    const note = (seq: number) => ({ seq, at: seq, note: { kind: 'left', seat: ADA } }) as const;
    replica.apply({ ...updateOf(ada, 0), notes: [note(1)] });
    replica.apply({ ...updateOf(ada, 0), notes: [note(2)] });
    replica.apply(updateOf(ada, 0));

    replica.apply({ ...updateOf(ada, 0), notes: [note(1), note(2), note(3)] });

    expect(replica.current().notes?.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('takes the deal of another viewer for that one', async () => {
    const { live } = await tableOf(loadSealed);
    const replica = new TableReplica();
    replica.apply(updateOf(sessionAt(live, ADA), 0));

    replica.apply(updateOf(sessionAt(live, 'spectator'), 0));

    expect(replica.current().deal).toEqual(live.log.dealFor('spectator'));
  });

  it('of a host that tells no deal has none', async () => {
    const { deal: _, ...older } = updateOf(await adaAtTally(), 0);
    const replica = new TableReplica();

    replica.apply(older);

    expect(replica.current().deal).toEqual([]);
  });

  it('takes an update that comes twice once', async () => {
    const ada = await adaAtTally();
    const replica = new TableReplica();
    await answer(ada);

    replica.apply(updateOf(ada, 0));
    replica.apply(updateOf(ada, 0));

    expect(replica.current().log).toHaveLength(2);
  });

  it('finds a gap where the update begins after what it knows, and shows what it knew', async () => {
    const ada = await adaAtTally();
    const replica = new TableReplica();
    replica.apply(updateOf(ada, 0));
    const before = replica.current();
    await answer(ada);

    expect(replica.apply(updateOf(ada, 2))).toBe('gap');
    expect(replica.current()).toBe(before);
    expect(replica.after).toBe(0);
  });

  it('closes a gap with an update from the moment it has', async () => {
    const ada = await adaAtTally();
    const replica = new TableReplica();
    await answer(ada);
    expect(replica.apply(updateOf(ada, 2))).toBe('gap');

    expect(replica.apply(updateOf(ada, replica.after))).toBe('applied');
    expect(replica.current().log.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('does not fall back to an older moment that comes late', async () => {
    const ada = await adaAtTally();
    const replica = new TableReplica();
    const old = updateOf(ada, 0);
    await answer(ada);
    replica.apply(updateOf(ada, 0));

    expect(replica.apply(old)).toBe('old');
    expect(replica.current().seq).toBe(2);
  });

  it('begins anew for another viewer, who counts otherwise', async () => {
    const { live } = await tableOf(loadSealed);
    const ada = sessionAt(live, ADA);
    const replica = new TableReplica();
    await answer(ada, 0);
    await answer(ada, 1);
    replica.apply(updateOf(ada, 0));
    expect(replica.after).toBe(2);

    expect(replica.apply(updateOf(sessionAt(live, BEA), 0))).toBe('applied');
    expect([replica.viewer, replica.after]).toEqual([BEA, 1]);
  });

  it('forgets everything where an update for another viewer has a gap', async () => {
    const { live } = await tableOf(loadSealed);
    const ada = sessionAt(live, ADA);
    const replica = new TableReplica();
    replica.apply(updateOf(ada, 0));
    await answer(ada);

    expect(replica.apply(updateOf(sessionAt(live, BEA), 1))).toBe('gap');
    expect(replica.snapshot).toBeNull();
  });

  it('keeps every part that did not change as the same object', async () => {
    const ada = await adaAtTally();
    const replica = new TableReplica();
    replica.apply(updateOf(ada, 0));
    const before = replica.current();

    replica.apply(structuredClone(updateOf(ada, 0)));

    expect(replica.current()).toBe(before);
  });

  it('tells whoever listens of updates and of its host’s state', async () => {
    const ada = await adaAtTally();
    const replica = new TableReplica();
    const heard = vi.fn();
    const stop = replica.subscribe(heard);

    replica.apply(updateOf(ada, 0));
    replica.setState('slow');
    stop();
    replica.setState('live');

    expect(heard).toHaveBeenCalledTimes(2);
    expect(replica.current().link.state).toBe('live');
  });
});

describe('A table behind a port', () => {
  it('is played from the other end of it: verbs there, updates back', async () => {
    const { live } = await tableOf(loadTally);
    const session = sessionAt(live, ADA);
    const { near, far } = memoryPorts();
    const served = serve<Refusal>(far, [service(TABLE_VERBS, () => ok(session))], {
      refusalOf: (problem) => refusalOf(problem).refusal,
    });
    const replica = new TableReplica();
    const client = new RpcClient<typeof TABLE_VERBS, Refusal>(TABLE_VERBS, {
      lost: refused('host-lost').refusal,
      onPush: (message) => replica.apply(message as TableUpdate),
    });
    client.attach(near);
    live.onChange(() => served.push(updateOf(session, replica.after)));
    served.push(updateOf(session, 0));
    await eventually(() => expect(replica.snapshot).not.toBeNull());

    const calls = client.calls(TABLE_VERBS);
    const played = await calls.play({ choice: offerAt(session, 0), seq: replica.current().seq });

    expect(played.ok).toBe(true);
    await eventually(() => expect(replica.current().seq).toBe(2));
    expect(replica.current().log).toEqual(session.entriesAfter(0));
    expect(await calls.verify()).toMatchObject({ ok: false, refusal: { code: 'still-secret' } });
    expect(await calls.pace({ paused: true })).toMatchObject({ ok: false });
  });
});
