import { describe, expect, it } from 'vitest';
import type { DeckManeuver } from '../../src/pack/ids.gen.ts';
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
const card = (maneuver: DeckManeuver) => ({ do: 'play', maneuver }) as const;

/** Two level 9 ships side by side, each with another one far away. */
const duel = (mine: readonly DeckManeuver[], theirs: readonly DeckManeuver[]): Circumstances => ({
  ships: [
    [
      { at: 'E5', level: 9 },
      { at: 'A9', level: 9 },
    ],
    [
      { at: 'E6', level: 9 },
      { at: 'P9', level: 9 },
    ],
  ],
  hands: [mine, theirs],
});
const afloat = ({ match }: ReturnType<typeof attack>) =>
  match.state.ships.map((ship) => ship.hex !== null);

describe('Saved ships', () => {
  it('TP-270 TP-S51 a saved target makes the attack a failure: no return fire, no gain', () => {
    const result = attack(duel([], ['dead-mans-luck']), 0, 'E6', 'hhhhhmmmm hhm', [
      PASS,
      card('dead-mans-luck'),
    ]);

    expect(afloat(result)).toEqual([true, true, true, true]);
    for (const name of ['return-fire-rolled', 'card-drawn', 'ship-upgraded'])
      expect(names(result.events)).not.toContain(name);
  });

  it('TP-271 TP-S51 a saved attacker makes the return fire a failure', () => {
    const result = attack(duel(['dead-mans-luck'], []), 0, 'E6', 'mmmmmmmmm hhhhhmmm hhm', [
      PASS,
      PASS,
      card('dead-mans-luck'),
    ]);

    expect(told(result.events, 'save-rolled')).toMatchObject([{ ship: 0, saved: true }]);
    expect(afloat(result)).toEqual([true, true, true, true]);
    expect(names(result.events)).not.toContain('ship-sunk');
  });

  it('TP-303 TP-241 a saved ship stays in its hex and keeps its level', () => {
    const { match } = attack(duel([], ['dead-mans-luck']), 0, 'E6', 'hhhhhmmmm hhm', [
      PASS,
      card('dead-mans-luck'),
    ]);

    expect(match.state.ships[2]).toMatchObject({ hex: hex('E6'), level: 9, seat: GREEN });
  });

  it('TP-241 a ship is not saved with fewer than 2 hits', () => {
    const result = attack(duel([], ['dead-mans-luck']), 0, 'E6', 'hhhhhmmmm hmm', [
      PASS,
      card('dead-mans-luck'),
    ]);

    expect(told(result.events, 'save-rolled')).toMatchObject([{ saved: false }]);
    expect(afloat(result)).toEqual([true, true, false, true]);
  });

  it('TP-272 TP-257 the other ship of a Powder Magazine may be saved by its owner, who is still to act', () => {
    const result = attack(
      {
        ...duel(['dead-mans-luck'], ['powder-magazine']),
        ships: [
          [
            { at: 'E5', level: 8 },
            { at: 'A9', level: 9 },
          ],
          [{ at: 'E6' }, { at: 'P9', level: 9 }],
        ],
      },
      0,
      'E6',
      'hhhhmmmm hhm',
      [PASS, PASS, card('powder-magazine'), card('dead-mans-luck')],
    );

    // The attack itself was sinking the target: it draws, and the saved attacker rises.
    expect(afloat(result)).toEqual([true, true, false, true]);
    expect(told(result.events, 'card-drawn')).toHaveLength(1);
    expect(told(result.events, 'ship-upgraded')).toMatchObject([{ ship: 0, level: 9 }]);
  });

  it('TP-272 after return fire the target may be saved from the magazine of the attacker', () => {
    const result = attack(
      duel(['powder-magazine'], ['dead-mans-luck']),
      0,
      'E6',
      'mmmmmmmmm hhhhhmmm hhm',
      [PASS, PASS, PASS, PASS, card('powder-magazine'), card('dead-mans-luck')],
    );

    expect(told(result.events, 'save-rolled')).toMatchObject([{ seat: GREEN, saved: true }]);
    expect(afloat(result)).toEqual([false, true, true, true]);
  });

  it('TP-302 TP-S76 the ship of the player of Powder Magazine is lost for good', () => {
    const result = attack(
      duel(['press-ganged'], ['powder-magazine', 'dead-mans-luck']),
      0,
      'E6',
      'hhhhhmmmm',
      [PASS, PASS, card('powder-magazine')],
    );
    // Neither may its owner save it …
    expect(askedNow(result.match)).toEqual([GREEN, 'engagement/aftermath']);
    expect(table.choices(result.match, GREEN)).toEqual([PASS]);

    table.play(result.match, GREEN, PASS);

    // … nor the attacker capture it.
    expect(askedNow(result.match)).toEqual([RED, 'engagement/aftermath']);
    expect(table.choices(result.match, RED)).toEqual([PASS]);
    table.play(result.match, RED, PASS);
    expect(afloat(result)).toEqual([false, true, false, true]);
  });

  it('TP-S53 TP-246 TP-247 a Countermand cancels a Smoke Screen, and another Countermand brings it back', () => {
    const once = attack(duel(['countermand'], ['smoke-screen']), 0, 'E6', 'hhhhhmmmm', [
      card('smoke-screen'),
      card('countermand'),
      { do: 'choose-play', play: 0 },
    ]);
    expect(names(once.events)).not.toContain('attack-called-off');
    expect(told(once.events, 'attack-rolled')).toHaveLength(1);

    const twice = attack(
      {
        seats: 3,
        ships: [[{ at: 'E5', level: 9 }], [{ at: 'E6', level: 9 }], [{ at: 'P9', level: 9 }]],
        hands: [['countermand'], ['smoke-screen'], ['countermand']],
      },
      0,
      'E6',
      'hhhhhmmmm',
      [
        card('smoke-screen'),
        card('countermand'),
        { do: 'choose-play', play: 0 },
        card('countermand'),
        { do: 'choose-play', play: 1 },
      ],
    );
    expect(told(twice.events, 'maneuver-cancelled').map(({ maneuver }) => maneuver)).toEqual([
      'smoke-screen',
      'countermand',
    ]);
    expect(names(twice.events)).toContain('attack-called-off');
    expect(names(twice.events)).not.toContain('attack-rolled');
  });
});
