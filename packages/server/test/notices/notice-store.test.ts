import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushDevice } from '../../src/store/notices/notice-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { type Databases, KINDS } from '../databases.ts';

const NOW = 1_700_000_000_000;
const device = (endpoint: string, since = NOW): PushDevice => ({
  endpoint,
  p256dh: 'a key',
  auth: 'a secret',
  name: `browser ${endpoint}`,
  publicKey: 'ours',
  since,
});
const ADDRESS = { target: 'ada@example.org', secret: '12345678', since: NOW, failures: 0 };

describe.each(KINDS)('How people are told, in %s', (_, start) => {
  let databases: Databases;
  let store: ServerStore;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    store = await databases.open();
    for (const id of ['ada', 'bo']) await store.guests.add({ id, name: id, createdAt: NOW });
    await store.onlineTables.add({
      table: 'table-1',
      game: 'reef',
      setup: {},
      host: 'ada',
      createdAt: NOW,
      watching: 'anybody',
      answerTime: null,
      invitation: 'table-1',
      listed: false,
      seats: [{ kind: 'guest', guest: 'ada' }, { kind: 'open' }],
    });
  });

  const endpointsOf = async (guest: string) =>
    (await store.notices.devices(guest)).map(({ endpoint }) => endpoint);

  it('a browser is kept over a restart, and of too many the oldest is forgotten', async () => {
    for (const [nth, name] of ['a', 'b', 'c'].entries())
      await store.notices.addDevice('ada', device(name, NOW + nth), 2);

    store = await databases.restart();

    expect(await endpointsOf('ada')).toEqual(['c', 'b']);
    expect((await store.notices.devices('ada'))[0]).toEqual(device('c', NOW + 2));
  });

  it('a browser that somebody else signs in with tells nothing to who had it before', async () => {
    await store.notices.addDevice('ada', device('a'), 5);
    await store.notices.addDevice('bo', device('a'), 5);

    expect(await endpointsOf('ada')).toEqual([]);
    expect(await endpointsOf('bo')).toEqual(['a']);
    await store.notices.removeDevice('a');
    expect(await endpointsOf('bo')).toEqual([]);
  });

  it('an address is confirmed by its own code alone, and once', async () => {
    await store.notices.setTarget('ada', 'email', { ...ADDRESS, confirmedAt: null });

    expect(await store.notices.confirm('ada', 'email', '00000000', NOW)).toBe(false);
    expect(await store.notices.confirm('bo', 'email', ADDRESS.secret, NOW)).toBe(false);
    expect(await store.notices.confirm('ada', 'email', ADDRESS.secret, NOW)).toBe(true);
    expect(await store.notices.confirm('ada', 'email', ADDRESS.secret, NOW)).toBe(false);
    expect(await store.notices.target('ada', 'email')).toMatchObject({ confirmedAt: NOW });
  });

  it('failures are counted one after the other, and forgotten with what arrives', async () => {
    await store.notices.setTarget('ada', 'webhook', { ...ADDRESS, confirmedAt: NOW });
    const failures = async () => (await store.notices.target('ada', 'webhook'))?.failures;

    for (const _time of [1, 2]) await store.notices.countFailure('ada', 'webhook', 'failed');
    expect(await failures()).toBe(2);
    await store.notices.countFailure('ada', 'webhook', 'arrived');
    expect(await failures()).toBe(0);
  });

  it('every way is on, until it is switched off, for all tables or for one of them', async () => {
    const all = { push: true, email: true, webhook: true };
    expect(await store.notices.switches('ada', 'table-1')).toEqual(all);

    await store.notices.setDefault('ada', 'email', false);
    expect(await store.notices.switches('ada')).toEqual({ ...all, email: false });
    await store.notices.setSwitch('ada', 'table-1', 'email', true);
    await store.notices.setSwitch('ada', 'table-1', 'push', false);

    expect(await store.notices.switches('ada', 'table-1')).toEqual({ ...all, push: false });
    expect(await store.notices.switches('ada')).toEqual({ ...all, email: false });
    expect(await store.notices.switches('bo', 'table-1')).toEqual(all);
  });

  it('a turn is told once, by whichever of all nodes is first, and the next one again', async () => {
    const other = await databases.otherNode();
    const claims = await Promise.all(
      [store, other, store].map((node) => node.notices.claim('ada', 'table-1', 3, NOW)),
    );

    expect(claims.filter(Boolean)).toHaveLength(1);
    // An answer that was taken back asks the same again.
    expect(await store.notices.claim('ada', 'table-1', 2, NOW)).toBe(false);
    expect(await store.notices.claim('ada', 'table-1', 4, NOW)).toBe(true);
    expect(await store.notices.claim('bo', 'table-1', 0, NOW)).toBe(true);
  });

  it('only people who are told somewhere are looked for', async () => {
    expect([...(await store.notices.reachable(['ada', 'bo']))]).toEqual([]);
    await store.notices.addDevice('ada', device('a'), 5);
    await store.notices.setTarget('bo', 'webhook', { ...ADDRESS, confirmedAt: NOW });

    expect([...(await store.notices.reachable(['ada', 'bo', 'cy']))].sort()).toEqual(['ada', 'bo']);
    expect([...(await store.notices.reachable(['cy']))]).toEqual([]);
  });

  it('go to the account with everything else, and are deleted with it', async () => {
    await store.notices.addDevice('ada', device('a'), 5);
    await store.notices.setTarget('ada', 'webhook', { ...ADDRESS, confirmedAt: NOW });
    await store.notices.setSwitch('ada', 'table-1', 'push', false);

    await store.accounts.adopt('ada', 'bo');
    expect(await endpointsOf('bo')).toEqual(['a']);
    expect(await store.notices.target('bo', 'webhook')).toMatchObject({ target: ADDRESS.target });
    expect(await store.notices.switches('bo', 'table-1')).toMatchObject({ push: false });
    expect(await store.people.everything('bo')).toMatchObject({
      notices: [{ way: 'webhook', target: ADDRESS.target }],
      pushTo: [{ endpoint: 'a' }],
    });

    await store.accounts.forget('bo');
    expect(await endpointsOf('bo')).toEqual([]);
    expect(await store.notices.target('bo', 'webhook')).toBeUndefined();
    expect(await store.notices.switches('bo', 'table-1')).toMatchObject({ push: true });
  });

  it('keeps what has not arrived until it is settled, and lets one of all who find it send it', async () => {
    const notice = { kind: 'your-move', table: 'table-1', game: 'reef', title: 'Reef' } as const;
    const owed = {
      guest: 'ada',
      way: 'webhook',
      endpoint: '',
      notice,
      until: NOW,
      tries: 0,
    } as const;
    await store.notices.owe({ ...owed, id: 'late', dueAt: NOW + 2 });
    await store.notices.owe({ ...owed, id: 'early', dueAt: NOW + 1 });
    const overdue = async (before: number): Promise<readonly string[]> =>
      (await store.notices.overdue(before, 9)).map(({ id }) => id);
    expect(await overdue(NOW + 1)).toEqual([]);
    expect(await overdue(NOW + 9)).toEqual(['early', 'late']);

    const other = await databases.otherNode();
    const moved = await Promise.all(
      [store, other].map((one) => one.notices.move('early', NOW + 1, NOW + 100, 1)),
    );
    expect(moved.toSorted()).toEqual([false, true]);
    await store.notices.settle('late');

    expect(await store.notices.overdue(NOW + 101, 9)).toEqual([
      { ...owed, id: 'early', dueAt: NOW + 100, tries: 1 },
    ]);
  });
});
