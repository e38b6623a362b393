import type { Event } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { plotted } from '../../src/board/chart/course.tsx';
import { lastBattle } from '../../src/board/places/battle.ts';
import { TILE } from '../../src/board/places/metrics.ts';
import { mooringAt, moorings, vesselsOn, walked } from '../../src/board/places/places.ts';
import { shipAfter, stowage } from '../../src/board/places/stowage.ts';
import { motionsOf } from '../../src/board/prompt/motions.tsx';
import type { Kinds } from '../../src/index.ts';
import { costsFor } from '../../src/words/costs.ts';
import { chartName } from '../../src/words/names.ts';
import {
  ADA,
  BAZAAR,
  BO,
  CY,
  GENOA,
  GUNNERS,
  KEELSON,
  ordering,
  SLIPWAY,
  WRECKERS,
} from './scenes.ts';

describe('Places on the chart', () => {
  it('have a letter and a figure', () => {
    const g = ordering().view.state;

    expect([WRECKERS, KEELSON, SLIPWAY, GENOA].map((tile) => chartName(g, tile))).toEqual([
      'A1',
      'D1',
      'A4',
      'D4',
    ]);
  });

  it('go on beyond the edge', () => {
    expect(walked({ row: 0, column: 3 }, ['north', 'east'])).toEqual({ row: -1, column: 4 });
  });
});

describe('Vessels on one tile', () => {
  const g = ordering({ state: { pirate: WRECKERS } }).view.state;

  it('lie with the own ship in front, then in turn order, the pirate last', () => {
    expect(vesselsOn(g, WRECKERS, CY)).toEqual([CY, ADA, BO, 3, 'pirate']);
  });

  it.each(['sea', 'port'] as const)('stay on their tile at %s, however many they are', (kind) => {
    const all = [ADA, BO, CY, 3, 4, 'pirate'] as Parameters<typeof moorings>[1];
    for (let count = 1; count <= all.length; count++)
      for (const { x, y, size } of moorings(kind, all.slice(0, count), ADA)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(TILE);
        expect(y).toBeGreaterThan(30);
        expect(y + size).toBeLessThan(TILE);
      }
  });

  it('make room for one that comes', () => {
    const alone = mooringAt(g, GUNNERS, ADA, ADA);
    const second = mooringAt(g, BAZAAR, 'pirate', ADA);

    expect(alone.size).toBeGreaterThan(second.size);
  });
});

describe('A course', () => {
  it('costs by the wind, and the cheapest way to a tile counts', () => {
    const costs = costsFor(ordering().view.state, ADA);

    expect(costs.get(SLIPWAY)).toEqual({ rum: 0, isTooDear: false });
    expect(costs.get(GUNNERS)).toEqual({ rum: 2, isTooDear: false });
    expect(costs.size).toBe(4);
  });

  it('drifts with the wind where it cannot be paid for', () => {
    const g = ordering({ ships: { [ADA]: { rum: 1 } } }).view.state;

    expect(plotted(g, ADA, ['south'])).toMatchObject({ steps: ['north'], to: SLIPWAY });
    expect(plotted(g, ADA, ['east'])).toMatchObject({ steps: ['east'] });
  });
});

describe('Motions', () => {
  const sailed = (from: number, to: number, direction: 'north' | 'west'): Event<Kinds> =>
    ({
      event: 'sailed',
      clause: 'SW-104',
      data: { seat: ADA, direction, from, to },
    }) as Event<Kinds>;

  it('leave the map at the edge instead of crossing it', () => {
    expect(motionsOf(ordering(), sailed(WRECKERS, SLIPWAY, 'north'))).toEqual([
      { family: 'sail', piece: 'ship/0', path: ['berth/-1/0'] },
    ]);
  });

  it('go on from where the first step led, beyond the edge', () => {
    expect(motionsOf(ordering(), sailed(SLIPWAY, GENOA, 'west'))).toEqual([
      { family: 'sail', piece: 'ship/0', path: ['berth/-1/-1'] },
    ]);
  });

  it('take the pirate past a port', () => {
    const scene = ordering({ state: { pirate: WRECKERS } });
    const moved = {
      event: 'pirate-moved',
      clause: 'SW-187',
      data: { from: WRECKERS, to: 2 },
    } as Event<Kinds>;

    expect(motionsOf(scene, moved)).toEqual([
      { family: 'sail', piece: 'pirate', path: ['berth/0/1', 'berth/0/2'] },
    ]);
  });
});

describe('A hold', () => {
  const scene = ordering({ ships: { [ADA]: { rum: 2, tea: 1 } } });
  const g = scene.view.state;

  it('holds rum at the bow, then goods, then nothing', () => {
    const ship = shipAfter(g, ADA, undefined, undefined);

    expect(stowage(g, ship).map(({ cargo }) => cargo)).toEqual([
      'rum',
      'rum',
      'tea',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shows what an order would cost', () => {
    const ship = shipAfter(g, ADA, undefined, undefined);
    const future = shipAfter(g, ADA, ['east'], undefined);

    expect(stowage(g, ship, future).map(({ change }) => change)).toEqual([
      'stays',
      'goes',
      'stays',
      'stays',
      'stays',
      'stays',
    ]);
  });

  it('is empty of rum after a mutiny', () => {
    const poor = ordering({ ships: { [ADA]: { rum: 1 } } }).view.state;

    expect(shipAfter(poor, ADA, ['south'], undefined).rum).toBe(0);
  });
});

describe('The dice of a battle', () => {
  const told = (...events: readonly object[]) => ({ events: events as Event<Kinds>[] });
  const fired = (seat: number, hits: number) => ({
    event: 'fired',
    clause: 'SW-221',
    data: { seat, sure: 0, dice: ['hit', 'blank'], hits },
  });

  it('are those of the last one alone', () => {
    const shots = lastBattle([
      told(
        { event: 'pirate-fired', clause: 'SW-209', data: { dice: ['hit'], hits: 1 } },
        fired(1, 1),
      ),
      told({ event: 'captains-met', clause: 'SW-199', data: {} }, fired(0, 1), fired(2, 0)),
    ]);

    expect(shots.map(({ by, hits }) => [by, hits])).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });

  it('begin with the pirate where he attacks', () => {
    const shots = lastBattle([
      told(
        { event: 'pirate-fired', clause: 'SW-209', data: { dice: ['hit'], hits: 1 } },
        fired(1, 0),
      ),
    ]);

    expect(shots.map(({ by }) => by)).toEqual(['pirate', 1]);
  });
});
