import { speakEnglish } from '@quarterdeck/board-kit';
import type { OnlineTableCard } from '@quarterdeck/tables';
import { readSetup, writeSetup } from '@quarterdeck/tables';
import { describe, expect, it } from 'vitest';
import { PAGE_EN } from '../../src/frame/en.ts';
import { itemsOf } from '../../src/hosts/online/online-items.ts';
import { type CompanyWish, FIRST_COMPANY } from '../../src/setup/company.ts';
import { tableForFriends, wishOf } from '../../src/setup/invite.ts';
import { FIRST_PACE } from '../../src/setup/pace.ts';
import {
  firstWishes,
  hasFriends,
  isEnough,
  missingFactions,
  seatedAt,
  takenSeats,
  withSeat,
} from '../../src/setup/plan.ts';
import { aboutOf, OUR_GAMES } from '../our-games.ts';

const ahoy = () =>
  withSeat(
    firstWishes(
      aboutOf('ahoy'),
      { emblem: 'red', botLevel: 'mate' },
      { you: 'Ada', bots: ['Ines'] },
    ),
    'yellow',
    { who: 'friend' },
  );

describe('A table for friends', () => {
  it.each(OUR_GAMES.ids)(
    'of %s has one seat of one’s own and free ones, and can be dealt',
    (game) => {
      const about = aboutOf(game);
      const settings = {
        emblem: 'blue',
        botLevel: 'mate',
        modules: Object.keys(about.modules),
      } as const;

      const { seats, ...setup } = readSetup(writeSetup(wishOf(tableForFriends(about, settings))));

      expect(about.seats).toContain(seats.length);
      expect(seats.filter(({ who }) => who.kind === 'me')).toHaveLength(1);
      expect(seats.filter(({ who }) => who.kind === 'open')).toHaveLength(seats.length - 1);
      expect(setup).toMatchObject({ game, watching: 'invited', answerTime: null });
    },
  );
});

describe('A table with a friend far away', () => {
  it('counts the friend among those who play, and nobody gives them a name here', () => {
    expect(hasFriends(ahoy())).toBe(true);
    expect(isEnough(aboutOf('ahoy'), ahoy())).toBe(true);
    expect(missingFactions(aboutOf('ahoy'), ahoy())).toEqual([]);
    expect(takenSeats(ahoy()).map(({ colour }) => colour)).not.toContain('yellow');
  });

  it('is a wish that the server’s gate lets through, seats as they sit round the table', () => {
    const wish = wishOf({
      game: 'ahoy',
      seats: seatedAt(aboutOf('ahoy'), ahoy()),
      modules: [],
      pack: undefined,
      pace: { ...FIRST_PACE, pace: 'daily', whenLate: 'hand' },
      company: FIRST_COMPANY,
    });

    expect(readSetup(JSON.parse(JSON.stringify(wish)))).toEqual(wish);
    expect(wish.seats.map(({ colour, who }) => [colour, who.kind])).toEqual([
      ['blue', 'me'],
      ['red', 'bot'],
      ['yellow', 'open'],
      ['white', 'bot'],
    ]);
    expect([wish.answerTime, wish.clock, wish.whenLate]).toEqual([86_400_000, undefined, 'hand']);
  });
});

describe('Who may come to it', () => {
  const setFor = (company: CompanyWish, pace: 'none' | 'daily') =>
    readSetup(
      writeSetup(
        wishOf({
          game: 'ahoy',
          seats: seatedAt(aboutOf('ahoy'), ahoy()),
          modules: [],
          pack: undefined,
          pace: { ...FIRST_PACE, pace },
          company,
        }),
      ),
    );

  it('is who has the link, and everything may be said, unless its host wishes otherwise', () => {
    const { watching, listed, bots, chat } = setFor(FIRST_COMPANY, 'daily');

    expect({ watching, listed, bots, chat }).toEqual({ watching: 'invited' });
  });

  it('is anybody from the lobby, and a bot of others where somebody’s time can run out', () => {
    const company = { listed: true, bots: true, chat: 'phrases' } as const;

    expect(setFor(company, 'daily')).toMatchObject({
      watching: 'anybody',
      listed: true,
      bots: true,
      chat: 'phrases',
    });
    expect(setFor(company, 'none').bots).toBeUndefined();
    expect(setFor({ ...company, listed: false }, 'daily').bots).toBeUndefined();
  });
});

describe('An online table on the shelf', () => {
  const cardWith = (progress: OnlineTableCard['progress']): OnlineTableCard => ({
    table: 'brisk-heron',
    game: 'seawolf',
    seats: [
      { name: 'Ada', colour: 'red', who: 'you' },
      { name: '', colour: 'blue', who: progress === null ? 'open' : 'guest' },
    ],
    yours: true,
    invitation: 'c0ffee',
    watching: 'invited',
    answerTime: null,
    createdAt: 0,
    rematch: null,
    progress,
  });
  const rowFor = (progress: OnlineTableCard['progress']) =>
    itemsOf([cardWith(progress)], OUR_GAMES, speakEnglish(PAGE_EN).words)[0];

  it('says that it waits for captains', () => {
    expect(rowFor(null)).toMatchObject({
      id: 'brisk-heron',
      isOnline: true,
      state: 'waiting',
      status: 'Online, waiting for 1 captain',
    });
  });

  it('says whose answer it waits for', () => {
    expect(rowFor({ state: 'playing', asked: [0], dueAt: null })?.state).toBe('your-move');
    expect(rowFor({ state: 'playing', asked: [1], dueAt: null })?.state).toBe('waiting');
    expect(rowFor({ state: 'finished', asked: [], dueAt: null })?.state).toBe('finished');
  });

  it('stands on no shelf where the page does not know the game', () => {
    expect(
      itemsOf([{ ...cardWith(null), game: 'chess' }], OUR_GAMES, speakEnglish(PAGE_EN).words),
    ).toEqual([]);
  });
});
