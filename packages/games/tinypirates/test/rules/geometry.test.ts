import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../../src/pack/fields.ts';
import { wordingsOf } from '../../src/pack/wordings.ts';
import { burySites, coves, isStorm, mapCardAt } from '../../src/rules/geometry/map-cards.ts';
import {
  distance,
  farthestOf,
  farthestPorts,
  nearestOf,
  neighbours,
  otherPort,
  portAt,
  spaceOf,
  toward,
} from '../../src/rules/geometry/sea.ts';
import { from, printed, r } from '../positions.ts';

const sea = { printed };
const s = (row: number, col: number): SpaceId => {
  const found = printed.spaces[r(row, col)];
  if (found === undefined) throw new Error(`no space r${row}c${col}`);
  return found.space;
};

describe('The Sea', () => {
  it('has sixteen spaces in four rows', () => {
    expect(printed.spaces.map(({ key }) => key).slice(3, 6)).toEqual(['r0c3', 'r1c0', 'r1c1']);
    expect(printed.spaces).toHaveLength(16);
    expect(printed.spaces.filter(({ corner }) => corner).map(({ key }) => key)).toEqual([
      'r0c0',
      'r0c3',
      'r3c0',
      'r3c3',
    ]);
  });

  it('TE-084 steps go up, down, left and right, never off the grid', () => {
    expect(neighbours(sea, s(1, 1))).toEqual([s(0, 1), s(2, 1), s(1, 0), s(1, 2)]);
    expect(neighbours(sea, s(0, 0))).toEqual([s(1, 0), s(0, 1)]);
    expect(spaceOf(sea, s(3, 2))).toMatchObject({ row: 3, col: 2 });
  });

  it('TE-084 distance counts orthogonal steps', () => {
    expect(distance(sea, s(0, 0), s(3, 3))).toBe(6);
    expect(distance(sea, s(2, 1), s(1, 3))).toBe(3);
    expect(distance(sea, s(2, 2), s(2, 2))).toBe(0);
  });

  it('knows the one or two steps that lead nearer, the vertical one first', () => {
    expect(toward(sea, s(0, 0), s(3, 3))).toEqual([s(1, 0), s(0, 1)]);
    expect(toward(sea, s(3, 1), s(3, 3))).toEqual([s(3, 2)]);
    expect(toward(sea, s(2, 2), s(2, 2))).toEqual([]);
  });

  it('TE-032 TE-S23 Ports lie on opposite corners, the Navy begins on one of the others', () => {
    expect(portAt(sea, 'port-a')).toBe(s(0, 0));
    expect(portAt(sea, 'port-b')).toBe(s(3, 3));
    expect(otherPort('port-a')).toBe('port-b');
    expect(otherPort('port-b')).toBe('port-a');
    expect(printed.navyStarts).toEqual([s(0, 3), s(3, 0)]);
    expect(printed.merchantStarts).toEqual({
      orange: { space: s(0, 0), target: 'port-b' },
      green: { space: s(3, 3), target: 'port-a' },
    });
  });

  it('knows the farther Port, or both', () => {
    expect(farthestPorts(sea, s(0, 1))).toEqual(['port-b']);
    expect(farthestPorts(sea, s(3, 2))).toEqual(['port-a']);
    expect(farthestPorts(sea, s(0, 3))).toEqual(['port-a', 'port-b']);
  });

  it('knows the nearest and the farthest of several spaces', () => {
    const some = [s(0, 0), s(1, 2), s(2, 1)];

    expect(nearestOf(sea, s(1, 1), some)).toEqual([s(1, 2), s(2, 1)]);
    expect(farthestOf(sea, s(3, 3), some)).toEqual([s(0, 0)]);
  });

  it('TE-261 a card is asked for by the space it lies on', () => {
    const g = from('order').match.state;

    expect(wordingsOf(g).mapCards[mapCardAt(g, s(1, 1)).card].name).toBe("Governor's Rest");
    expect(isStorm(g, s(2, 1))).toBe(true);
    expect(isStorm(g, s(1, 1))).toBe(false);
    expect(coves(g)).toEqual([s(0, 2), s(1, 3), s(2, 0), s(2, 3), s(3, 0), s(3, 3)]);
    expect(burySites(g)).toHaveLength(12);
    expect(burySites(g)).not.toContain(s(0, 0));
  });
});
