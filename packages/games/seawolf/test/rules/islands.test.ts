import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  acting,
  BO,
  CARPENTER,
  extension,
  KEELSON,
  kindsOf,
  LAGOON,
  PEARL,
  SAILMAKER,
  sail,
  TIMBER,
  told,
  WRECKERS,
  wolf,
} from '../positions.ts';

describe('Ship extension', () => {
  it('SW-142 a thaler buys the top piece of one stack', () => {
    const match = acting(CARPENTER, { thalers: 2 });

    const events = script(wolf, match, [{ do: 'extend', type: 'extraWick' }]);

    expect(told(events, 'extension-gained')).toEqual([
      { seat: ADA, type: 'extraWick', value: 4, thalers: 1 },
    ]);
    expect(match.state.ships[ADA]).toMatchObject({
      thalers: 1,
      extensions: [extension('extraWick', 4)],
    });
  });

  it('SW-143 only the top piece can be taken, the most valuable one left', () => {
    const match = acting(CARPENTER, { thalers: 1 }, { state: { stacks: [2, 4, 4, 4] } });

    const events = script(wolf, match, [{ do: 'extend', type: 'hold' }]);

    expect(told(events, 'extension-gained')[0]?.value).toBe(2);
    expect(match.state.stacks).toEqual([1, 4, 4, 4]);
  });

  it('SW-144 a type already aboard may be taken again', () => {
    const match = acting(
      CARPENTER,
      { thalers: 1, extensions: [extension('hold', 4)] },
      { state: { stacks: [3, 4, 4, 4] } },
    );

    script(wolf, match, [{ do: 'extend', type: 'hold' }]);

    expect(match.state.ships[ADA]?.extensions).toEqual([
      extension('hold', 4),
      extension('hold', 3),
    ]);
  });

  it('SW-145 one action buys one extension', () => {
    const match = acting(CARPENTER, { thalers: 5 });

    script(wolf, match, [{ do: 'extend', type: 'hold' }]);

    expect(isOffered(wolf, match, { do: 'extend' })).toBe(false);
  });

  it('SW-145 without a thaler, or with the stack empty, nothing can be bought', () => {
    const poor = acting(CARPENTER, { thalers: 0 });
    const empty = acting(CARPENTER, { thalers: 3 }, { state: { stacks: [0, 4, 4, 4] } });

    expect(isOffered(wolf, poor, { do: 'extend' })).toBe(false);
    expect(refuses(wolf, poor, ADA, { do: 'extend', type: 'hold' }).clause).toBe('SW-145');
    expect(refuses(wolf, empty, ADA, { do: 'extend', type: 'hold' }).clause).toBe('SW-145');
    expect(isOffered(wolf, empty, { do: 'extend', type: 'extraSail' })).toBe(true);
  });

  it('SW-146 hold spaces and cannon bases can be used in the same turn', () => {
    const full = acting(CARPENTER, { thalers: 1, rum: 6 });
    const armed = acting(CARPENTER, { thalers: 1, cannons: 1 });

    script(wolf, full, [{ do: 'extend', type: 'hold' }]);
    script(wolf, armed, [{ do: 'extend', type: 'cannonBase' }]);
    const events = script(wolf, full, [{ do: 'load', good: 'cotton' }]);

    expect(kindsOf(events)).toEqual(['loaded']);
    expect(whyNot(wolf, armed, { do: 'take-cannon' })).toBe('SW-138');
  });

  it('SW-146 an extra sail first helps in the next card selection', () => {
    const { match } = sail({
      ships: { [ADA]: { tile: SAILMAKER, thalers: 1, rum: 3 } },
      state: { turn: { seat: ADA, loaded: false, acted: false, unloaded: false } },
      step: 'actions/choose',
      data: { seat: ADA },
      under: [
        { step: 'turn/end', data: { seat: ADA } },
        { step: 'orders/choose', data: {} },
      ],
    });

    script(wolf, match, [{ do: 'extend', type: 'extraSail' }, { do: 'end' }]);

    expect(isOffered(wolf, match, { do: 'lay', cards: ['north', 'east'] }, ADA)).toBe(true);
    expect(isOffered(wolf, match, { do: 'lay', cards: ['north', 'east'] }, BO)).toBe(false);
  });

  it('SW-311 a ship may carry any number of extensions of any types', () => {
    const many = [
      extension('hold', 5),
      extension('hold', 4),
      extension('extraSail', 5),
      extension('extraWick', 5),
      extension('cannonBase', 5),
    ];
    const match = acting(CARPENTER, { thalers: 1, extensions: many });

    script(wolf, match, [{ do: 'extend', type: 'cannonBase' }]);

    expect(match.state.ships[ADA]?.extensions).toHaveLength(6);
  });
});

