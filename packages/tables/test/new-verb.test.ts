import { bool, shape } from '@quarterdeck/kernel/pack';
import { memoryPorts, RpcClient, serve, service } from '@quarterdeck/rpc';
import { type Handlers, verb } from '@quarterdeck/rpc/verbs';
import { describe, expect, it } from 'vitest';
import {
  type By,
  ok,
  type Refusal,
  type Result,
  refusalOf,
  refused,
  TABLE_VERBS,
  TableSession,
} from '../src/index.ts';
import { loadSealed } from '../src/test-kit/sealed-game.ts';
import { ADA, sessionAt, tableOf } from './at-table.ts';

/** The row. */
const WITH_CHEER = {
  ...TABLE_VERBS,
  cheer: verb<string>()({ by: 'seat', args: shape({ loud: bool }), resend: 'safe' }),
} as const;

/** The handler. */
class CheeringSession extends TableSession implements Handlers<typeof WITH_CHEER, Refusal> {
  cheer({ loud }: { readonly loud: boolean }): Result<string> {
    return ok(loud ? 'HURRAH' : 'hurrah');
  }
}

async function clientAt(viewer: typeof ADA | 'spectator') {
  const { live } = await tableOf(loadSealed);
  const { near, far } = memoryPorts();
  const session = new CheeringSession({
    live,
    viewer,
    here: viewer === 'spectator' ? [] : [viewer],
    screen: null,
    newTables: { rematch: () => Promise.resolve(refused('failed')) },
  });
  serve(far, [service(WITH_CHEER, () => ok(session))], {
    refusalOf: (problem) => refusalOf(problem).refusal,
  });
  const client = new RpcClient<typeof WITH_CHEER, Refusal>(WITH_CHEER, {
    lost: refused('host-lost').refusal,
  });
  client.attach(near);
  return { calls: client.calls(WITH_CHEER), near };
}

describe('A new verb', () => {
  it('is a row and its handler: client, wire and gate know it then', async () => {
    const { calls } = await clientAt(ADA);

    expect(await calls.cheer({ loud: true })).toEqual(ok('HURRAH'));
    expect(await calls.cheer({ loud: false })).toEqual(ok('hurrah'));
  });

  it('is refused to whoever its row does not name, without a line of its own', async () => {
    const { calls } = await clientAt('spectator');

    expect(await calls.cheer({ loud: true })).toEqual(refused('no-seat'));
  });

  it('has its arguments read by its row, and the wrong field named', async () => {
    const { near } = await clientAt(ADA);
    const reply = new Promise((resolve) => near.listen(resolve));

    near.post({ id: 1, verb: 'cheer', loud: 'very' });

    expect(await reply).toMatchObject({
      value: {
        ok: false,
        refusal: { code: 'malformed', sentence: expect.stringContaining('cheer.loud') },
      },
    });
  });

  it('does not compile without its handler', async () => {
    const { live } = await tableOf(loadSealed);
    const plain = sessionAt(live, ADA);

    // @ts-expect-error `cheer` is in the list and not in the session.
    const handlers: Handlers<typeof WITH_CHEER, Refusal> = plain;

    expect(handlers.may('seat' satisfies By)).toBeNull();
  });

  it('leaves the verbs that were there as they are', async () => {
    const { calls } = await clientAt(ADA);

    expect(await calls.history({ from: 0, to: 9 })).toEqual(ok([]));
    expect(await calls.verify()).toEqual(refused('still-secret'));
  });
});
