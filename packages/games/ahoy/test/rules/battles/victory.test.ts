import { offersOf, refuses } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { allBut, askedNow, loaded, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  FISH,
  figure,
  kindsOf,
  PARROT,
  plan,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  shipSlot,
  slot,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

const SMUGGLER_SHIP = figure('flagship', SMUGGLER);
const UNION_SHIP = figure('flagship', UNION);
const HERE = at(1, 2);
const THERE = at(2, 2);
const DECLINE = { do: 'decline' } as const;
const take = (victory: 'steal-gold' | 'double-damage' | 'remove-comrade' | 'place-comrade') =>
  ({ do: 'victory', victory }) as const;

describe('Victory', () => {
  it('AH-S48 extra damage adds to the chosen option', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5, { crew: ['gunner'] }) },
      fleet: { squadron: HERE, smuggler: THERE },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('bluefin', [THERE]),
      { do: 'hold-fire' },
      take('double-damage'),
      { do: 'damage', slot: slot('smuggler-1', 'sail') },
      { do: 'damage', slot: slot('smuggler-1', 'full-sail') },
      { do: 'damage', slot: slot('smuggler-1', 'cannons') },
    );

    expect(told(events, 'slot-damaged')).toHaveLength(3);
    expect(askedNow(match)).toBe('bluefin anchoring/choose');
  });

  it('AH-S48 who declines all options deals no damage at all', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 1, { crew: ['gunner'] }) },
      fleet: { union: HERE, smuggler: THERE, squadron: at(5, 0) },
      hand: ['secret-weapon'],
      rig: rolls(6, 6, 1),
    });

    const events = play(
      match,
      sailing('mollusk', [THERE]),
      { do: 'plan', plan: plan('secret-weapon') },
      DECLINE,
    );

    expect(told(events, 'battle-won')[0]?.winner).toBe(UNION_SHIP);
    expect(kindsOf(events)).not.toContain('slot-damaged');
    expect(kindsOf(events)).not.toContain('damage-ignored');
  });

  it('AH-S50 the second half of an option applies though its damage is ignored', () => {
    const match = turnOf(SQUADRON, {
      mats: {
        [SQUADRON]: loaded('bluefin', 5, { gold: 0 }),
        [SMUGGLER]: { gold: 2, damaged: allBut('smuggler-1') },
      },
      fleet: { squadron: HERE, smuggler: THERE },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('bluefin', [THERE]),
      { do: 'hold-fire' },
      take('steal-gold'),
    );

    expect(told(events, 'damage-ignored')).toEqual([{ figure: SMUGGLER_SHIP }]);
    expect(told(events, 'gold-stolen')).toEqual([{ from: SMUGGLER, to: SQUADRON, count: 1 }]);
  });

  it('AH-S51 the Comrade option may be chosen without Comrades there: it then deals 1 damage', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5) },
      fleet: { squadron: HERE, union: THERE },
      comrades: { [PARROT]: 0 },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('bluefin', [THERE]),
      { do: 'hold-fire' },
      take('remove-comrade'),
      { do: 'damage', slot: slot('mollusk', 'rally') },
    );

    expect(told(events, 'slot-damaged')).toHaveLength(1);
    expect(told(events, 'comrades-removed')).toEqual([]);
    expect(askedNow(match)).toBe('bluefin anchoring/choose');
  });

  it('AH-S51 removing a Comrade is not offered against others than the Union', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5) },
      fleet: { squadron: HERE, smuggler: THERE },
      comrades: { [PARROT]: 3 },
      rig: rolls(6, 1),
    });

    play(match, sailing('bluefin', [THERE]), { do: 'hold-fire' });

    expect(offersOf(sea, match)).toEqual([take('steal-gold'), take('double-damage'), DECLINE]);
    expect(refuses(sea, match, SQUADRON, take('remove-comrade'))).toMatchObject({
      code: 'denied',
      clause: 'AH-176',
    });
  });

  it('AH-306 the Comrade is taken off the Island of the region of battle, wherever the loser is now', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5, { crew: ['battering-beakhead'] }) },
      fleet: { squadron: HERE, union: THERE },
      comrades: { [PARROT]: 2, [FISH]: 2 },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('bluefin', [THERE]),
      { do: 'hold-fire' },
      take('remove-comrade'),
      { do: 'damage', slot: slot('mollusk', 'rally') },
      { do: 'use' },
      // North, into the Fish region.
      { do: 'move', space: at(2, 1) },
    );

    expect(told(events, 'shoved')[0]?.figure).toBe(UNION_SHIP);
    expect(told(events, 'comrades-removed')).toEqual([{ region: PARROT, count: 1 }]);
  });

  it('AH-S58 the Gunship’s 3, the Cannons die, Fighters, Weapon Cache and Secret Weapon add up', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 5, { dice: [4], crew: ['fighters'] }) },
      fleet: { union: at(5, 0), gunship: HERE, smuggler: THERE, squadron: at(4, 0) },
      hand: ['weapon-cache-1', 'secret-weapon'],
      rig: rolls(2, 5, 6),
    });

    const events = play(
      match,
      { do: 'place', die: 4, slot: shipSlot('gunship'), value: 4 },
      { do: 'sail' },
      { do: 'move', space: THERE },
      { do: 'plan', plan: plan('weapon-cache-1') },
      { do: 'plan', plan: plan('secret-weapon') },
      { do: 'fire', slot: slot('mollusk', 'cannons'), lowered: 4 },
    );

    // Dice 2 and 5, Gunship 3, Cannons 4, Fighters 1, six Ready Comrades.
    expect(told(events, 'battle-rolled').map(({ dice, total }) => [dice, total])).toEqual([
      [[2, 5], 21],
      [[6], 6],
    ]);
  });
});

