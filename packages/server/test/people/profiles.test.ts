import { loadGame } from '@quarterdeck/shelf';
import type { Friends, History, Leaders, OnlineSetup, Profile } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answered, codeOf, Device } from '../device.ts';
import { OnlineServer, playToTheEnd } from '../online-server.ts';
import { eventually, must, refusalIn, type TestClient } from '../test-client.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: { rounds: 2 },
  watching: 'nobody',
  answerTime: null,
  clock: { start: 600_000, increment: 0 },
};

const { clock: _, ...WITHOUT } = SETUP;
const ANY = { burst: 1e6, perSecond: 1e6 };
let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame, limits: { calls: ANY, reads: ANY } });
  await at.start();
});
afterEach(() => at.remove());

type Somebody = { readonly device: Device; readonly client: TestClient };

async function somebody(name: string, kind: 'guest' | 'account' = 'account'): Promise<Somebody> {
  const device = new Device(at.port);
  await answered(device.ask('/guest'));
  const first = await device.connect();
  must(await first.ask('rename', { name }));
  first.disconnect();
  if (kind === 'account') {
    const email = `${name.toLowerCase()}@example.org`;
    await answered(
      device.ask('/api/account/password', { email, password: 'a lantern in the fog' }),
    );
  }
  return { device, client: await device.connect() };
}

async function sitDown(ada: Somebody, bea: Somebody, over: Partial<OnlineSetup> | 'untimed' = {}) {
  const setup = over === 'untimed' ? WITHOUT : { ...SETUP, ...over };
  const { table, invitation } = must(await ada.client.ask('create', { setup }));
  must(await bea.client.ask('join', { invitation: invitation ?? '', seat: 1 as never }));
  for (const { client } of [ada, bea]) {
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
  }
  return table;
}

const profileOf = ({ device }: Somebody, whose = 'me'): Promise<Profile> =>
  answered<Profile>(device.ask(`/api/people/${whose}`));
const historyOf = ({ device }: Somebody, whose = 'me'): Promise<History> =>
  answered<History>(device.ask(`/api/people/${whose}/matches`));

/** Plays a match to its end and waits until it is counted. */
async function played(ada: Somebody, bea: Somebody, over: Partial<OnlineSetup> | 'untimed' = {}) {
  const before = (await historyOf(ada)).matches.length;
  const table = await sitDown(ada, bea, over);
  await playToTheEnd([ada.client, bea.client], table);
  await eventually(async () => (await historyOf(ada)).matches.length > before);
  return table;
}

describe('A match between people with a clock', () => {
  it('moves the rating of both in its game and pace, and says by how much', async () => {
    const [ada, bea] = [await somebody('Ada'), await somebody('Bea')];

    const table = await played(ada, bea);

    const [match] = (await historyOf(ada)).matches;
    expect(match).toMatchObject({
      table,
      game: 'reef',
      pace: 'live',
      isRated: true,
      mayOpen: true,
    });
    const [first, second] = [...(match?.seats ?? [])].sort((a, b) => a.place - b.place);
    expect(Math.abs(first?.change ?? 0) + Math.abs(second?.change ?? 0)).toBeGreaterThan(0);
    const own = match?.seats.find(({ who }) => who === 'you');
    const profile = await profileOf(ada);
    expect(profile.ratings).toHaveLength(1);
    expect(profile.ratings[0]).toMatchObject({
      game: 'reef',
      pace: 'live',
      rating: own?.rating,
      matches: 1,
      month: own?.change,
      // Under ten matches nobody is ranked.
      rank: null,
    });
    expect(profile.ratings[0]?.curve.at(-1)?.rating).toBe(own?.rating);
    expect(profile).toMatchObject({
      isYou: true,
      name: 'Ada',
      matches: 1,
      oftenWith: { name: 'Bea', times: 1 },
    });
    expect(profile.tally).toEqual([
      { game: 'reef', seats: 2, matches: 1, won: own?.place === 1 ? 1 : 0 },
    ]);
  });

  it('is counted once, also by a server that comes back, and its end stands', async () => {
    const [ada, bea] = [await somebody('Ada'), await somebody('Bea')];
    const table = await played(ada, bea);
    const before = await profileOf(ada);

    const { seq, undo } = ada.client.now(table);
    expect(undo.can).toBe(false);
    expect(refusalIn(await ada.client.at(table).undo({ seq }))).toBe('ended');
    await at.start();

    // The device was told another port: who it is, it knows by its cookies.
    const again = new Device(at.port);
    const { cookie } = ada.device;
    const asked = await fetch(`http://localhost:${at.port}/api/people/me`, {
      headers: { cookie },
    });
    expect(again.cookie).toBe('');
    expect(await asked.json()).toEqual(before);
  });

  it('counts as lost for who has left, whatever the bot in the seat did', async () => {
    const [ada, bea] = [await somebody('Ada'), await somebody('Bea')];
    const table = await sitDown(ada, bea);
    must(await bea.client.ask('leave', { table }));
    await playToTheEnd([ada.client], table);
    await eventually(async () => (await historyOf(ada)).matches.length > 0);

    const [match] = (await historyOf(ada)).matches;
    expect(match?.seats.map(({ change }) => Math.sign(change ?? 0))).toEqual([1, -1]);
  });
});

