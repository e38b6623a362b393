import { dice, isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Circumstances, Mat } from '../../positions.ts';
import {
  answer,
  askedNow,
  BLUE,
  executing,
  from,
  matOf,
  names,
  RED,
  r,
  table,
  told,
  YELLOW,
} from '../../positions.ts';

const NOBODY = { rigging: 0, cannons: 0, extort: 0, repair: 3 };
/** Beside Orange, without a Deckhand to help. */
const LONE: Mat = { space: r(0, 0), deckhands: NOBODY };

/** Red's damage to Orange with these dice. */
function damageWith(faces: readonly number[], red: Mat): unknown {
  const { events } = executing('attack', { red: { ...LONE, ...red }, rig: dice(6, faces) });
  return told(events, 'damage-dealt')[0];
}

describe('Attack', () => {
  it('TE-141 a Merchant or a Pirate on the same card can be attacked, and nobody elsewhere', () => {
    const alone = from('execute', {
      red: { space: r(0, 1), captainAt: 5 },
      blue: { space: r(0, 2) },
    });
    expect(told(alone.events, 'order-left')).toMatchObject([{ order: 'attack', possible: false }]);

    const { events } = executing('attack', { red: LONE, rig: dice(6, [1, 1]) });
    expect(told(events, 'attack-begun')).toEqual([
      { pirate: RED, merchant: 'orange', defender: null, space: r(0, 0) },
    ]);
  });

  it('TE-142 the Navy is no target', () => {
    const navy = from('execute', {
      red: { space: r(0, 1), captainAt: 5 },
      state: { navy: r(0, 1) },
    });

    expect(told(navy.events, 'order-left')).toMatchObject([{ possible: false }]);
    expect(navy.events.find(({ event }) => event === 'order-left')?.clause).toBe('TE-142');
  });

  it('TE-143 a ship that hides out is no target', () => {
    const around = {
      red: { space: r(0, 2), captainAt: 5 },
      blue: { space: r(0, 2), hiding: true },
    };
    expect(from('execute', around).events.find(({ event }) => event === 'order-left')?.clause).toBe(
      'TE-143',
    );

    const three = executing('attack', {
      seats: 4,
      red: { space: r(0, 2) },
      blue: { space: r(0, 2), hiding: true },
      yellow: { space: r(0, 2) },
      black: { space: r(0, 2) },
    });
    expect(whyNot(table, three.match, { do: 'attack-pirate', target: BLUE })).toBe('TE-143');
  });

  it('TE-144 the attacker chooses one of several targets', () => {
    const { match } = executing('attack', {
      seats: 3,
      red: LONE,
      blue: { space: r(0, 0) },
      yellow: { space: r(0, 0) },
    });

    expect(offersOf(table, match)).toEqual([
      { do: 'attack-merchant', merchant: 'orange' },
      { do: 'attack-pirate', target: BLUE },
      { do: 'attack-pirate', target: YELLOW },
    ]);
    const events = answer(match, [{ do: 'attack-pirate', target: YELLOW }]);
    expect(told(events, 'attack-begun')).toMatchObject([{ merchant: null, defender: YELLOW }]);
  });

  it.each([
    [1, 2],
    [3, 2],
    [4, 3],
    [6, 3],
  ])('TE-145 at level %i a pirate rolls %i dice', (legend, count) => {
    const { events } = executing('attack', { red: { ...LONE, legend } });

    expect(told(events, 'dice-rolled')[0]?.dice).toHaveLength(count);
  });

  it('TE-146 TE-147 a die deals 1 for each equal symbol of Captain and Crew, and nothing without one', () => {
    const red = { captain: 'wendy-byrd', crew: ['pale-pim', 'sara-silver'] } as const; // 2 4 6, 1 2 3, 2 3

    expect(damageWith([2, 5], red)).toMatchObject({ matched: 3, damage: 3 });
    expect(damageWith([5, 5], red)).toMatchObject({ matched: 0, damage: 0 });
    expect(damageWith([4, 1], red)).toMatchObject({ matched: 2 });
  });

  it('TE-148 TE-149 with two 6-symbols one 6 deals 2 and two 6s deal 4', () => {
    const red = { captain: 'carmen-rouge', crew: ['jack-fuse-rogers'] } as const;

    expect(damageWith([6, 1], red)).toMatchObject({ matched: 2, damage: 2 });
    expect(damageWith([6, 6], red)).toMatchObject({ matched: 4, damage: 4 });
  });

  it('TE-150 a Sure-fire Token turns one rolled die to any other face and adds none', () => {
    const { match, events } = executing('attack', {
      red: { ...LONE, sureFire: 1 },
      rig: dice(6, [1, 3]),
    });

    expect(askedNow(match)).toEqual([RED, 'battle/sure-fire']);
    expect(offersOf(table, match)).toHaveLength(2 * 5 + 1);
    events.push(...answer(match, [{ do: 'sure-fire', die: 1, face: 6 }]));
    expect(told(events, 'sure-fire-used')).toEqual([{ pirate: RED, die: 1, from: 3, to: 6 }]);
    expect(told(events, 'damage-dealt')[0]).toMatchObject({ matched: 1 });
  });

  it('TE-150 without a token the dice stay', () => {
    const { match, events } = executing('attack', { red: LONE, rig: dice(6, [1, 3]) });

    expect(names(events)).toContain('merchant-escaped');
    expect(askedNow(match)?.[1]).not.toBe('battle/sure-fire');
  });

  it('TE-151 TE-S66 any number of tokens serve one battle, on one die or several, and are spent', () => {
    const { match, events } = executing(
      'attack',
      { red: { ...LONE, sureFire: 3 }, rig: dice(6, [1, 1]) },
      [
        { do: 'sure-fire', die: 0, face: 3 },
        { do: 'sure-fire', die: 0, face: 4 },
        { do: 'sure-fire', die: 1, face: 2 },
      ],
    );

    expect(told(events, 'damage-dealt')[0]).toMatchObject({ matched: 2 });
    expect(matOf({ match }, RED).sureFire).toBe(1); // the tie gave one back
  });

  it('TE-074 TE-152 each Deckhand on Cannons adds 1', () => {
    const deckhands = { ...NOBODY, cannons: 3, repair: 0 };

    expect(damageWith([1, 1], { deckhands })).toMatchObject({ matched: 0, cannons: 3, damage: 3 });
    expect(damageWith([1, 1], {})).toMatchObject({ cannons: 0, damage: 0 });
  });

  it('TE-074 Cannons help in defence, too', () => {
    const { events } = executing('attack', {
      red: { space: r(0, 1) },
      blue: { space: r(0, 1), deckhands: { rigging: 0, cannons: 2, extort: 0, repair: 1 } },
      rig: dice(6, [1, 1, 1, 1]),
    });

    expect(told(events, 'damage-dealt')[1]).toMatchObject({
      side: 'defence',
      cannons: 2,
      damage: 2,
    });
  });

  it('TE-153 automatic hits of Crew Cards count without rolling', () => {
    const crew = ['buck-cannon', 'silent-seamus'] as const;

    expect(damageWith([1, 1], { crew })).toMatchObject({ matched: 0, hits: 2, damage: 2 });
  });

  it('TE-154 damage is symbols, Cannons and automatic hits together', () => {
    const red = { crew: ['buck-cannon'], deckhands: { ...NOBODY, cannons: 1 } } as const;

    expect(damageWith([2, 4], red)).toEqual({
      pirate: RED,
      side: 'attack',
      matched: 2,
      cannons: 1,
      hits: 1,
      damage: 4,
    });
  });

  it('TE-373 TE-S120 a second Attack of the turn may hit the same ship, with new dice', () => {
    const { events } = executing(
      'plunder',
      {
        red: {
          space: r(0, 0),
          deckhands: NOBODY,
          captain: 'carmen-rouge',
          crew: ['buck-cannon'],
          hold: ['coffee', 'coffee'],
        },
        rig: [0, ...dice(6, [1, 1, 2, 2])],
      },
      [
        { do: 'captain-bonus', place: 1 },
        { do: 'crew-bonus', card: 'buck-cannon' },
      ],
    );

    expect(told(events, 'attack-begun').map(({ merchant }) => merchant)).toEqual([
      'orange',
      'orange',
    ]);
    expect(told(events, 'dice-rolled').map(({ dice: rolled }) => rolled)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('TE-373 a second Attack in the turn may choose another ship', () => {
    const { match } = executing(
      'plunder',
      {
        red: {
          space: r(0, 0),
          captain: 'carmen-rouge',
          crew: ['buck-cannon'],
          deckhands: NOBODY,
        },
        blue: { space: r(0, 0), deckhands: NOBODY },
        rig: [0, ...dice(6, [1, 1])],
      },
      [
        { do: 'captain-bonus', place: 1 },
        { do: 'attack-merchant', merchant: 'orange' },
        { do: 'crew-bonus', card: 'buck-cannon' },
      ],
    );

    expect(isOffered(table, match, { do: 'attack-pirate', target: BLUE })).toBe(true);
    expect(isOffered(table, match, { do: 'attack-merchant', merchant: 'orange' })).toBe(true);
  });

  it('TE-S56 TE-375 a hiding ship may attack and goes on hiding', () => {
    const { match, events } = executing('attack', {
      red: { space: r(0, 2), hiding: true },
      blue: { space: r(0, 2) },
    });

    expect(names(events)).toContain('attack-begun');
    expect(matOf({ match }, RED).hiding).toBe(true);
  });
});

describe('Rerolls in a battle', () => {
  const TINA: Circumstances = { red: { ...LONE, crew: ['tina-trickshot'] } };

  it('TE-S57 Rerolls come before Sure-fire Tokens, and none after them', () => {
    const { match } = executing('attack', {
      red: { ...LONE, crew: ['tina-trickshot'], sureFire: 1 },
      rig: dice(6, [5, 1]),
    });

    expect(askedNow(match)).toEqual([RED, 'battle/reroll']);
    expect(isOffered(table, match, { do: 'sure-fire' })).toBe(false);
    answer(match, [{ do: 'keep' }, { do: 'sure-fire', die: 1, face: 5 }]);
    expect(askedNow(match)?.[1]).not.toBe('battle/reroll');
  });

  it('TE-S58 any of the matching dice are rolled together', () => {
    const { match } = executing('attack', {
      ...TINA,
      red: { ...LONE, crew: ['tina-trickshot'], legend: 4 },
      rig: dice(6, [5, 6, 1, 2]),
    });

    expect(offersOf(table, match)).toEqual([
      { do: 'reroll', card: 'tina-trickshot', dice: [0] },
      { do: 'reroll', card: 'tina-trickshot', dice: [1] },
      { do: 'reroll', card: 'tina-trickshot', dice: [0, 1] },
      { do: 'keep' },
    ]);
    const events = answer(match, [{ do: 'reroll', dice: [1] }]);
    expect(told(events, 'dice-rerolled')).toEqual([
      { pirate: RED, card: 'tina-trickshot', places: [1], dice: [5, 2, 1] },
    ]);
  });

  it('TE-S58 the new result stands for that card', () => {
    const { match } = executing('attack', { ...TINA, rig: dice(6, [5, 1, 6]) }, [
      { do: 'reroll', dice: [0] },
    ]);

    expect(askedNow(match)?.[1]).not.toBe('battle/reroll');
  });

  it('TE-S59 a second card may reroll what the first brought', () => {
    const { match } = executing(
      'attack',
      {
        red: { ...LONE, crew: ['tina-trickshot', 'ursula-bane'] },
        rig: dice(6, [5, 1, 3]),
      },
      [{ do: 'reroll', card: 'tina-trickshot', dice: [0] }],
    );

    expect(offersOf(table, match)).toEqual([
      { do: 'reroll', card: 'ursula-bane', dice: [0] },
      { do: 'keep' },
    ]);
  });

  it('TE-S60 a Bonus Attack knows no Rerolls', () => {
    const { match } = executing(
      'plunder',
      {
        red: { ...LONE, captain: 'carmen-rouge', crew: ['tina-trickshot'] },
        rig: [0, ...dice(6, [5, 6])],
      },
      [{ do: 'captain-bonus', place: 1 }],
    );

    expect(askedNow(match)?.[1]).not.toBe('battle/reroll');
  });
});
