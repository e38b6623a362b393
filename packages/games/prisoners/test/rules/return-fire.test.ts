import { describe, expect, it } from 'vitest';
import {
  askedNow,
  attack,
  type Circumstances,
  GREEN,
  hex,
  names,
  RED,
  table,
  told,
} from '../positions.ts';

const PASS = { do: 'pass' } as const;
/** Red beside a green ship, with others far away. */
const duel: Circumstances = {
  ships: [
    [{ at: 'E5' }, { at: 'A9' }],
    [{ at: 'E6' }, { at: 'P9' }],
  ],
};
const beside = (face: 'shark' | 'squid' | 'privateer' | 'rum-cache'): Circumstances => ({
  ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
  destinations: [{ at: 'E6', face }],
});

describe('Return fire', () => {
  it('TP-184 TP-S40 a target that can must return fire, after a window of its own, even in vain', () => {
    const { match, events } = attack(
      { ...duel, hands: [['full-sail'], ['full-sail']] },
      0,
      'E6',
      'mmmmm mmmm',
      [PASS, PASS],
    );

    expect(names(events)).toContain('attack-failed');
    expect(askedNow(match)).toEqual([RED, 'engagement/maneuvers']);
    expect(match.state.engagement?.roll).toBe('return');
    // Level 5 returns 4 dice: against sink defense 5 it cannot succeed, and is rolled all the same.
    const vain = attack(
      { ships: [[{ at: 'E5', level: 9 }], [{ at: 'E6' }, { at: 'P9' }]] },
      0,
      'E6',
      'mmmmmmmmm hhhh',
    );
    expect(told(vain.events, 'return-fire-rolled')).toMatchObject([{ hits: 4, sink: 5 }]);
    expect(names(vain.events)).toContain('return-fire-failed');
  });

  it('TP-185 TP-029 TP-037 TP-042 TP-S47 neutral targets never return fire, and no Aftermath follows', () => {
    for (const face of ['shark', 'squid', 'privateer', 'rum-cache'] as const) {
      const { match, events } = attack(
        { ...beside(face), hands: [['full-sail'], []] },
        0,
        'E6',
        'hmmmm',
        [PASS],
      );

      expect(told(events, 'attack-failed')).toMatchObject([{ answers: false }]);
      expect(names(events)).not.toContain('return-fire-rolled');
      expect(match.state.engagement).toBe(null);
    }
  });

  it('TP-185 TP-242 a ship under Sabotage returns no fire', () => {
    const { events } = attack(
      { ships: [[{ at: 'E5' }], [{ at: 'E6', noReturnFire: true }]] },
      0,
      'E6',
      'mmmmm',
    );

    expect(told(events, 'attack-failed')).toMatchObject([{ answers: false }]);
    expect(names(events)).not.toContain('return-fire-rolled');
  });

  it('TP-186 return fire is rolled by the controller: a ship with its return fire dice, a territory with 6', () => {
    const ship = attack(
      { ships: [[{ at: 'E5' }, { at: 'A9' }], [{ at: 'E6', level: 8 }]] },
      0,
      'E6',
      'mmmmm mmmmmmm',
    );
    const territory = attack(
      {
        ...beside('rum-cache'),
        territories: { 'rum-cache': { controller: GREEN, holder: GREEN, drawPhasesLeft: 2 } },
      },
      0,
      'E6',
      'hhhmm mmmmmm',
    );

    expect(told(ship.events, 'return-fire-rolled')).toMatchObject([{ seat: GREEN }]);
    expect(told(ship.events, 'return-fire-rolled')[0]?.dice).toHaveLength(7);
    expect(told(territory.events, 'return-fire-rolled')[0]?.dice).toHaveLength(6);
  });

  it('TP-187 TP-023 hits that reach the attacker’s sink defense sink it', () => {
    const { match, events } = attack(duel, 0, 'E6', 'mmmmm hhhm');

    expect(told(events, 'ship-sunk')).toMatchObject([{ ship: 0, seat: RED }]);
    expect(match.state.ships[0]?.hex).toBe(null);
  });

  it('TP-188 return fire never captures, however many hits it has', () => {
    const { match, events } = attack(
      { ships: [[{ at: 'E5' }, { at: 'A9' }], [{ at: 'E6', level: 9 }]] },
      0,
      'E6',
      'mmmmm hhhhhhhh',
    );

    expect(names(events)).not.toContain('ship-captured');
    expect(match.state.ships[0]).toMatchObject({ hex: null, seat: RED });
    expect(told(events, 'return-fire-rolled')).toMatchObject([{ capture: null }]);
  });

  it('TP-189 TP-S47 if it fails both pieces stay, and there is no Aftermath', () => {
    const { match, events } = attack(
      { ...duel, hands: [['full-sail'], ['full-sail']] },
      0,
      'E6',
      'mmmmm hhmm',
      [PASS, PASS, PASS, PASS],
    );

    expect(names(events)).toContain('return-fire-failed');
    expect(match.state.engagement).toBe(null);
    expect(match.state.ships.map(({ hex }) => hex !== null)).toEqual([true, true, true, true]);
  });

  it('TP-190 there is no answer to it: one attack roll and one return fire roll at most', () => {
    const { events } = attack(duel, 0, 'E6', 'mmmmm hhmm');

    expect(names(events).filter((name) => name.endsWith('-rolled'))).toEqual([
      'attack-rolled',
      'return-fire-rolled',
    ]);
  });
});

