import { at as item, seatsOf } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import type { SlotId } from '../../../src/pack/printed.ts';
import { reachOf } from '../../../src/rules/moving/reach.ts';
import { at, SMUGGLER, SQUADRON, slot, turnOf } from '../../positions.ts';

type Fleet = NonNullable<NonNullable<Parameters<typeof turnOf>[1]>['fleet']>;

/** Where a die on this slot could bring who has the turn, in the order of the map. */
const reached = (who: number, on: number, value: number, fleet: Fleet): readonly number[] =>
  reachOf(turnOf(who, { fleet }).state, item(seatsOf(4), who), on as SlotId, value).toSorted(
    (a, b) => a - b,
  );

const cells = (...all: readonly (readonly [number, number])[]): readonly number[] =>
  all.map(([x, y]) => at(x, y)).toSorted((a, b) => a - b);

describe('How far a die would take the Flagship', () => {
  const FULL_SAIL = slot('smuggler-1', 'full-sail');

  it('AH-214 AH-069 Full Sail reaches as far as its value, and across no Sandbar', () => {
    const from = { smuggler: at(4, 0) };

    expect(reached(SMUGGLER, FULL_SAIL, 1, from)).toEqual(cells([3, 0], [5, 0]));
    expect(reached(SMUGGLER, FULL_SAIL, 2, from)).toEqual(
      cells([3, 0], [5, 0], [2, 0], [3, 1], [5, 1]),
    );
  });

  it('AH-092 a Strong Current is no place to stop: the ship is where it carries', () => {
    expect(reached(SMUGGLER, FULL_SAIL, 1, { smuggler: at(1, 0) })).toEqual(
      cells([0, 1], [1, 1], [2, 0]),
    );
  });

  it('AH-062 Sail reaches two spaces, whatever the die', () => {
    expect(reached(SQUADRON, slot('bluefin', 'sail'), 6, { squadron: at(5, 3) })).toEqual(
      cells([4, 3], [5, 2], [3, 3], [4, 2], [5, 1]),
    );
  });

  it('AH-063 AH-S31 a Tailwind leads to every other space with that die', () => {
    const tailwind = slot('smuggler-1', 'tailwind');

    expect(reached(SMUGGLER, tailwind, 4, { smuggler: at(0, 3) })).toEqual(cells([2, 3]));
    expect(reached(SMUGGLER, tailwind, 6, { smuggler: at(0, 3) })).toEqual(cells([2, 1], [5, 2]));
  });

  it('AH-172 a Deploy reaches the own space and those next to it, Sandbars or not', () => {
    expect(reached(SQUADRON, slot('bluefin', 'deploy'), 3, { squadron: at(4, 0) })).toEqual(
      cells([4, 0], [3, 0], [5, 0], [4, 1]),
    );
  });

  it('AH-065 what moves nothing has no reach', () => {
    expect(reached(SMUGGLER, slot('smuggler-1', 'cannons'), 5, { smuggler: at(1, 1) })).toEqual([]);
  });
});
