import type { Seat } from '@quarterdeck/kernel';
import { whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { TERRITORIES } from '../../src/pack/ids.gen.ts';
import { attack, from, GREEN, hex, play, RED, table, told } from '../positions.ts';

describe('Neutral targets', () => {
  const beside = (face: 'shark' | 'squid' | 'privateer') => ({
    ships: [[{ at: 'E5' }]],
    destinations: [{ at: 'E6', face }],
  });

  it.each(['shark', 'squid'] as const)(
    'TP-027 TP-028 TP-030 TP-031 a %s is sunk by 2 hits for a level and a card, and never captured',
    (face) => {
      const missed = attack(beside(face), 0, 'E6', 'hmmmm');
      const sunk = attack(beside(face), 0, 'E6', 'hhhhh');

      expect(missed.match.state.destinations).toHaveLength(1);
      expect(sunk.match.state.destinations).toHaveLength(0);
      expect(told(sunk.events, 'attack-succeeded')[0]?.fate).toBe('sunk');
      expect(told(sunk.events, 'ship-upgraded')[0]).toMatchObject({ ship: 0, level: 6 });
      expect(told(sunk.events, 'card-drawn')).toHaveLength(1);
    },
  );

  it('TP-033 TP-038 a privateer must be sunk with 2 or 3 hits, for a level and a card', () => {
    for (const dice of ['hhmmm', 'hhhmm']) {
      const { events } = attack(beside('privateer'), 0, 'E6', dice);

      expect(told(events, 'target-sunk')).toHaveLength(1);
      expect(told(events, 'ship-upgraded')[0]?.level).toBe(6);
      expect(told(events, 'card-drawn')).toHaveLength(1);
    }
  });

  it('TP-034 TP-035 TP-039 a privateer may be captured with 4 hits: a level 5 ship, a level and no card', () => {
    const { match, events } = attack(beside('privateer'), 0, 'E6', 'hhhhm', [{ do: 'capture' }]);
    const [captured] = match.state.ships.filter((ship) => ship.hex === hex('E6'));

    expect(captured).toMatchObject({ seat: RED, level: 5, idle: true });
    expect(told(events, 'ship-upgraded').map(({ ship }) => ship)).toEqual([0]);
    expect(told(events, 'card-drawn')).toEqual([]);
  });

  it('TP-034 TP-038 a privateer may be sunk with 4 hits as well', () => {
    const { events } = attack(beside('privateer'), 0, 'E6', 'hhhhm', [{ do: 'sink' }]);

    expect(told(events, 'target-sunk')).toHaveLength(1);
    expect(told(events, 'card-drawn')).toHaveLength(1);
  });

  it('TP-027 TP-029 TP-032 TP-037 neutral pieces stay where they are and never fire', () => {
    for (const face of ['shark', 'squid', 'privateer'] as const) {
      const { match, events } = attack(beside(face), 0, 'E6', 'mmmmm');

      expect(told(events, 'attack-failed')[0]?.answers).toBe(false);
      expect(match.state.destinations.map((each) => each.hex)).toEqual([hex('E6')]);
    }
  });
});

describe('Territories', () => {
  const beside = (controller: Seat | null) => ({
    ships: [[{ at: 'E5' }], [{ at: 'R1' }]],
    destinations: [{ at: 'E6', face: 'lighthouse' as const }],
    territories: { lighthouse: { controller, holder: controller } },
  });

  it('TP-041 a newly revealed territory is uncontrolled', () => {
    const { match } = play(
      'explore',
      {
        ships: [[{ at: 'E5' }]],
        destinations: [{ at: 'E6', face: 'lighthouse', explored: false }],
      },
      [{ do: 'explore', ship: 0 }],
    );

    expect(match.state.territories.map(({ controller }) => controller)).toEqual(
      TERRITORIES.map(() => null),
    );
  });

  it('TP-042 TP-046 TP-047 TP-S35 2 hits capture it: a level, a card and its maneuver', () => {
    const { match, events } = attack(beside(null), 0, 'E6', 'hhmmm');

    expect(told(events, 'territory-captured')[0]).toMatchObject({ seat: RED, from: null });
    expect(told(events, 'ship-upgraded')[0]).toMatchObject({ ship: 0, level: 6 });
    expect(told(events, 'card-drawn')).toHaveLength(1);
    expect(told(events, 'territory-maneuver-taken')[0]).toMatchObject({ territory: 'lighthouse' });
    expect(match.state.territories[3]).toMatchObject({ controller: RED, holder: RED });
  });

  it('TP-043 TP-044 a controlled one needs 4 hits and returns fire with 6 dice', () => {
    const { events } = attack(beside(GREEN), 0, 'E6', 'hhhmm hmmmmm');

    expect(told(events, 'attack-failed')[0]?.answers).toBe(true);
    expect(told(events, 'return-fire-rolled')[0]).toMatchObject({ seat: GREEN, hits: 1 });
    expect(told(events, 'return-fire-rolled')[0]?.dice).toHaveLength(6);
  });

  it('TP-045 TP-046 TP-047 TP-048 TP-S12 4 hits change its owner and never remove it', () => {
    const { match, events } = attack(beside(GREEN), 0, 'E6', 'hhhhh');

    expect(told(events, 'territory-captured')[0]).toMatchObject({ seat: RED, from: GREEN });
    expect(match.state.destinations.map(({ face }) => face)).toEqual(['lighthouse']);
    expect(match.state.territories[3]?.controller).toBe(RED);
    expect(told(events, 'card-drawn')).toHaveLength(1);
  });

  it('TP-049 TP-S74 control lasts without any ship near', () => {
    const { match } = play('engage', { ...beside(RED), ships: [[{ at: 'R16' }]] }, []);

    expect(match.state.territories[3]?.controller).toBe(RED);
  });

  it('TP-133 TP-S28 nobody attacks a territory of their own', () => {
    const around = {
      ...beside(RED),
      destinations: [...beside(RED).destinations, { at: 'D5', face: 'shark' as const }],
    };
    const { match } = from('engage', around);

    expect(whyNot(table, match, { do: 'attack', hex: hex('E6') })).toBe('TP-133');
  });
});

describe('Ships that are lost', () => {
  const duel = { ships: [[{ at: 'E5', level: 9 }], [{ at: 'E6', level: 7 }, { at: 'R1' }]] };

  it('TP-023 hits that reach the sink defense sink a ship, which leaves the game', () => {
    const short = attack(duel, 0, 'E6', 'hhhmm mmmm mmm mmm');
    const enough = attack(duel, 0, 'E6', 'hhhhm mmmm');

    expect(short.match.state.ships[1]?.hex).toBe(hex('E6'));
    expect(enough.match.state.ships[1]?.hex).toBeNull();
  });

  it('TP-024 TP-025 hits that reach the capture defense may capture it: it keeps hex and level', () => {
    const { match } = attack(duel, 0, 'E6', 'hhhhh hmmm', [{ do: 'capture' }]);

    expect(match.state.ships[1]).toMatchObject({ seat: RED, hex: hex('E6'), level: 7 });
  });

  it('TP-026 no ship rises above level 9', () => {
    const { match, events } = attack(
      { ships: [[{ at: 'E5', level: 9 }]], destinations: [{ at: 'E6', face: 'squid' }] },
      0,
      'E6',
      'hhhhh hhhh',
    );

    expect(told(events, 'ship-upgraded')).toEqual([]);
    expect(match.state.ships[0]?.level).toBe(9);
  });
});
