import { describe, expect, it } from 'vitest';
import { told, wheelWith } from '../../positions.ts';
import { playerOf, SOLO, soloOf, soloTurn } from './solo-sea.ts';

const EMPTY = wheelWith();
const NOBODY = { rigging: 0, cannons: 0, extort: 0, repair: 0 };

describe('The Solo Pirate’s Wheel', () => {
  it("TE-314 the Solo Pirate's turn starts with one die that selects what it does", () => {
    const onTwo = soloTurn(2);
    const onThree = soloTurn(3);

    expect(onTwo.events[0]).toMatchObject({ event: 'solo-rolled', data: { die: 2 } });
    expect(told(onTwo.events, 'solo-rolled')).toHaveLength(1);
    expect(
      told(onTwo.events, 'order-executed')[0]?.order ?? told(onTwo.events, 'order-left')[0]?.order,
    ).toBe('trade');
    expect(told(onThree.events, 'order-executed')[0]?.order).toBe('crewUp');
  });

  it('TE-315 TE-S91 the Captain of the Solo Pirate goes clockwise to the space of that number on 1 to 5', () => {
    const { events } = soloTurn(2, { solo: { captainAt: 1 } });

    expect(told(events, 'captain-moved')).toEqual([
      { pirate: SOLO, from: 1, to: 2, order: 'trade', crossed: false },
    ]);
    expect(told(soloTurn(1, { solo: { captainAt: 5 } }).events, 'captain-moved')).toMatchObject([
      { from: 5, to: 1, order: 'plunder', crossed: true },
    ]);
  });

  it('TE-316 TE-S127 the Solo Pirate skips with its rightmost Deckhands, those in Repair first', () => {
    const deckhands = { rigging: 1, cannons: 0, extort: 1, repair: 1 };
    const turn = soloTurn(5, { solo: { captainAt: 1, deckhands } });

    expect(told(turn.events, 'space-skipped')).toEqual([
      { pirate: SOLO, space: 2, from: 'repair' },
      { pirate: SOLO, space: 3, from: 'extort' },
      { pirate: SOLO, space: 4, from: 'rigging' },
    ]);
    expect(soloOf(turn).wheel).toEqual(wheelWith(2, 3, 4));
    expect(soloOf(turn).deckhands).toEqual(NOBODY);
  });

  it('TE-317 a Deckhand that it skips goes to the leftmost Assignment without one', () => {
    const deckhands = { rigging: 1, cannons: 0, extort: 0, repair: 0 };
    const turn = soloTurn(4, { solo: { captainAt: 1, wheel: wheelWith(2, 3), deckhands } });

    expect(told(turn.events, 'deckhand-picked-up')).toEqual([
      { pirate: SOLO, space: 2, to: 'cannons' },
      { pirate: SOLO, space: 3, to: 'extort' },
    ]);
    expect(told(turn.events, 'space-skipped')).toEqual([]);
    expect(soloOf(turn).wheel).toEqual(EMPTY);
  });

  it('TE-317 one that it lands on comes off the Wheel, one that it does not reach stays', () => {
    const deckhands = { rigging: 0, cannons: 1, extort: 0, repair: 0 };
    const turn = soloTurn(2, { solo: { captainAt: 1, wheel: wheelWith(2, 4), deckhands } });

    expect(told(turn.events, 'deckhand-picked-up')).toEqual([
      { pirate: SOLO, space: 2, to: 'rigging' },
    ]);
    expect(soloOf(turn).wheel).toEqual(wheelWith(4));
  });

  it('TE-318 an Assignment takes one Solo Deckhand, Repair any number', () => {
    const deckhands = { rigging: 1, cannons: 1, extort: 0, repair: 0 };
    const landed = soloTurn(2, { solo: { captainAt: 1, wheel: wheelWith(2), deckhands } });
    const repaired = soloTurn(2, {
      solo: { captainAt: 1, deckhands: { rigging: 0, cannons: 0, extort: 0, repair: 3 } },
    });

    expect(soloOf(landed).deckhands).toEqual({ rigging: 1, cannons: 1, extort: 1, repair: 0 });
    expect(soloOf(repaired).deckhands.repair).toBe(3);
  });

  it('TE-319 TE-380 the Solo Pirate with too few Deckhands stops on the space that it cannot skip', () => {
    const deckhands = { rigging: 1, cannons: 0, extort: 0, repair: 0 };
    const turn = soloTurn(5, { solo: { captainAt: 1, wheel: wheelWith(4, 5), deckhands } });

    expect(told(turn.events, 'space-skipped')).toEqual([
      { pirate: SOLO, space: 2, from: 'rigging' },
    ]);
    expect(told(turn.events, 'captain-moved')).toMatchObject([{ from: 1, to: 3 }]);
    expect(soloOf(turn).wheel).toEqual(wheelWith(2, 4, 5));
    expect(told(turn.events, 'deckhand-picked-up')).toEqual([]);
  });

  it('TE-320 TE-S122 the number of its own space takes it no further than the last one before it', () => {
    const deckhands = { rigging: 1, cannons: 1, extort: 0, repair: 0 };
    const far = soloTurn(3, { solo: { captainAt: 3, wheel: wheelWith(4), deckhands } });
    const short = soloTurn(3, {
      solo: { captainAt: 3, wheel: wheelWith(1, 2, 4), deckhands: NOBODY },
    });

    expect(told(far.events, 'captain-moved')).toMatchObject([{ from: 3, to: 2, crossed: true }]);
    expect(told(far.events, 'space-skipped')).toMatchObject([{ space: 5 }, { space: 1 }]);
    expect(told(short.events, 'captain-moved')).toMatchObject([{ from: 3, to: 5 }]);
  });

  it('TE-320 the Solo Pirate with Deckhands on all spaces between still stops one before its start', () => {
    const turn = soloTurn(1, {
      solo: { captainAt: 1, wheel: wheelWith(2, 3, 4), deckhands: NOBODY },
    });

    expect(told(turn.events, 'captain-moved')).toMatchObject([{ from: 1, to: 5 }]);
    expect(soloOf(turn).deckhands).toMatchObject({ rigging: 1, cannons: 1, extort: 1 });
  });

  it('TE-321 the Solo Pirate skips Hide Out free of charge and never stops there', () => {
    const turn = soloTurn(1, {
      solo: { captainAt: 5, deckhands: NOBODY, wheel: wheelWith(2, 3, 4) },
    });
    const stopped = soloTurn(2, {
      solo: { captainAt: 4, deckhands: NOBODY, wheel: wheelWith(1, 2, 3) },
    });

    expect(told(turn.events, 'captain-moved')).toMatchObject([{ from: 5, to: 1 }]);
    expect(told(turn.events, 'space-skipped')).toEqual([]);
    expect(told(stopped.events, 'captain-moved')).toMatchObject([{ from: 4, to: 5 }]);
  });

  it('TE-S103 a Deckhand that it picks up does not help it further in the same turn', () => {
    const deckhands = { rigging: 1, cannons: 0, extort: 0, repair: 0 };
    const turn = soloTurn(5, { solo: { captainAt: 1, wheel: wheelWith(2, 5), deckhands } });

    expect(told(turn.events, 'captain-moved')).toMatchObject([{ to: 4 }]);
    expect(
      turn.events.map(({ event }) => event).filter((e) => /skipped|moved|picked/.test(e)),
    ).toEqual(['space-skipped', 'captain-moved', 'deckhand-picked-up']);
    expect(soloOf(turn).wheel).toEqual(wheelWith(3, 5));
  });

  it('TE-S115 the Captain of the Solo Pirate stays on a 6, so it crosses no Ship Line and leaves the player’s Wheel alone', () => {
    const turn = soloTurn(6, { solo: { captainAt: 5 } });

    expect(told(turn.events, 'captain-moved')).toEqual([]);
    expect(soloOf(turn).captainAt).toBe(5);
    expect(told(turn.events, 'npc-sailed')).toEqual([]);
    expect(told(turn.events, 'extorted')).toEqual([]);
    expect(playerOf(turn).captainAt).toBe(1);
  });
});
