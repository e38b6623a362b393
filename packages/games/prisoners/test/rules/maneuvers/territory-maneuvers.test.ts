import { isOffered, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  TERRITORIES,
  TERRITORY_MANEUVERS,
  type TerritoryManeuver,
} from '../../../src/pack/ids.gen.ts';
import {
  askedNow,
  attack,
  type Circumstances,
  from,
  GREEN,
  hex,
  names,
  play,
  printed,
  RED,
  table,
  told,
} from '../../positions.ts';

const put = (maneuver: TerritoryManeuver) => ({ do: 'play', maneuver }) as const;

/** A player who has a Territory Maneuver, ready; its territory lies at K9. */
const holding = (maneuver: TerritoryManeuver, seat: number): Circumstances => {
  const territory = TERRITORIES[TERRITORY_MANEUVERS.indexOf(maneuver)] ?? TERRITORIES[0];
  return {
    destinations: [{ at: 'K9', face: territory }],
    territories: { [territory]: { controller: seat, holder: seat } },
  };
};
const left = (maneuver: TerritoryManeuver, { match }: ReturnType<typeof from>) =>
  match.state.territories[TERRITORY_MANEUVERS.indexOf(maneuver)]?.drawPhasesLeft;
const duel: Circumstances = {
  ships: [
    [{ at: 'E5' }, { at: 'A9' }],
    [{ at: 'E6' }, { at: 'P9' }],
  ],
};
const rolled = ({ events }: ReturnType<typeof from>) =>
  told(events, 'attack-rolled')[0]?.dice.length;
const returned = ({ events }: ReturnType<typeof from>) =>
  told(events, 'return-fire-rolled')[0]?.dice.length;

