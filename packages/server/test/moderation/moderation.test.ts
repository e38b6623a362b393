import { loadGame } from '@quarterdeck/shelf';
import type { Moderation, OnlineSetup, Profile, Warning } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MODERATION_OPERATIONS } from '../../src/http/moderation-operations.ts';
import { answered, codeOf, Device } from '../device.ts';
import { OnlineServer } from '../online-server.ts';
import { must, type TestClient } from '../test-client.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: { rounds: 2 },
  watching: 'anybody',
  answerTime: null,
  listed: true,
};
const DAY = 24 * 60 * 60 * 1_000;

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame });
  await at.start();
});
afterEach(() => at.remove());

type Somebody = {
  readonly device: Device;
  readonly client: TestClient;
  readonly handle: string;
};

async function somebody(name: string): Promise<Somebody> {
  const device = new Device(at.port);
  await answered(device.ask('/guest'));
  const first = await device.connect();
  must(await first.ask('rename', { name }));
  first.disconnect();
  const email = `${name.toLowerCase()}@example.org`;
  await answered(device.ask('/api/account/password', { email, password: 'a lantern in the fog' }));
  const { handle } = await answered<Profile>(device.ask('/api/people/me'));
  return { device, client: await device.connect(), handle: handle ?? '' };
}

/** Mo has the role; Bo and Cy sit at a table. The server comes back with the role: connect anew. */
async function withModerator() {
  const found = [await somebody('Mo'), await somebody('Bo'), await somebody('Cy')] as const;
  await at.start({ moderators: [found[0].handle] });
  const [mo, bo, cy] = await Promise.all(
    found.map(async ({ device, handle }): Promise<Somebody> => {
      device.movedTo(at.port);
      return { device, handle, client: await device.connect() };
    }),
  );
  if (mo === undefined || bo === undefined || cy === undefined) throw new Error('nobody came');
  return { mo, bo, cy };
}

async function atTable(bo: Somebody, cy: Somebody): Promise<string> {
  const { table, invitation } = must(await bo.client.ask('create', { setup: SETUP }));
  must(await cy.client.ask('join', { invitation: invitation ?? '', seat: 1 as never }));
  for (const { client } of [bo, cy]) {
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
  }
  return table;
}

const deskOf = ({ device }: Somebody, name = ''): Promise<Moderation> =>
  answered<Moderation>(device.ask(`/api/moderation?name=${name}`));
const deed = ({ device }: Somebody, path: string, body: object) =>
  device.ask(`/api/moderation/${path}`, { note: 'said so', ...body });

