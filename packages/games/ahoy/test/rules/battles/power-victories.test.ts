import { offersOf, refuses } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { loaded, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  FISH,
  type Fleet,
  figure,
  island,
  kindsOf,
  PARROT,
  SMUGGLER,
  SQUADRON,
  sea,
  shipSlot,
  slot,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

type Given = NonNullable<Parameters<typeof turnOf>[1]>;

const HERE = at(2, 2);
const THERE = at(2, 1);
const victory = (name: 'steal-gold' | 'double-damage' | 'remove-comrade' | 'place-comrade') =>
  ({ do: 'victory', victory: name }) as const;

describe('Victories of the Squadron', () => {
  /** The Squadron sails into the Fish region, has to fight there, and wins. */
  const winning = (fleet: Fleet, more: Omit<Given, 'fleet'> = {}) => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 1) },
      fleet: { squadron: HERE, ...fleet },
      rig: rolls(6, 1),
      ...more,
    });
    play(match, sailing('bluefin', [THERE]));
    return match;
  };

  it('AH-174 the Squadron deals 1 damage to the loser, and takes 1 gold from its owner', () => {
    const match = winning({ smuggler: THERE });

    const events = play(match, victory('steal-gold'), {
      do: 'damage',
      slot: slot('smuggler-1', 'full-sail'),
    });

    expect(told(events, 'slot-damaged')).toMatchObject([
      { seat: SMUGGLER, by: SQUADRON, slot: slot('smuggler-1', 'full-sail') },
    ]);
    expect(told(events, 'gold-stolen')).toEqual([{ from: SMUGGLER, to: SQUADRON, count: 1 }]);
    expect(match.state.mats.map(({ gold }) => gold)).toEqual([4, 2, 3, 3]);
  });

  it('AH-175 the Squadron deals 2 damage to the loser, and takes no gold', () => {
    const match = winning({ smuggler: THERE });

    const events = play(
      match,
      victory('double-damage'),
      { do: 'damage', slot: slot('smuggler-1', 'full-sail') },
      { do: 'damage', slot: slot('smuggler-1', 'tailwind') },
    );

    expect(told(events, 'slot-damaged').map((hit) => hit.slot)).toEqual([
      slot('smuggler-1', 'full-sail'),
      slot('smuggler-1', 'tailwind'),
    ]);
    expect(kindsOf(events)).not.toContain('gold-stolen');
  });

  it.each([
    ['Flagship', { union: THERE }, slot('mollusk', 'rally')],
    ['Gunship', { gunship: THERE }, shipSlot('gunship', 1)],
  ])(
    'AH-176 the Squadron deals 1 damage to the %s of the Union, and takes a Comrade off the Island of the region of battle',
    (_, fleet, hit) => {
      const match = winning(fleet, { comrades: { [FISH]: 2, [PARROT]: 2 } });

      const events = play(match, victory('remove-comrade'), { do: 'damage', slot: hit });

      expect(told(events, 'slot-damaged').map((damage) => damage.slot)).toEqual([hit]);
      expect(told(events, 'comrades-removed')).toEqual([{ region: FISH, count: 1 }]);
      expect(match.state.union.ready).toBe(6);
    },
  );

  it('AH-176 the Squadron removes a Comrade also for the Cutter, which this damage sinks', () => {
    const match = winning({ cutter: THERE }, { comrades: { [FISH]: 2 } });

    const events = play(match, victory('remove-comrade'));

    expect(told(events, 'figure-removed')).toEqual([{ figure: figure('cutter'), space: THERE }]);
    expect(told(events, 'comrades-removed')).toEqual([{ region: FISH, count: 1 }]);
  });

  it('AH-176 the Squadron never removes a Comrade for beating a Smuggler', () => {
    const match = winning({ smuggler: THERE }, { comrades: { [FISH]: 2 } });

    expect(offersOf(sea, match)).toEqual([
      victory('steal-gold'),
      victory('double-damage'),
      { do: 'decline' },
    ]);
    expect(refuses(sea, match, SQUADRON, victory('remove-comrade')).clause).toBe('AH-176');
  });
});

describe('Victories of the Union', () => {
  it('AH-201 the Union deals 1 damage, and places a Ready Comrade on the Island of the region of battle', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [4, 4] } },
      fleet: { union: island(PARROT), gunship: HERE, smuggler: THERE },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      { do: 'place', die: 4, slot: shipSlot('gunship'), value: 4 },
      { do: 'sail' },
      { do: 'move', space: THERE },
      victory('place-comrade'),
      { do: 'damage', slot: slot('smuggler-1', 'full-sail') },
    );

    expect(told(events, 'slot-damaged')).toHaveLength(1);
    expect(told(events, 'comrades-placed')).toEqual([{ region: FISH, count: 1 }]);
    expect(match.state.union.ready).toBe(5);
  });

  it('AH-201 the Union without a Ready Comrade deals the damage alone', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 1) },
      fleet: { union: HERE, patrols: [THERE] },
      state: { union: { ready: 0 } },
      rig: rolls(6, 1),
    });

    const events = play(match, sailing('mollusk', [THERE]), victory('place-comrade'));

    expect(told(events, 'figure-removed')).toEqual([{ figure: figure('patrol'), space: THERE }]);
    expect(kindsOf(events)).not.toContain('comrades-placed');
  });

  it('AH-202 the Union deals 1 damage, and takes 1 gold from the owner of the loser', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 1) },
      fleet: { union: HERE, patrols: [THERE] },
      rig: rolls(6, 1),
    });

    const events = play(match, sailing('mollusk', [THERE]), victory('steal-gold'));

    expect(told(events, 'figure-removed')).toEqual([{ figure: figure('patrol'), space: THERE }]);
    expect(told(events, 'gold-stolen')).toEqual([{ from: SQUADRON, to: UNION, count: 1 }]);
    expect(match.state.mats.map(({ gold }) => gold)).toEqual([2, 3, 4, 3]);
  });
});
