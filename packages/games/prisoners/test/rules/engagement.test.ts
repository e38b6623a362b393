import { isOffered, offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  askedNow,
  attack,
  type Circumstances,
  GREEN,
  hex,
  names,
  PURPLE,
  RED,
  table,
  told,
  YELLOW,
} from '../positions.ts';

const PASS = { do: 'pass' } as const;
const card = (maneuver: 'steady-aim' | 'choppy-waters' | 'broadside' | 'chain-shot') =>
  ({ do: 'play', maneuver }) as const;

/** Red beside a green ship, with others far away. */
const duel: Circumstances = {
  ships: [
    [{ at: 'E5' }, { at: 'A9' }],
    [{ at: 'E6' }, { at: 'P9' }],
  ],
};

describe('Engagement', () => {
  it('TP-161 TP-162 an engagement runs from the declaration over both rolls to its end', () => {
    const { events } = attack(duel, 0, 'E6', 'hhmmm hhmm');

    expect(names(events).slice(0, 6)).toEqual([
      'attack-declared',
      'attack-rolled',
      'attack-failed',
      'return-fire-rolled',
      'return-fire-failed',
      'engagement-ended',
    ]);
    expect(told(events, 'attack-declared')).toEqual([
      { seat: RED, ship: 0, from: hex('E5'), target: hex('E6'), kind: 'ship', opponent: GREEN },
    ]);
  });

  it('TP-161 TP-192 after a success the Aftermath stands between the roll and the end', () => {
    const { match } = attack({ ...duel, hands: [[], ['steady-aim']] }, 0, 'E6', 'hhhmm', [PASS]);

    expect(askedNow(match)).toEqual([GREEN, 'engagement/aftermath']);
    expect(match.state.engagement).toMatchObject({ targetFate: 'sunk', won: true });
  });

  it('TP-164 TP-165 TP-166 TP-S41 before a roll the others play clockwise from the roller’s left, the roller last', () => {
    const hands = [['steady-aim'], ['steady-aim'], ['steady-aim'], ['steady-aim']] as const;
    const ships = [[{ at: 'A9' }], [{ at: 'E5' }, { at: 'A11' }], [{ at: 'E6' }, { at: 'P9' }]];
    const { match } = attack({ seats: 4, turn: 1, hands, ships }, 1, 'E6', 'mmmmm mmmm');
    const asked = [askedNow(match)?.[0]];
    for (let passes = 0; passes < 7; passes++) {
      script(table, match, [PASS]);
      asked.push(askedNow(match)?.[0]);
    }

    // Green rolls first: purple, yellow, red, green; then purple returns fire.
    expect(asked).toEqual([PURPLE, YELLOW, RED, GREEN, YELLOW, RED, GREEN, PURPLE]);
  });

  it('TP-166 TP-301 TP-S41 each plays any number of cards, passes, and is not asked again in that phase', () => {
    const { match, events } = attack(
      {
        ...duel,
        ships: [
          [{ at: 'E5', level: 6 }, { at: 'A9' }],
          [{ at: 'E6', level: 7 }, { at: 'P9' }],
        ],
        hands: [
          ['steady-aim', 'broadside', 'full-sail'],
          ['choppy-waters', 'chain-shot', 'full-sail'],
        ],
      },
      0,
      'E6',
      'mmmmmm',
      [card('choppy-waters'), card('chain-shot'), card('steady-aim'), card('broadside'), PASS],
    );

    // Green has used both plays of an enemy turn, so its part ended by itself.
    expect(told(events, 'maneuver-played').map(({ seat }) => seat)).toEqual([
      GREEN,
      GREEN,
      RED,
      RED,
    ]);
    expect(told(events, 'attack-rolled')[0]?.dice).toHaveLength(6);
    expect(askedNow(match)?.[0]).toBe(RED);
  });

  it('TP-167 TP-168 an Engagement Maneuver counts for the roll it was played before, and no other', () => {
    const { events } = attack(
      { ...duel, hands: [['steady-aim', 'full-sail'], ['full-sail']] },
      0,
      'E6',
      'mmmmmm mmmm',
      [PASS, card('steady-aim'), PASS, PASS, PASS],
    );

    expect(told(events, 'attack-rolled')[0]?.dice).toHaveLength(6);
    expect(told(events, 'return-fire-rolled')[0]?.dice).toHaveLength(4);
  });

  it('TP-169 TP-S42 who is asked hangs on how many cards they hold, not on which', () => {
    const useless = attack({ ...duel, hands: [[], ['full-sail']] }, 0, 'E6', 'mmmmm');
    const none = attack({ ...duel, hands: [[], []] }, 0, 'E6', 'mmmmm mmmm');

    expect(askedNow(useless.match)).toEqual([GREEN, 'engagement/maneuvers']);
    expect(offersOf(table, useless.match)).toEqual([PASS]);
    expect(names(none.events)).toContain('return-fire-failed');
  });

  it('TP-169 TP-S42 a Territory Maneuver asks only if it is legal at that moment; plays must be left', () => {
    const harbor = (around: Circumstances) =>
      attack(
        {
          ...duel,
          destinations: [{ at: 'P4', face: 'fishermans-harbor' }],
          territories: { 'fishermans-harbor': { controller: GREEN, holder: GREEN } },
          ...around,
        },
        0,
        'E6',
        'mmmmm mmmm',
      );
    const legal = harbor({});
    const spent = harbor({ players: { 1: { plays: 2 } } });

    // Tangled Nets is for others than the roller: green is asked before red's roll, not before its own.
    expect(askedNow(legal.match)).toEqual([GREEN, 'engagement/maneuvers']);
    script(table, legal.match, [PASS]);
    expect(askedNow(legal.match)?.[1]).toBe('turn/move');
    expect(askedNow(spent.match)?.[1]).toBe('turn/move');
  });

  it('TP-301 TP-S42 a part in a window ends by itself with the last card', () => {
    const { match, events } = attack(
      { ...duel, hands: [['steady-aim'], []] },
      0,
      'E6',
      'mmmmmm mmmm',
      [card('steady-aim')],
    );

    expect(names(events)).toContain('return-fire-rolled');
    expect(match.state.engagement).toBe(null);
  });

  it('TP-170 TP-S39 windows open against neutral targets too, and for players outside the battle', () => {
    const { match, events } = attack(
      {
        seats: 3,
        ships: [[{ at: 'E5' }], [{ at: 'A9' }], [{ at: 'P9' }]],
        destinations: [{ at: 'E4', face: 'shark' }],
        hands: [[], [], ['choppy-waters']],
      },
      0,
      'E4',
      'hmmm',
      [card('choppy-waters')],
    );

    expect(told(events, 'maneuver-played')[0]?.seat).toBe(PURPLE);
    expect(told(events, 'attack-rolled')[0]?.dice).toHaveLength(4);
    expect(match.state.destinations).toHaveLength(1);
  });
});

