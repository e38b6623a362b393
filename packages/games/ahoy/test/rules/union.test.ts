import { isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/pack/components.ts';
import { comradesInSupply } from '../../src/rules/comrades.ts';
import { askedNow, loaded, play, sailing } from '../fights.ts';
import {
  at,
  COMPASS,
  crewSlot,
  FISH,
  figure,
  island,
  kindsOf,
  PARROT,
  plan,
  SKULL,
  SMUGGLER,
  SQUADRON,
  SWORD,
  sea,
  slot,
  TREE,
  told,
  turnOf,
  UNION,
  UNION_OF_TWO,
} from '../positions.ts';

const HERE = at(2, 2);
const DONE = { do: 'done' } as const;
const VALUES = [1, 2, 3, 4, 5, 6];
const { slotsOf } = sea.pack.printed.boards.mollusk;

const put = (die: number, id: number) => ({ do: 'place', die, slot: id, value: die }) as const;
/** One of the Union's dice on an action. */
const place = (action: Action, die: number) => put(die, slot('mollusk', action));

/** The Union's turn with these dice. */
const turnWith = (dice: readonly number[], given: NonNullable<Parameters<typeof turnOf>[1]> = {}) =>
  turnOf(UNION, { ...given, mats: { ...given.mats, [UNION]: { dice } } });

/** The values that an action takes from a Union without gold. */
function takenBy(action: Action): number[] {
  const match = turnOf(UNION, { mats: { [UNION]: { gold: 0, dice: VALUES } } });
  return VALUES.filter((die) => isOffered(sea, match, place(action, die)));
}

describe('Comrades', () => {
  it('AH-177 Comrades are gained from the supply, placed from Ready, and removed to the supply', () => {
    const match = turnOf(UNION_OF_TWO, {
      seats: 2,
      mats: { [SQUADRON]: { dice: [4, 4] }, [UNION_OF_TWO]: { dice: [6, 1] } },
      fleet: { squadron: at(2, 1), union: island(FISH) },
    });
    const where = () => {
      const { regions, union } = match.state;
      return [comradesInSupply(match.state), union.ready, regions[FISH]?.comrades];
    };
    expect(where()).toEqual([14, 6, 0]);

    play(match, place('rally', 6));
    expect(where()).toEqual([10, 10, 0]);
    play(match, place('assemble', 1));
    expect(where()).toEqual([10, 6, 4]);
    play(match, { do: 'end-turn' }, put(4, slot('bluefin', 'bombard')));

    expect(where()).toEqual([14, 6, 0]);
  });

  it('AH-178 Comrades have no limit, Ready or on an Island, but the 20 tokens', () => {
    const match = turnWith([6, 1], {
      fleet: { union: island(FISH) },
      comrades: { [FISH]: 9 },
      state: { union: { ready: 10 } },
    });

    const events = play(match, place('rally', 6), place('assemble', 1));

    expect(told(events, 'comrades-readied')).toEqual([{ count: 1 }]);
    expect(match.state.union.ready).toBe(11 - 4);
    expect(match.state.regions[FISH]?.comrades).toBe(13);
  });

  it('AH-179 Comrades are placed by the Union only if they are Ready', () => {
    const match = turnWith([6, 1], {
      fleet: { union: at(3, 2) },
      comrades: { [SKULL]: 5 },
      state: { union: { ready: 0 } },
    });

    const events = play(match, place('inspire', 6), sailing('mollusk', [at(3, 1)]));

    expect(kindsOf(events)).not.toContain('comrades-placed');
    play(match, { do: 'stop' });
    expect(offersOf(sea, match)).toEqual([{ do: 'gain-comrades' }, DONE]);
    expect(refuses(sea, match, UNION, { do: 'place-comrades' }).clause).toBe('AH-194');
  });

  it('AH-179 Convincing Comrade and Evacuation move them straight from Island to Island', () => {
    const [convincing, evacuation] = ['convincing-comrade-1', plan('evacuation')] as const;
    const match = turnOf(UNION, {
      mats: { [UNION]: { crew: [convincing] } },
      hand: ['evacuation'],
      comrades: { [SKULL]: 3 },
    });

    play(
      match,
      put(1, crewSlot(convincing)),
      { do: 'send', region: SKULL, count: 2 },
      { do: 'settle', region: FISH },
      { do: 'plan', plan: evacuation },
      { do: 'evacuate', region: SKULL },
      { do: 'settle', region: TREE },
    );

    expect(match.state.regions.map(({ comrades }) => comrades)).toEqual([0, 2, 0, 1, 0, 0]);
    expect(match.state.union.ready).toBe(6);
  });

  it('AH-180 Comrades neither battle nor are battled, and block nobody', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 6), [UNION]: loaded('mollusk', 6) },
      fleet: { smuggler: at(3, 2) },
      comrades: { [FISH]: 12 },
    });

    const events = play(match, sailing('smuggler-1', [island(FISH)]));

    expect(told(events, 'battle-begun')).toEqual([]);
    expect(isOffered(sea, match, { do: 'move', space: at(4, 1) })).toBe(true);
  });
});