describe('Aftermath', () => {
  const held = { hands: [['full-sail'], ['full-sail'], ['full-sail']] } as const;
  const three: Circumstances = {
    seats: 3,
    ships: [[{ at: 'E5' }, { at: 'A9' }], [{ at: 'E6' }, { at: 'P9' }], [{ at: 'P3' }]],
    ...held,
  };

  it('TP-192 TP-193 TP-194 TP-S48 only the two sides are asked, whoever made the roll last', () => {
    const won = attack(three, 0, 'E6', 'hhhmm', [PASS, PASS, PASS]);
    expect(askedNow(won.match)).toEqual([GREEN, 'engagement/aftermath']);
    table.play(won.match, GREEN, PASS);
    expect(askedNow(won.match)).toEqual([RED, 'engagement/aftermath']);

    const six = Array.from({ length: 6 }, () => PASS);
    const lost = attack(three, 0, 'E6', 'mmmmm hhhh', six);
    expect(askedNow(lost.match)).toEqual([RED, 'engagement/aftermath']);
    table.play(lost.match, RED, PASS);
    expect(askedNow(lost.match)).toEqual([GREEN, 'engagement/aftermath']);
  });

  it('TP-194 for a neutral target the attacking player alone is asked', () => {
    const { match } = attack(
      {
        seats: 3,
        ships: [[{ at: 'E5' }], [{ at: 'A9' }], [{ at: 'P9' }]],
        destinations: [{ at: 'E6', face: 'shark' }],
        ...held,
      },
      0,
      'E6',
      'hhmmm',
      [PASS, PASS, PASS],
    );

    expect(askedNow(match)).toEqual([RED, 'engagement/aftermath']);
    table.play(match, RED, PASS);
    expect(match.state.engagement).toBe(null);
  });

  it('TP-195 TP-S51 each play looks at the outcome as it then stands', () => {
    const { match, events } = attack(
      {
        ships: [
          [{ at: 'E5', level: 8 }, { at: 'A9' }],
          [{ at: 'E6', level: 7 }, { at: 'P9' }],
        ],
        hands: [['press-ganged', 'salvage-crew'], ['dead-mans-luck']],
      },
      0,
      'E6',
      'hhhhmmmm hhm',
      [PASS, PASS, { do: 'play', maneuver: 'dead-mans-luck' }],
    );

    // Saved: nothing is sunk any more, so neither card of the attacker suits the outcome.
    expect(told(events, 'save-rolled')).toMatchObject([{ saved: true }]);
    expect(askedNow(match)).toEqual([RED, 'engagement/aftermath']);
    expect(table.choices(match, RED)).toEqual([PASS]);
  });

  it('TP-196 TP-198 TP-S49 nothing is sunk or captured before the window has closed', () => {
    const { match, events } = attack({ ...duel, hands: [[], ['full-sail']] }, 0, 'E6', 'hhhmm', [
      PASS,
    ]);

    expect(match.state.ships[2]?.hex).not.toBe(null);
    expect(names(events)).not.toContain('ship-sunk');
    const rest = table.play(match, GREEN, PASS);
    expect(names(rest).slice(0, 2)).toEqual(['ship-sunk', 'engagement-ended']);
    expect(match.state.ships[2]?.hex).toBe(null);
  });

  it('TP-197 TP-S50 a ship being lost still counts for its owner’s level', () => {
    const { match } = attack(
      {
        ships: [
          [{ at: 'E5', level: 9 }, { at: 'A9' }],
          [{ at: 'E6', level: 7 }, { at: 'P9' }],
        ],
        hands: [[], ['dead-mans-luck']],
      },
      0,
      'E6',
      'hhhhmmmmm',
      [PASS],
    );

    // Green's only level 7 ship is going down, and its level 7 card may be played.
    expect(table.choices(match, GREEN)).toContainEqual({ do: 'play', maneuver: 'dead-mans-luck' });
  });

  it('TP-198 TP-025 TP-035 a captured ship changes color where it lies, a privateer becomes a level 5 ship', () => {
    const ship = attack(
      { ships: [[{ at: 'E5', level: 9 }], [{ at: 'E6', level: 8 }, { at: 'P9' }]] },
      0,
      'E6',
      'hhhhhhmmm',
      [{ do: 'capture' }],
    );
    const privateer = attack(beside('privateer'), 0, 'E6', 'hhhhm', [{ do: 'capture' }]);

    expect(ship.match.state.ships[1]).toMatchObject({ seat: RED, level: 8, idle: true });
    expect(told(ship.events, 'ship-captured')).toMatchObject([{ from: GREEN, to: RED }]);
    expect(privateer.match.state.ships[2]).toMatchObject({ seat: RED, level: 5, idle: true });
    expect(told(privateer.events, 'privateer-captured')).toEqual([
      { ship: 2, seat: RED, hex: hex('E6') },
    ]);
    expect(privateer.match.state.destinations).toEqual([]);
  });
});
