import { expect, it, vi } from 'vitest';
import type { Rooms } from '../src/online/rooms.ts';
import { resumeBots } from '../src/online/schedule.ts';
import type { OnlineTable, ServerStore } from '../src/store/server-store.ts';
import { hearLines } from './heard-lines.ts';

const table = (id: string, kind: 'bot' | 'guest'): OnlineTable => ({
  table: id,
  game: 'reef',
  setup: null,
  host: 'ada',
  createdAt: 0,
  watching: 'nobody',
  answerTime: null,
  invitation: '',
  seats: [
    kind === 'bot' ? { kind, bot: 'random' } : { kind, guest: 'ada', name: 'Ada' },
    { kind: 'guest', guest: 'bea', name: 'Bea' },
  ],
  rematch: null,
  agreed: [],
  listed: false,
  progress: { length: 3, state: 'playing', asked: [0], updatedAt: 0, dueAt: null, ended: null },
});

it('opens the tables that wait for a bot, also where one of them cannot be read', async () => {
  const stored = [table('a', 'bot'), table('b', 'guest'), table('c', 'bot'), table('d', 'bot')];
  const opened: string[] = [];
  const lines = hearLines();
  const store = {
    onlineTables: { playing: () => Promise.resolve(stored) },
    orders: { tables: () => Promise.resolve([]) },
  } as unknown as ServerStore;
  const rooms = {
    open: (id: string) => {
      opened.push(id);
      return id === 'a' ? Promise.reject(new Error('damaged')) : Promise.resolve(undefined);
    },
  } as unknown as Rooms;

  const work = {
    takeTable: (id: string) => Promise.resolve(id !== 'd'),
    releaseTable: vi.fn(() => Promise.resolve()),
  };

  await resumeBots(store, rooms, work).resumed;

  // The last of them is looked after by another node.
  expect(opened).toEqual(['a', 'c']);
  expect(work.releaseTable).toHaveBeenCalledExactlyOnceWith('a');
  expect(lines).toMatchObject([{ level: 'error', table: 'a', err: { message: 'damaged' } }]);
});
