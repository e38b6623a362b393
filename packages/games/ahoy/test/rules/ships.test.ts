import { isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, loaded, play, rolls, sailing } from '../fights.ts';
import {
  at,
  FISH,
  figure,
  island,
  kindsOf,
  plan,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sail,
  sea,
  seenBy,
  shipSlot,
  slot,
  TREE,
  told,
  turnOf,
  UNION,
} from '../positions.ts';

const [CUTTER, GUNSHIP] = [figure('cutter'), figure('gunship')];
const HERE = at(2, 2);
const THERE = at(2, 1);
const DECLINE = { do: 'decline' } as const;
const put = (die: number, id: number) => ({ do: 'place', die, slot: id, value: die }) as const;
const to = (x: number, y: number) => ({ do: 'move', space: at(x, y) }) as const;
const launchAt = (region: number) => ({ do: 'launch', region }) as const;
const SAIL_CUTTER = [put(1, shipSlot('cutter')), { do: 'sail' }] as const;
const SAIL_GUNSHIP = [put(4, shipSlot('gunship')), { do: 'sail' }] as const;
/** Dice for one of the Gunship's slots and one more. */
const FOURS = { [UNION]: { dice: [4, 4] } };

describe('Ship plans', () => {
  it('AH-184 ship plans stay face up beside the board instead of being discarded', () => {
    const match = turnOf(UNION, {
      hand: ['cutter-plan', 'evacuation'],
      comrades: { [FISH]: 3 },
    });

    play(
      match,
      [{ do: 'plan', plan: plan('cutter-plan') }, launchAt(FISH)],
      [
        { do: 'plan', plan: plan('evacuation') },
        { do: 'evacuate', region: FISH },
        { do: 'settle', region: SKULL },
      ],
    );

    expect(seenBy(match, SMUGGLER).union).toMatchObject({
      inPlay: [plan('cutter-plan')],
      discarded: [plan('evacuation')],
    });
  });

  it.each([
    ['Cutter', 'cutter-plan', CUTTER],
    ['Gunship', 'gunship-plan', GUNSHIP],
  ])(
    'AH-185 2 Comrades of one Island make way for the %s, which battles nobody',
    (_, key, ship) => {
      const match = turnOf(UNION, {
        mats: { [SQUADRON]: loaded('bluefin', 5) },
        hand: [key],
        fleet: { strongholds: [island(FISH)], patrols: [island(FISH)] },
        comrades: { [FISH]: 3, [TREE]: 1 },
      });

      play(match, { do: 'plan', plan: plan(key) });
      const tooFew = refuses(sea, match, UNION, launchAt(TREE));
      const events = play(match, launchAt(FISH));

      expect(tooFew).toMatchObject({ code: 'denied', clause: 'AH-185' });
      expect(events.map(({ event, data }) => ({ event, data }))).toEqual([
        { event: 'comrades-removed', data: { region: FISH, count: 2 } },
        { event: 'figure-placed', data: { figure: ship, space: island(FISH) } },
      ]);
      expect(match.state.union.ready).toBe(6);
    },
  );

  it('AH-185 a ship plan is not played without 2 Comrades on one Island', () => {
    const match = turnOf(UNION, {
      hand: ['cutter-plan'],
      comrades: { [FISH]: 1, [TREE]: 1, [SKULL]: 1 },
    });

    const refusal = refuses(sea, match, UNION, { do: 'plan', plan: plan('cutter-plan') });

    expect(refusal).toMatchObject({ code: 'denied', clause: 'AH-185' });
  });
});