describe('A moderator', () => {
  it('is who the server was started with; to everybody else each deed is refused and undone', async () => {
    const { mo, bo, cy } = await withModerator();
    const table = await atTable(bo, cy);
    const stranger = new Device(at.port);
    await answered(stranger.ask('/guest'));
    const bodies: { readonly [name: string]: object } = {
      hideTable: { isHidden: true },
      renamePerson: { name: 'Fool' },
      banPerson: { days: 1 },
      silencePerson: { days: 1 },
      hideMessage: { seq: 1, isHidden: true },
    };

    for (const [name, { method, path }] of Object.entries(MODERATION_OPERATIONS)) {
      const id = path.includes('/tables/') ? table : cy.handle;
      const body = method === 'GET' ? undefined : { note: 'x', ...bodies[name] };
      const asked = path.replace(':id', id);
      for (const device of [bo.device, stranger]) {
        const refused = await device.ask(asked, body, method);
        expect([name, refused.status, codeOf(refused)]).toEqual([name, 403, 'not-moderator']);
      }
      const nobody = await new Device(at.port).ask(asked, body, method);
      expect([name, codeOf(nobody)]).toEqual([name, 'not-signed-in']);
    }

    const { audit, tables } = await deskOf(mo);
    expect(audit.map(({ deed: what, about }) => `${what} ${about}`)).toEqual(['give-role Mo']);
    expect(tables).toMatchObject([{ table, isHidden: false, isDealt: true, people: ['Bo', 'Cy'] }]);
    expect(cy.client.isConnected).toBe(true);
  });

  it('is one no more when the server is started without the name', async () => {
    const { mo } = await withModerator();
    await at.start();
    mo.device.movedTo(at.port);

    expect(codeOf(await mo.device.ask('/api/moderation'))).toBe('not-moderator');
  });

  it('reads what was reported with what was said round it, and closes it', async () => {
    const { mo, bo, cy } = await withModerator();
    const table = await atTable(bo, cy);
    must(await bo.client.ask('say', { table, said: { kind: 'phrase', phrase: 'well-sailed' } }));
    must(await cy.client.ask('say', { table, said: { kind: 'text', text: 'You barnacle' } }));
    const person = { kind: 'message', seq: 2 } as const;
    must(await bo.client.ask('report', { table, person, reason: 'insult', note: 'twice' }));

    const [report] = (await deskOf(mo)).reports;
    expect(report).toMatchObject({
      by: { name: 'Bo' },
      about: { name: 'Cy', handle: cy.handle },
      reason: 'insult',
      note: 'twice',
      isOpen: true,
      messages: [
        { text: '', phrase: 'well-sailed', isReported: false },
        { text: 'You barnacle', phrase: null, isReported: true, isAbout: true },
      ],
    });

    expect(codeOf(await deed(mo, `reports/${report?.id}/close`, {}))).toBe('done');
    expect(codeOf(await deed(mo, `reports/${report?.id}/close`, {}))).toBe('nothing-there');
    const after = await deskOf(mo);
    expect(after.reports[0]?.isOpen).toBe(false);
    expect(after.audit[0]).toMatchObject({ by: 'Mo', deed: 'close-report', note: 'said so' });
  });

  it('ends a match: everybody there is told, nobody wins, and nobody is rated', async () => {
    const { mo, bo, cy } = await withModerator();
    const table = await atTable(bo, cy);

    expect(codeOf(await deed(mo, `tables/${table}/end`, {}))).toBe('done');

    await cy.client.until(() => cy.client.now(table).timing?.ended === 'closed');
    expect(cy.client.now(table)).toMatchObject({ question: null, asked: [] });
    expect(codeOf(await deed(mo, `tables/${table}/end`, {}))).toBe('ended');
    expect(codeOf(await deed(mo, 'tables/nowhere/end', {}))).toBe('nothing-there');
    expect((await deskOf(mo)).audit[0]).toMatchObject({ deed: 'end-table', about: table });
    expect((await answered<Profile>(bo.device.ask('/api/people/me'))).matches).toBe(0);
  });

  it('hides a table from the lobby, and shows it again', async () => {
    const { mo, bo, cy } = await withModerator();
    const { table } = must(await bo.client.ask('create', { setup: SETUP }));
    const listed = async (): Promise<readonly string[]> =>
      must(await cy.client.ask('watchLobby', {})).toJoin.map((one) => one.table);
    expect(await listed()).toEqual([table]);

    await answered(deed(mo, `tables/${table}/hide`, { isHidden: true }));
    expect(await listed()).toEqual([]);
    expect((await deskOf(mo)).tables).toMatchObject([{ table, isHidden: true }]);

    await answered(deed(mo, `tables/${table}/hide`, { isHidden: false }));
    expect(await listed()).toEqual([table]);
  });

  it('renames somebody, keeps them out with a sentence, and lets them back in', async () => {
    const { mo, cy } = await withModerator();

    await answered(deed(mo, `people/${cy.handle}/rename`, { name: 'Quiet\u202e Cy' }));
    expect((await deskOf(mo, 'Quiet')).people).toMatchObject([{ name: 'Quiet Cy', ban: null }]);
    await answered(deed(mo, `people/${cy.handle}/ban`, { days: 7, note: 'Words at the table.' }));

    await cy.client.until(() => !cy.client.isConnected);
    await expect(cy.device.connect()).rejects.toThrow('403');
    const told = await cy.device.ask('/guest');
    expect(codeOf(told)).toBe('banned');
    expect(JSON.stringify(told.value)).toContain('Words at the table.');
    expect(codeOf(await cy.device.ask(`/api/friends/${mo.handle}`, {}))).toBe('banned');
    // What is theirs they may still have.
    expect(codeOf(await cy.device.ask('/api/account/everything'))).toBe('done');
    expect((await deskOf(mo)).people).toMatchObject([{ ban: { reason: 'Words at the table.' } }]);

    await answered(deed(mo, `people/${cy.handle}/lift`, {}));
    expect(codeOf(await deed(mo, `people/${cy.handle}/lift`, {}))).toBe('nothing-there');
    (await cy.device.connect()).disconnect();
    await answered(deed(mo, `people/${cy.handle}/ban`, { days: 7 }));
    at.ahead += 8 * DAY;
    (await cy.device.connect()).disconnect();
    expect((await deskOf(mo)).audit.map((one) => one.deed)).toEqual([
      'ban',
      'lift-ban',
      'ban',
      'rename',
      'give-role',
    ]);
  });

  it('warns somebody: they read it on the page they open next, once, and nobody else does', async () => {
    const { mo, bo, cy } = await withModerator();
    const greeting = async ({ device }: Somebody) =>
      (await answered<{ readonly warning?: Warning }>(device.ask('/guest'))).warning;
    expect(codeOf(await deed(mo, `people/${cy.handle}/warn`, { note: ' ' }))).toBe('needs-note');

    await answered(deed(mo, `people/${cy.handle}/warn`, { note: 'Mind your words.' }));

    // Whoever is here comes back and is told.
    await cy.client.until(() => !cy.client.isConnected);
    const warning = await greeting(cy);
    expect(warning?.note).toBe('Mind your words.');
    expect(await greeting(bo)).toBeUndefined();
    const read = `/api/warnings/${warning?.id}/read`;
    expect(codeOf(await bo.device.ask(read, {}))).toBe('nothing-there');
    expect(codeOf(await cy.device.ask(read, {}))).toBe('done');
    expect(await greeting(cy)).toBeUndefined();
    expect((await deskOf(mo)).audit[0]).toMatchObject({ deed: 'warn', about: 'Cy' });
  });

  it('silences somebody at every table for a while, with a sentence, and lets them speak again', async () => {
    const { mo, bo, cy } = await withModerator();
    const table = await atTable(bo, cy);
    const say = () => cy.client.ask('say', { table, said: { kind: 'phrase', phrase: 'sorry' } });

    await answered(deed(mo, `people/${cy.handle}/silence`, { days: 7, note: 'Cool down.' }));
    const refused = await say();
    expect(refused).toMatchObject({ refusal: { code: 'silenced' } });
    expect(JSON.stringify(refused)).toContain('Cool down.');
    expect(cy.client.isConnected).toBe(true);
    expect((await deskOf(mo)).people).toMatchObject([
      { name: 'Cy', ban: null, silence: { reason: 'Cool down.' } },
    ]);

    await answered(deed(mo, `people/${cy.handle}/speak`, {}));
    must(await say());
    await answered(deed(mo, `people/${cy.handle}/silence`, { days: 1 }));
    at.ahead += 2 * DAY;
    must(await say());
  });

  it('puts a message away: it goes from the pages that show it, nobody is told it again, and it can be put back', async () => {
    const { mo, bo, cy } = await withModerator();
    const table = await atTable(bo, cy);
    must(await cy.client.ask('say', { table, said: { kind: 'text', text: 'You barnacle' } }));
    const person = { kind: 'message', seq: 1 } as const;
    must(await bo.client.ask('report', { table, person, reason: 'insult' }));
    const report = async () => (await deskOf(mo)).reports[0];
    const id = (await report())?.id;
    const readBy = async ({ client }: Somebody): Promise<readonly string[]> =>
      must(await client.ask('chat', { table })).messages.map(({ said }) => JSON.stringify(said));
    expect(await readBy(bo)).toHaveLength(1);

    await answered(deed(mo, `reports/${id}/hide`, { seq: 1, isHidden: true }));

    const unsaid = () =>
      bo.client.messages.find((one) => one.kind === 'said' && one.message.isHidden === true);
    await bo.client.until(() => unsaid() !== undefined);
    expect(unsaid()).toMatchObject({ table, message: { seq: 1 } });
    expect(JSON.stringify(unsaid())).not.toContain('barnacle');
    expect([await readBy(bo), await readBy(cy)]).toEqual([[], []]);
    expect((await report())?.messages).toMatchObject([{ text: 'You barnacle', isHidden: true }]);

    await answered(deed(mo, `reports/${id}/hide`, { seq: 1, isHidden: false }));
    expect(await readBy(bo)).toHaveLength(1);
    expect(codeOf(await deed(mo, `reports/${id}/hide`, { seq: 9, isHidden: true }))).toBe(
      'nothing-there',
    );
    expect((await deskOf(mo)).audit.map((one) => one.deed)).toEqual([
      'show-message',
      'hide-message',
      'give-role',
    ]);
  });

  it('is kept out by nobody, and nobody is kept out who is not there', async () => {
    const { mo } = await withModerator();

    expect(codeOf(await deed(mo, `people/${mo.handle}/ban`, { days: 1 }))).toBe('is-moderator');
    expect(codeOf(await deed(mo, 'people/nobody/ban', { days: 1 }))).toBe('no-person');
    expect(codeOf(await deed(mo, `people/${mo.handle}/ban`, { days: 0 }))).toBe('malformed');
  });
});
