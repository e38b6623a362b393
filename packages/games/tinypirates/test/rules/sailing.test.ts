import { deniedOf, isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  answer,
  askedNow,
  BLUE,
  executing,
  from,
  matOf,
  names,
  play,
  RED,
  r,
  table,
  told,
  wheelWith,
} from '../positions.ts';

const NOBODY = { rigging: 0, cannons: 0, extort: 0, repair: 0 };
const ALL_IN_REPAIR = { ...NOBODY, repair: 3 };
/** Four steps: level 1 and three Deckhands on Rigging. */
const FAST = { ...NOBODY, rigging: 3 };
/** One step. */
const SLOW = { ...NOBODY, cannons: 3 };

const destinations = (match: ReturnType<typeof from>['match']): number[] =>
  offersOf(table, match).flatMap((offer) => (offer.do === 'to' ? [offer.space] : []));

describe('Sailing', () => {
  it('TE-082 a sail stops after any number of steps, none included', () => {
    for (const steps of [0, 1, 2]) {
      const route = [r(0, 1), r(0, 2)].slice(0, steps);
      const { match, events } = play('sail', { red: { space: r(0, 0), deckhands: FAST } }, [
        ...route.map((space) => ({ do: 'to', space }) as const),
        { do: 'stop' },
      ]);
      expect(told(events, 'ship-sailed')).toHaveLength(steps);
      expect(askedNow(match)?.[1]).not.toBe('sail/step');
    }
  });

  it.each([
    [1, 0, 1],
    [1, 2, 3],
    [2, 0, 2],
    [5, 1, 4],
  ])(
    'TE-083 TE-372 at level %i with %i on Rigging a ship sails %i steps',
    (legend, rigging, steps) => {
      const red = { space: r(0, 0), legend, deckhands: { ...NOBODY, rigging } };
      const { match } = from('sail', { red });
      let taken = 0;
      while (askedNow(match)?.[1] === 'sail/step') {
        taken++;
        answer(match, [{ do: 'to', space: taken % 2 === 1 ? r(0, 1) : r(0, 0) }]);
      }

      expect(taken).toBe(steps);
    },
  );

  it('TE-084 steps go to orthogonal neighbours only', () => {
    const middle = from('sail', { red: { space: r(1, 1) } });
    const corner = from('sail', { red: { space: r(0, 0) } });

    expect(destinations(middle.match)).toEqual([r(0, 1), r(2, 1), r(1, 0), r(1, 2)]);
    expect(destinations(corner.match)).toEqual([r(1, 0), r(0, 1)]);
  });

  it('TE-085 a sail may pass the same card again', () => {
    const { match } = play('sail', { red: { space: r(0, 0), deckhands: FAST } }, [
      { do: 'to', space: r(0, 1) },
      { do: 'to', space: r(0, 0) },
      { do: 'to', space: r(0, 1) },
      { do: 'stop' },
    ]);

    expect(matOf({ match }, RED).space).toBe(r(0, 1));
  });

  it('TE-086 cards with other ships, the Navy too, are entered and left without penalty', () => {
    const around = {
      red: { space: r(0, 0), deckhands: FAST },
      blue: { space: r(0, 1) },
      state: { navy: r(0, 2) },
    };
    const { match, events } = play('sail', around, [
      { do: 'to', space: r(0, 1) },
      { do: 'to', space: r(0, 2) },
      { do: 'stop' },
    ]);

    expect(matOf({ match }, RED)).toMatchObject({ space: r(0, 2), deckhands: FAST });
    expect(names(events)).not.toContain('navy-attacked');
  });

  it('TE-087 a ship that sails onto a Cove’s card lies in open water', () => {
    const { match } = play('sail', { red: { space: r(0, 1) } }, [
      { do: 'to', space: r(0, 2) },
      { do: 'stop' },
    ]);

    expect(matOf({ match }, RED).hiding).toBe(false);
  });

  it('TE-088 TE-186 TE-S41 a ship stops hiding when it sails, even if it comes back; one that stays goes on hiding', () => {
    const red = { space: r(0, 2), hiding: true, deckhands: FAST };
    const back = play('sail', { red }, [
      { do: 'to', space: r(0, 1) },
      { do: 'to', space: r(0, 2) },
      { do: 'stop' },
    ]);
    const stayed = play('sail', { red }, [{ do: 'stop' }]);

    expect(matOf(back, RED)).toMatchObject({ space: r(0, 2), hiding: false });
    expect(told(back.events, 'ship-sailed').map(({ hid }) => hid)).toEqual([true, false]);
    expect(matOf(stayed, RED).hiding).toBe(true);
  });

  it('TE-089 a Fair Wind adds two steps to one sail and is gone', () => {
    const { match, events } = play(
      'sail',
      { red: { space: r(0, 0), deckhands: SLOW, tokens: ['sail2'] } },
      [
        { do: 'fair-wind' },
        { do: 'to', space: r(0, 1) },
        { do: 'to', space: r(0, 2) },
        { do: 'to', space: r(0, 3) },
      ],
    );

    expect(told(events, 'fair-wind-used')).toEqual([{ pirate: RED, movement: 2 }]);
    expect(askedNow(match)?.[1]).not.toBe('sail/step');
    expect(matOf({ match }, RED).tokens).toEqual([]);
  });

  it('TE-090 several tokens serve one sail', () => {
    const { match } = play(
      'sail',
      { red: { space: r(1, 0), deckhands: SLOW, tokens: ['sail2', 'calm', 'sail2'] } },
      [
        { do: 'fair-wind' },
        { do: 'fair-wind' },
        { do: 'to', space: r(1, 1) },
        { do: 'calm-to', space: r(2, 1) },
        { do: 'to', space: r(2, 0) },
        { do: 'to', space: r(1, 0) },
        { do: 'to', space: r(0, 0) },
      ],
    );

    expect(matOf({ match }, RED)).toMatchObject({ space: r(0, 0), tokens: [], deckhands: SLOW });
    expect(askedNow(match)?.[1]).not.toBe('sail/step'); // 1 and twice 2 steps are taken
  });

  it('TE-084 TE-096 a step with Calm Water costs 1 as any other, and needs a step that is left', () => {
    const red = { space: r(1, 1), deckhands: SLOW, tokens: ['calm', 'calm', 'sail2'] } as const;
    const { match } = play('sail', { red }, [{ do: 'calm-to', space: r(2, 1) }]);

    expect(offersOf(table, match)).toEqual([{ do: 'fair-wind' }, { do: 'stop' }]);
    answer(match, [{ do: 'fair-wind' }]);
    expect(isOffered(table, match, { do: 'calm-to', space: r(2, 2) })).toBe(true);
  });

  it('TE-S36 a Fair Wind can be played when no step is left, and forces none', () => {
    const { match } = play(
      'sail',
      { red: { space: r(0, 0), deckhands: SLOW, tokens: ['sail2'] } },
      [{ do: 'to', space: r(0, 1) }],
    );

    expect(offersOf(table, match)).toEqual([{ do: 'fair-wind' }, { do: 'stop' }]);
    expect(whyNot(table, match, { do: 'to', space: r(0, 2) })).toBe('TE-083');
    answer(match, [{ do: 'fair-wind' }, { do: 'stop' }]);
    expect(matOf({ match }, RED)).toMatchObject({ space: r(0, 1), tokens: [] });
  });

  it('TE-S37 tokens help the owner’s own sail, never another’s nor Merchants and Navy', () => {
    const others = from('sail', { blue: { tokens: ['sail2', 'calm'] }, red: { space: r(1, 1) } });
    expect(isOffered(table, others.match, { do: 'fair-wind' })).toBe(false);
    expect(isOffered(table, others.match, { do: 'calm-to' })).toBe(false);

    const line = from('shipLine', {
      red: { space: r(0, 3) },
      blue: { tokens: ['sail2'] },
      inTurn: { crossed: true },
    });
    expect(askedNow(line.match)).toEqual([BLUE, 'ship-line/steer-merchant']);
    expect(offersOf(table, line.match).every((offer) => offer.do === 'to')).toBe(true);
  });

  it('TE-091 entering a Storm Jostles once, before the next step', () => {
    const { match, events } = play('sail', { red: { space: r(1, 1), deckhands: FAST } }, [
      { do: 'to', space: r(2, 1) },
    ]);

    expect(names(events)).toEqual(['ship-sailed', 'jostled']);
    expect(askedNow(match)).toEqual([RED, 'sail/step']);
  });

  it('TE-092 staying in a Storm or leaving one Jostles nobody', () => {
    const stayed = play('sail', { red: { space: r(2, 1) } }, [{ do: 'stop' }]);
    const left = play('sail', { red: { space: r(2, 1) } }, [
      { do: 'to', space: r(1, 1) },
      { do: 'stop' },
    ]);

    expect(names(stayed.events)).not.toContain('jostled');
    expect(names(left.events)).not.toContain('jostled');
  });

  it('TE-093 each Storm entered Jostles, the same one again included', () => {
    const { events } = play('sail', { red: { space: r(1, 1), legend: 5, deckhands: SLOW } }, [
      { do: 'to', space: r(2, 1) },
      { do: 'to', space: r(2, 2) },
      { do: 'to', space: r(2, 1) },
    ]);

    expect(told(events, 'jostled')).toHaveLength(3);
  });

  it('TE-094 TE-S40 a Deckhand lost from Rigging costs a step at once, and no step is undone', () => {
    const one = { ...NOBODY, rigging: 1 };
    const { match } = play('sail', { red: { space: r(1, 1), deckhands: one, tokens: ['sail2'] } }, [
      { do: 'to', space: r(2, 1) },
    ]);

    expect(matOf({ match }, RED).space).toBe(r(2, 1));
    expect(offersOf(table, match)).toEqual([{ do: 'fair-wind' }, { do: 'stop' }]);
    answer(match, [{ do: 'fair-wind' }]);
    expect(isOffered(table, match, { do: 'to', space: r(1, 1) })).toBe(true);
  });

  it('TE-094 with the steps used up and no token the sail is over', () => {
    const { match, events } = play(
      'sail',
      { red: { space: r(1, 1), deckhands: { ...NOBODY, rigging: 1 } } },
      [{ do: 'to', space: r(2, 1) }],
    );

    expect(told(events, 'jostled')).toMatchObject([{ from: 'rigging' }]);
    expect(askedNow(match)?.[1]).not.toBe('sail/step');
  });

  it('TE-095 with all Deckhands in Repair no Storm can be entered', () => {
    const { match } = from('sail', { red: { space: r(1, 1), deckhands: ALL_IN_REPAIR } });

    expect(whyNot(table, match, { do: 'to', space: r(2, 1) })).toBe('TE-095');
    expect(destinations(match)).toEqual([r(0, 1), r(1, 0), r(1, 2)]);
  });

  it('TE-095 a Deckhand on the Wheel is enough to enter', () => {
    const red = { space: r(1, 1), deckhands: { ...NOBODY, repair: 2 }, wheel: wheelWith(3) };

    expect(destinations(from('sail', { red }).match)).toContain(r(2, 1));
  });

  it('TE-096 TE-S38 Calm Water is declared with the step into a Storm, spares the Jostle and is gone', () => {
    const { match, events } = play('sail', { red: { space: r(1, 1), tokens: ['calm'] } }, [
      { do: 'calm-to', space: r(2, 1) },
    ]);

    expect(names(events)).toEqual(['calm-water-used', 'ship-sailed']);
    expect(matOf({ match }, RED).tokens).toEqual([]);
    expect(isOffered(table, match, { do: 'calm-to', space: r(2, 2) })).toBe(false);
  });

  it('TE-096 Calm Water may be kept, and is of no use for a card without a Storm', () => {
    const { match } = from('sail', { red: { space: r(1, 1), tokens: ['calm'] } });

    expect(isOffered(table, match, { do: 'to', space: r(2, 1) })).toBe(true);
    expect(isOffered(table, match, { do: 'calm-to', space: r(1, 2) })).toBe(false);
    const events = answer(match, [{ do: 'to', space: r(2, 1) }]);
    expect(names(events)).toEqual(['ship-sailed']);
    expect(askedNow(match)).toEqual([RED, 'jostle/choose']);
    expect(matOf({ match }, RED).tokens).toEqual(['calm']);
  });

  it('TE-S39 Calm Water lets a ship with all Deckhands in Repair into a Storm', () => {
    const { match } = play(
      'sail',
      { red: { space: r(1, 1), deckhands: ALL_IN_REPAIR, tokens: ['calm'] } },
      [{ do: 'calm-to', space: r(2, 1) }],
    );

    expect(matOf({ match }, RED)).toMatchObject({ space: r(2, 1), deckhands: ALL_IN_REPAIR });
  });

  it('TE-097 Merchants and Navy sail through Storms unharmed', () => {
    const { match, events } = play(
      'shipLine',
      {
        red: { space: r(1, 1), deckhands: SLOW },
        inTurn: { crossed: true },
        state: {
          navy: r(3, 1),
          merchants: {
            0: { space: r(3, 1), target: 'port-b', crate: 'rum' },
            1: { space: r(3, 3) },
          },
        },
      },
      [{ do: 'to', space: r(2, 3) }],
    );

    expect(told(events, 'npc-sailed').map(({ ship, to }) => [ship, to])).toEqual([
      ['orange', r(3, 2)],
      ['green', r(2, 3)],
      ['navy', r(2, 1)],
    ]);
    expect(names(events)).not.toContain('jostled');
    expect(match.state.merchants[0]).toMatchObject({ crate: 'rum', space: r(3, 2) });
  });

  it('TE-S35 each step is a choice of its own', () => {
    const { match } = from('sail', { red: { space: r(0, 0), deckhands: FAST } });

    expect(destinations(match)).toEqual([r(1, 0), r(0, 1)]);
    answer(match, [{ do: 'to', space: r(0, 1) }]);
    expect(destinations(match)).toEqual([r(1, 1), r(0, 0), r(0, 2)]);
  });
});