describe('The common actions of the Union', () => {
  it('AH-194 Sail takes any die on 4 slots, for 1 or 2 spaces', () => {
    const [first, second, third, fourth = -1] = slotsOf.sail;
    const placed = Object.fromEntries([first, second, third].map((id) => [id, 1]));
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [1, 1], placed } },
      fleet: { union: HERE },
    });

    const events = play(match, put(1, fourth), [
      { do: 'move', space: at(2, 1) },
      { do: 'move', space: at(2, 0) },
    ]);

    expect(takenBy('sail')).toEqual(VALUES);
    expect(slotsOf.sail).toHaveLength(4);
    expect(told(events, 'anchored')).toEqual([
      { figure: figure('flagship', UNION), space: at(2, 0) },
    ]);
    expect(kindsOf(events).at(-1)).toBe('anchored');
    expect(whyNot(sea, match, put(1, fourth))).toBe('AH-050');
  });

  it.each([
    ['places 2 Comrades there', 'place-comrades', [{ region: FISH, count: 2 }], [], 4],
    ['gains 2 Ready Comrades', 'gain-comrades', [], [{ count: 2 }], 8],
  ] as const)(
    'AH-194 the Flagship anchored at an Island %s, or not',
    (_, choice, placed, gained, ready) => {
      const match = turnOf(UNION, { fleet: { union: at(3, 2) } });

      play(match, sailing('mollusk', [island(FISH)]), { do: 'stop' });
      expect(offersOf(sea, match)).toEqual([
        { do: 'place-comrades' },
        { do: 'gain-comrades' },
        DONE,
      ]);
      const events = play(match, { do: choice });

      expect(told(events, 'comrades-placed')).toEqual(placed);
      expect(told(events, 'comrades-readied')).toEqual(gained);
      expect(match.state.union.ready).toBe(ready);
      expect(askedNow(match)).toBe('mollusk turn/act');
    },
  );

  it('AH-195 Tailwind takes any die on 2 slots, and gives no Comrades even at an Island', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [6, 6], crew: ['barrelman'] } },
      fleet: { union: HERE, second: at(0, 0) },
    });

    const events = play(
      match,
      place('tailwind', 6),
      { do: 'move', space: at(5, 2) },
      { do: 'ride', direction: 'north' },
    );

    expect(takenBy('tailwind')).toEqual(VALUES);
    expect(slotsOf.tailwind).toHaveLength(2);
    expect(told(events, 'anchored')).toMatchObject([{ space: island(COMPASS) }]);
    expect(askedNow(match)).toBe('mollusk turn/act');
    expect(isOffered(sea, match, put(6, slotsOf.tailwind[1] ?? -1))).toBe(true);
  });

  it('AH-196 Cannons take any die on 1 slot', () => {
    const match = turnWith([1, 6]);

    const events = play(match, place('cannons', 1));

    expect(takenBy('cannons')).toEqual(VALUES);
    expect(slotsOf.cannons).toHaveLength(1);
    expect(kindsOf(events)).toEqual(['die-placed']);
    expect(whyNot(sea, match, place('cannons', 6))).toBe('AH-050');
  });

  it('AH-197 Repair takes an even die, and removes up to 2 damage', () => {
    const damaged = (['inspire', 'rally', 'assemble'] as const).map((a) => slot('mollusk', a));
    const match = turnOf(UNION, { mats: { [UNION]: { dice: [4, 4], damaged } } });

    const events = play(match, place('repair', 4), [
      { do: 'repair', slot: slot('mollusk', 'rally') },
      { do: 'repair', slot: slot('mollusk', 'inspire') },
    ]);

    expect(takenBy('repair')).toEqual([2, 4, 6]);
    expect(told(events, 'repaired')).toHaveLength(2);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });
});

