import { expect, it, vi } from 'vitest';
import type { Rooms } from '../src/online/rooms.ts';
import { resumeBots } from '../src/online/watch.ts';
import type { HarbourStore, Mooring } from '../src/store/harbour-store.ts';

const table = (id: string, kind: 'bot' | 'guest'): Mooring => ({
  table: id,
  game: 'reef',
  setup: null,
  host: 'ada',
  createdAt: 0,
  watching: 'nobody',
  patience: null,
  invitation: '',
  berths: [
    kind === 'bot' ? { kind, bot: 'random' } : { kind, guest: 'ada', name: 'Ada' },
    { kind: 'guest', guest: 'bea', name: 'Bea' },
  ],
  rematch: null,
  progress: { length: 3, state: 'playing', asked: [0], updatedAt: 0, dueAt: null },
});

it('opens the tables that wait for a bot, also where one of them cannot be read', async () => {
  const stored = [table('a', 'bot'), table('b', 'guest'), table('c', 'bot')];
  const opened: string[] = [];
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = { moorings: { playing: () => Promise.resolve(stored) } } as unknown as HarbourStore;
  const rooms = {
    open: (id: string) => {
      opened.push(id);
      return id === 'a' ? Promise.reject(new Error('damaged')) : Promise.resolve(undefined);
    },
  } as unknown as Rooms;

  await resumeBots(store, rooms);

  expect(opened).toEqual(['a', 'c']);
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
});