describe('Attack roll', () => {
  it('TP-171 an attack rolls the dice of the level, with what maneuvers added and took', () => {
    const dice = (level: number, attackDice: number) =>
      told(
        attack(
          { ...duel, ships: [[{ at: 'E5', level, attackDice }], [{ at: 'E6' }]] },
          0,
          'E6',
          'h',
        ).events,
        'attack-rolled',
      )[0]?.dice.length;

    expect([dice(5, 0), dice(7, 0), dice(7, 2)]).toEqual([5, 7, 9]);
  });

  it('TP-172 TP-S75 attack dice bonuses never help return fire', () => {
    const { events } = attack(
      { ships: [[{ at: 'E5' }], [{ at: 'E6', attackDice: 2 }]] },
      0,
      'E6',
      'mmmmm mmmm',
    );

    expect(told(events, 'return-fire-rolled')[0]?.dice).toHaveLength(4);
  });

  it('TP-173 TP-174 TP-S44 a ship rolls at least 1 die, after everything was added up', () => {
    const play = (attackDice: number, mine: readonly ['steady-aim'] | readonly []) =>
      told(
        attack(
          {
            seats: 3,
            ships: [
              [{ at: 'E5', attackDice }, { at: 'A9' }],
              [{ at: 'E6', level: 7 }],
              [{ at: 'P9', level: 7 }],
            ],
            hands: [mine, ['chain-shot'], ['chain-shot']],
          },
          0,
          'E6',
          'mm',
          [card('chain-shot'), card('chain-shot'), ...mine.map(card)],
        ).events,
        'attack-rolled',
      )[0]?.dice.length;

    // 5 - 2 - 2 - 2 is below 1; with one more die it is 0, still below 1.
    expect(play(-2, [])).toBe(1);
    expect(play(-2, ['steady-aim'])).toBe(1);
    expect(play(0, ['steady-aim'])).toBe(2);
  });

  it('TP-173 TP-044 TP-S45 a territory returns fire with at least 6 dice', () => {
    const { events } = attack(
      {
        ships: [[{ at: 'E5', level: 7 }, { at: 'A9' }], [{ at: 'P9' }]],
        destinations: [{ at: 'E6', face: 'rum-cache' }],
        territories: { 'rum-cache': { controller: GREEN, holder: GREEN, drawPhasesLeft: 2 } },
        hands: [['chain-shot'], []],
      },
      0,
      'E6',
      'mmmmmmm mmmmmm',
      [PASS, card('chain-shot')],
    );

    expect(told(events, 'return-fire-rolled')[0]).toMatchObject({ seat: GREEN });
    expect(told(events, 'return-fire-rolled')[0]?.dice).toHaveLength(6);
  });

  it('TP-175 TP-S46 three Loose Planking leave a level 5 ship at sink defense 1, a Brace for Impact besides', () => {
    const { events } = attack(
      {
        ships: [
          [{ at: 'E5' }, { at: 'A9' }],
          [
            { at: 'E6', sinkDefense: -3, captureDefense: -3 },
            { at: 'P9', level: 6 },
          ],
        ],
        hands: [[], ['brace-for-impact']],
      },
      0,
      'E6',
      'hmmmm',
      [{ do: 'play', maneuver: 'brace-for-impact' }],
    );

    expect(told(events, 'attack-rolled')[0]).toMatchObject({ sink: 1, capture: 3 });
    expect(told(events, 'ship-sunk')).toMatchObject([{ ship: 2 }]);
  });

  it('TP-175 TP-S46 a capture defense never falls below the sink defense', () => {
    const { events } = attack(
      { ships: [[{ at: 'E5' }], [{ at: 'E6', captureDefense: -4 }]] },
      0,
      'E6',
      'mmmmm mmmm',
    );

    expect(told(events, 'attack-rolled')[0]).toMatchObject({ sink: 3, capture: 3 });
  });

  it('TP-176 TP-183 hits reach the sink defense or they fail, and a territory’s capture defense', () => {
    const ship = (dice: string) => names(attack(duel, 0, 'E6', dice).events);
    const island = (dice: string) =>
      names(
        attack(
          { ships: [[{ at: 'E5' }]], destinations: [{ at: 'E4', face: 'rum-cache' }] },
          0,
          'E4',
          dice,
        ).events,
      );

    expect(ship('hhhmm')).toContain('attack-succeeded');
    expect(ship('hhmmm mmmm')).toContain('attack-failed');
    expect(island('hhmmm')).toContain('territory-captured');
    expect(island('hmmmm')).toContain('attack-failed');
  });

  it('TP-177 a target that was sunk or captured returns no fire', () => {
    const { events } = attack(duel, 0, 'E6', 'hhhmm');

    expect(names(events)).not.toContain('return-fire-rolled');
  });

  it('TP-178 TP-179 TP-024 TP-S43 with enough hits the attacker chooses, right after the roll', () => {
    const { match } = attack({ ...duel, hands: [[], ['full-sail']] }, 0, 'E6', 'hhhhh', [PASS]);

    expect(askedNow(match)).toEqual([RED, 'engagement/fate']);
    expect(offersOf(table, match)).toEqual([{ do: 'sink' }, { do: 'capture' }]);
    script(table, match, [{ do: 'capture' }]);
    expect(askedNow(match)).toEqual([GREEN, 'engagement/aftermath']);
  });

  it('TP-178 TP-033 with hits for the sink defense alone the target must be sunk', () => {
    const ship = attack(duel, 0, 'E6', 'hhhhm');
    const privateer = attack(
      { ships: [[{ at: 'E5' }]], destinations: [{ at: 'E4', face: 'privateer' }] },
      0,
      'E4',
      'hhhmm',
    );

    expect(told(ship.events, 'ship-sunk')).toMatchObject([{ ship: 2 }]);
    expect(told(privateer.events, 'target-sunk')).toMatchObject([{ face: 'privateer' }]);
  });

  it('TP-180 TP-S04 a player with 8 ships captures none and sinks it', () => {
    const fleet = ['E5', 'A3', 'A5', 'A7', 'A9', 'A11', 'A13', 'A15'].map((at) => ({ at }));
    const eight = attack({ ships: [fleet, [{ at: 'E6' }, { at: 'P9' }]] }, 0, 'E6', 'hhhhh');
    const seven = attack(
      { ships: [fleet.slice(0, 7), [{ at: 'E6' }, { at: 'P9' }]] },
      0,
      'E6',
      'hhhhh',
    );

    const privateer = attack(
      { ships: [fleet, [{ at: 'P9' }]], destinations: [{ at: 'E6', face: 'privateer' }] },
      0,
      'E6',
      'hhhhh',
    );

    expect(told(eight.events, 'ship-sunk')).toHaveLength(1);
    expect(told(privateer.events, 'target-sunk')).toHaveLength(1);
    expect(askedNow(seven.match)).toEqual([RED, 'engagement/fate']);
  });

  it('TP-181 TP-182 TP-217 TP-S49 TP-S60 a territory is captured at once, its maneuver is nobody’s until Step 7', () => {
    const { match } = attack(
      {
        ships: [[{ at: 'E5' }, { at: 'A9' }], [{ at: 'P9' }]],
        destinations: [{ at: 'E6', face: 'loot-cavern' }],
        territories: { 'loot-cavern': { controller: GREEN, holder: GREEN } },
        hands: [['full-sail'], ['full-sail']],
      },
      0,
      'E6',
      'hhhhm',
      [PASS, PASS],
    );

    expect(askedNow(match)).toEqual([GREEN, 'engagement/aftermath']);
    expect(match.state.territories[1]).toMatchObject({ controller: RED, holder: GREEN });
    // Hidden Hoard suits the moment, but red does not have it yet and green no longer.
    expect(isOffered(table, match, { do: 'play', maneuver: 'hidden-hoard' })).toBe(false);
    script(table, match, [PASS]);
    expect(askedNow(match)).toEqual([RED, 'engagement/aftermath']);
    expect(isOffered(table, match, { do: 'play', maneuver: 'hidden-hoard' })).toBe(false);
  });
});