describe('Nobody is rated', () => {
  it.each([
    ['without a clock', 'untimed'],
    [
      'with a bot at the table',
      {
        seats: [
          ...SETUP.seats,
          { name: 'Mate', colour: 'green' as const, who: { kind: 'bot' as const, bot: 'random' } },
        ],
      },
    ],
  ])('for a match %s, which stands in the history', async (_, over) => {
    const [ada, bea] = [await somebody('Ada'), await somebody('Bea')];

    await played(ada, bea, over as Partial<OnlineSetup> | 'untimed');

    const [match] = (await historyOf(ada)).matches;
    expect(match?.isRated).toBe(false);
    expect(match?.seats.map(({ change }) => change)).toEqual(match?.seats.map(() => null));
    expect((await profileOf(ada)).ratings).toEqual([]);
    const { bots } = await answered<Leaders>(ada.device.ask('/api/leaders?game=reef&pace=live'));
    expect(bots.map(({ bot, matches }) => `${bot} ${matches}`)).toEqual(
      over === 'untimed' ? [] : ['random 1'],
    );
  });

  it('for a match that was aborted, which stands nowhere', async () => {
    const [ada, bea] = [await somebody('Ada'), await somebody('Bea')];
    const table = await sitDown(ada, bea);
    must(await ada.client.ask('abort', { table }));

    await played(ada, bea);

    const { matches } = await historyOf(ada);
    expect(matches.map((one) => one.table)).not.toContain(table);
  });
});

describe('What others learn', () => {
  it('is nothing of a match under way, nor of one among friends', async () => {
    const [ada, bea, cyn] = [await somebody('Ada'), await somebody('Bea'), await somebody('Cyn')];
    await played(ada, bea, 'untimed');
    const open = await sitDown(ada, bea, { watching: 'anybody' });
    const { handle } = await profileOf(ada);

    const seen = JSON.stringify([
      await profileOf(cyn, handle ?? ''),
      await historyOf(cyn, handle ?? ''),
    ]);

    expect(await profileOf(cyn, handle ?? '')).toMatchObject({ matches: 0, oftenWith: null });
    expect(seen).not.toContain('Bea');
    expect(seen).not.toContain(open);
    expect((await historyOf(bea, handle ?? '')).matches).toHaveLength(1);
  });

  it('is the same of who has blocked them as of who is not there', async () => {
    const [ada, bea] = [await somebody('Ada'), await somebody('Bea')];
    const table = await played(ada, bea);
    const { handle } = await profileOf(ada);
    expect((await profileOf(bea, handle ?? '')).name).toBe('Ada');
    await answered(ada.device.ask(`/api/friends/${(await profileOf(bea)).handle}`, {}));

    must(await ada.client.ask('block', { table, person: { kind: 'seat', seat: 1 as never } }));

    const blocked = await bea.device.ask(`/api/people/${handle}`);
    const unknown = await bea.device.ask('/api/people/0123456789abcdef0123');
    expect(blocked).toEqual(unknown);
    expect(blocked.status).toBe(404);
    expect(codeOf(await bea.device.ask(`/api/people/${handle}/matches`))).toBe('no-person');
    expect(codeOf(await bea.device.ask(`/api/friends/${handle}`, {}))).toBe('no-person');
    expect(await answered<Friends>(bea.device.ask('/api/friends'))).toMatchObject({ asking: [] });
    // The match was theirs: its name stays, and leads nowhere.
    expect((await historyOf(bea)).matches[0]?.seats[0]).toMatchObject({
      name: 'Ada',
      handle: null,
    });
  });

  it('is nothing of a guest without an account, whose history is their own', async () => {
    const [ada, gus] = [await somebody('Ada'), await somebody('Gus', 'guest')];
    await played(ada, gus);

    const own = await profileOf(gus);
    expect(own).toMatchObject({ handle: null, matches: 1 });
    const seat = (await historyOf(ada)).matches[0]?.seats[1];
    expect(seat).toMatchObject({ name: 'Gus', handle: null });
    expect(codeOf(await gus.device.ask('/api/friends'))).toBe('needs-account');
  });
});

