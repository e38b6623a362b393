import { doubloons } from '@quarterdeck/doubloons';
import { describeOptions } from '@quarterdeck/kernel/engine';
import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { coloursOf } from '../../src/games/games.ts';
import {
  calledAt,
  firstWishes,
  freeName,
  isEnough,
  missingFactions,
  modulesAt,
  mostWith,
  personsAt,
  seatedAt,
  takenSeats,
  withSeat,
} from '../../src/setup/plan.ts';
import { aboutOf } from '../our-games.ts';

const NAMES = { you: 'Ada', bots: ['Ines', 'Tomas', 'Old Salt'] };
const wishes = (game: string, emblem: 'red' | 'purple' | 'white') =>
  firstWishes(aboutOf(game), { emblem, botLevel: 'mate' }, NAMES);

describe('A new table', () => {
  it('begins with one person and three bots', () => {
    const seats = wishes('seawolf', 'red');

    expect(seats.map(({ who }) => who)).toEqual(['person', 'bot', 'bot', 'bot', 'nobody']);
    expect(takenSeats(seats).map(({ name }) => name)).toEqual(['Ada', 'Ines', 'Tomas', 'Old Salt']);
  });

  it('gives the emblem one asks for, where the game has it', () => {
    expect(wishes('seawolf', 'purple')[0]?.colour).toBe('purple');
    expect(wishes('seawolf', 'white')[0]?.colour).toBe('red');
  });

  it('leaves factions in the order of the book', () => {
    expect(wishes('ahoy', 'red').map(({ colour }) => colour)).toEqual([
      'blue',
      'yellow',
      'red',
      'white',
    ]);
  });

  it('seats factions clockwise, and none that the game cannot do without is missing', () => {
    const three = withSeat(wishes('ahoy', 'red'), 'white', { who: 'nobody' });
    const two = withSeat(three, 'red', { who: 'nobody' });
    const wrong = withSeat(three, 'yellow', { who: 'nobody' });

    expect(seatedAt(aboutOf('ahoy'), three).map(({ colour }) => colour)).toEqual([
      'blue',
      'red',
      'yellow',
    ]);
    expect(seatedAt(aboutOf('ahoy'), two).map(({ colour }) => colour)).toEqual(['blue', 'yellow']);
    expect(missingFactions(aboutOf('ahoy'), two)).toEqual([]);
    expect(missingFactions(aboutOf('ahoy'), wrong)).toEqual(['yellow']);
    expect(coloursOf(aboutOf('ahoy'), 3)).toEqual(['blue', 'red', 'yellow']);
    expect(coloursOf(aboutOf('seawolf'), 2)).toEqual(['red', 'blue']);
  });

  it('has no module that so many captains cannot play with', () => {
    const four = wishes('doubloons', 'red');
    const six = four.map(({ colour }) => ({ colour, who: 'person', name: 'Ada' }) as const);
    const wished = ['legendaryGhostShip', 'compass'] as const;

    expect(modulesAt(aboutOf('doubloons'), wished, four)).toEqual(wished);
    expect(modulesAt(aboutOf('doubloons'), wished, six)).toEqual(['compass']);
    expect(modulesAt(aboutOf('seawolf'), wished, four)).toEqual([]);
  });

  it.each(describeOptions(doubloons.options, 6))(
    'knows at how many seats the game offers $title',
    ({ name, seats = doubloons.seats }) => {
      expect(mostWith(aboutOf('doubloons'), name)).toBe(Math.max(...seats));
    },
  );

  it('changes one seat and no other', () => {
    const seats = wishes('seawolf', 'red');

    const changed = withSeat(seats, 'blue', { who: 'nobody' });

    expect(changed.map(({ who }) => who)).toEqual(['person', 'nobody', 'bot', 'bot', 'nobody']);
    expect(changed[0]).toBe(seats[0]);
  });

  it('needs the captains the game needs', () => {
    const alone = ['blue', 'yellow', 'green'] as const;
    const lonely = alone.reduce(
      (seats, colour) => withSeat(seats, colour, { who: 'nobody' }),
      wishes('seawolf', 'red'),
    );
    const forOne = SHELF.find(({ seats }) => seats.includes(1));

    expect(isEnough(aboutOf('seawolf'), lonely)).toBe(false);
    expect(isEnough(aboutOf(forOne?.id ?? ''), lonely)).toBe(true);
  });

  it('finds a name nobody has', () => {
    expect(freeName(wishes('seawolf', 'red'), ['Ines', 'Ann'])).toBe('Ann');
  });

  it('calls a seat by its first name where that is enough', () => {
    const seats = withSeat(wishes('seawolf', 'red'), 'blue', {
      who: 'person',
      name: 'Ada Featherstonehaugh',
    });
    const [you, other, third] = takenSeats(seats);

    expect(you && calledAt(seats, you)).toBe('Ada');
    expect(other && calledAt(seats, other)).toBe('Ada Featherstonehaugh');
    expect(third && calledAt(seats, { ...third, name: 'Old Salt' })).toBe('Old');
  });

  it('knows who is a person', () => {
    expect(personsAt(wishes('seawolf', 'red'))).toHaveLength(1);
  });
});
