import { readdirSync, readFileSync } from 'node:fs';
import type { Seat } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import {
  type BotEvent,
  type Leaders,
  type OnlineSetup,
  type OutsideBot,
  openLogInSlices,
  type Profile,
} from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LoadedGames } from '../../src/online/loaded-games.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { answered, codeOf, Device } from '../device.ts';
import { OnlineServer, playToTheEnd } from '../online-server.ts';
import { eventually, must } from '../test-client.ts';
import { ABot, newBot, withAccount } from './a-bot.ts';

const REEF = { game: 'reef', seats: 2, answerTime: 60_000 } as const;
const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  watching: 'anybody',
  answerTime: 60_000,
};

let at: OnlineServer;
let owner: Device;
beforeEach(async () => {
  at = new OnlineServer({ loadGame });
  await at.start();
  owner = await withAccount(at.port, 'Olga');
});
afterEach(() => at.remove());

const arrive = async (name: string): Promise<ABot> => {
  const { token } = await newBot(owner, name);
  return await new ABot(at.port, token).open();
};
const botsOf = async (who: Device): Promise<readonly OutsideBot[]> =>
  (await answered<{ readonly bots: readonly OutsideBot[] }>(who.ask('/api/bots'))).bots;
type Of<Kind extends BotEvent['kind']> = Extract<BotEvent, { readonly kind: Kind }>;
const told = async <Kind extends BotEvent['kind']>(bot: ABot, kind: Kind): Promise<Of<Kind>> =>
  (await bot.until((event) => event.kind === kind)) as Of<Kind>;

describe('An owner of bots', () => {
  it('is shown a token once, and no file of the server has it', async () => {
    const { id, token } = await newBot(owner, 'Corsair');

    expect(token).toMatch(/^qdbot_[\w-]{43}$/);
    const [bot] = await botsOf(owner);
    expect(bot).toMatchObject({ id, name: 'Corsair (bot)', isHere: false });
    expect(bot?.tokens).toMatchObject([{ name: 'laptop', usedAt: null }]);
    expect(JSON.stringify(bot)).not.toContain(token);
    for (const name of readdirSync(at.folder))
      expect(readFileSync(`${at.folder}/${name}`).includes(token)).toBe(false);
  });

  it('revokes a token: its stream ends, and it opens nothing any more', async () => {
    const { id, token } = await newBot(owner, 'Corsair');
    const bot = await new ABot(at.port, token).open();
    const [card] = await botsOf(owner);
    expect(card).toMatchObject({ isHere: true });

    await answered(owner.ask(`/api/bots/${id}/tokens/${card?.tokens[0]?.id}`, undefined, 'DELETE'));

    await eventually(async () => !bot.isOpen);
    const refused = await bot.ask('/api/bot');
    expect(refused.status).toBe(401);
    expect(codeOf(refused)).toBe('not-a-token');
  });

  it('ends all of them with the account', async () => {
    const bot = await arrive('Corsair');

    await answered(owner.ask('/api/account/delete', { name: 'Olga' }));

    await eventually(async () => !bot.isOpen);
    expect(codeOf(await bot.ask('/api/bot'))).toBe('not-a-token');
  });

  it('touches no bot of somebody else, and a guest has none', async () => {
    const { id } = await newBot(owner, 'Corsair');
    const other = await withAccount(at.port, 'Ida');
    const guest = new Device(at.port);
    await guest.ask('/guest');

    expect(codeOf(await other.ask(`/api/bots/${id}/tokens`, { name: 'mine' }))).toBe(
      'nothing-there',
    );
    expect(codeOf(await other.ask(`/api/bots/${id}`, undefined, 'DELETE'))).toBe('nothing-there');
    expect(codeOf(await guest.ask('/api/bots', { name: 'Corsair' }))).toBe('needs-account');
  });

  it('has as many bots and tokens as the figures say, and names that can be seen', async () => {
    const { id } = await newBot(owner, 'One');
    for (const name of ['Two', 'Three', 'Four', 'Five']) await newBot(owner, name);

    expect(codeOf(await owner.ask('/api/bots', { name: 'Six' }))).toBe('too-many-bots');
    expect(codeOf(await owner.ask(`/api/bots/${id}/tokens`, { name: '\u200b' }))).toBe(
      'needs-name',
    );
    for (const name of ['b', 'c', 'd', 'e'])
      await answered(owner.ask(`/api/bots/${id}/tokens`, { name }));
    expect(codeOf(await owner.ask(`/api/bots/${id}/tokens`, { name: 'f' }))).toBe(
      'too-many-tokens',
    );
  });
});

