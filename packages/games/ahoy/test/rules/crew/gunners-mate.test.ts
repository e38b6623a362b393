import { offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  card,
  FISH,
  figure,
  island,
  kindsOf,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

const SMUGGLER_SHIP = figure('flagship', SMUGGLER);
const SECOND_SHIP = figure('flagship', SECOND);
const UNION_SHIP = figure('flagship', UNION);
const MATE = { do: 'use', card: card('gunners-mate') } as const;
const DECLINE = { do: 'decline' } as const;
const LOAD = { do: 'place', die: 1, slot: slot('smuggler-1', 'cannons'), value: 1 } as const;
const aim = (x: number, y: number) => ({ do: 'aim', space: at(x, y) }) as const;

type Given = NonNullable<Parameters<typeof turnOf>[1]>;
/** The Smuggler in the Fish region, with Gunner's Mate and more Crew. */
const inFish = (fleet: Given['fleet'], crew: string[] = [], more: Given = {}) =>
  turnOf(SMUGGLER, {
    ...more,
    mats: { ...more.mats, [SMUGGLER]: { dice: [1, 2, 3], crew: ['gunners-mate', ...crew] } },
    fleet: { squadron: at(4, 2), union: at(5, 0), second: at(5, 0), smuggler: at(2, 1), ...fleet },
  });

describe('Gunner’s Mate', () => {
  it('AH-262 a die put on Cannons lets the Flagship fight against one space of its region', () => {
    const match = inFish({ second: at(3, 0), union: island(FISH), patrols: [at(2, 2)] }, [], {
      rig: rolls(6, 1),
    });

    play(match, LOAD);
    expect(offersOf(sea, match)).toEqual([DECLINE, MATE]);
    play(match, MATE);
    // The Patrol next door is in another region.
    expect(offersOf(sea, match)).toEqual([aim(3, 0), aim(3, 1)]);
    const events = play(match, aim(3, 0));

    expect(told(events, 'battle-begun')).toEqual([
      { attacker: SMUGGLER_SHIP, defender: SECOND_SHIP, space: at(3, 0) },
    ]);
  });

  it('AH-262 the Gunner’s Mate acts also for a die moved by a Harbor', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [4, 2], crew: ['gunners-mate'] } },
      fleet: { smuggler: at(2, 2), union: at(2, 3), squadron: at(5, 0) },
    });

    play(
      match,
      sailing('smuggler-1', [at(3, 2)], { die: 4 }),
      { do: 'stop' },
      { do: 'harbor-load', slot: slot('smuggler-1', 'sail') },
      { do: 'load', slot: slot('smuggler-1', 'cannons'), value: 4 },
      MATE,
    );

    expect(offersOf(sea, match)).toEqual([aim(2, 3)]);
  });

  it('AH-262 without an enemy in the region nothing is asked', () => {
    const match = inFish({});

    play(match, LOAD);

    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-S56 the Gunner’s Mate is optional', () => {
    const match = inFish({ second: at(3, 0) });

    const events = play(match, LOAD, DECLINE);

    expect(told(events, 'battle-begun')).toEqual([]);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-S56 the Gunner’s Mate may choose its own space; every enemy there is battled, Emissary and plans included', () => {
    const match = inFish({ second: at(2, 1), union: at(2, 1) }, ['emissary'], {
      hand: ['enlist'],
      rig: rolls(6, 1),
    });

    play(match, LOAD, MATE, aim(2, 1));
    expect(offersOf(sea, match)).toEqual(
      [UNION_SHIP, SECOND_SHIP].map((f) => ({ do: 'fight', figure: f })),
    );
    play(match, { do: 'fight', figure: UNION_SHIP });
    expect(askedNow(match)).toBe('smuggler-1 crew/use');
    play(match, DECLINE);
    expect(askedNow(match)).toBe('mollusk plans/at-battle');
    const events = play(match, { do: 'pass' }, DECLINE, { do: 'use', card: card('emissary') });

    expect(told(events, 'battle-begun').map(({ defender }) => defender)).toEqual([SECOND_SHIP]);
    expect(told(events, 'gold-given')).toHaveLength(1);
  });

  it('AH-S56 nothing moves, and no terrain of the target space applies', () => {
    const match = inFish({ second: at(3, 0) }, [], { rig: rolls(6, 1) });

    const events = play(match, LOAD, MATE, aim(3, 0), DECLINE);

    expect(kindsOf(events)).not.toContain('moved');
    expect(kindsOf(events)).not.toContain('slot-damaged');
    expect(kindsOf(events)).not.toContain('anchored');
    expect(match.state.figures[SMUGGLER_SHIP]?.space).toBe(at(2, 1));
  });

  it('AH-S56 a victory move starts from the real space, and drops the battles not begun', () => {
    const match = inFish({ second: at(3, 0), union: at(3, 0) }, [], { rig: rolls(6, 1) });

    const events = play(
      match,
      LOAD,
      MATE,
      aim(3, 0),
      { do: 'fight', figure: SECOND_SHIP },
      { do: 'victory', victory: 'slip-away' },
      { do: 'damage', slot: slot('smuggler-2', 'sail') },
      { do: 'move', space: at(2, 2) },
      { do: 'stop' },
    );

    expect(told(events, 'moved')).toEqual([
      { figure: SMUGGLER_SHIP, from: at(2, 1), to: at(2, 2) },
    ]);
    expect(told(events, 'battle-begun')).toHaveLength(1);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-S56 a shove starts from the target’s real space', () => {
    const match = inFish({ second: at(3, 1) }, ['battering-beakhead'], { rig: rolls(6, 1) });

    play(
      match,
      LOAD,
      MATE,
      aim(3, 1),
      { do: 'victory', victory: 'reward' },
      { do: 'damage', slot: slot('smuggler-2', 'sail') },
      { do: 'use', card: card('battering-beakhead') },
    );

    expect(offersOf(sea, match)).toEqual(
      [at(3, 0), at(4, 1), at(3, 2), at(2, 1)].map((space) => ({ do: 'move', space })),
    );
  });

  it('AH-S57 Fog is judged by the space of the defender: from Fog one may fight, into Fog never', () => {
    const fog = at(2, 0);
    const match = inFish({ smuggler: fog, second: fog, union: at(2, 1) });

    play(match, LOAD, MATE);

    expect(offersOf(sea, match)).toEqual([aim(2, 1)]);
    const others = inFish({ smuggler: at(2, 1), second: fog });
    play(others, LOAD);
    expect(askedNow(others)).toBe('smuggler-1 turn/act');
  });

  it('AH-S57 a mover that enters Fog fights nobody there', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { placed: { [slot('bluefin', 'cannons')]: 5 } } },
      fleet: { squadron: at(2, 1), second: at(2, 0), union: at(5, 0) },
    });

    const events = play(match, sailing('bluefin', [at(2, 0)]));

    expect(told(events, 'battle-begun')).toEqual([]);
  });
});