describe('Sailing the ships', () => {
  it('AH-186 a die lets the Cutter Sail up to 3 spaces, over Wreckage unharmed', () => {
    const match = turnOf(UNION, { fleet: { cutter: at(1, 2), smuggler: at(5, 0) } });

    const events = play(match, SAIL_CUTTER, to(0, 2), to(0, 3), to(1, 3));

    expect(told(events, 'moved').map((moved) => moved.figure)).toEqual([CUTTER, CUTTER, CUTTER]);
    expect(kindsOf(events)).toEqual(['die-placed', 'moved', 'moved', 'moved']);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-186 the Gunship Sails 1 or 2, at least one', () => {
    const match = turnOf(UNION, { mats: FOURS, fleet: { gunship: HERE, smuggler: at(5, 0) } });

    play(match, SAIL_GUNSHIP);
    expect(whyNot(sea, match, { do: 'stop' })).toBe('AH-075');
    play(match, to(2, 1));
    expect(isOffered(sea, match, { do: 'stop' })).toBe(true);
    play(match, to(2, 0));

    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-186 the die may be a Tailwind of its value for the ship instead', () => {
    const match = turnOf(UNION, {
      mats: FOURS,
      fleet: { gunship: at(5, 1), squadron: at(0, 0), smuggler: at(1, 0) },
    });

    const events = play(match, put(4, shipSlot('gunship')), { do: 'tailwind' });
    expect(offersOf(sea, match)).toEqual([DECLINE, to(0, 3), to(2, 3)]);
    const landed = play(match, to(0, 3));

    expect(kindsOf(events)).toEqual(['die-placed']);
    expect(kindsOf(landed)).toEqual(['moved']);
    expect(match.state.figures[GUNSHIP]?.space).toBe(at(0, 3));
  });

  it.each([
    ['an Island brings no Comrades', at(3, 0), island(FISH)],
    ['a Harbor with Treasure brings neither repair nor gold', at(2, 2), at(3, 2)],
  ])('AH-S70 a ship that Sails to %s', (_, cutter, space) => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { damaged: [slot('mollusk', 'rally')] } },
      fleet: { cutter, union: at(5, 0), squadron: at(0, 0) },
    });

    const events = play(match, SAIL_CUTTER, { do: 'move', space }, { do: 'stop' });

    expect(kindsOf(events)).toEqual(['die-placed', 'moved']);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-187 the Cutter has a slot for any die, the Gunship one for a 4 and one for a 6', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    const match = turnOf(UNION, {
      mats: { [UNION]: { gold: 0, dice } },
      fleet: { cutter: HERE, gunship: HERE },
    });
    const taken = (id: number) => dice.filter((die) => isOffered(sea, match, put(die, id)));

    expect(taken(shipSlot('cutter'))).toEqual(dice);
    expect(taken(shipSlot('gunship', 0))).toEqual([4]);
    expect(taken(shipSlot('gunship', 1))).toEqual([6]);
    expect(sea.pack.printed.ships.cutter.slots).toHaveLength(1);
    expect(sea.pack.printed.ships.gunship.slots).toHaveLength(2);
    expect(whyNot(sea, match, put(5, shipSlot('gunship')))).toBe('AH-051');
  });

  it('AH-188 dice on ship plans count toward the two of the turn', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [6, 6, 4, 1] } },
      fleet: { cutter: THERE, gunship: HERE, smuggler: at(5, 0) },
    });

    play(match, SAIL_CUTTER, to(2, 0), { do: 'stop' });
    expect(whyNot(sea, match, { do: 'end-turn' })).toBe('AH-044');
    play(match, SAIL_GUNSHIP, to(1, 2), { do: 'stop' });

    expect(isOffered(sea, match, { do: 'end-turn' })).toBe(true);
    expect(whyNot(sea, match, { do: 'place' })).toBe('AH-036');
  });
});

describe('Damage to the ships', () => {
  /** The loaded Squadron sails into the space of a ship, and wins. */
  const hit = (given: NonNullable<Parameters<typeof turnOf>[1]>) => {
    const match = turnOf(SQUADRON, {
      ...given,
      mats: { ...given.mats, [SQUADRON]: loaded('bluefin', 1) },
      fleet: { squadron: HERE, ...given.fleet },
      rig: rolls(6, 1),
    });
    play(match, sailing('bluefin', [THERE]));
    return match;
  };
  const STEAL = { do: 'victory', victory: 'steal-gold' } as const;

  it('AH-189 each fills an empty slot of its plan, and the last one sinks it for good', () => {
    const match = hit({ fleet: { gunship: THERE } });

    const first = play(match, STEAL, { do: 'damage', slot: shipSlot('gunship', 0) });
    const again = hit({
      mats: { [UNION]: { damaged: [shipSlot('gunship', 0)] } },
      fleet: { gunship: THERE },
    });
    const second = play(again, STEAL);

    expect(told(first, 'slot-damaged').map((damage) => damage.slot)).toEqual([
      shipSlot('gunship', 0),
    ]);
    expect(match.state.figures[GUNSHIP]?.space).toBe(THERE);
    expect(told(second, 'figure-removed')).toEqual([{ figure: GUNSHIP, space: THERE }]);
    expect(again.state.union).toMatchObject({ inPlay: [], discarded: [plan('gunship-plan')] });
    const slots = again.state.mats[UNION]?.slots.map((state): number => state.slot);
    expect(slots).not.toContain(shipSlot('gunship', 1));
  });

  it('AH-189 a slot with a die cannot be damaged', () => {
    const match = hit({
      mats: { [UNION]: { placed: { [shipSlot('gunship', 0)]: 4 } } },
      fleet: { gunship: THERE },
    });

    const events = play(match, { do: 'victory', victory: 'double-damage' });

    expect(told(events, 'slot-damaged').map((damage) => damage.slot)).toEqual([
      shipSlot('gunship', 1),
    ]);
    expect(told(events, 'damage-ignored')).toEqual([{ figure: GUNSHIP }]);
    expect(match.state.figures[GUNSHIP]?.space).toBe(THERE);
  });

  it('AH-190 a ship with dice on all undamaged slots ignores damage', () => {
    const [four, six] = [shipSlot('gunship', 0), shipSlot('gunship', 1)];
    const match = hit({
      mats: { [UNION]: { placed: { [six]: 6 }, damaged: [four] } },
      fleet: { gunship: THERE },
    });

    const events = play(match, STEAL);

    expect(told(events, 'damage-ignored')).toEqual([{ figure: GUNSHIP }]);
    expect(kindsOf(events)).not.toContain('slot-damaged');
    expect(match.state.figures[GUNSHIP]?.space).toBe(THERE);
  });

  it('AH-190 the ship ignores damage no longer, once those dice are taken back', () => {
    const placed = { [shipSlot('cutter')]: 3 };
    const rolled = sail({
      mats: { [UNION]: { placed } },
      fleet: { cutter: THERE },
      step: 'clean-up/reroll',
      data: {},
      under: [
        { step: 'round/begin', data: {} },
        { step: 'scoring/end', data: {} },
      ],
    }).match;
    const safe = hit({ mats: { [UNION]: { placed } }, fleet: { cutter: THERE } });
    const open = hit({ fleet: { cutter: THERE } });

    const emptied = rolled.state.mats[UNION]?.slots.find((s) => s.slot === shipSlot('cutter'));
    expect(emptied).toMatchObject({ die: null, damaged: false });
    expect(kindsOf(play(safe, STEAL))).not.toContain('figure-removed');
    expect(told(play(open, STEAL), 'figure-removed')).toEqual([{ figure: CUTTER, space: THERE }]);
  });
});