describe('A bot with a token', () => {
  it('is refused with a code and a sentence where it may not, or comes without', async () => {
    const { token } = await newBot(owner, 'Corsair');
    const [bot, nobody] = [new ABot(at.port, token), new ABot(at.port, 'qdbot_nothing')];

    expect((await nobody.ask('/api/bot')).status).toBe(401);
    expect(await bot.ask('/api/bot/seek', REEF)).toMatchObject({
      status: 409,
      value: { refusal: { code: 'no-stream', sentence: expect.stringContaining('event stream') } },
    });
    await bot.open();
    expect(codeOf(await bot.ask('/api/bot/seek', { game: 'reef', seats: 2 }))).toBe(
      'bot-needs-pace',
    );
    expect(codeOf(await bot.ask('/api/bot/tables/none/answer', { seq: 0, choice: {} }))).toBe(
      'malformed',
    );
    const choice = { do: 'dive' };
    expect(codeOf(await bot.ask('/api/bot/tables/none/answer', { seq: 0, choice }))).toBe(
      'not-open',
    );
    expect(codeOf(await bot.ask('/api/bot/join', { invitation: 'none' }))).toBe('no-table');
    expect(codeOf(await bot.ask('/api/account'))).toBe('not-signed-in');
  });

  it('is told to wait where it asks for too much', async () => {
    await at.start({ limits: { botCalls: { burst: 3, perSecond: 0.01 } } });
    owner.movedTo(at.port);
    const { token } = await newBot(owner, 'Corsair');
    const bot = new ABot(at.port, token);

    for (let nth = 0; nth < 3; nth++) expect((await bot.ask('/api/bot')).status).toBe(200);
    const fourth = await bot.ask('/api/bot');
    expect([fourth.status, codeOf(fourth)]).toEqual([429, 'too-fast']);
  });

  it('is brought together with bots, and a person who looks for people is not', async () => {
    const ada = await at.guest('Ada');
    must(await ada.client.ask('seek', { setups: [SETUP] }));
    const [one, other] = [await arrive('Corsair'), await arrive('Dory')];

    await answered(one.ask('/api/bot/seek', REEF));
    await answered(other.ask('/api/bot/seek', REEF));

    const { table } = await told(one, 'seated');
    expect((await told(other, 'seated')).table.table).toBe(table.table);
    expect(table.seats.map(({ who }) => who).toSorted()).toEqual(['bot', 'you']);
    const { seeking } = must(await ada.client.ask('watchLobby', {}));
    expect(seeking).toMatchObject([{ people: 1 }]);
  });

  it('sits down at a table of the lobby where its people have said that bots may', async () => {
    const ada = await at.guest('Ada');
    const bot = await arrive('Corsair');
    must(await ada.client.ask('create', { setup: { ...SETUP, listed: true } }));
    const lobby = async (): Promise<readonly { readonly invitation: string }[]> =>
      (await answered<{ readonly tables: [] }>(bot.ask('/api/bot/lobby'))).tables;
    expect(await lobby()).toEqual([]);

    const setup: OnlineSetup = { ...SETUP, listed: true, bots: true };
    const { table } = must(await ada.client.ask('create', { setup }));
    const [open] = await lobby();
    await answered(bot.ask('/api/bot/join', { invitation: open?.invitation }));

    expect((await told(bot, 'seated')).table.table).toBe(table);
  });

  it('is challenged to a table, and is marked as a bot there and in the lobby', async () => {
    const ada = new Device(at.port);
    await ada.ask('/guest');
    const client = await ada.connect();
    must(await client.ask('rename', { name: 'Ada' }));
    const { table } = must(await client.ask('create', { setup: SETUP }));
    const bot = await arrive('Corsair');
    const { bots } = await answered<{ readonly bots: readonly { readonly handle: string }[] }>(
      ada.ask('/api/bots-here'),
    );
    expect(bots).toMatchObject([{ name: 'Corsair (bot)', owner: 'Olga' }]);

    await answered(ada.ask(`/api/bots-here/${bots[0]?.handle}/challenge`, { table }));
    const challenge = await told(bot, 'challenged');
    expect(challenge.by).toBe('Ada');
    await answered(bot.ask('/api/bot/join', { invitation: challenge.table.invitation ?? '' }));

    const card = must(await client.ask('mine', {}))[0];
    expect(card?.seats[1]).toMatchObject({ name: 'Corsair (bot)', who: 'guest', isBot: true });
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
    expect(client.now(table).table.seats[1]?.name).toBe('Corsair (bot)');
    const shown = must(await client.ask('watchLobby', {})).toWatch[0];
    expect(shown?.seats[1]).toMatchObject({ name: 'Corsair (bot)', isBot: true });
    expect(codeOf(await ada.ask('/api/bots-here/nobody/challenge', { table }))).toBe(
      'no-open-seat',
    );
  });

  it('plays a match; it moves the rating of the bot, and not that of the person', async () => {
    const ada = new Device(at.port);
    await ada.ask('/guest');
    const client = await ada.connect();
    must(await client.ask('rename', { name: 'Ada' }));
    const { table, invitation } = must(await client.ask('create', { setup: SETUP }));
    const bot = await arrive('Corsair');
    await answered(bot.ask('/api/bot/join', { invitation: invitation ?? '' }));
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
    bot.playsOn();

    await playToTheEnd([client], table);

    const { ranks } = await told(bot, 'over');
    expect(ranks).toEqual(client.now(table).outcome?.ranks);
    type Self = { readonly ratings: readonly object[]; readonly tables: readonly object[] };
    const self = () => answered<Self>(bot.ask('/api/bot'));
    await eventually(async () => (await self()).ratings.length === 1);
    expect(await self()).toMatchObject({ ratings: [{ game: 'reef', matches: 1 }], tables: [] });
    const me = await answered<Profile>(ada.ask('/api/people/me'));
    expect([me.ratings, me.matches]).toEqual([[], 1]);
    const { matches } = await answered<{ readonly matches: readonly object[] }>(
      ada.ask('/api/people/me/matches'),
    );
    expect(matches).toMatchObject([{ isRated: false, seats: [{}, { name: 'Corsair (bot)' }] }]);
    const ladder = await answered<Leaders>(ada.ask('/api/leaders?game=reef&pace=relaxed'));
    expect(ladder.bots).toMatchObject([{ name: 'Corsair (bot)', matches: 1 }]);
  });

  it('is told what its seat sees, and nothing else', async () => {
    let kept: ServerStore | undefined;
    await at.start({}, (store) => {
      kept = store;
      return {};
    });
    owner.movedTo(at.port);
    const { client } = await at.guest('Ada');
    const setup: OnlineSetup = { ...SETUP, game: 'seawolf' };
    const { table, invitation } = must(await client.ask('create', { setup }));
    const bot = await arrive('Corsair');
    await answered(bot.ask('/api/bot/join', { invitation: invitation ?? '' }));
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
    // Who is asked first plays until it is the bot's turn.
    while (bot.events.every(({ kind }) => kind !== 'asked')) {
      if (client.now(table).question?.given === null) await client.play(table);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const asked = await told(bot, 'asked');
    const stored = await kept?.tables.read(table);
    if (stored === undefined) throw new Error('the table is not stored');
    const { engine } = await new LoadedGames(loadGame).of('seawolf');
    const { match } = await openLogInSlices(engine, stored, () => Promise.resolve());
    const wired = (seat: number): unknown =>
      JSON.parse(JSON.stringify(engine.toWire(engine.view(match, seat as Seat))));

    expect(asked.seat).toBe(1);
    expect(asked.view).toEqual(wired(1));
    expect(asked.view).not.toEqual(wired(0));
    expect(asked.choices).toEqual(
      JSON.parse(JSON.stringify(engine.choices(match, asked.seat as Seat))),
    );
  });

  it('agrees to what people at its table propose, so that nobody waits for it', async () => {
    const { client } = await at.guest('Ada');
    const { table, invitation } = must(await client.ask('create', { setup: SETUP }));
    const bot = await arrive('Corsair');
    await answered(bot.ask('/api/bot/join', { invitation: invitation ?? '' }));
    must(await client.open(table));

    must(await client.ask('propose', { table, what: 'abandon' }));

    expect(await told(bot, 'over')).toMatchObject({ ranks: null, ended: 'abandoned' });
  });

  it('is told of its tables again when it comes back, and an older stream ends', async () => {
    const { client } = await at.guest('Ada');
    const { table, invitation } = must(await client.ask('create', { setup: SETUP }));
    const { token } = await newBot(owner, 'Corsair');
    const first = await new ABot(at.port, token).open();
    await answered(first.ask('/api/bot/join', { invitation: invitation ?? '' }));
    await told(first, 'seated');

    const second = await new ABot(at.port, token).open();

    expect((await told(second, 'seated')).table).toMatchObject({ table, state: 'playing' });
    await eventually(async () => !first.isOpen);
  });

  it('leaves: one of the server’s own bots plays on for it', async () => {
    const { client } = await at.guest('Ada');
    const { table, invitation } = must(await client.ask('create', { setup: SETUP }));
    const bot = await arrive('Corsair');
    await answered(bot.ask('/api/bot/join', { invitation: invitation ?? '' }));
    must(await client.open(table));
    await client.until(() => client.updates.has(table));

    await answered(bot.ask(`/api/bot/tables/${table}/leave`, {}));

    await client.until(() => client.now(table).timing?.handed.length === 1);
    expect(client.now(table).timing?.handed).toEqual([1]);
  });
});
