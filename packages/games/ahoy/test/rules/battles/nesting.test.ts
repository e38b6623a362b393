import { dice, offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  at,
  figure,
  kindsOf,
  type Position,
  position,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  told,
  UNION,
} from '../../positions.ts';

const END: Position['under'] = [{ step: 'scoring/end', data: {} }];

/** A move of a seat's Flagship by two steps. */
const sailing = (seat: number, bonus: 'none' | 'patrol' = 'none') =>
  ({
    step: 'moving/begin',
    data: {
      figure: figure('flagship', seat),
      by: seat,
      most: 2,
      bonus,
      peaceful: false,
      trawling: false,
    },
    under: END,
  }) as const;

/** Loaded, with nothing left to lower. */
const LOADED = {
  [SQUADRON]: { placed: { [slot('bluefin', 'cannons')]: 1 } },
  [SMUGGLER]: { placed: { [slot('smuggler-1', 'cannons')]: 1 } },
};

describe('Battles inside battles', () => {
  it('AH-S54 AH-S55 a defender slips away into a battle of its own, and then the attacker anchors', () => {
    const match = position({
      ...sailing(SQUADRON, 'patrol'),
      mats: LOADED,
      fleet: { squadron: at(1, 3), smuggler: at(1, 2), union: at(2, 2) },
      rig: dice(6, [2, 5, 6, 1]),
    });

    const events = script(sea, match, [
      { do: 'move', space: at(1, 2) },
      { do: 'victory', victory: 'slip-away', by: SMUGGLER },
      { do: 'damage', slot: slot('bluefin', 'bombard'), by: SMUGGLER },
      { do: 'move', space: at(2, 2), by: SMUGGLER },
      { do: 'decline', by: SMUGGLER },
    ]);

    expect(told(events, 'battle-begun').map(({ defender }) => defender)).toEqual([
      figure('flagship', SMUGGLER),
      figure('flagship', UNION),
    ]);
    expect(told(events, 'anchored')).toEqual([
      { figure: figure('flagship', SMUGGLER), space: at(2, 2) },
      { figure: figure('flagship', SQUADRON), space: at(1, 2) },
    ]);
    expect(offersOf(sea, match)).toContainEqual({ do: 'place-patrol' });
    expect(match.state.battles).toEqual([]);
  });

  it('AH-S54 AH-220 slipping away drops the other battles, and the first move anchors nothing', () => {
    const match = position({
      ...sailing(SMUGGLER),
      mats: LOADED,
      fleet: { squadron: at(4, 0), smuggler: at(1, 3), union: at(1, 2), patrols: [at(1, 2)] },
      rig: dice(6, [6, 1]),
    });

    const events = script(sea, match, [
      { do: 'move', space: at(1, 2) },
      { do: 'fight', figure: figure('flagship', UNION) },
      { do: 'victory', victory: 'slip-away' },
      { do: 'damage', slot: slot('mollusk', 'rally') },
      { do: 'move', space: at(2, 2) },
      { do: 'stop' },
    ]);

    expect(told(events, 'battle-begun')).toHaveLength(1);
    expect(told(events, 'anchored')).toEqual([
      { figure: figure('flagship', SMUGGLER), space: at(2, 2) },
    ]);
    expect(kindsOf(events).at(-1)).toBe('game-ended');
  });

  it('AH-220 slipping away and back into the same space is a new entry with new battles', () => {
    const match = position({
      ...sailing(SMUGGLER),
      mats: LOADED,
      fleet: { squadron: at(4, 0), smuggler: at(1, 3), patrols: [at(1, 2), at(1, 2)] },
      rig: dice(6, [6, 1, 6, 1]),
    });

    const events = script(sea, match, [
      { do: 'move', space: at(1, 2) },
      { do: 'victory', victory: 'slip-away' },
      { do: 'move', space: at(2, 2) },
      { do: 'move', space: at(1, 2) },
      { do: 'decline' },
    ]);

    expect(told(events, 'battle-begun').map(({ defender }) => defender)).toEqual([
      figure('patrol', 0),
      figure('patrol', 1),
    ]);
    expect(told(events, 'anchored')).toHaveLength(1);
  });

  it('AH-S55 a battle within a battle within a battle is finished from the inside out', () => {
    const match = position({
      ...sailing(SQUADRON),
      mats: {
        ...LOADED,
        [SECOND]: { placed: { [slot('smuggler-2', 'cannons')]: 1 } },
      },
      fleet: { squadron: at(1, 3), smuggler: at(1, 2), second: at(2, 2), union: at(2, 3) },
      rig: dice(6, [1, 6, 1, 6, 6, 1]),
    });

    const events = script(sea, match, [
      { do: 'move', space: at(1, 2) },
      { do: 'victory', victory: 'slip-away', by: SMUGGLER },
      { do: 'damage', slot: slot('bluefin', 'bombard'), by: SMUGGLER },
      { do: 'move', space: at(2, 2), by: SMUGGLER },
      { do: 'victory', victory: 'slip-away', by: SECOND },
      { do: 'damage', slot: slot('smuggler-1', 'full-sail'), by: SECOND },
      { do: 'move', space: at(2, 3), by: SECOND },
      { do: 'decline', by: SECOND },
    ]);

    expect(told(events, 'anchored').map((anchored) => anchored.figure)).toEqual(
      [SECOND, SMUGGLER, SQUADRON].map((seat) => figure('flagship', seat)),
    );
  });
});

