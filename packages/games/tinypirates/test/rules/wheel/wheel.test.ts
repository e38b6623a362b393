import { deniedOf, isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Mat, Played } from '../../positions.ts';
import {
  answer,
  askedNow,
  executing,
  from,
  matOf,
  names,
  ORDERS_OF_ALL,
  play,
  RED,
  r,
  table,
  told,
  wheelWith,
} from '../../positions.ts';

/** Red at the Wheel, in a corner without a Storm near. */
const atWheel = (red: Mat): Played => from('order', { red: { space: r(0, 0), ...red } });
const stopsOf = ({ match }: Played): number[] =>
  offersOf(table, match).flatMap((offer) => (offer.do === 'order' ? [offer.stop] : []));
const NOBODY = { rigging: 0, cannons: 0, extort: 0, repair: 0 };

describe('The Wheel', () => {
  it('TE-053 TE-054 the Captain goes clockwise through six spaces, and where it stops is the Order', () => {
    const { match, events } = play('order', { red: { captainAt: 5 } }, [{ do: 'order', stop: 0 }]);

    expect(told(events, 'captain-moved')).toMatchObject([{ from: 5, to: 0, order: 'hideOut' }]);
    expect(matOf({ match }, RED).captainAt).toBe(0);
    for (const stop of [1, 2, 3, 4, 5]) {
      const { events: moved } = play('order', { red: { captainAt: stop - 1 } }, [
        { do: 'order', stop },
      ]);
      expect(told(moved, 'captain-moved')).toMatchObject([{ order: ORDERS_OF_ALL[stop] }]);
    }
  });

  it('TE-055 TE-064 the Captain must advance and cannot come back to where the move started', () => {
    const start = atWheel({ captainAt: 3, wheel: wheelWith(4, 5, 1, 2), deckhands: NOBODY });

    expect(stopsOf(start)).toEqual([0, 1, 2, 4, 5]);
    expect(whyNot(table, start.match, { do: 'order', stop: 3 })).toBe('TE-064');
  });

  it('TE-056 the next space is free even without a Deckhand', () => {
    const red = { captainAt: 2, deckhands: NOBODY, wheel: wheelWith(5) };
    const { match, events } = play('order', { red }, [{ do: 'order', stop: 3 }]);

    expect(names(events)).not.toContain('space-skipped');
    expect(matOf({ match }, RED).wheel).toEqual(wheelWith(5));
    expect(stopsOf(atWheel(red))).toEqual([3]);
  });

  it('TE-057 TE-058 an empty space is skipped by a Deckhand from any Assignment', () => {
    const deckhands = { rigging: 1, cannons: 1, extort: 1, repair: 1 };
    const { match } = play('order', { red: { captainAt: 1, deckhands } }, [
      { do: 'order', stop: 3 },
    ]);

    expect(offersOf(table, match)).toEqual(
      ['rigging', 'cannons', 'extort', 'repair'].map((from) => ({ do: 'skip-with', from })),
    );
    answer(match, [{ do: 'skip-with', from: 'cannons' }]);
    expect(matOf({ match }, RED).wheel).toEqual(wheelWith(2));
    expect(matOf({ match }, RED).deckhands).toEqual({ ...deckhands, cannons: 0 });
  });

  it('TE-057 without enough Deckhands a space cannot be reached', () => {
    const start = atWheel({ captainAt: 1, deckhands: { ...NOBODY, extort: 1 } });

    expect(stopsOf(start)).toEqual([2, 3]);
    expect(whyNot(table, start.match, { do: 'order', stop: 4 })).toBe('TE-057');
  });

  it('TE-059 several spaces may be skipped, one Deckhand for each', () => {
    const { match, events } = play('order', { red: { captainAt: 1 } }, [
      { do: 'order', stop: 5 },
      { do: 'skip-with', from: 'rigging' },
      { do: 'skip-with', from: 'extort' },
    ]);

    expect(told(events, 'space-skipped')).toEqual([
      { pirate: RED, space: 2, from: 'rigging' },
      { pirate: RED, space: 3, from: 'extort' },
      { pirate: RED, space: 4, from: 'cannons' },
    ]);
    expect(matOf({ match }, RED).wheel).toEqual(wheelWith(2, 3, 4));
  });

  it('TE-060 TE-S32 a space with a Deckhand is skipped without another', () => {
    const { match, events } = play(
      'order',
      { red: { captainAt: 1, wheel: wheelWith(2), deckhands: { ...NOBODY, rigging: 2 } } },
      [
        { do: 'order', stop: 3 },
        { do: 'put', to: 'rigging' },
      ],
    );

    expect(names(events)).not.toContain('space-skipped');
    expect(matOf({ match }, RED).deckhands.rigging).toBe(3);
    expect(matOf({ match }, RED).wheel).toEqual(wheelWith());
  });

  it('TE-061 TE-S29 Deckhands skipped or landed on come back to a place of their owner’s choice, not Repair', () => {
    const red = { captainAt: 1, wheel: wheelWith(2, 3), deckhands: { ...NOBODY, repair: 1 } };
    const { match, events } = play('order', { red }, [{ do: 'order', stop: 3 }]);

    expect(askedNow(match)).toEqual([RED, 'wheel/pick-up']);
    expect(offersOf(table, match)).toEqual(
      ['rigging', 'cannons', 'extort'].map((to) => ({ do: 'put', to })),
    );
    events.push(
      ...answer(match, [
        { do: 'put', to: 'extort' },
        { do: 'put', to: 'cannons' },
      ]),
    );
    expect(told(events, 'deckhand-picked-up')).toEqual([
      { pirate: RED, space: 2, to: 'extort' },
      { pirate: RED, space: 3, to: 'cannons' },
    ]);
    expect(matOf({ match }, RED).deckhands).toEqual({
      rigging: 0,
      cannons: 1,
      extort: 1,
      repair: 1,
    });
  });

  it('TE-062 TE-081 a Deckhand picked up cannot serve for a skip of the same turn', () => {
    const red = { captainAt: 1, wheel: wheelWith(2) } as const;

    expect(stopsOf(atWheel({ ...red, deckhands: NOBODY }))).toEqual([2, 3]);
    const { events } = play('order', { red: { ...red, deckhands: { ...NOBODY, extort: 1 } } }, [
      { do: 'order', stop: 4 },
      { do: 'put', to: 'rigging' },
    ]);
    expect(told(events, 'space-skipped')).toEqual([{ pirate: RED, space: 3, from: 'extort' }]);
  });

  it('TE-063 a Deckhand that skips stays when the Captain goes on elsewhere', () => {
    const { match } = play('order', { red: { captainAt: 3, wheel: wheelWith(2) } }, [
      { do: 'order', stop: 4 },
    ]);

    expect(matOf({ match }, RED).wheel).toEqual(wheelWith(2));
  });

  it('TE-065 Hide Out is skipped for nothing', () => {
    const { match, events } = play(
      'order',
      { red: { captainAt: 5, deckhands: NOBODY, wheel: wheelWith(3) } },
      [{ do: 'order', stop: 1 }],
    );

    expect(names(events)).not.toContain('space-skipped');
    expect(matOf({ match }, RED).captainAt).toBe(1);
  });

  it('TE-066 TE-067 behind Hide Out skipping costs again, and no Deckhand ever stands on it', () => {
    const { events, match } = play(
      'order',
      { red: { captainAt: 5, deckhands: { ...NOBODY, rigging: 2 } } },
      [{ do: 'order', stop: 3 }],
    );

    expect(told(events, 'space-skipped').map(({ space }) => space)).toEqual([1, 2]);
    expect(matOf({ match }, RED).wheel[0]).toBe(false);
  });

  it('TE-068 the Captain may stop on Hide Out though the ship cannot hide', () => {
    const { events } = play('order', { red: { captainAt: 5, space: r(0, 0) } }, [
      { do: 'order', stop: 0 },
      { do: 'stop' },
    ]);

    expect(told(events, 'order-left')).toEqual([
      { pirate: RED, order: 'hideOut', possible: false },
    ]);
    expect(names(events)).not.toContain('hid-out');
  });

  it('TE-069 from Hide Out space 1 is free, space 3 takes two Deckhands, and 0 is out of reach', () => {
    const two = atWheel({ captainAt: 0, deckhands: { ...NOBODY, rigging: 2 } });
    const one = atWheel({ captainAt: 0, deckhands: { ...NOBODY, rigging: 1 } });

    expect(stopsOf(two)).toEqual([1, 2, 3]);
    expect(stopsOf(one)).toEqual([1, 2]);
    expect(whyNot(table, two.match, { do: 'order', stop: 0 })).toBe('TE-064');
  });

  it.each([
    [5, 0, true],
    [5, 1, true],
    [3, 0, true],
    [4, 5, false],
    [0, 1, false],
    [0, 5, false],
  ])(
    'TE-070 TE-S33 TE-S34 from space %i to space %i the Ship Line is crossed: %s',
    (captainAt, stop, crossed) => {
      const wheel = wheelWith(1, 2, 3, 4, 5);
      const { events, match } = play('order', { red: { captainAt, wheel, deckhands: NOBODY } }, [
        { do: 'order', stop },
      ]);

      expect(told(events, 'captain-moved')).toMatchObject([{ crossed }]);
      expect(match.state.turn.crossed).toBe(crossed);
    },
  );

  it('TE-071 the crossing is fixed in step 1 and settled in step 5', () => {
    const { match, events } = play('order', { red: { captainAt: 5, space: r(0, 3) } }, [
      { do: 'order', stop: 0 },
    ]);

    expect(names(events)).not.toContain('extorted');
    expect(names(answer(match, [{ do: 'stop' }]))).toContain('extorted');
  });

  it('TE-072 TE-073 any number stand on Rigging, and each is a step', () => {
    const deckhands = { ...NOBODY, rigging: 3 };
    const { match } = play('sail', { red: { space: r(0, 0), deckhands } }, [
      { do: 'to', space: r(0, 1) },
      { do: 'to', space: r(0, 2) },
      { do: 'to', space: r(0, 3) },
    ]);

    expect(isOffered(table, match, { do: 'to', space: r(1, 3) })).toBe(true);
    answer(match, [{ do: 'to', space: r(1, 3) }]);
    expect(askedNow(match)?.[1]).not.toBe('sail/step');
  });

  it('TE-075 each Deckhand on Extort earns 1 Gold when the line is crossed, and nothing otherwise', () => {
    const red = { space: r(0, 3), deckhands: { ...NOBODY, extort: 3 } };
    const earned = (stop: number) =>
      told(
        play('order', { red: { ...red, captainAt: stop === 0 ? 5 : stop - 1 } }, [
          { do: 'order', stop },
          { do: 'stop' },
        ]).events,
        'gold-gained',
      );

    expect(earned(0)).toEqual([{ pirate: RED, gold: 3, lost: 0 }]);
    expect(earned(4)).toEqual([]);
  });

  it('TE-076 Deckhands in Repair add nothing', () => {
    const deckhands = { ...NOBODY, repair: 3 };
    const { match, events } = play('order', { red: { captainAt: 5, space: r(0, 3), deckhands } }, [
      { do: 'order', stop: 0 },
      { do: 'to', space: r(0, 2) },
    ]);

    expect(told(events, 'ship-sailed')).toHaveLength(1);
    expect(askedNow(match)?.[1]).not.toBe('sail/step');
    expect(names(events)).not.toContain('extorted');
  });

  it('TE-077 a Deckhand in Repair may skip a space and is free', () => {
    const { match } = play(
      'order',
      { red: { captainAt: 1, deckhands: { ...NOBODY, repair: 1 } } },
      [{ do: 'order', stop: 3 }],
    );

    expect(matOf({ match }, RED).deckhands.repair).toBe(0);
    expect(matOf({ match }, RED).wheel).toEqual(wheelWith(2));
  });

  it('TE-078 a Deckhand on the Wheel does nothing for Rigging, Cannons and Extort', () => {
    const red = { captainAt: 5, space: r(0, 3), wheel: wheelWith(2, 3, 4), deckhands: NOBODY };
    const { match, events } = play('order', { red }, [
      { do: 'order', stop: 0 },
      { do: 'to', space: r(0, 2) },
    ]);

    expect(askedNow(match)?.[1]).not.toBe('sail/step');
    expect(names(events)).not.toContain('extorted');
    const attack = executing('attack', { red: { ...red, space: r(0, 0) } });
    expect(told(attack.events, 'damage-dealt')).toMatchObject([{ cannons: 0 }]);
  });

  it('TE-079 TE-S30 step 1 offers no other move of Deckhands', () => {
    const start = atWheel({ captainAt: 1 });

    expect(offersOf(table, start.match).every((offer) => offer.do === 'order')).toBe(true);
    expect(deniedOf(table, start.match).every(({ choice }) => choice.do === 'order')).toBe(true);
    answer(start.match, [{ do: 'order', stop: 2 }]);
    expect(matOf(start, RED).deckhands).toEqual({ rigging: 1, cannons: 1, extort: 1, repair: 0 });
    expect(askedNow(start.match)).toEqual([RED, 'sail/step']);
  });

  it('TE-080 the Captain lands on 4 for nothing over two spaces with Deckhands, and both come back', () => {
    const { match, events } = play(
      'order',
      { red: { captainAt: 1, wheel: wheelWith(2, 3), deckhands: { ...NOBODY, extort: 1 } } },
      [
        { do: 'order', stop: 4 },
        { do: 'put', to: 'rigging' },
        { do: 'put', to: 'cannons' },
      ],
    );

    expect(names(events)).not.toContain('space-skipped');
    expect(matOf({ match }, RED).deckhands).toEqual({
      rigging: 1,
      cannons: 1,
      extort: 1,
      repair: 0,
    });
  });

  it('TE-371 the Captain advances one to five spaces and never passes its start', () => {
    const start = atWheel({ captainAt: 2, wheel: wheelWith(1, 3, 4, 5), deckhands: NOBODY });

    expect(stopsOf(start)).toEqual([0, 1, 3, 4, 5]);
    answer(start.match, [{ do: 'order', stop: 1 }]);
    expect(matOf(start, RED).wheel[2]).toBe(false);
    expect(matOf(start, RED).captainAt).toBe(1);
  });

  it('TE-S31 the stop comes first, then a source for each empty space, then the pickups, both clockwise', () => {
    const { events } = play(
      'order',
      {
        red: {
          captainAt: 1,
          wheel: wheelWith(2, 4),
          deckhands: { ...NOBODY, rigging: 1, cannons: 1 },
        },
      },
      [
        { do: 'order', stop: 5 },
        { do: 'skip-with', from: 'rigging' },
        { do: 'put', to: 'extort' },
        { do: 'put', to: 'extort' },
      ],
    );

    expect(names(events)).toEqual([
      'captain-moved',
      'space-skipped',
      'deckhand-picked-up',
      'deckhand-picked-up',
    ]);
    expect(told(events, 'deckhand-picked-up').map(({ space }) => space)).toEqual([2, 4]);
  });
});