describe('The order within an option', () => {
  const parts = (events: Parameters<typeof kindsOf>[0]): string[] => {
    const all = kindsOf(events);
    return all.slice(all.indexOf('victory-chosen') + 1);
  };

  it('AH-S102 an option deals all damage, then shoves, then places the Comrade', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 1, { crew: ['gunner', 'battering-beakhead'] }) },
      fleet: { union: HERE, smuggler: THERE, squadron: at(5, 0) },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('mollusk', [THERE]),
      take('place-comrade'),
      { do: 'damage', slot: slot('smuggler-1', 'sail') },
      { do: 'damage', slot: slot('smuggler-1', 'cannons') },
      { do: 'use' },
      { do: 'move', space: at(2, 1) },
    );

    expect(parts(events)).toEqual([
      'slot-damaged',
      'slot-damaged',
      'crew-used',
      'shoved',
      'comrades-placed',
      'anchored',
    ]);
  });

  it('AH-S102 damage, then the shove, then the stolen gold', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5, { crew: ['battering-beakhead'] }) },
      fleet: { squadron: HERE, smuggler: THERE },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('bluefin', [THERE]),
      { do: 'hold-fire' },
      take('steal-gold'),
      { do: 'damage', slot: slot('smuggler-1', 'sail') },
      { do: 'use' },
      { do: 'move', space: at(2, 1) },
    );

    expect(parts(events)).toEqual([
      'slot-damaged',
      'crew-used',
      'shoved',
      'gold-stolen',
      'anchored',
    ]);
  });

  it.each([
    ['slip-away', { do: 'move', space: HERE }, 'moved'],
    ['reward', { do: 'reward', reward: 7, take: true }, 'reward-reached'],
  ] as const)('AH-S102 damage, then the shove, then the Smuggler’s %s', (victory, then, event) => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1, { crew: ['battering-beakhead'] }) },
      fleet: { smuggler: HERE, second: THERE, squadron: at(5, 0) },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('smuggler-1', [THERE]),
      { do: 'victory', victory },
      { do: 'damage', slot: slot('smuggler-2', 'sail') },
      { do: 'use' },
      { do: 'move', space: at(2, 1) },
      then,
    );

    expect(parts(events).slice(0, 4)).toEqual(['slot-damaged', 'crew-used', 'shoved', event]);
    expect(told(events, 'shoved')[0]?.figure).toBe(figure('flagship', SECOND));
  });
});
