import { describe, expect, it, vi } from 'vitest';
import { RpcClient } from '../src/index.ts';
import { deafPort, LIST } from './list.ts';

const moved = () => {
  const heard: unknown[] = [];
  const client = new RpcClient(LIST, { lost: 'lost', onPush: (message) => heard.push(message) });
  const [before, now] = [deafPort(), deafPort()];
  client.attach(before);
  const owed = client.call('add', { to: 1 });
  const onDone = vi.fn();
  return { client, before, now, heard, owed, onDone };
};

describe('A client that moves to another port', () => {
  it('is answered at the one before, which is done when nothing is owed there', async () => {
    const { client, before, now, owed, onDone } = moved();
    client.moveTo(now, onDone);
    const wasDone = onDone.mock.calls.length;
    before.reply(1, { ok: true, value: 2 });

    expect(wasDone).toBe(0);
    expect(await owed).toEqual({ ok: true, value: 2 });
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(now.posted).toEqual([]);
  });

  it('is done at once where nothing is owed', () => {
    const client = new RpcClient(LIST, { lost: 'lost' });
    client.attach(deafPort());
    const onDone = vi.fn();

    client.moveTo(deafPort(), onDone);

    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('asks by the new one, and hears its news alone', async () => {
    const { client, before, now, heard, onDone } = moved();
    client.moveTo(now, onDone);
    const asked = client.call('guess', {});
    before.say('old news');
    now.say('news');
    now.reply(2, { ok: true, value: 5 });

    expect(heard).toEqual(['news']);
    expect(await asked).toEqual({ ok: true, value: 5 });
    expect(onDone).not.toHaveBeenCalled();
  });

  it('asks once more by the new one what the one before has lost, where that does no harm', async () => {
    const { client, before, now, owed, onDone } = moved();
    const spent = client.call('spend', { coins: 1 });
    client.moveTo(now, onDone);
    client.lose(before);
    now.reply(1, { ok: true, value: 2 });

    expect(await spent).toEqual({ ok: false, refusal: 'lost' });
    expect(await owed).toEqual({ ok: true, value: 2 });
    expect(now.posted).toEqual([{ id: 1, verb: 'add', to: 1 }]);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