describe('An attacker that is shoved', () => {
  it('AH-S44 AH-123 fights no more there, and anchors where it is without Harbor or Treasure', () => {
    const match = position({
      ...sailing(SQUADRON, 'patrol'),
      mats: {
        ...LOADED,
        [SQUADRON]: {
          ...LOADED[SQUADRON],
          damaged: [slot('bluefin', 'order')],
        },
        [UNION]: { crew: ['battering-beakhead'] },
      },
      fleet: { squadron: at(1, 2), union: at(2, 2), smuggler: at(2, 2) },
      rig: dice(6, [1, 6]),
    });

    const events = script(sea, match, [
      { do: 'move', space: at(2, 2) },
      { do: 'fight', figure: figure('flagship', UNION) },
      { do: 'victory', victory: 'steal-gold', by: UNION },
      { do: 'damage', slot: slot('bluefin', 'bombard'), by: UNION },
      { do: 'use', by: UNION },
      { do: 'move', space: at(3, 2), by: UNION },
    ]);

    expect(told(events, 'battle-begun')).toHaveLength(1);
    expect(told(events, 'anchored')).toEqual([
      { figure: figure('flagship', SQUADRON), space: at(3, 2) },
    ]);
    expect(offersOf(sea, match)).toEqual([{ do: 'place-patrol' }, { do: 'done' }]);
  });

  it('AH-S62 an attacker that is shoved is damaged by Wreckage, where its owner chooses the slot', () => {
    const match = position({
      ...sailing(SQUADRON),
      mats: { ...LOADED, [UNION]: { crew: ['battering-beakhead'] } },
      fleet: { squadron: at(1, 1), union: at(1, 2), smuggler: at(4, 0) },
      rig: dice(6, [1, 6]),
    });

    script(sea, match, [
      { do: 'move', space: at(1, 2) },
      { do: 'victory', victory: 'steal-gold', by: UNION },
      { do: 'damage', slot: slot('bluefin', 'bombard'), by: UNION },
      { do: 'use', by: UNION },
      { do: 'move', space: at(0, 2), by: UNION },
    ]);

    expect(sea.asked(match)).toEqual([{ seat: SQUADRON, step: 'damage/slot' }]);
  });
});

describe('A battle that is not fought', () => {
  it('AH-S52 a battle that is not fought costs no movement, unless another one is fought', () => {
    const match = position({
      ...sailing(SMUGGLER),
      mats: {
        ...LOADED,
        [SMUGGLER]: { ...LOADED[SMUGGLER], gold: 1, crew: ['emissary'] },
        [UNION]: { gold: 0 },
      },
      fleet: { smuggler: at(1, 3), union: at(1, 2) },
    });

    const events = script(sea, match, [{ do: 'move', space: at(1, 2) }, { do: 'use' }]);

    expect(kindsOf(events)).not.toContain('battle-rolled');
    expect(told(events, 'gold-given')).toEqual([{ from: SMUGGLER, to: UNION, count: 1 }]);
    expect(offersOf(sea, match)).toContainEqual({ do: 'move', space: at(2, 2) });
  });

  it('AH-S53 AH-278 a Close Call of the defender leaves the mover its movement', () => {
    const match = position({
      ...sailing(SMUGGLER),
      mats: LOADED,
      hand: ['close-call', 'enlist'],
      fleet: { smuggler: at(1, 3), union: at(1, 2) },
    });

    const events = script(sea, match, [
      { do: 'move', space: at(1, 2) },
      { do: 'plan', by: UNION },
    ]);

    expect(kindsOf(events)).toContain('battle-ignored');
    expect(offersOf(sea, match)).toContainEqual({ do: 'move', space: at(2, 2) });
  });
});
