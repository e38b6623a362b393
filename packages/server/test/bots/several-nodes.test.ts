import { describe, expect, it } from 'vitest';
import { answered } from '../device.ts';
import { guestAt, openSeats } from '../nodes/test-nodes.ts';
import { eventually, must } from '../test-client.ts';
import { newBot } from './a-bot.ts';
import {
  BotsOnNodes,
  hasEnded,
  kindsOf,
  playsByTurns,
  SETUP,
  SOUGHT,
  told,
} from './bots-on-nodes.ts';

const NEVER_MS = 1e8;
const on = new BotsOnNodes();

describe('A bot on several nodes', () => {
  it('has one stream: a second one on another node ends the first', async () => {
    const { token } = await newBot(on.owner, 'Corsair');
    const first = await on.arrive(on.one, token);

    const second = await on.arrive(on.other, token);
    await hasEnded(first);
    const third = await on.arrive(on.one, token);
    await hasEnded(second);

    expect(third.isOpen).toBe(true);
    expect([...kindsOf(first), ...kindsOf(second)]).not.toContain('ending');
  });

  it('asks any of them for what needs its stream, and hears of it by that', async () => {
    const [first, second] = [await newBot(on.owner, 'Corsair'), await newBot(on.owner, 'Dory')];
    const [corsair, dory] = [
      await on.arrive(on.one, first.token),
      await on.arrive(on.one, second.token),
    ];

    for (const { token } of [first, second])
      await answered(on.aBot(on.other, token).ask('/api/bot/seek', SOUGHT));

    const { table } = await told(corsair, 'seated');
    expect((await told(dory, 'seated')).table.table).toBe(table.table);
    expect((await Promise.race([told(corsair, 'asked'), told(dory, 'asked')])).table).toBe(
      table.table,
    );
  });

  it('has its answers taken by a node that has heard nothing of the table since it opened it', async () => {
    // Without NATS, one of them asks the database for news, and the other does not.
    const nodes = await on.anew({ lookEvery: 50 });
    const one = await nodes.start();
    await on.use(one, one);
    const deaf = await nodes.start({ lookEvery: NEVER_MS });
    const at = await on.match();
    playsByTurns(at.bot, [on.aBot(deaf, at.token)], at);
    for (const event of at.bot.events) at.bot.onEvent(event);
    await at.finished;

    expect(await on.expectNothingLost(at)).not.toContain('stale');
  });

  it('finds a seat beside others that sit down at the same moment, by whichever node', async () => {
    const ada = await guestAt(on.other, 'Ada');
    const bots = await Promise.all(
      ['Corsair', 'Dory', 'Sloop'].map(async (name, nth) => {
        const { token } = await newBot(on.owner, name);
        await on.arrive(on.one, token);
        return on.aBot(nth === 0 ? on.one : on.other, token);
      }),
    );
    const setup = openSeats('reef', 4, { answerTime: 60_000 });
    const { invitation } = must(await ada.client.ask('create', { setup }));

    const joined = await Promise.all(
      bots.map((bot) => bot.ask('/api/bot/join', { invitation: invitation ?? '' })),
    );

    expect(joined.map(({ status }) => status)).toEqual([200, 200, 200]);
    const card = must(await ada.client.ask('mine', {}))[0];
    const names = card?.seats.map(({ name }) => name).sort();
    expect(names).toEqual(['Ada', 'Corsair (bot)', 'Dory (bot)', 'Sloop (bot)']);
  });

  it('is challenged from another node than its own, and ends with its token there, too', async () => {
    const { id, token } = await newBot(on.owner, 'Corsair');
    const bot = await on.arrive(on.one, token);
    const ada = await guestAt(on.other, 'Ada');
    const { table } = must(await ada.client.ask('create', { setup: SETUP }));
    type Here = { readonly bots: readonly { readonly handle: string }[] };
    const askAs = async (path: string, body?: object) => {
      const response = await fetch(`http://localhost:${on.other.port}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie: ada.cookie, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, value: await response.json() };
    };

    const here = async () => (await answered<Here>(askAs('/api/bots-here'))).bots;
    await eventually(async () => (await here()).length === 1);
    const [{ handle } = { handle: '' }] = await here();
    await answered(askAs(`/api/bots-here/${handle}/challenge`, { table }));
    const challenge = await told(bot, 'challenged');
    type Bots = {
      readonly bots: readonly { readonly tokens: readonly { readonly id: string }[] }[];
    };
    const [card] = (await answered<Bots>(on.owner.ask('/api/bots'))).bots;
    await answered(
      on.owner.ask(`/api/bots/${id}/tokens/${card?.tokens[0]?.id}`, undefined, 'DELETE'),
    );

    await hasEnded(bot);
    expect([challenge.by, challenge.table.table]).toEqual(['Ada', table]);
  });
});
