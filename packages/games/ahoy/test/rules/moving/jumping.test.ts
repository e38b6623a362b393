import { dice, isOffered, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  at,
  card,
  costSlot,
  kindsOf,
  plan,
  position,
  SMUGGLER,
  sea,
  slot,
  tile,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';
import { CANNONS, placeOf, SHIP, to, underSail } from '../../voyage.ts';

const SAIL = slot('smuggler-1', 'sail');

describe('Moving directly', () => {
  it('AH-076 a Tailwind is a move: battle, Wreckage and anchoring apply where it ends', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [3, 1], placed: { [CANNONS]: 1 } } },
      fleet: { smuggler: at(5, 3), patrols: [at(0, 2)] },
      rig: dice(6, [6, 1]),
    });

    const events = script(sea, match, [
      { do: 'place', die: 3, slot: slot('smuggler-1', 'tailwind'), value: 3 },
      to(0, 2),
      { do: 'decline' },
      { do: 'damage', slot: SAIL },
    ]);

    expect(kindsOf(events)).toEqual([
      'die-placed',
      'moved',
      'battle-begun',
      'battle-rolled',
      'battle-rolled',
      'battle-won',
      'victory-chosen',
      'slot-damaged',
      'anchored',
    ]);
    expect(isOffered(sea, match, { do: 'take-treasure' })).toBe(true);
  });

  it('AH-076 Aeronauts move: the enemy on the other Island is met', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['aeronauts'], placed: { [CANNONS]: 1 } } },
      fleet: { smuggler: at(3, 1), patrols: [at(5, 1)] },
      state: { regions: { 2: { tile: tile('fish-b') } } },
    });

    const events = script(sea, match, [{ do: 'use', card: card('aeronauts') }, to(5, 1)]);

    expect(told(events, 'battle-begun')[0]?.space).toBe(at(5, 1));
  });

  it('AH-076 Ghastly Gust moves: a Strong Current carries on from where it ends', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['ghastly-gust'] } },
      fleet: { smuggler: at(5, 3) },
    });

    script(sea, match, [{ do: 'use', card: card('ghastly-gust') }, to(0, 0)]);

    expect(placeOf(match, SHIP)).toBe(at(0, 1));
  });

  it('AH-076 Whispering Wind moves: the Wreckage where it ends damages', () => {
    const match = turnOf(SMUGGLER, {
      mats: {
        [SMUGGLER]: { crew: ['whispering-wind'], placed: { [costSlot('whispering-wind')]: 4 } },
      },
      fleet: { smuggler: at(5, 3) },
    });

    const events = script(sea, match, [
      { do: 'use', card: card('whispering-wind') },
      to(0, 3),
      { do: 'damage', slot: SAIL },
    ]);

    expect(kindsOf(events).slice(-3)).toEqual(['moved', 'slot-damaged', 'anchored']);
  });

  it('AH-076 Dynamic Entry moves: the enemy in the Tailwind space is met', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { placed: { [slot('mollusk', 'cannons')]: 1 } } },
      hand: ['dynamic-entry-1'],
      fleet: { union: at(5, 3), patrols: [at(2, 3)] },
    });

    const events = script(sea, match, [{ do: 'plan', plan: plan('dynamic-entry-1') }, to(2, 3)]);

    expect(told(events, 'battle-begun')[0]?.space).toBe(at(2, 3));
  });

  it('AH-076 a free Tailwind moves: the Flagship anchors and may take the Treasure', () => {
    // The marker stands beside the first free Tailwind of the grid.
    const match = position({
      fleet: { smuggler: at(3, 1) },
      state: { smugglers: { 0: { white: 7, black: 12 } } },
      step: 'rewards/step',
      data: { seat: SMUGGLER },
      under: [{ step: 'scoring/end', data: {} }],
    });

    const events = script(sea, match, [
      { do: 'reward', reward: 6, take: true },
      to(0, 3),
      { do: 'damage', slot: SAIL },
      { do: 'take-treasure' },
    ]);

    expect(kindsOf(events).slice(2, -1)).toEqual([
      'moved',
      'slot-damaged',
      'anchored',
      'gold-gained',
      'treasure-taken',
    ]);
  });

  it('AH-076 the Sea Witch moves: Wreckage on the other side damages', () => {
    const match = underSail(1, {
      mats: { [SMUGGLER]: { crew: ['sea-witch'] } },
      fleet: { smuggler: at(5, 2) },
    });

    const events = script(sea, match, [
      { do: 'sea-witch', direction: 'east', space: at(0, 2) },
      { do: 'damage', slot: SAIL },
    ]);

    expect(kindsOf(events)).toEqual(['moved', 'slot-damaged', 'anchored']);
  });
});