describe('Territory Maneuvers', () => {
  it('TP-258 Tangled Nets takes a die from the roll of another player, and waits 1 draw phase', () => {
    const mine = { ...duel, ...holding('tangled-nets', GREEN) };
    const result = attack(mine, 0, 'E6', 'mmmm mmmm', [put('tangled-nets')]);

    expect(rolled(result)).toBe(4);
    // Before green's own return fire it is not even asked.
    expect(returned(result)).toBe(4);
    expect(left('tangled-nets', result)).toBe(0);
    expect(printed.maneuvers['tangled-nets'].cooldown).toBe(1);
  });

  it('TP-259 Hidden Hoard draws one more after a success of the own attack, also for a capture', () => {
    const sea: Circumstances = {
      ships: [
        [{ at: 'E5', level: 8 }, { at: 'A9' }],
        [{ at: 'E6' }, { at: 'P9' }],
      ],
      ...holding('hidden-hoard', RED),
    };
    const sunk = attack(sea, 0, 'E6', 'hhhmmmmm', [put('hidden-hoard')]);
    const captured = attack(sea, 0, 'E6', 'hhhhhmmm', [{ do: 'capture' }, put('hidden-hoard')]);
    const failed = attack(sea, 0, 'E6', 'mmmmmmmm mmmm');

    expect(told(sunk.events, 'card-drawn')).toHaveLength(2);
    expect(told(captured.events, 'card-drawn')).toHaveLength(1);
    // The target's player holds it: nobody is asked, and one card is drawn.
    const theirs = attack({ ...sea, ...holding('hidden-hoard', GREEN) }, 0, 'E6', 'hhhmmmmm');

    expect(names(failed.events)).not.toContain('card-drawn');
    expect(told(theirs.events, 'card-drawn')).toHaveLength(1);
    expect(left('hidden-hoard', sunk)).toBe(2);
  });

  it('TP-260 Siren Song moves an enemy ship within 6 hexes of the Lagoon by 1 or 2 hexes', () => {
    const sea: Circumstances = {
      ships: [[{ at: 'A1' }], [{ at: 'K15' }, { at: 'K16' }, { at: 'K3' }]],
      ...holding('siren-song', RED),
    };
    const { match } = play('command', sea, [put('siren-song')]);
    // K15 and K3 lie 6 from K9, K16 lies 7 away; Red's ship is no enemy of Red.
    expect(offersOf(table, match)).toEqual([
      { do: 'choose-ship', ship: 1 },
      { do: 'choose-ship', ship: 3 },
    ]);

    script(table, match, [{ do: 'choose-ship', ship: 3 }]);
    for (const [name, offered] of [
      ['K4', true],
      ['K5', true],
      ['K3', false],
      ['K6', false],
    ] as const)
      expect(isOffered(table, match, { do: 'choose-hex', hex: hex(name) })).toBe(offered);
    const events = script(table, match, [{ do: 'choose-hex', hex: hex('K5') }]);
    expect(told(events, 'ship-dragged')).toMatchObject([{ ship: 3, to: hex('K5') }]);
    expect(match.state.ships[3]?.hex).toBe(hex('K5'));
  });

  it('TP-260 TP-208 Siren Song cannot be played without an enemy ship near the Lagoon', () => {
    const { match } = from('command', {
      ships: [[{ at: 'A1' }], [{ at: 'A16' }]],
      ...holding('siren-song', RED),
    });

    expect(askedNow(match)).toEqual([RED, 'turn/command']);
    expect(whyNot(table, match, put('siren-song'))).toBe('TP-208');
  });

  it('TP-261 Guiding Light lengthens the move of one own ship by 2, and waits 1 draw phase', () => {
    const { match } = play(
      'command',
      { ships: [[{ at: 'A1' }, { at: 'C3' }], [{ at: 'P9' }]], ...holding('guiding-light', RED) },
      [put('guiding-light')],
    );
    expect(offersOf(table, match)).toEqual([
      { do: 'choose-ship', ship: 0 },
      { do: 'choose-ship', ship: 1 },
    ]);

    script(table, match, [{ do: 'choose-ship', ship: 1 }]);

    expect(match.state.ships.map(({ extraMove }) => extraMove)).toEqual([0, 2, 0]);
    expect(match.state.territories[3]?.drawPhasesLeft).toBe(1);
  });

  it('TP-262 Patch the Hull saves a sinking ship with 1 hit of 2 dice, for a level', () => {
    const sea: Circumstances = {
      ships: [
        [{ at: 'E5', level: 7 }, { at: 'A9' }],
        [{ at: 'E6', level: 7 }, { at: 'P9' }],
      ],
      ...holding('patch-the-hull', GREEN),
    };
    const saved = attack(sea, 0, 'E6', 'hhhhmmm hm', [put('patch-the-hull')]);
    const lost = attack(sea, 0, 'E6', 'hhhhmmm mm', [put('patch-the-hull')]);

    expect(saved.match.state.ships[2]).toMatchObject({ hex: hex('E6'), level: 6 });
    expect(lost.match.state.ships[2]?.hex).toBe(null);
    expect(told(saved.events, 'level-lost')).toMatchObject([{ ship: 2, level: 6 }]);
  });

  it('TP-262 TP-026 no ship falls below level 5 by it, and it saves from no capture', () => {
    const sea: Circumstances = {
      ships: [
        [{ at: 'E5' }, { at: 'A9' }],
        [{ at: 'E6' }, { at: 'P9' }],
      ],
      ...holding('patch-the-hull', GREEN),
    };
    const saved = attack(sea, 0, 'E6', 'hhhmm hh', [put('patch-the-hull')]);
    const captured = attack(sea, 0, 'E6', 'hhhhh', [{ do: 'capture' }]);

    expect(saved.match.state.ships[2]).toMatchObject({ hex: hex('E6'), level: 5 });
    expect(names(saved.events)).not.toContain('level-lost');
    expect(captured.match.state.ships[2]?.seat).toBe(RED);
  });

  it('TP-263 Ambush adds 2 dice to the own attack roll, not to return fire', () => {
    const attacker = attack({ ...duel, ...holding('ambush', RED) }, 0, 'E6', 'mmmmmmm mmmm', [
      put('ambush'),
    ]);
    const defender = attack({ ...duel, ...holding('ambush', GREEN) }, 0, 'E6', 'mmmmm mmmm');

    expect(rolled(attacker)).toBe(7);
    expect(names(defender.events)).toContain('return-fire-failed');
    expect(left('ambush', attacker)).toBe(2);
  });

  it('TP-264 TP-248 Liquid Courage rolls up to 2 misses of any own roll once more', () => {
    const attacker = attack({ ...duel, ...holding('liquid-courage', RED) }, 0, 'E6', 'hmmmm hh', [
      put('liquid-courage'),
    ]);
    const defender = attack(
      { ...duel, ...holding('liquid-courage', GREEN) },
      0,
      'E6',
      'mmmmm hhhm h',
      [put('liquid-courage')],
    );

    expect(told(attacker.events, 'misses-rerolled')).toMatchObject([{ dice: [true, true] }]);
    expect(names(attacker.events)).toContain('ship-sunk');
    // As many misses as there are: one.
    expect(told(defender.events, 'misses-rerolled')).toMatchObject([{ dice: [true] }]);
  });

  it('TP-265 Extra Powder adds a die to the attacks of one or two own ships', () => {
    const sea: Circumstances = {
      ships: [[{ at: 'A1' }, { at: 'C3' }, { at: 'C6' }], [{ at: 'P9' }]],
      ...holding('extra-powder', RED),
    };
    const two = play('command', sea, [
      put('extra-powder'),
      { do: 'choose-ship', ship: 0 },
      { do: 'choose-ship', ship: 2 },
    ]);
    const one = play('command', sea, [
      put('extra-powder'),
      { do: 'choose-ship', ship: 1 },
      { do: 'enough' },
    ]);

    expect(two.match.state.ships.map(({ attackDice }) => attackDice)).toEqual([1, 0, 1, 0]);
    expect(one.match.state.ships.map(({ attackDice }) => attackDice)).toEqual([0, 1, 0, 0]);
    const { match } = play('command', sea, [put('extra-powder')]);
    expect(isOffered(table, match, { do: 'enough' })).toBe(false);
  });

  it('TP-266 Gunnery Drill adds 2 dice to return fire of ship or territory, not to an attack', () => {
    const ship = attack({ ...duel, ...holding('gunnery-drill', GREEN) }, 0, 'E6', 'mmmmm mmmmmm', [
      put('gunnery-drill'),
    ]);
    const territory = attack(
      {
        ships: [[{ at: 'E5' }, { at: 'A9' }], [{ at: 'P9' }]],
        destinations: [{ at: 'E6', face: 'naval-academy' }],
        territories: { 'naval-academy': { controller: GREEN, holder: GREEN } },
      },
      0,
      'E6',
      'mmmmm mmmmmmmm',
      [put('gunnery-drill')],
    );
    const attacker = attack({ ...duel, ...holding('gunnery-drill', RED) }, 0, 'E6', 'mmmmm mmmm');

    expect([returned(ship), returned(territory)]).toEqual([6, 8]);
    expect(rolled(attacker)).toBe(5);
  });

  it('TP-267 Hired Guns adds a die for each other own ship next to the target, at most 3', () => {
    const beside = ['E7', 'D5', 'D6', 'F5'];
    const dice = (others: number) =>
      rolled(
        attack(
          {
            ships: [
              [{ at: 'E5' }, ...beside.slice(0, others).map((at) => ({ at }))],
              [{ at: 'E6' }, { at: 'P9' }],
            ],
            ...holding('hired-guns', RED),
          },
          0,
          'E6',
          'm',
          others === 0 ? [] : [put('hired-guns')],
        ),
      );

    // Without another ship there the window does not open.
    expect([dice(0), dice(1), dice(2), dice(4)]).toEqual([5, 6, 7, 8]);
  });

  it('TP-268 Clap in Irons lowers the capture defense by 1, of ships and privateers alone', () => {
    const ship = attack({ ...duel, ...holding('clap-in-irons', RED) }, 0, 'E6', 'hhhhm', [
      put('clap-in-irons'),
    ]);
    const shark = attack(
      {
        ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
        destinations: [
          { at: 'K9', face: 'scallywag-prison' },
          { at: 'E6', face: 'shark' },
        ],
        territories: { 'scallywag-prison': { controller: RED, holder: RED } },
      },
      0,
      'E6',
      'hhmmm',
    );

    const privateer = attack(
      {
        ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
        destinations: [
          { at: 'K9', face: 'scallywag-prison' },
          { at: 'E6', face: 'privateer' },
        ],
        territories: { 'scallywag-prison': { controller: RED, holder: RED } },
      },
      0,
      'E6',
      'hhhmm',
      [put('clap-in-irons')],
    );

    expect(told(privateer.events, 'attack-rolled')[0]).toMatchObject({ sink: 2, capture: 3 });
    expect(told(ship.events, 'attack-rolled')[0]).toMatchObject({ sink: 3, capture: 4 });
    expect(askedNow(ship.match)).toEqual([RED, 'engagement/fate']);
    expect(names(shark.events)).toContain('target-sunk');
  });

  it('TP-268 TP-175 Clap in Irons never goes below the sink defense', () => {
    const { events } = attack(
      {
        ships: [
          [{ at: 'E5' }, { at: 'A9' }],
          [{ at: 'E6', captureDefense: -2 }, { at: 'P9' }],
        ],
        ...holding('clap-in-irons', RED),
      },
      0,
      'E6',
      'hhmmm',
      [put('clap-in-irons')],
    );

    expect(told(events, 'attack-rolled')[0]).toMatchObject({ sink: 3, capture: 3 });
  });

  it('TP-269 TP-S52 several rerolls follow in the order played, each on the misses then showing', () => {
    const { events } = attack(
      {
        ships: [
          [{ at: 'E5', level: 8 }, { at: 'A9' }],
          [{ at: 'E6', level: 9 }, { at: 'P9' }],
        ],
        ...holding('liquid-courage', RED),
        hands: [['second-volley'], []],
      },
      0,
      'E6',
      'hmmmmmmm hm mmmm',
      [put('liquid-courage'), { do: 'play', maneuver: 'second-volley' }],
    );

    expect(
      told(events, 'misses-rerolled').map(({ maneuver, dice }) => [maneuver, dice.length]),
    ).toEqual([
      ['liquid-courage', 2],
      ['second-volley', 4],
    ]);
  });
});
