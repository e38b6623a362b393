import { dice, isOffered, offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  answer,
  askedNow,
  BLUE,
  executing,
  matOf,
  names,
  play,
  RED,
  r,
  table,
  told,
} from '../positions.ts';

const NOBODY = { rigging: 0, cannons: 0, extort: 0, repair: 0 };

describe('Legend', () => {
  const NONE = { ...NOBODY, repair: 3 };
  /** Red of that level beats Blue, and Legend follows. */
  const winning = (legend: number) =>
    executing('attack', {
      red: { space: r(0, 1), legend },
      blue: { space: r(0, 1), deckhands: NONE, captain: 'magnus-bolt' },
      rig: dice(6, legend < 4 ? [2, 2, 1, 1] : [2, 2, 2, 1, 1]),
    });

  it('TE-243 TE-244 the token goes up one level at once', () => {
    const { events } = winning(1);

    expect(told(events, 'legend-gained')).toEqual([{ pirate: RED, level: 2 }]);
    expect(table.pack.content.legendMat.levels.map(({ name }) => name)).toEqual([
      'Sea Dog',
      'Pirate',
      'Corsair',
      'Swashbuckler',
      'Buccaneer',
      'Dread Pirate',
    ]);
  });

  it.each([
    [2, 2, 0],
    [4, 0, 1],
    [5, 3, 0],
    [6, 3, 1],
  ])('TE-245 TE-S19 reaching level %i pays %i Gold and %i Sure-fire', (level, gold, sureFire) => {
    const { match } = winning(level - 1);

    expect(matOf({ match }, RED)).toMatchObject({ legend: level, gold, sureFire });
  });

  it('TE-246 TE-247 the level sets movement and dice', () => {
    expect(
      table.pack.printed.levels
        .slice(1)
        .map(({ movement, dice: rolled, gold, deckhands, sureFire }) => [
          movement,
          rolled,
          gold,
          deckhands,
          sureFire,
        ]),
    ).toEqual([
      [1, 2, 0, 0, 0],
      [2, 2, 2, 0, 0],
      [2, 2, 0, 1, 0],
      [2, 3, 0, 0, 1],
      [3, 3, 3, 0, 0],
      [3, 3, 3, 0, 1],
    ]);
    const { match } = play('sail', { red: { legend: 6, space: r(0, 0), deckhands: NONE } }, [
      { do: 'to', space: r(0, 1) },
      { do: 'to', space: r(0, 2) },
    ]);
    expect(isOffered(table, match, { do: 'to', space: r(0, 3) })).toBe(true);
  });

  it('TE-246 a level counts from the moment it is reached', () => {
    const { events } = executing(
      'plunder',
      {
        red: {
          space: r(0, 0),
          legend: 3,
          captain: 'carmen-rouge',
          crew: ['buck-cannon'],
          deckhands: { ...NOBODY, cannons: 3 },
        },
        blue: { space: r(0, 0), deckhands: NONE },
        state: { bag: { sugarcane: 5, rum: 0, coffee: 0, gunpowder: 0 } },
        rig: [0, ...dice(6, [1, 1, 1, 1])],
      },
      [
        { do: 'captain-bonus', place: 1 },
        { do: 'attack-pirate', target: BLUE },
        { do: 'crew-bonus' },
        { do: 'attack-pirate', target: BLUE },
      ],
    );
    const rolled = told(events, 'dice-rolled').filter(({ side }) => side === 'attack');

    expect(rolled.map(({ dice: faces }) => faces.length)).toEqual([2, 3]);
  });

  it('TE-248 TE-S18 TE-S20 at the third level the waiting Deckhand joins where its owner likes, also out of turn', () => {
    const { match } = executing('attack', {
      red: { space: r(0, 1), deckhands: NONE },
      blue: { space: r(0, 1), legend: 2, captain: 'magnus-bolt' },
      rig: dice(6, [1, 1, 5, 5]),
    });

    expect(askedNow(match)).toEqual([BLUE, 'legend/deckhand']);
    expect(offersOf(table, match)).toEqual(
      ['rigging', 'cannons', 'extort'].map((to) => ({ do: 'put', to })),
    );
    answer(match, [{ do: 'put', to: 'extort', by: BLUE }]);
    expect(matOf({ match }, BLUE)).toMatchObject({
      waiting: false,
      legend: 3,
      deckhands: { extort: 2 },
    });
  });

  it('TE-248 the third level brings no Deckhand to a pirate who has none waiting', () => {
    const asked = (waiting: boolean) =>
      askedNow(
        executing('attack', {
          red: { space: r(0, 1), deckhands: NONE },
          blue: { space: r(0, 1), legend: 2, captain: 'magnus-bolt', waiting },
          rig: dice(6, [1, 1, 5, 5]),
        }).match,
      );

    expect(asked(true)).toEqual([BLUE, 'legend/deckhand']);
    expect(asked(false)).not.toEqual([BLUE, 'legend/deckhand']);
  });

  it('TE-249 at the top a gain does and pays nothing', () => {
    const { match, events } = winning(6);

    expect(names(events)).not.toContain('legend-gained');
    expect(matOf({ match }, RED)).toMatchObject({ legend: 6, gold: 0, sureFire: 0 });
  });

  it('TE-250 a loser keeps the level', () => {
    const { match } = executing('attack', {
      red: { space: r(0, 1), legend: 3, deckhands: NONE },
      blue: { space: r(0, 1), captain: 'magnus-bolt' },
      rig: dice(6, [1, 1, 5, 5]),
    });

    expect(matOf({ match }, RED).legend).toBe(3);
  });

  it('TE-S17 there are six levels', () => {
    expect(table.pack.printed.topLevel).toBe(6);
  });

  it('TE-S21 Gold goes from 0 to 13', () => {
    const { goldTrack } = table.pack.printed.content.legendMat;

    expect(goldTrack).toMatchObject({ min: 0, max: 13, start: 1 });
    const { match } = executing('search', { red: { gold: 13 }, tokens: { [r(1, 1)]: 'gold2' } });
    expect(matOf({ match }, RED).gold).toBe(13);
  });
});