describe('The Union’s own actions', () => {
  const inspire = (region: number) => ({ do: 'inspire', region }) as const;

  it('AH-198 Inspire takes only a 6, and places a Comrade on each of up to 4 Islands', () => {
    const match = turnWith([6, 6]);

    play(match, place('inspire', 6), inspire(SKULL), inspire(SWORD));
    const twice = refuses(sea, match, UNION, inspire(SKULL));
    play(match, inspire(TREE), inspire(PARROT));

    expect(takenBy('inspire')).toEqual([6]);
    expect(twice).toMatchObject({ code: 'denied', clause: 'AH-198' });
    expect(match.state.regions.map(({ comrades }) => comrades)).toEqual([1, 0, 0, 1, 1, 1]);
    expect(match.state.union.ready).toBe(2);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-198 Inspire places at most one on each Island where fewer are on the map', () => {
    const known = turnWith([6, 6]).state.regions;
    const match = turnWith([6, 6], {
      fleet: { squadron: at(0, 1), smuggler: at(1, 0), union: at(2, 1), second: at(3, 0) },
      state: { regions: known.slice(0, 2) },
    });

    const events = play(match, place('inspire', 6), inspire(FISH), inspire(SKULL));

    expect(told(events, 'comrades-placed')).toHaveLength(2);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-199 Assemble takes only a 1, and places 4 on the Island of the Flagship’s region', () => {
    const match = turnWith([1, 1], { fleet: { union: at(2, 1) } });

    const events = play(match, place('assemble', 1));

    expect(takenBy('assemble')).toEqual([1]);
    expect(told(events, 'comrades-placed')).toEqual([{ region: FISH, count: 4 }]);
    expect(match.state.union.ready).toBe(2);
  });

  it('AH-200 Rally takes only a 6, and on an Island gains 4 Ready Comrades', () => {
    const match = turnWith([6, 6], { fleet: { union: island(FISH) } });

    const events = play(match, place('rally', 6));

    expect(takenBy('rally')).toEqual([6]);
    expect(told(events, 'comrades-readied')).toEqual([{ count: 4 }]);
  });

  it('AH-200 a Rally elsewhere does nothing', () => {
    const match = turnWith([6, 6], { fleet: { union: at(2, 1) } });

    expect(kindsOf(play(match, place('rally', 6)))).toEqual(['die-placed']);
  });

  it('AH-S69 Sail and Assemble place the full number, or all that are Ready', () => {
    const sailed = turnOf(UNION, {
      fleet: { union: at(3, 2) },
      state: { union: { ready: 1 } },
    });
    const assembled = turnWith([1, 1], { state: { union: { ready: 3 } } });

    const events = [
      ...play(sailed, sailing('mollusk', [island(FISH)]), [
        { do: 'stop' },
        { do: 'place-comrades' },
      ]),
      ...play(assembled, place('assemble', 1)),
    ];

    expect(told(events, 'comrades-placed').map(({ count }) => count)).toEqual([1, 3]);
  });

  it('AH-S69 Inspire may place on as few Islands as the Union likes, or on none', () => {
    const none = turnWith([6, 6]);
    const one = turnWith([6, 6]);

    expect(kindsOf(play(none, place('inspire', 6), DONE))).toEqual(['die-placed']);
    const events = play(one, place('inspire', 6), inspire(TREE), DONE);

    expect(told(events, 'comrades-placed')).toEqual([{ region: TREE, count: 1 }]);
    expect(askedNow(one)).toBe('mollusk turn/act');
  });

  it('AH-S71 every region has exactly one Island, so Assemble works in all its spaces', () => {
    const { tiles } = sea.pack.printed;
    const islands = tiles.map(({ spaces }) => spaces.filter((s) => s.terrain === 'island').length);
    const spaces = [at(2, 0), at(3, 0), at(2, 1), at(3, 1)];

    const placed = spaces.map((union) => {
      const match = turnWith([1, 1], { fleet: { union } });
      return told(play(match, place('assemble', 1)), 'comrades-placed');
    });

    expect(islands).toEqual(Array(12).fill(1));
    expect(placed).toEqual(Array(4).fill([{ region: FISH, count: 4 }]));
  });
});
