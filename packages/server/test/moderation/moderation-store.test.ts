import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deed } from '../../src/store/moderation/deed.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { type Databases, KINDS } from '../databases.ts';

const NOW = 1_700_000_000_000;
let nth = 0;
const deed = (what: Deed['deed'], about: string): Deed => ({
  id: `d${++nth}`,
  at: NOW + nth,
  by: { person: 'mo', name: 'Mo' },
  deed: what,
  about,
  note: '',
});

describe.each(KINDS)('What moderators do, in %s', (_, start) => {
  let databases: Databases;
  let store: ServerStore;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    store = await databases.open();
    for (const id of ['mo', 'bo', 'Bob']) await store.guests.add({ id, name: id, createdAt: NOW });
    await store.people.introduce('mo', 'handle-of-mo');
    const isPostgres = store.accounts.database.type === 'postgres';
    await store.accounts.database.db
      .insertInto('people')
      .values({
        id: 'mo',
        name: 'mo',
        email: 'mo@example.org',
        emailVerified: isPostgres ? false : 0,
        createdAt: '2026-01-01T00:00:00Z',
        updatedAt: '2026-01-01T00:00:00Z',
      } as never)
      .execute();
  });

  it('is allowed by a role that whoever runs the server gives and takes', async () => {
    const line = (about: string, isGiven: boolean): Deed =>
      deed(isGiven ? 'give-role' : 'take-role', about);
    await store.moderation.setModerators(['handle-of-mo', 'nobody'], line);
    await store.moderation.setModerators(['handle-of-mo'], line);
    expect(await store.moderation.isModerator('mo')).toBe(true);
    expect(await store.moderation.isModerator('bo')).toBe(false);

    await store.moderation.setModerators([], line);
    expect(await store.moderation.isModerator('mo')).toBe(false);
    expect((await store.moderation.audit(9)).map((one) => one.deed)).toEqual([
      'take-role',
      'give-role',
    ]);
  });

  it('stands in the log with it, and not where nothing was done', async () => {
    expect(await store.moderation.lift('bo', deed('lift-ban', 'bo'))).toBe('gone');
    expect(await store.moderation.setHidden('nowhere', true, deed('hide-table', ''))).toBe('gone');
    expect(await store.moderation.closeReport('none', deed('close-report', ''))).toBe('gone');
    expect(await store.moderation.audit(9)).toEqual([]);

    const ban = { until: null, reason: 'Words' };
    expect(await store.moderation.ban('bo', ban, deed('ban', 'bo'))).toBe('done');
    store = await databases.restart();
    expect(await store.guests.read('bo')).toMatchObject({ ban });
    expect(await store.moderation.peopleToModerate(undefined, 9)).toMatchObject([{ person: 'bo' }]);
    expect(await store.moderation.renameBy('bo', 'Quiet', deed('rename', 'bo'))).toBe('done');
    expect(await store.moderation.lift('bo', deed('lift-ban', 'bo'))).toBe('done');
    expect((await store.guests.read('bo'))?.ban).toBeUndefined();
    expect((await store.moderation.audit(2)).map((one) => one.deed)).toEqual([
      'lift-ban',
      'rename',
    ]);
  });

  it('finds people by the beginning of their names, whatever stands in it', async () => {
    const names = async (name: string): Promise<readonly string[]> =>
      (await store.moderation.peopleToModerate(name, 9)).map((one) => one.name);

    expect(await names('Bob')).toEqual(['Bob']);
    expect(await names('x%')).toEqual([]);
    expect(await names("'; drop table guests; --")).toEqual([]);
    expect(await names('m')).toEqual(['mo']);
  });

  it('is mild, too: a warning is read once by whom it is for, and silence ends', async () => {
    const { moderation } = store;
    expect(await moderation.warn('bo', deed('warn', 'bo'))).toBe('done');
    expect(await moderation.warn('bo', { ...deed('warn', 'bo'), note: 'second' })).toBe('done');
    const first = await moderation.warningFor('bo');
    expect(first?.note).toBe('');
    expect(await moderation.readWarning('mo', first?.id ?? '', NOW)).toBe('gone');
    expect(await moderation.readWarning('bo', first?.id ?? '', NOW)).toBe('done');
    expect(await moderation.readWarning('bo', first?.id ?? '', NOW)).toBe('gone');
    expect((await moderation.warningFor('bo'))?.note).toBe('second');
    expect(await moderation.warningFor('mo')).toBeUndefined();

    const silence = { until: NOW + 5, reason: 'loud' };
    expect(await moderation.silence('bo', silence, deed('silence', 'bo'))).toBe('done');
    expect(await moderation.silenceOf('bo')).toEqual(silence);
    expect(await moderation.peopleToModerate(undefined, 9)).toMatchObject([
      { person: 'bo', ban: null, silence },
    ]);
    expect(await moderation.endSilence('bo', deed('end-silence', 'bo'))).toBe('done');
    expect(await moderation.endSilence('bo', deed('end-silence', 'bo'))).toBe('gone');
    expect(await moderation.silenceOf('bo')).toBeUndefined();
  });
});
