import { describe, expect, it } from 'vitest';
import type { DeckManeuver } from '../../src/pack/ids.gen.ts';
import { attack, GREEN, names, type Played, RED, told } from '../positions.ts';

const PASS = { do: 'pass' } as const;
/** A target far from everybody, so that the truce does not end by itself. */
const FAR = { at: 'R8', face: 'squid' } as const;

describe('Rewards by the final outcome', () => {
  const duel = {
    ships: [
      [{ at: 'E5', level: 9 }, { at: 'A9' }],
      [{ at: 'E6', level: 9 }, { at: 'P9' }],
    ],
  };
  const both = (mine: readonly DeckManeuver[], theirs: readonly DeckManeuver[]) => ({
    ...duel,
    hands: [mine, theirs],
  });
  const card = (maneuver: DeckManeuver) => ({ do: 'play', maneuver }) as const;
  const drawn = ({ events }: Played) => told(events, 'card-drawn').length;

  it('TP-S35 TP-047 a captured territory gives a Deck Maneuver, a level and its Territory Maneuver', () => {
    for (const controller of [null, GREEN]) {
      const { events } = attack(
        {
          ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
          destinations: [{ at: 'E4', face: 'lighthouse' }, FAR],
          territories: { lighthouse: { controller, holder: controller } },
        },
        0,
        'E4',
        'hhhhm',
      );

      for (const name of ['card-drawn', 'ship-upgraded', 'territory-maneuver-taken'])
        expect(names(events).filter((each) => each === name)).toHaveLength(1);
    }
  });

  it('TP-S36 TP-148 a ship sunk by the attack counts even if the attacker is lost', () => {
    const result = attack(both([], ['powder-magazine']), 0, 'E6', 'hhhhhmmmm', [
      PASS,
      card('powder-magazine'),
    ]);

    expect(told(result.events, 'ship-sunk')).toHaveLength(2);
    expect(drawn(result)).toBe(1);
    expect(names(result.events)).not.toContain('ship-upgraded');
  });

  it('TP-S36 a ship that is sunk and then saved does not count', () => {
    const result = attack(both([], ['dead-mans-luck']), 0, 'E6', 'hhhhhmmmm hhm', [
      PASS,
      card('dead-mans-luck'),
    ]);

    expect(names(result.events)).not.toContain('ship-sunk');
    expect(drawn(result)).toBe(0);
  });

  it('TP-S36 a ship that is sunk and then captured draws nothing', () => {
    const result = attack(both(['press-ganged'], []), 0, 'E6', 'hhhhhmmmm', [
      PASS,
      card('press-ganged'),
    ]);

    expect(told(result.events, 'ship-captured')).toMatchObject([{ from: GREEN, to: RED }]);
    expect(drawn(result)).toBe(0);
  });

  it('TP-S36 a ship that is captured and then blown up gives neither card nor level', () => {
    const lower = {
      ships: [
        [
          { at: 'E5', level: 8 },
          { at: 'A9', level: 9 },
        ],
        [{ at: 'E6' }, { at: 'P9', level: 9 }],
      ],
      hands: [['dead-mans-luck'], ['powder-magazine']] as const,
    };
    const result = attack(lower, 0, 'E6', 'hhhhhmmm hhm', [
      PASS,
      PASS,
      { do: 'capture' },
      card('powder-magazine'),
      card('dead-mans-luck'),
    ]);

    // The attacker was saved, and gains nothing all the same.
    expect(told(result.events, 'ship-sunk')).toMatchObject([{ ship: 2 }]);
    expect(drawn(result)).toBe(0);
    expect(names(result.events)).not.toContain('ship-upgraded');
  });
});
