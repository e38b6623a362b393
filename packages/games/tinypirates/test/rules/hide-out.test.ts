import { isOffered, offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Mat } from '../positions.ts';
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

const COVE = r(0, 2);
const NOBODY = { rigging: 0, cannons: 0, extort: 0, repair: 0 };
const hiding = (red: Mat = {}, answers: Parameters<typeof executing>[2] = []) =>
  executing('hideOut', { red: { space: COVE, ...red }, inTurn: { crossed: true } }, answers);

describe('Hide Out', () => {
  it('TE-178 Hide Out needs a Cove on the ship’s card', () => {
    const { events } = from('execute', { red: { space: r(0, 1), captainAt: 0 } });

    expect(events[0]).toMatchObject({ event: 'order-left', clause: 'TE-178' });
  });

  it('TE-179 a Cove holds one ship', () => {
    const taken = from('execute', {
      red: { space: COVE, captainAt: 0 },
      blue: { space: COVE, hiding: true },
    });
    const beside = from('execute', { red: { space: COVE, captainAt: 0 }, blue: { space: COVE } });

    expect(taken.events[0]).toMatchObject({ event: 'order-left', clause: 'TE-179' });
    expect(askedNow(beside.match)).toEqual([RED, 'turn/execute']);
  });

  it('TE-180 the ship goes to the Cove and hides', () => {
    const { match, events } = hiding();

    expect(told(events, 'hid-out')).toEqual([{ pirate: RED, space: COVE }]);
    expect(matOf({ match }, RED).hiding).toBe(true);
  });

  it('TE-181 TE-S119 Deckhands move one by one from Wheel, Repair and Assignments, never into Repair', () => {
    const deckhands = { rigging: 1, cannons: 0, extort: 0, repair: 1 };
    const { match } = hiding({ deckhands, wheel: wheelWith(3) });
    const offers = offersOf(table, match);

    expect(offers).toEqual([
      { do: 'move', from: 'rigging', space: null, to: 'cannons' },
      { do: 'move', from: 'rigging', space: null, to: 'extort' },
      { do: 'move', from: 'repair', space: null, to: 'rigging' },
      { do: 'move', from: 'repair', space: null, to: 'cannons' },
      { do: 'move', from: 'repair', space: null, to: 'extort' },
      { do: 'move', from: 'wheel', space: 3, to: 'rigging' },
      { do: 'move', from: 'wheel', space: 3, to: 'cannons' },
      { do: 'move', from: 'wheel', space: 3, to: 'extort' },
      { do: 'done' },
    ]);
    answer(match, [
      { do: 'move', from: 'wheel', to: 'cannons' },
      { do: 'move', from: 'repair', to: 'cannons' },
      { do: 'done' },
    ]);
    expect(matOf({ match }, RED)).toMatchObject({
      wheel: wheelWith(),
      deckhands: { rigging: 1, cannons: 2, extort: 0, repair: 0 },
    });
  });

  it('TE-S119 each Deckhand moves once, and when all have moved it is over', () => {
    const deckhands = { ...NOBODY, rigging: 1, repair: 1 };
    const { match } = hiding({ deckhands }, [{ do: 'move', from: 'rigging', to: 'cannons' }]);

    expect(isOffered(table, match, { do: 'move', from: 'cannons' })).toBe(false);
    answer(match, [{ do: 'move', from: 'repair', to: 'cannons' }]);
    expect(askedNow(match)?.[1]).not.toBe('deckhands/move');
  });

  it('TE-182 TE-S67 the rise on Extort pays at once, the others in step 5, and nobody twice', () => {
    const deckhands = { ...NOBODY, extort: 1, repair: 2 };
    const { events } = hiding({ deckhands }, [
      { do: 'move', from: 'repair', to: 'extort' },
      { do: 'move', from: 'repair', to: 'extort' },
      { do: 'done' },
    ]);

    expect(told(events, 'extorted')).toEqual([
      { pirate: RED, deckhands: 2 },
      { pirate: RED, deckhands: 1 },
    ]);
    expect(told(events, 'gold-gained').map(({ gold }) => gold)).toEqual([2, 1]);
  });

  it('TE-S67 a fall or no change pays nothing at once, and what 13 Gold swallow counts as paid', () => {
    const fallen = hiding({ deckhands: { ...NOBODY, extort: 2 } }, [
      { do: 'move', from: 'extort', to: 'rigging' },
      { do: 'done' },
    ]);
    expect(told(fallen.events, 'extorted')).toEqual([{ pirate: RED, deckhands: 1 }]);

    const rich = hiding({ gold: 13, deckhands: { ...NOBODY, repair: 1 } }, [
      { do: 'move', from: 'repair', to: 'extort' },
    ]);
    expect(told(rich.events, 'gold-gained')).toEqual([{ pirate: RED, gold: 0, lost: 1 }]);
  });

  it('TE-S67 one that leaves Extort and one that comes pay once together', () => {
    const { events } = hiding({ deckhands: { ...NOBODY, extort: 1, repair: 1 } }, [
      { do: 'move', from: 'extort', to: 'rigging' },
      { do: 'move', from: 'repair', to: 'extort' },
    ]);

    expect(told(events, 'extorted')).toEqual([{ pirate: RED, deckhands: 1 }]);
  });

  it('TE-S67 what Hide Out has paid counts for that turn alone', () => {
    const { match } = from('end', { turn: BLUE, inTurn: { crossed: true, extorted: 2 } });

    expect(match.state.turn).toMatchObject({ pirate: RED, crossed: false, extorted: 0 });
  });

  it('TE-183 stopping on Hide Out crosses the line: Merchants and Navy sail', () => {
    const { match } = play('order', { red: { captainAt: 5, space: COVE } }, [
      { do: 'order', stop: 0 },
      { do: 'stop' },
      { do: 'execute' },
      { do: 'done' },
    ]);

    expect(askedNow(match)).toEqual([BLUE, 'ship-line/steer-merchant']);
  });

  it('TE-184 TE-185 the Navy sails to a hiding ship and cannot attack it, nor can others', () => {
    const { match, events } = play(
      'shipLine',
      {
        red: { space: COVE, hiding: true },
        inTurn: { crossed: true },
        state: { navy: r(0, 3), merchants: { 0: { space: r(0, 0) }, 1: { space: r(3, 3) } } },
      },
      [
        { do: 'to', space: r(0, 1) },
        { do: 'to', space: r(2, 3) },
      ],
    );
    expect(told(events, 'npc-sailed').at(-1)).toMatchObject({ ship: 'navy', to: COVE });
    expect(told(events, 'navy-evaded')).toEqual([{ pirate: RED, space: COVE }]);
    expect(matOf({ match }, RED).deckhands.repair).toBe(0);

    const blue = from('execute', {
      turn: BLUE,
      red: { space: COVE, hiding: true },
      blue: { space: COVE, captainAt: 5 },
    });
    expect(told(blue.events, 'order-left')).toMatchObject([{ possible: false }]);
  });

  it('TE-375 a hiding ship plunders, trades and searches as any other', () => {
    const { match, events } = executing('trade', {
      red: { space: COVE, hiding: true, hold: ['rum'] },
    });

    expect(told(events, 'crates-sold')).toHaveLength(1);
    expect(matOf({ match }, RED).hiding).toBe(true);
  });

  it('TE-S42 a ship that lies on its Cove may Hide Out again', () => {
    const { match } = hiding({ hiding: true });

    expect(askedNow(match)).toEqual([RED, 'deckhands/move']);
  });

  it('TE-S68 a Deckhand moved to Extort in step 4 pays in step 5', () => {
    const { events } = executing(
      'crewUp',
      {
        red: { space: r(0, 1), crew: ['doc-blockley'], deckhands: { ...NOBODY, rigging: 1 } },
        inTurn: { crossed: true },
      },
      [{ do: 'done' }, { do: 'crew-bonus' }, { do: 'move', to: 'extort' }],
    );

    expect(told(events, 'extorted')).toEqual([{ pirate: RED, deckhands: 1 }]);
  });

  it('TE-S69 Hide Out that is chosen and not executed hides nobody; a ship that lay on a Cove still hides', () => {
    const open = play('execute', { red: { space: COVE, captainAt: 0 } }, [{ do: 'leave' }]);
    const lying = play('execute', { red: { space: COVE, hiding: true, captainAt: 0 } }, [
      { do: 'leave' },
    ]);

    expect(matOf(open, RED).hiding).toBe(false);
    expect(names(open.events)).not.toContain('hid-out');
    expect(matOf(lying, RED).hiding).toBe(true);
  });
});