describe('Leaders', () => {
  it('are people with an account and ten matches, in their order, with oneself in its place', async () => {
    const [ada, bea] = [await somebody('Ada'), await somebody('Bea')];
    const leaders = (of: Somebody, among = 'everybody'): Promise<Leaders> =>
      answered<Leaders>(of.device.ask(`/api/leaders?game=reef&pace=live&among=${among}`));
    for (let nth = 0; nth < 9; nth++) await played(ada, bea);
    expect(await leaders(ada)).toMatchObject({ people: 0, leaders: [], you: null, missing: 1 });

    await played(ada, bea);

    const seen = await leaders(ada);
    expect(seen).toMatchObject({ people: 2, missing: 0 });
    expect(seen.leaders.map(({ rank }) => rank)).toEqual([1, 2]);
    const [first, second] = seen.leaders;
    expect(first?.rating).toBeGreaterThanOrEqual(second?.rating ?? 0);
    expect(seen.you).toEqual(seen.leaders.find(({ isYou }) => isYou));
    expect((await leaders(ada, 'friends')).leaders.map(({ name }) => name)).toEqual(['Ada']);
    expect((await profileOf(ada)).ratings[0]?.rank).toBe(seen.you?.rank);

    const { handle } = await profileOf(bea);
    const asked = await answered(ada.device.ask(`/api/friends/${handle}`, {}));
    expect(asked).toEqual({ friendship: 'asked' });
    const { asking } = await answered<Friends>(bea.device.ask('/api/friends'));
    expect(asking).toMatchObject([{ name: 'Ada', isHere: false }]);
    await answered(bea.device.ask(`/api/friends/${asking[0]?.handle}`, {}));
    expect((await leaders(ada, 'friends')).leaders).toHaveLength(2);
    expect((await answered<Friends>(ada.device.ask('/api/friends'))).friends).toMatchObject([
      { name: 'Bea', isHere: true },
    ]);

    await answered(ada.device.ask(`/api/friends/${handle}`, undefined, 'DELETE'));
    expect((await leaders(ada, 'friends')).leaders).toHaveLength(1);
  });
});

describe('Everything about somebody', () => {
  it('is given out as one document, and goes when the account is deleted', async () => {
    const [ada, bea] = [await somebody('Ada'), await somebody('Bea')];
    const table = await played(ada, bea);
    must(await ada.client.ask('say', { table, said: { kind: 'text', text: 'Well sailed.' } }));
    const { handle } = await profileOf(ada);

    const { everything } = await answered<{
      readonly everything: { readonly [part: string]: readonly object[] };
    }>(ada.device.ask('/api/account/everything'));

    expect(everything).toMatchObject({
      person: [{ name: 'Ada' }],
      account: [{ email: 'ada@example.org' }],
      tables: [{ table, game: 'reef', seat: 0 }],
      matches: [{ table, place: expect.any(Number) }],
      ratings: [{ game: 'reef', matches: 1 }],
      messages: [{ said: { kind: 'text', text: 'Well sailed.' } }],
    });
    expect(JSON.stringify(everything)).not.toContain('lantern');

    await answered(ada.device.ask('/api/account/delete', { name: 'Ada' }));
    expect(codeOf(await bea.device.ask(`/api/people/${handle}`))).toBe('no-person');
    const [match] = (await historyOf(bea)).matches;
    expect(match?.seats[0]).toMatchObject({ name: '', handle: null, who: 'person' });
    expect(match?.seats[1]?.change).not.toBeNull();
  });

  it('is given out so often and no more', async () => {
    const ada = await somebody('Ada', 'guest');
    const codes: string[] = [];
    for (let nth = 0; nth < 4; nth++)
      codes.push(codeOf(await ada.device.ask('/api/account/everything')));

    expect(codes).toEqual(['done', 'done', 'done', 'too-many-exports']);
  });
});
