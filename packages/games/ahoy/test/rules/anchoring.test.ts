import { dice, isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/pack/editions.gen.ts';
import {
  at,
  card,
  figure,
  kindsOf,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sail,
  sea,
  slot,
  TREE,
  tile,
  told,
  turnOf,
} from '../positions.ts';
import { askedOf, CANNONS, FULL_SAIL, SHIP, to, underSail } from '../voyage.ts';

const SAIL = slot('smuggler-1', 'sail');
const SAIL_2 = slot('smuggler-1', 'sail', 1);
const TAILWIND = slot('smuggler-1', 'tailwind');
const [FIVE, SIX] = [slot('bluefin', 'cannons', 0), slot('bluefin', 'cannons', 1)];
const SQUADRON_SAIL = slot('bluefin', 'sail');

describe('Harbors', () => {
  it('AH-097 anchoring at a Harbor gives one of two things: up to 2 repairs, or a die on Cannons', () => {
    const match = underSail(1, {
      mats: { [SMUGGLER]: { damaged: [SAIL, SAIL_2, slot('smuggler-1', 'sail', 2)] } },
      fleet: { smuggler: at(1, 1) },
    });

    script(sea, match, [to(1, 0)]);
    expect(offersOf(sea, match)).toEqual([
      { do: 'harbor-repair' },
      { do: 'harbor-load', slot: FULL_SAIL },
      { do: 'done' },
    ]);

    const events = script(sea, match, [
      { do: 'harbor-repair' },
      { do: 'repair', slot: SAIL },
      { do: 'repair', slot: SAIL_2 },
    ]);
    expect(told(events, 'repaired')).toHaveLength(2);
    // One use of the Harbor: the die stays where it is.
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-097 the other of the two: any die already placed goes to Cannons', () => {
    const match = underSail(1, {
      mats: { [SMUGGLER]: { damaged: [SAIL], placed: { [TAILWIND]: 5 } } },
      fleet: { smuggler: at(1, 1) },
    });

    const events = script(sea, match, [
      to(1, 0),
      { do: 'harbor-load', slot: TAILWIND },
      { do: 'load', slot: CANNONS, value: 5 },
    ]);

    expect(told(events, 'die-moved')).toEqual([
      { seat: SMUGGLER, die: 5, from: TAILWIND, to: CANNONS },
    ]);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
    expect(told(events, 'repaired')).toEqual([]);
  });

  it("AH-097 a Harbor's repair and load are refused to a ship that only passes, and may be left by one that anchors", () => {
    const match = underSail(3, {
      mats: { [SMUGGLER]: { damaged: [SAIL] } },
      fleet: { smuggler: at(1, 1) },
    });

    script(sea, match, [to(1, 0)]);
    expect(refuses(sea, match, SMUGGLER, { do: 'harbor-repair' }).code).toBe('not-offered');

    const events = script(sea, match, [{ do: 'stop' }, { do: 'done' }]);
    expect(told(events, 'repaired')).toEqual([]);
    expect(told(events, 'die-moved')).toEqual([]);
  });

  it('AH-098 the Squadron loads a die that is a 5 or a 6 then, in the slot of its value', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { gold: 0, dice: [5, 1], placed: { [slot('bluefin', 'deploy')]: 3 } } },
      fleet: { squadron: at(1, 1) },
    });

    script(sea, match, [{ do: 'place', die: 5, slot: SQUADRON_SAIL }, to(1, 0), { do: 'stop' }]);
    const loads = offersOf(sea, match).filter((choice) => choice.do === 'harbor-load');
    expect(loads).toEqual([{ do: 'harbor-load', slot: SQUADRON_SAIL }]);

    script(sea, match, [{ do: 'harbor-load', slot: SQUADRON_SAIL }]);
    expect(whyNot(sea, match, { do: 'load', slot: SIX, value: 5 })).toBe('AH-098');
    const events = script(sea, match, [{ do: 'load', slot: FIVE, value: 5 }]);
    expect(told(events, 'die-moved')).toEqual([
      { seat: SQUADRON, die: 5, from: SQUADRON_SAIL, to: FIVE },
    ]);
  });

  it('AH-098 gold may make it one while it is placed, where there is gold enough', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { gold: 2, dice: [3, 1] } },
      fleet: { squadron: at(1, 1) },
    });

    script(sea, match, [
      { do: 'place', die: 3, slot: SQUADRON_SAIL },
      to(1, 0),
      { do: 'stop' },
      { do: 'harbor-load', slot: SQUADRON_SAIL },
    ]);

    expect(isOffered(sea, match, { do: 'load', slot: FIVE, value: 5 })).toBe(true);
    expect(isOffered(sea, match, { do: 'load', slot: SIX })).toBe(false);
    script(sea, match, [{ do: 'load', slot: FIVE, value: 5 }]);
    expect(match.state.mats[SQUADRON]?.gold).toBe(0);
  });

  it.each([
    ['a die', { placed: { [CANNONS]: 2 } }],
    ['damage', { damaged: [CANNONS] }],
  ])('AH-098 a Cannons slot that holds %s takes no die from a Harbor', (_, mat) => {
    const match = underSail(1, {
      mats: { [SMUGGLER]: { ...mat, damaged: [...('damaged' in mat ? mat.damaged : []), SAIL] } },
      fleet: { smuggler: at(1, 1) },
    });

    script(sea, match, [to(1, 0)]);

    expect(isOffered(sea, match, { do: 'harbor-repair' })).toBe(true);
    expect(whyNot(sea, match, { do: 'harbor-load' })).toBe('AH-098');
  });

  it('AH-S24 a die kept beside the board, where its Crew has gone, is a placed die and may be loaded', () => {
    const match = underSail(1, {
      fleet: { smuggler: at(1, 1) },
      state: { mats: { [SMUGGLER]: { beside: [6, 3, 6] } } },
    });

    const events = script(sea, match, [
      to(1, 0),
      { do: 'harbor-load-beside', die: 3 },
      { do: 'change', die: 3, steps: 1 },
      { do: 'load', slot: CANNONS, value: 4 },
    ]);

    expect(told(events, 'die-moved')).toEqual([
      { seat: SMUGGLER, die: 4, from: null, to: CANNONS },
    ]);
    expect(match.state.mats[SMUGGLER]).toMatchObject({ beside: [6, 6], gold: 2 });
  });

  it('AH-S24 like dice beside the board are offered once, and not where the Flagship has left', () => {
    const anchored = { seat: SMUGGLER, space: at(3, 2), treasure: false, harbor: true };
    const offered = (left: boolean) => {
      const { match } = sail({
        step: 'anchoring/choose',
        data: {},
        under: [{ step: 'anchoring/end', data: {} }],
        state: {
          mats: { [SMUGGLER]: { beside: [6, 6] } },
          anchorages: [{ ...anchored, patrol: false, comrades: false, left }],
        },
      });
      return offersOf(sea, match).filter((choice) => choice.do === 'harbor-load-beside');
    };

    expect(offered(false)).toEqual([{ do: 'harbor-load-beside', die: 6 }]);
    expect(offered(true)).toEqual([]);
  });

  it('AH-S24 in a match stored before this was decided a die beside the board stays there', () => {
    const match = underSail(1, {
      pack: sea.packFor({ hash: EDITIONS[0]?.hash ?? '' }),
      fleet: { smuggler: at(1, 1) },
      state: { mats: { [SMUGGLER]: { beside: [6] } } },
    });

    script(sea, match, [to(1, 0)]);

    expect(offersOf(sea, match).map((choice) => choice.do)).toEqual(['harbor-load', 'done']);
  });

  it('AH-099 the slot the die left is free again, and no die of the turn was spent', () => {
    const match = underSail(1, { fleet: { smuggler: at(1, 1) } });

    script(sea, match, [
      to(1, 0),
      { do: 'harbor-load', slot: FULL_SAIL },
      { do: 'load', slot: CANNONS, value: 1 },
    ]);
    expect(match.state.turn?.left).toBe(1);
    expect(whyNot(sea, match, { do: 'end-turn' })).toBe('AH-044');

    const events = script(sea, match, [
      { do: 'place', die: 1, slot: FULL_SAIL, value: 1 },
      to(1, 1),
      { do: 'end-turn' },
    ]);
    expect(told(events, 'moved')).toHaveLength(1);
  });

  it('AH-100 Sail 2 spaces into a current that carries on to a Harbor: anchor, repair 2', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { damaged: [FULL_SAIL, TAILWIND] } },
      fleet: { smuggler: at(1, 0) },
      // The current of the north-western tile runs into the Harbor of the one below.
      state: { regions: { [SKULL]: { tile: tile('fish-b') }, [TREE]: { tile: tile('skull-b') } } },
    });

    const events = script(sea, match, [
      { do: 'place', die: 4, slot: SAIL },
      to(1, 1),
      to(0, 1),
      { do: 'harbor-repair' },
      { do: 'repair', slot: FULL_SAIL },
      { do: 'repair', slot: TAILWIND },
    ]);

    expect(kindsOf(events)).toEqual([
      'die-placed',
      'moved',
      'moved',
      'carried',
      'moved',
      'anchored',
      'repaired',
      'repaired',
    ]);
    expect(told(events, 'anchored')).toEqual([{ figure: SHIP, space: at(0, 2) }]);
  });
});

