import { offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { allBut, askedNow, loaded, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  card,
  figure,
  kindsOf,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  shipSlot,
  slot,
  TREE,
  tile,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

const SECOND_SHIP = figure('flagship', SECOND);
const use = (key: string) => ({ do: 'use', card: card(key) }) as const;
const BEAKHEAD = use('battering-beakhead');
const DECLINE = { do: 'decline' } as const;
const HELM = slot('smuggler-2', 'sail');
const to = (x: number, y: number) => ({ do: 'move', space: at(x, y) }) as const;
const damage = (id: number) => ({ do: 'damage', slot: id }) as const;

type Given = NonNullable<Parameters<typeof turnOf>[1]>;

/**
 * The Smuggler, with Mystic and Battering Beakhead, hits the second one, who stands in the same
 * region, and is about to say whether to move it.
 */
function battered(smuggler: number, second: number, given: Given = {}) {
  const match = turnOf(SMUGGLER, {
    ...given,
    mats: {
      [SMUGGLER]: { crew: ['mystic', 'battering-beakhead'] },
      ...given.mats,
    },
    fleet: { smuggler, second, squadron: at(5, 3), union: at(5, 3), ...given.fleet },
  });
  play(
    match,
    use('mystic'),
    damage(slot('smuggler-1', 'tailwind')),
    { do: 'hit', figure: SECOND_SHIP },
    damage(HELM),
  );
  return match;
}

describe('Battering Beakhead', () => {
  it('AH-248 an enemy figure that survives damage may be moved 1 space, or left', () => {
    const match = battered(at(2, 2), at(2, 2));

    expect(offersOf(sea, match)).toEqual([DECLINE, BEAKHEAD]);
    play(match, BEAKHEAD);
    expect(askedNow(match)).toBe('smuggler-1 moving/shove');
    expect(offersOf(sea, match)).toEqual([to(2, 1), to(3, 2), to(2, 3), to(1, 2)]);
    const events = play(match, to(1, 2));

    expect(told(events, 'shoved')).toEqual([
      { figure: SECOND_SHIP, by: SMUGGLER, from: at(2, 2), to: at(1, 2) },
    ]);
    const left = battered(at(2, 2), at(2, 2));
    play(left, DECLINE);
    expect(left.state.figures[SECOND_SHIP]?.space).toBe(at(2, 2));
  });

  it('AH-248 a figure that the damage removes is not moved', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['mystic', 'battering-beakhead'] } },
      fleet: { smuggler: at(2, 2), squadron: at(5, 3), cutter: at(2, 2), patrols: [at(2, 2)] },
    });

    const events = play(match, use('mystic'), damage(slot('smuggler-1', 'tailwind')), {
      do: 'hit',
      figure: figure('cutter'),
    });

    expect(told(events, 'figure-removed')).toHaveLength(1);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-249 the figure is never moved off the map', () => {
    const match = battered(at(0, 1), at(0, 1));

    play(match, BEAKHEAD);

    expect(offersOf(sea, match)).toEqual([to(0, 0), to(1, 1), to(0, 2)]);
  });

  it('AH-249 Battering Beakhead shoves nobody across a Sandbar', () => {
    const match = battered(at(2, 3), at(2, 3));

    play(match, BEAKHEAD);

    expect(offersOf(sea, match)).toEqual([to(2, 2), to(1, 3)]);
    expect(refuses(sea, match, SMUGGLER, to(3, 3))).toMatchObject({
      code: 'denied',
      clause: 'AH-069',
    });
  });

  it('AH-249 a Strong Current that would take it off the map is ignored', () => {
    const match = battered(at(0, 2), at(0, 2), {
      // The current of this tile leads south, where the map ends.
      state: { regions: { [TREE]: { tile: tile('fish-b') } } },
      stack: ['sword-b', 'skull-b'],
    });

    const events = play(match, BEAKHEAD, to(0, 3));

    expect(told(events, 'carried')).toEqual([
      { figure: SECOND_SHIP, direction: 'south', to: null },
    ]);
    expect(kindsOf(events)).not.toContain('tile-drawn');
    expect(match.state.figures[SECOND_SHIP]?.space).toBe(at(0, 3));
  });

  it('AH-249 a second Strong Current carries the shoved figure on', () => {
    const match = battered(at(1, 0), at(1, 0));

    const events = play(match, BEAKHEAD, to(0, 0));

    expect(told(events, 'carried')).toEqual([
      { figure: SECOND_SHIP, direction: 'south', to: at(0, 1) },
    ]);
    expect(match.state.figures[SECOND_SHIP]?.space).toBe(at(0, 1));
  });

  it('AH-249 the shoved figure fights nobody where it comes', () => {
    const match = battered(at(2, 2), at(2, 2), {
      mats: {
        [SQUADRON]: loaded('bluefin', 5),
        [SMUGGLER]: { crew: ['mystic', 'battering-beakhead'] },
      },
      fleet: { squadron: at(2, 1) },
    });

    const events = play(match, BEAKHEAD, to(2, 1));

    expect(told(events, 'shoved')).toHaveLength(1);
    expect(told(events, 'battle-begun')).toEqual([]);
  });

  it('AH-249 the shoved figure takes neither Harbor nor Treasure', () => {
    const match = battered(at(2, 2), at(2, 2));

    const events = play(match, BEAKHEAD, to(3, 2));

    expect(kindsOf(events)).toEqual(['crew-used', 'shoved']);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });
});

