import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryPorts, RpcClient, readCall, refusing, serve, service } from '../src/index.ts';
import { counter, LIST } from './list.ts';

const refusalOf = (problem: unknown): string =>
  problem instanceof QuarterdeckError ? problem.message : 'failed';

function served(isOwner: boolean, done: string[] = []): RpcClient<typeof LIST, string> {
  const { near, far } = memoryPorts();
  serve(far, [service(LIST, () => ({ ok: true, value: counter(isOwner, done) }))], { refusalOf });
  const client = new RpcClient<typeof LIST, string>(LIST, { lost: 'lost' });
  client.attach(near);
  return client;
}

describe('A served list of verbs', () => {
  it('answers each call with what its handler gave', async () => {
    const client = served(true);

    expect(await client.call('add', { to: 1 })).toEqual({ ok: true, value: 2 });
    expect(await client.call('spend', { coins: 101 })).toEqual({ ok: false, refusal: 'too dear' });
  });

  it('refuses who may not, before the handler runs', async () => {
    const done: string[] = [];

    const spent = await served(false, done).call('spend', { coins: 1 });

    expect(spent).toEqual({ ok: false, refusal: 'not yours' });
    expect(done).toEqual([]);
  });

  it('reads arguments by their shape, and names the field that is wrong', async () => {
    const done: string[] = [];

    const spent = await served(true, done).call('spend', { coins: 0 });

    expect(spent).toMatchObject({ ok: false, refusal: expect.stringContaining('spend.coins') });
    expect(done).toEqual([]);
  });

  it('refuses a verb that is in no list, and names those that are', async () => {
    const { near, far } = memoryPorts();
    serve(far, [service(LIST, () => ({ ok: true, value: counter(true) }))], { refusalOf });
    const replies: unknown[] = [];
    near.listen((reply) => replies.push(reply));

    near.post({ id: 1, verb: 'toString' });
    await new Promise((resolve) => setTimeout(resolve));

    expect(JSON.stringify(replies)).toContain('one of add, spend, guess');
  });

  it('answers in the order of the calls where it is told to', async () => {
    const { near, far } = memoryPorts();
    const order: string[] = [];
    const handlers = counter(true);
    const slow = {
      ...handlers,
      guess: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push('guess');
        return { ok: true, value: 1 } as const;
      },
      add: () => {
        order.push('add');
        return { ok: true, value: 1 } as const;
      },
    };
    serve(far, [service(LIST, () => ({ ok: true, value: slow }))], { refusalOf, inTurn: true });
    const client = new RpcClient<typeof LIST, string>(LIST, { lost: 'lost' });
    client.attach(near);

    await Promise.all([client.call('guess', {}), client.call('add', { to: 1 })]);

    expect(order).toEqual(['guess', 'add']);
  });

  it('serves several things, each by its name', async () => {
    const { near, far } = memoryPorts();
    const find = (on: string | undefined) =>
      on === 'mine'
        ? ({ ok: true, value: counter(true) } as const)
        : ({ ok: false, refusal: 'no such thing' } as const);
    serve(far, [service(LIST, find)], { refusalOf });
    const client = new RpcClient<typeof LIST, string>(LIST, { lost: 'lost' });
    client.attach(near);

    expect(await client.calls(LIST, 'mine').add({ to: 1 })).toEqual({ ok: true, value: 2 });
    expect(await client.calls(LIST, 'theirs').add({ to: 1 })).toEqual({
      ok: false,
      refusal: 'no such thing',
    });
  });

  it('turns an error of a handler into a refusal, and goes on', async () => {
    const { near, far } = memoryPorts();
    const broken = {
      ...counter(true),
      add: () => {
        throw new Error('a bug');
      },
    };
    serve(far, [service(LIST, () => ({ ok: true, value: broken }))], { refusalOf });
    const client = new RpcClient<typeof LIST, string>(LIST, { lost: 'lost' });
    client.attach(near);

    expect(await client.call('add', { to: 1 })).toEqual({ ok: false, refusal: 'failed' });
    expect(await client.call('spend', { coins: 1 })).toEqual({ ok: true, value: 1 });
  });

  it('refuses a whole list where nobody does any of it', () => {
    const handlers = refusing(LIST, 'closed');

    expect(handlers.add({ to: 1 })).toEqual({ ok: false, refusal: 'closed' });
    expect(Object.keys(handlers)).toEqual(Object.keys(LIST));
  });
});

describe('The gate of calls', () => {
  it.each([
    [null, 'call'],
    ['call', 'call'],
    [[], 'call.id'],
    [{ verb: 'add' }, 'call.id'],
    [{ id: 'two', verb: 'add' }, 'call.id'],
    [{ id: -1, verb: 'add' }, 'call.id'],
    [{ id: 1 }, 'call.verb'],
    [{ id: 1, verb: 7 }, 'call.verb'],
    [{ id: 1, verb: 'add', on: 7 }, 'call.on'],
  ])('lets %j through to nobody, and names what is wrong: %s', (raw, field) => {
    expect(() => readCall(raw)).toThrow(QuarterdeckError);
    expect(() => readCall(raw)).toThrow(field);
  });

  it('answers any garbage with a complaint, and with nothing else', () => {
    fc.assert(
      fc.property(fc.anything(), (garbage) => {
        expect(() => readCall(garbage)).toThrow(QuarterdeckError);
      }),
    );
  });

  it('tells a call from its arguments', () => {
    expect(readCall({ id: 3, verb: 'add', on: 'mine', to: 1 })).toEqual({
      id: 3,
      verb: 'add',
      on: 'mine',
      args: { to: 1 },
    });
  });
});