/** The Squadron has anchored at a Harbor with Treasure, a Smuggler with a Beakhead beside it. */
function loadingAtTheHarbor(rig: readonly number[]) {
  const match = turnOf(SQUADRON, {
    mats: {
      [SQUADRON]: { dice: [5, 1], crew: ['gunners-mate'] },
      [SMUGGLER]: { crew: ['battering-beakhead'] },
    },
    fleet: { squadron: at(3, 1), smuggler: at(2, 2), second: at(5, 3) },
    rig,
  });
  script(sea, match, [
    { do: 'place', die: 5, slot: SQUADRON_SAIL },
    to(3, 2),
    { do: 'stop' },
    { do: 'harbor-load', slot: SQUADRON_SAIL },
    { do: 'load', slot: FIVE, value: 5 },
  ]);
  return match;
}
const GUNNERS_MATE_FIRES = [
  { do: 'use', card: card('gunners-mate') },
  { do: 'aim', space: at(2, 2) },
  { do: 'hold-fire' },
] as const;

describe('Anchoring', () => {
  it('AH-S101 the Merchant pays by itself, then everything is taken once, in any order', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { gold: 0, dice: [5, 1], crew: ['merchant'], damaged: [FIVE] } },
      fleet: { squadron: at(3, 1) },
    });

    const coming = script(sea, match, [
      { do: 'place', die: 5, slot: SQUADRON_SAIL },
      to(3, 2),
      { do: 'stop' },
    ]);
    expect(told(coming, 'gold-gained')).toEqual([{ seat: SQUADRON, count: 1 }]);
    expect(new Set(offersOf(sea, match).map((choice) => choice.do))).toEqual(
      new Set(['take-treasure', 'harbor-repair', 'harbor-load', 'place-patrol', 'done']),
    );

    const taking = script(sea, match, [
      { do: 'place-patrol' },
      { do: 'harbor-repair' },
      { do: 'repair', slot: FIVE },
    ]);
    expect(kindsOf(taking)).toEqual(['figure-placed', 'repaired']);
    expect(offersOf(sea, match)).toEqual([{ do: 'take-treasure' }, { do: 'done' }]);
    expect(whyNot(sea, match, { do: 'place-patrol' })).toBe('AH-154');
    expect(whyNot(sea, match, { do: 'harbor-repair' })).toBe('AH-097');
  });

  it('AH-S101 what a Harbor starts is finished before the next item is taken', () => {
    const match = loadingAtTheHarbor(dice(6, [6, 1]));

    const events = script(sea, match, [...GUNNERS_MATE_FIRES, { do: 'decline' }]);

    expect(told(events, 'battle-won')).toHaveLength(1);
    expect(askedOf(match)).toEqual([[SQUADRON, 'anchoring/choose']]);
    expect(isOffered(sea, match, { do: 'take-treasure' })).toBe(true);
    expect(isOffered(sea, match, { do: 'place-patrol' })).toBe(true);
  });

  it('AH-S101 who has left meanwhile loses the Treasure, but not the Patrol', () => {
    const match = loadingAtTheHarbor(dice(6, [1, 6]));

    script(sea, match, [
      ...GUNNERS_MATE_FIRES,
      { do: 'victory', victory: 'reward' },
      { do: 'damage', slot: slot('bluefin', 'deploy') },
      { do: 'use', card: card('battering-beakhead') },
      to(4, 2),
      { do: 'reward', reward: 7, take: false },
    ]);

    expect(offersOf(sea, match)).toEqual([{ do: 'place-patrol' }, { do: 'done' }]);
    expect(whyNot(sea, match, { do: 'take-treasure' })).toBe('AH-105');
    const events = script(sea, match, [{ do: 'place-patrol' }]);
    expect(told(events, 'figure-placed')).toEqual([{ figure: figure('patrol'), space: at(4, 2) }]);
  });

  it('AH-S101 who has left meanwhile neither repairs nor loads at the Harbor', () => {
    const anchored = { seat: SMUGGLER, space: at(3, 2), treasure: false, harbor: true };
    const given = { patrol: false, comrades: false };
    const mats = { [SMUGGLER]: { damaged: [SAIL], placed: { [TAILWIND]: 5 } } };
    const asked = (left: boolean) => {
      const { match } = sail({
        mats,
        step: 'anchoring/offer',
        data: {},
        under: [{ step: 'anchoring/end', data: {} }],
        state: { anchorages: [{ ...anchored, ...given, left }] },
      });
      return askedOf(match);
    };

    expect(asked(false)).toEqual([[SMUGGLER, 'anchoring/choose']]);
    expect(asked(true)).toEqual([]);
  });

  it('AH-S101 a ship that sails while another one anchors takes nothing from that one', () => {
    const match = loadingAtTheHarbor(dice(6, [1, 6]));

    script(sea, match, [
      ...GUNNERS_MATE_FIRES,
      { do: 'victory', victory: 'slip-away' },
      { do: 'damage', slot: slot('bluefin', 'deploy') },
      { do: 'decline' },
      to(2, 1),
      { do: 'stop' },
    ]);

    expect(askedOf(match)).toEqual([[SQUADRON, 'anchoring/choose']]);
    expect(offersOf(sea, match)).toEqual([
      { do: 'take-treasure' },
      { do: 'place-patrol' },
      { do: 'done' },
    ]);
  });

  it("AH-S101 the window is the owner's, also in somebody else's turn", () => {
    const match = turnOf(SQUADRON, {
      mats: {
        [SQUADRON]: { dice: [5, 1], placed: { [SIX]: 1 } },
        [SMUGGLER]: { gold: 0 },
      },
      fleet: { squadron: at(2, 1), smuggler: at(2, 2) },
      rig: dice(6, [1, 6]),
    });

    const events = script(sea, match, [
      { do: 'place', die: 5, slot: SQUADRON_SAIL },
      to(2, 2),
      { do: 'victory', victory: 'slip-away' },
      { do: 'damage', slot: slot('bluefin', 'deploy') },
      to(3, 2),
      { do: 'stop' },
    ]);

    expect(told(events, 'anchored')).toEqual([{ figure: SHIP, space: at(3, 2) }]);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'anchoring/choose']]);
    script(sea, match, [{ do: 'take-treasure' }]);
    expect(match.state.mats[SMUGGLER]?.gold).toBe(1);
  });
});
