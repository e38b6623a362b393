import { offersOf, refuses } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, loaded, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  figure,
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
const SQUADRON_SHIP = figure('flagship', SQUADRON);
const UNION_SHIP = figure('flagship', UNION);
const SECOND_SHIP = figure('flagship', SECOND);
const HERE = at(1, 2);
const THERE = at(2, 2);
/** The Smuggler sails from its open space into the open space next to it. */
const INTO = sailing('smuggler-1', [THERE]);
const DECLINE = { do: 'decline' } as const;

describe('Battles that do not happen after all', () => {
  it('AH-123 an attacker that is removed fights no more battles there', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5) },
      fleet: { squadron: at(5, 0), patrols: [HERE], union: THERE, second: THERE },
      rig: rolls(1, 6),
    });

    const events = play(
      match,
      { do: 'place', die: 3, slot: slot('bluefin', 'order'), value: 3 },
      { do: 'order', figure: figure('patrol') },
      { do: 'move', space: THERE },
      { do: 'fight', figure: UNION_SHIP },
      { do: 'hold-fire' },
      { do: 'victory', victory: 'steal-gold' },
    );

    expect(told(events, 'figure-removed')).toEqual([{ figure: figure('patrol'), space: THERE }]);
    expect(told(events, 'battle-begun')).toHaveLength(1);
    expect(askedNow(match)).toBe('bluefin turn/act');
  });

  it('AH-123 AH-S44 a shoved attacker drops its battles and the terrain it left', () => {
    const wreck = at(4, 3);
    const match = turnOf(SMUGGLER, {
      mats: {
        [SMUGGLER]: loaded('smuggler-1', 1),
        [UNION]: { crew: ['battering-beakhead'] },
      },
      fleet: { smuggler: at(4, 2), union: wreck, second: wreck, squadron: at(5, 0) },
      rig: rolls(1, 6),
    });

    const events = play(
      match,
      sailing('smuggler-1', [wreck]),
      { do: 'fight', figure: UNION_SHIP },
      { do: 'victory', victory: 'steal-gold' },
      { do: 'damage', slot: slot('smuggler-1', 'tailwind') },
      { do: 'use' },
      { do: 'move', space: at(4, 2) },
    );

    expect(told(events, 'shoved')).toEqual([
      { figure: SMUGGLER_SHIP, by: UNION, from: wreck, to: at(4, 2) },
    ]);
    expect(told(events, 'battle-begun')).toHaveLength(1);
    // The Union's damage alone: the Wreckage no longer counts.
    expect(told(events, 'slot-damaged')).toHaveLength(1);
    expect(told(events, 'anchored')).toEqual([{ figure: SMUGGLER_SHIP, space: at(4, 2) }]);
  });

  it('AH-S44 an attacker that moved away and came back meets the terrain once, by coming back', () => {
    const wreck = at(0, 2);
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      fleet: { smuggler: HERE, patrols: [wreck], squadron: at(5, 0) },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('smuggler-1', [wreck]),
      { do: 'victory', victory: 'slip-away' },
      { do: 'move', space: HERE },
      { do: 'move', space: wreck },
      { do: 'damage', slot: slot('smuggler-1', 'tailwind') },
      { do: 'done' },
    );

    expect(told(events, 'slot-damaged')).toHaveLength(1);
    expect(told(events, 'anchored')).toEqual([{ figure: SMUGGLER_SHIP, space: wreck }]);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-S44 a shoved attacker anchors without Harbor and Treasure, but with its Sail bonus', () => {
    const harbor = at(3, 2);
    const match = turnOf(SQUADRON, {
      mats: {
        [SQUADRON]: loaded('bluefin', 5, { damaged: [slot('bluefin', 'deploy')] }),
        [SECOND]: { crew: ['battering-beakhead'] },
      },
      fleet: { squadron: at(2, 1), second: THERE, smuggler: at(5, 0), union: at(4, 0) },
      rig: rolls(1, 6),
      state: { smugglers: { 1: { white: 8, black: 12 } } },
    });

    play(
      match,
      sailing('bluefin', [THERE]),
      { do: 'hold-fire' },
      { do: 'victory', victory: 'reward' },
      { do: 'damage', slot: slot('bluefin', 'tailwind') },
      { do: 'use' },
      { do: 'move', space: harbor },
      { do: 'reward', reward: 3, take: false },
    );

    expect(askedNow(match)).toBe('bluefin anchoring/choose');
    expect(offersOf(sea, match)).toEqual([{ do: 'place-patrol' }, { do: 'done' }]);
    expect(refuses(sea, match, SQUADRON, { do: 'take-treasure' })).toMatchObject({
      code: 'denied',
    });
    const events = play(match, { do: 'place-patrol' });
    expect(told(events, 'figure-placed')).toEqual([{ figure: figure('patrol'), space: harbor }]);
  });

  it('AH-S45 a figure that is no longer there when its turn comes is not battled', () => {
    const match = turnOf(SMUGGLER, {
      mats: {
        [SMUGGLER]: loaded('smuggler-1', 1, {
          crew: ['powder-monkey'],
          damaged: [slot('smuggler-1', 'tailwind')],
        }),
      },
      fleet: { smuggler: HERE, squadron: at(5, 0), union: THERE, patrols: [THERE] },
      rig: rolls(6, 1),
      // The reward next to it repairs all damage.
      state: { smugglers: { 0: { white: 8, black: 7 } } },
    });

    const events = play(
      match,
      INTO,
      { do: 'fight', figure: UNION_SHIP },
      { do: 'victory', victory: 'reward' },
      { do: 'damage', slot: slot('mollusk', 'rally') },
      { do: 'reward', reward: 9, take: true },
      { do: 'use' },
      { do: 'hit', figure: figure('patrol') },
    );

    expect(told(events, 'figure-removed')).toEqual([{ figure: figure('patrol'), space: THERE }]);
    expect(told(events, 'battle-begun')).toHaveLength(1);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-S45 a figure that comes into the space during the battles is not battled by it', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 1), [SMUGGLER]: loaded('smuggler-1', 1) },
      fleet: { squadron: HERE, smuggler: THERE, second: at(2, 1) },
      rig: rolls(1, 6, 1, 6, 6, 1),
    });

    const events = play(
      match,
      sailing('bluefin', [THERE]),
      { do: 'victory', victory: 'slip-away' },
      { do: 'damage', slot: slot('bluefin', 'order') },
      { do: 'move', space: at(2, 1) },
      { do: 'victory', victory: 'slip-away' },
      { do: 'damage', slot: slot('smuggler-1', 'tailwind') },
      { do: 'move', space: THERE },
      DECLINE,
    );

    // The second Smuggler, coming in, battles the Squadron; not the Squadron once more.
    expect(
      told(events, 'battle-begun').map(({ attacker, defender }) => [attacker, defender]),
    ).toEqual([
      [SQUADRON_SHIP, SMUGGLER_SHIP],
      [SMUGGLER_SHIP, SECOND_SHIP],
      [SECOND_SHIP, SQUADRON_SHIP],
    ]);
    expect(askedNow(match)).toBe('bluefin anchoring/choose');
  });
});