describe('Battles and control of the ships', () => {
  it('AH-191 the Gunship always has loaded Cannons, and adds 3', () => {
    const match = turnOf(UNION, {
      mats: FOURS,
      fleet: { gunship: HERE, smuggler: THERE },
      rig: rolls(1, 4),
    });

    const events = play(match, SAIL_GUNSHIP, to(2, 1));

    expect(told(events, 'battle-begun')).toMatchObject([{ attacker: GUNSHIP }]);
    expect(told(events, 'battle-rolled').map(({ total }) => total)).toEqual([1 + 3, 4]);
  });

  it('AH-191 whoever moves in must battle it, without a die on Cannons anywhere', () => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: HERE, gunship: THERE, union: THERE },
      rig: rolls(4, 2),
    });

    const events = play(match, sailing('smuggler-1', [THERE]));

    expect(told(events, 'battle-begun')).toMatchObject([{ defender: GUNSHIP }]);
    expect(told(events, 'battle-won')).toMatchObject([{ winner: GUNSHIP, winnerTotal: 2 + 3 }]);
  });

  it('AH-191 the Union may lower its Cannons die for it as well', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [UNION]: loaded('mollusk', 5) },
      fleet: { gunship: THERE, smuggler: HERE },
      rig: rolls(6, 1),
    });

    const events = play(match, sailing('smuggler-1', [THERE]), {
      do: 'fire',
      slot: slot('mollusk', 'cannons'),
      lowered: 4,
    });

    expect(told(events, 'battle-rolled').map(({ total }) => total)).toEqual([6, 1 + 3 + 4]);
  });

  it('AH-192 the Union’s Cannons die starts no battle of the Cutter', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 6) },
      fleet: { cutter: HERE, smuggler: THERE },
    });

    const events = play(match, SAIL_CUTTER, to(2, 1));

    expect(kindsOf(events)).toEqual(['die-placed', 'moved']);
    expect(isOffered(sea, match, to(2, 0))).toBe(true);
  });

  it('AH-192 the ship battles loaded enemies, Strongholds too, and the die may not be lowered', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 6) },
      fleet: { cutter: at(3, 2), strongholds: [island(FISH)], patrols: [island(FISH)] },
      rig: rolls(3, 2),
    });

    const events = play(match, SAIL_CUTTER, { do: 'move', space: island(FISH) });

    expect(told(events, 'battle-begun')).toMatchObject([{ defender: figure('stronghold') }]);
    expect(told(events, 'battle-rolled').map(({ total }) => total)).toEqual([3, 2 + 2]);
    expect(kindsOf(events)).toContain('battle-won');
  });

  it('AH-193 the Cutter adds 1 control, and makes each Comrade of its region count 2', () => {
    const scored = (fleet: object) => {
      const { events } = sail({
        fleet: { union: at(5, 0), ...fleet },
        comrades: { [FISH]: 3, [SKULL]: 1 },
        step: 'scoring/regions',
        data: {},
        under: [{ step: 'scoring/end', data: {} }],
      });
      return told(events, 'region-scored').map(({ union }) => union);
    };

    expect(scored({}).slice(0, 2)).toEqual([1, 3]);
    expect(scored({ cutter: THERE }).slice(0, 2)).toEqual([1, 1 + 3 * 2]);
    expect(scored({ gunship: THERE }).slice(0, 2)).toEqual([1, 1 + 3]);
  });
});