describe('Free rum, thaler, island of peace', () => {
  const freeRum = (ship: Parameters<typeof acting>[1]) =>
    acting(PEARL, ship, { state: { faces: { [PEARL]: 1 } } });

  it('SW-158 free rum brings 1 rum', () => {
    const match = freeRum({ rum: 1 });

    const events = script(wolf, match, [{ do: 'gain-rum' }]);

    expect(told(events, 'rum-gained')).toEqual([{ seat: ADA, rum: 1 }]);
    expect(match.state.ships[ADA]?.rum).toBe(2);
  });

  it('SW-162 SW-S74 for free rum only goods can be discarded', () => {
    const goods = freeRum({ rum: 4, tea: 2 });
    const rumOnly = freeRum({ rum: 6 });

    script(wolf, goods, [{ do: 'gain-rum' }]);

    expect(offersOf(wolf, goods)).toEqual([{ do: 'discard', cargo: 'tea' }]);
    expect(refuses(wolf, goods, ADA, { do: 'discard', cargo: 'rum' }).clause).toBe('SW-S74');
    expect(refuses(wolf, rumOnly, ADA, { do: 'gain-rum' }).clause).toBe('SW-S74');
  });

  it('SW-159 the thaler action brings 1 thaler', () => {
    const match = acting(WRECKERS, { thalers: 2 });

    const events = script(wolf, match, [{ do: 'gain-thaler' }]);

    expect(told(events, 'thalers-gained')).toEqual([{ seat: ADA, thalers: 1 }]);
    expect(match.state.ships[ADA]?.thalers).toBe(3);
  });

  it('SW-160 SW-161 who found peace fights neither pirate nor captains this round', () => {
    const match = acting(
      LAGOON,
      { cannons: 1 },
      {
        ships: { [BO]: { tile: LAGOON, cannons: 1 } },
        state: { pirate: TIMBER },
        under: [
          { step: 'turn/end', data: { seat: ADA } },
          { step: 'battle/begin', data: {} },
        ],
      },
    );

    const events = script(wolf, match, [{ do: 'find-peace' }, { do: 'end' }]);

    expect(told(events, 'peace-found')).toEqual([{ seat: ADA }]);
    expect(told(events, 'pirate-fired').map(({ against }) => against)).toEqual([BO]);
    expect(told(events, 'fired').map(({ seat }) => seat)).not.toContain(ADA);
    expect(told(events, 'captains-met').map(({ tile }) => tile)).not.toContain(LAGOON);
  });

  it('SW-S55 the island of peace is an action to be taken, not automatic', () => {
    const match = acting(
      LAGOON,
      {},
      { ships: { [BO]: { tile: LAGOON } }, under: [{ step: 'battle/begin', data: {} }] },
    );

    const events = script(wolf, match, [{ do: 'end' }]);

    expect(told(events, 'captains-met')[0]).toEqual({ tile: LAGOON, seats: [ADA, BO] });
  });

  it('SW-S64 one part is completed before the other begins', () => {
    const match = acting(KEELSON, { rum: 3 });

    script(wolf, match, [{ do: 'give-rum', good: 'tea' }]);

    expect(isOffered(wolf, match, { do: 'load' })).toBe(false);
    script(wolf, match, [{ do: 'done' }]);
    expect(isOffered(wolf, match, { do: 'load' })).toBe(true);
  });

  it('SW-S63 a tile that was only passed cannot be loaded from', () => {
    const { match } = sail({
      ships: {
        [ADA]: { tile: LAGOON, orders: ['east', 'east'], extensions: [extension('extraSail', 4)] },
      },
      step: 'turn/begin',
      data: { seat: ADA },
    });

    // From the lagoon past Timber Sound (cotton, tea) to Amber Strand (tea).
    expect(whyNot(wolf, match, { do: 'load', good: 'cotton' })).toBe('SW-135');
    expect(isOffered(wolf, match, { do: 'load', good: 'tea' })).toBe(true);
  });

  it('SW-131 the actions of other islands are not to be had here', () => {
    const match = acting(WRECKERS, { tea: 1, thalers: 3 });

    expect(refuses(wolf, match, ADA, { do: 'gain-rum' }).clause).toBe('SW-131');
    expect(refuses(wolf, match, ADA, { do: 'extend', type: 'hold' }).clause).toBe('SW-131');
    expect(whyNot(wolf, match, { do: 'find-peace' })).toBe('SW-131');
  });

  it('SW-S112 a trade entered piece by piece ends as the same trade in any order', () => {
    const one = acting(KEELSON, { rum: 2 });
    const other = acting(KEELSON, { rum: 2 });

    script(wolf, one, [
      { do: 'give-rum', good: 'tea' },
      { do: 'give-rum', good: 'wine' },
    ]);
    script(wolf, other, [
      { do: 'give-rum', good: 'wine' },
      { do: 'give-rum', good: 'tea' },
    ]);

    expect(wolf.save(one).state).toEqual(wolf.save(other).state);
  });
});