describe('Jostled', () => {
  const STORMY = { space: r(1, 1) } as const;
  const intoStorm = [{ do: 'to', space: r(2, 1) }] as const;

  it('TE-098 one Deckhand of the player’s choice goes from Rigging, Cannons or Extort to Repair', () => {
    const { match } = play('sail', { red: { ...STORMY, wheel: wheelWith(4) } }, intoStorm);

    expect(offersOf(table, match)).toEqual(
      ['rigging', 'cannons', 'extort'].map((from) => ({ do: 'jostle', from, space: null })),
    );
    answer(match, [{ do: 'jostle', from: 'extort' }]);
    expect(matOf({ match }, RED).deckhands).toEqual({
      rigging: 1,
      cannons: 1,
      extort: 0,
      repair: 1,
    });
    expect(matOf({ match }, RED).wheel).toEqual(wheelWith(4));
  });

  it('TE-099 with none on those three, one of the Wheel goes', () => {
    const red = { ...STORMY, deckhands: { ...NOBODY, repair: 1 }, wheel: wheelWith(2, 5) };
    const { match } = play('sail', { red }, intoStorm);

    expect(offersOf(table, match)).toEqual([
      { do: 'jostle', from: 'wheel', space: 2 },
      { do: 'jostle', from: 'wheel', space: 5 },
    ]);
    answer(match, [{ do: 'jostle', space: 5 }]);
    expect(matOf({ match }, RED)).toMatchObject({
      wheel: wheelWith(2),
      deckhands: { ...NOBODY, repair: 2 },
    });
  });

  it('TE-100 TE-102 with all in Repair a lost battle Jostles nobody, though a Deckhand still waits', () => {
    const red = { space: r(0, 0), waiting: true, deckhands: ALL_IN_REPAIR, sureFire: 0 };
    const { match, events } = executing('attack', { red, rig: [0, 0] });

    expect(names(events)).toContain('jostle-spared');
    expect(names(events)).not.toContain('jostled');
    expect(matOf({ match }, RED)).toMatchObject({ deckhands: ALL_IN_REPAIR, waiting: true });
  });

  it('TE-101 the Jostled player chooses, also out of turn', () => {
    const { match } = executing('attack', {
      red: { space: r(0, 2), crew: ['buck-cannon', 'black-eyed-brutus'], legend: 6 },
      blue: { space: r(0, 2), deckhands: { rigging: 1, cannons: 0, extort: 2, repair: 0 } },
      rig: [0, 0, 0, 0, 0],
    });

    expect(askedNow(match)).toEqual([BLUE, 'jostle/choose']);
    answer(match, [{ do: 'jostle', from: 'rigging', by: BLUE }]);
    expect(matOf({ match }, BLUE).deckhands).toEqual({
      rigging: 0,
      cannons: 0,
      extort: 2,
      repair: 1,
    });
  });

  it('TE-103 a Jostle moves exactly one', () => {
    const { match, events } = play('sail', { red: { ...STORMY, deckhands: FAST } }, intoStorm);

    expect(told(events, 'jostled')).toHaveLength(1);
    expect(matOf({ match }, RED).deckhands).toEqual({ ...NOBODY, rigging: 2, repair: 1 });
    expect(deniedOf(table, match)).toEqual([]);
  });
});