describe('Battering Beakhead in detail', () => {
  it('AH-S62 Battering Beakhead acts once per damaging effect, however many tokens were placed', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5, { crew: ['battering-beakhead'] }) },
      fleet: { squadron: at(1, 2), second: at(2, 2) },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('bluefin', [at(2, 2)]),
      { do: 'hold-fire' },
      { do: 'victory', victory: 'double-damage' },
      damage(HELM),
      damage(slot('smuggler-2', 'cannons')),
      BEAKHEAD,
      to(2, 1),
    );

    expect(told(events, 'slot-damaged')).toHaveLength(2);
    expect(told(events, 'shoved')).toHaveLength(1);
    expect(askedNow(match)).toBe('bluefin anchoring/choose');
  });

  it('AH-S62 damage that found no slot moves nobody', () => {
    const match = turnOf(SQUADRON, {
      mats: {
        [SQUADRON]: loaded('bluefin', 5, { crew: ['battering-beakhead'] }),
        [SECOND]: { damaged: allBut('smuggler-2') },
      },
      fleet: { squadron: at(1, 2), second: at(2, 2) },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('bluefin', [at(2, 2)]),
      { do: 'hold-fire' },
      { do: 'victory', victory: 'double-damage' },
    );

    expect(told(events, 'damage-ignored')).toHaveLength(1);
    expect(askedNow(match)).toBe('bluefin anchoring/choose');
  });

  it('AH-S62 Wreckage damages the figure, its owner choosing the slot, and moves it no further', () => {
    const match = battered(at(1, 2), at(1, 2));

    play(match, BEAKHEAD, to(0, 2));
    expect(askedNow(match)).toBe('smuggler-2 damage/slot');
    const events = play(match, damage(slot('smuggler-2', 'cannons')));

    expect(told(events, 'slot-damaged')).toMatchObject([{ seat: SECOND, by: SECOND }]);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it("AH-S62 the shoved figure's owner may avoid the Wreckage with a Pilot", () => {
    const match = battered(at(1, 2), at(1, 2), {
      mats: {
        [SMUGGLER]: { crew: ['mystic', 'battering-beakhead'] },
        [SECOND]: { crew: ['pilot'] },
      },
    });

    play(match, BEAKHEAD, to(0, 2));
    expect(askedNow(match)).toBe('smuggler-2 moving/wreckage');
    const events = play(match, { do: 'avoid', card: card('pilot') });

    expect(told(events, 'wreckage-avoided')).toHaveLength(1);
    expect(kindsOf(events)).not.toContain('slot-damaged');
  });

  it("AH-S62 the shoved figure's owner may ignore a current with a Sea Dog, or ride it elsewhere but off the map", () => {
    const match = battered(at(1, 0), at(1, 0), {
      mats: {
        [SMUGGLER]: { crew: ['mystic', 'battering-beakhead'] },
        [SECOND]: { crew: ['sea-dog'] },
      },
    });

    play(match, BEAKHEAD, to(0, 0));

    expect(askedNow(match)).toBe('smuggler-2 moving/steer');
    expect(offersOf(sea, match)).toEqual([
      { do: 'stay' },
      { do: 'ride', direction: 'east' },
      { do: 'ride', direction: 'south' },
    ]);
    expect(whyNot(sea, match, { do: 'ride', direction: 'north' })).toBe('AH-249');
    play(match, { do: 'ride', direction: 'east' });
    expect(match.state.figures[SECOND_SHIP]?.space).toBe(at(1, 0));
  });

  it("AH-S62 the shoved figure's owner may use Fog as a current with a Barrelman", () => {
    const match = battered(at(2, 1), at(2, 1), {
      mats: {
        [SMUGGLER]: { crew: ['mystic', 'battering-beakhead'] },
        [SECOND]: { crew: ['barrelman'] },
      },
    });

    play(match, BEAKHEAD, to(2, 0));
    expect(askedNow(match)).toBe('smuggler-2 moving/steer');
    expect(whyNot(sea, match, { do: 'ride', direction: 'north' })).toBe('AH-249');
    play(match, { do: 'ride', direction: 'west' });

    expect(match.state.figures[SECOND_SHIP]?.space).toBe(at(1, 0));
  });

  it('AH-S62 a Gunship shoved into Wreckage is damaged, though it ignores it in its own moves', () => {
    const fleet = { smuggler: at(1, 2), gunship: at(1, 2), union: at(5, 3), squadron: at(5, 3) };
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['mystic', 'battering-beakhead'] } },
      fleet,
    });
    const shoved = play(
      match,
      use('mystic'),
      damage(slot('smuggler-1', 'tailwind')),
      { do: 'hit', figure: figure('gunship') },
      damage(shipSlot('gunship')),
      BEAKHEAD,
      to(0, 2),
    );
    expect(told(shoved, 'figure-removed')).toEqual([
      { figure: figure('gunship'), space: at(0, 2) },
    ]);

    const own = turnOf(UNION, {
      mats: { [UNION]: { dice: [4, 4] } },
      fleet: { ...fleet, smuggler: at(4, 0) },
    });
    const sailed = play(
      own,
      { do: 'place', die: 4, slot: shipSlot('gunship'), value: 4 },
      { do: 'sail' },
      to(0, 2),
    );

    expect(told(sailed, 'moved')).toHaveLength(1);
    expect(kindsOf(sailed)).not.toContain('slot-damaged');
  });
});
