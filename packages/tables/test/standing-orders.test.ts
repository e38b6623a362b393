import { PASS, type Seat } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { type LiveTable, ORDER, obey, StandingOrders } from '../src/index.ts';
import { ADA, BEA } from './at-table.ts';

/** A table that asks one seat one thing; `target` is attacked in its reaction windows. */
const asking = (seat: Seat, step: string, target: Seat) => {
  const now = { seat, step, target };
  const live = {
    engine: {
      asked: () => [{ seat: now.seat, step: now.step }],
      view: () => ({ state: { target: now.target } }),
      game: {
        reactions: {
          'battle/react': (g: { readonly target: Seat }, one: Seat) =>
            g.target === one ? 'attacked' : 'others',
        },
      },
    },
    log: { match: {} },
  };
  const kept: (readonly [Seat, boolean])[] = [];
  let changes = 0;
  const orders = new StandingOrders({
    live: live as unknown as LiveTable,
    given: [],
    keep: (one, isGiven) => {
      kept.push([one, isGiven]);
      return Promise.resolve();
    },
    onChange: () => {
      changes++;
    },
    report: (problem) => {
      throw problem;
    },
  });
  return { orders, now, kept, changes: () => changes };
};

describe('A standing order', () => {
  it('is offered to who may react to what is done to somebody else', () => {
    const { orders, now } = asking(BEA, 'battle/react', ADA);
    expect(orders.stateFor(BEA)).toEqual({ order: 'offered' });
    expect(orders.stateFor(ADA)).toEqual({});
    expect(orders.stateFor('spectator')).toEqual({});

    now.target = BEA;
    expect(orders.stateFor(BEA)).toEqual({});
    now.step = 'turn/move';
    expect(orders.stateFor(BEA)).toEqual({});
  });

  it('answers for the seat in such windows, and in nothing else', async () => {
    const { orders, now, kept } = asking(BEA, 'battle/react', ADA);
    expect(orders.standIn(BEA)).toBeNull();

    expect(await orders.give(BEA)).toMatchObject({ ok: true });

    expect(kept).toEqual([[BEA, true]]);
    expect(orders.standIn(BEA)).toBe(ORDER);
    expect(await obey().choice).toEqual(PASS);
    now.step = 'turn/move';
    expect(orders.standIn(BEA)).toBeNull();
    expect(orders.stateFor(BEA)).toEqual({ order: 'in-force' });
    expect(orders.stateFor(ADA)).toEqual({});
  });

  it('ends by itself when the seat is attacked, which answers itself then', async () => {
    const { orders, now, kept, changes } = asking(BEA, 'battle/react', ADA);
    await orders.give(BEA);
    orders.look();
    expect(orders.standIn(BEA)).toBe(ORDER);

    now.target = BEA;
    expect(orders.standIn(BEA)).toBeNull();
    orders.look();
    await Promise.resolve();

    expect(kept).toEqual([
      [BEA, true],
      [BEA, false],
    ]);
    expect(changes()).toBe(2);
    now.target = ADA;
    expect(orders.standIn(BEA)).toBeNull();
  });

  it('is revoked at any time, and refused where it is not offered', async () => {
    const { orders, now } = asking(BEA, 'battle/react', ADA);
    await orders.give(BEA);
    now.step = 'turn/move';

    expect(await orders.revoke(BEA)).toMatchObject({ ok: true });

    expect(orders.stateFor(BEA)).toEqual({});
    expect(await orders.give(BEA)).toMatchObject({ refusal: { code: 'not-offered' } });
  });
});
