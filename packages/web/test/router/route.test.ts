import { describe, expect, it } from 'vitest';
import { addressOf, type Route, routeOf } from '../../src/router/route.ts';
import { OUR_GAMES } from '../our-games.ts';

const at = (path: string, hash?: string): Route => routeOf(OUR_GAMES, path, hash);

const PLACES: readonly Route[] = [
  { page: 'shelf' },
  { page: 'settings' },
  { page: 'lobby', only: [] },
  { page: 'lobby', only: ['seawolf', 'day'] },
  { page: 'game', game: 'ahoy' },
  { page: 'new-table', game: 'seawolf' },
  { page: 'friends', game: 'tinypirates' },
  { page: 'rulebook', game: 'doubloons', clause: undefined },
  { page: 'gallery', game: 'ahoy' },
  { page: 'play', game: 'seawolf' },
  { page: 'learn', game: 'seawolf' },
  { page: 'lesson', game: 'seawolf', lesson: 'first', step: undefined },
  { page: 'lesson', game: 'tinypirates', lesson: 'spare', step: 'goal' },
  { page: 'show', game: 'seawolf', clause: 'SW-238', nth: 1 },
  { page: 'show', game: 'ahoy', clause: 'AH-S24', nth: 3 },
  { page: 'table', game: 'seawolf', table: 'brisk-heron-42' },
  { page: 'replay', game: 'doubloons', table: 'a_1' },
  { page: 'online', game: 'seawolf', table: 'brisk-heron-42', invitation: undefined },
  { page: 'join', invitation: 'c0ffee' },
  { page: 'replays', file: undefined },
  { page: 'replays', file: 'f_2' },
];

describe('An address', () => {
  it.each(PLACES)('leads back to $page', (route) => {
    const [path = '', hash] = addressOf(route).split('#');

    expect(at(path, hash === undefined ? '' : `#${hash}`)).toEqual(route);
  });

  it('names a clause in its hash', () => {
    const route = { page: 'rulebook', game: 'seawolf', clause: 'SW-106' } as const;

    expect(addressOf(route)).toBe('/games/seawolf/rules#SW-106');
    expect(at('/games/seawolf/rules', '#SW-106')).toEqual(route);
    expect(at('/games/seawolf/rules', '#SW-S21')).toMatchObject({ clause: 'SW-S21' });
  });

  it('has an invitation behind the hash, and knows the links of before', () => {
    const route = { page: 'join', invitation: 'a1b2' } as const;

    expect(addressOf(route)).toBe('/join#a1b2');
    expect(at('/join', '#a1b2')).toEqual(route);
    expect(at('/join/a1b2')).toEqual(route);
  });

  it.each(['#main', '#<b>', '#SW-1', '#sw-106'])('takes no clause from %s', (hash) => {
    expect(at('/games/seawolf/rules', hash)).toMatchObject({ clause: undefined });
  });

  it.each([
    '/games',
    '/games/chess',
    '/games/__proto__',
    '/games/seawolf/cellar',
    '/games/seawolf/tables',
    '/games/seawolf/tables/a b',
    '/games/seawolf/tables/x/y',
    '/games/seawolf/tables/x/replay/y',
    '/games/seawolf/replay',
    '/games/seawolf/online',
    '/games/seawolf/online/x/y',
    '/games/seawolf/learn/first/swap',
    '/games/seawolf/learn/a b',
    '/join',
    '/join/a/b',
    '/replay/a b',
    '/replay/a/b',
    '/games/seawolf/tables/x/replay/y',
    '/replay/x/y',
    '/games/seawolf/rules/x',
    `/games/seawolf/tables/${'x'.repeat(65)}`,
    '/settings/more',
    '/elsewhere',
  ])('is lost if nobody foresaw it: %s', (path) => {
    expect(at(path)).toEqual({ page: 'lost' });
  });

  it('leads to the review of a match', () => {
    const route = { page: 'replay', game: 'seawolf', table: 'x', review: true } as const;

    expect(addressOf(route)).toBe('/games/seawolf/tables/x/replay#review');
    expect(at('/games/seawolf/tables/x/replay')).toEqual({
      page: 'replay',
      game: 'seawolf',
      table: 'x',
    });
  });

  it('carries the invitation of who watches in its hash', () => {
    const route = { page: 'online', game: 'seawolf', table: 'x', invitation: 'c0ffee' } as const;

    expect(addressOf(route)).toBe('/games/seawolf/online/x#c0ffee');
    expect(at('/games/seawolf/online/x', '#c0ffee')).toEqual(route);
  });

  it('does not mind a slash at its end', () => {
    expect(at('/games/ahoy/')).toEqual({ page: 'game', game: 'ahoy' });
  });
});
