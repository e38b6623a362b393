import { deniedOf, isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, attack, from, GREEN, hex, names, play, RED, table, told } from '../positions.ts';

const at = (ship: number, name: string) => ({ do: 'attack', ship, hex: hex(name) }) as const;
const SHARK = { at: 'E4', face: 'shark' } as const;

describe('The two phases of the game', () => {
  const neighbours = {
    ships: [[{ at: 'E5' }], [{ at: 'E6' }]],
    destinations: [
      { at: 'E4', face: 'shark' },
      { at: 'D4', face: 'squid' },
      { at: 'D5', face: 'privateer' },
      { at: 'F4', face: 'rum-cache' },
      { at: 'F5', face: 'lighthouse' },
    ] as const,
    territories: { lighthouse: { controller: GREEN, holder: GREEN } },
  };

  it('TP-091 TP-092 under Explore & Expand neutral targets may be attacked, all four kinds', () => {
    const { match } = from('engage', { ...neighbours, cardsAbove: 8 });

    expect(offersOf(table, match).slice(1)).toHaveLength(4);
    for (const name of ['E4', 'D4', 'D5', 'F4'])
      expect(isOffered(table, match, at(0, name))).toBe(true);
  });

  it('TP-093 TP-094 TP-S21 under Explore & Expand nobody attacks a ship or a territory of a player', () => {
    const { match } = from('engage', { ...neighbours, cardsAbove: 8 });

    expect(whyNot(table, match, at(0, 'E6'))).toBe('TP-093');
    expect(whyNot(table, match, at(0, 'F5'))).toBe('TP-094');
  });

  it('TP-099 under Take No Prisoners enemies may be attacked, and neutral targets too', () => {
    const { match } = from('engage', neighbours);

    expect(offersOf(table, match).slice(1)).toHaveLength(6);
    expect(isOffered(table, match, at(0, 'E6'))).toBe(true);
    expect(isOffered(table, match, at(0, 'F5'))).toBe(true);
  });

  it('TP-095 TP-S21 under Explore & Expand no maneuver is played, whoever holds one', () => {
    const around = {
      ships: [[{ at: 'E5' }], [{ at: 'E8' }]],
      destinations: [SHARK, { at: 'A9', face: 'lighthouse' }] as const,
      hands: [
        ['full-sail', 'steady-aim'],
        ['choppy-waters', 'steady-aim'],
      ] as const,
      territories: { lighthouse: { controller: RED, holder: RED } },
      cardsAbove: 8,
    };
    const turn = from('command', around);
    const fight = attack(around, 0, 'E4', 'hhmmm');

    expect(askedNow(turn.match)).toEqual([RED, 'turn/move']);
    expect(told(fight.events, 'attack-rolled')).toHaveLength(1);
    expect(names(fight.events)).toContain('target-sunk');
  });

  it('TP-100 TP-107 under Take No Prisoners both sides are asked for maneuvers', () => {
    const around = {
      ships: [[{ at: 'E5' }], [{ at: 'E8' }]],
      destinations: [SHARK],
      hands: [['full-sail'], ['choppy-waters']] as const,
    };

    expect(askedNow(from('command', around).match)).toEqual([RED, 'turn/command']);
    const { match } = attack(around, 0, 'E4', 'hhmmm');
    expect(askedNow(match)).toEqual([GREEN, 'engagement/maneuvers']);
    expect(isOffered(table, match, { do: 'play', maneuver: 'choppy-waters' })).toBe(true);
  });
});

describe('Step 4: engage', () => {
  it('TP-127 TP-128 TP-S31 each ship attacks once a turn, whatever came of it, and none has to', () => {
    const around = {
      ships: [[{ at: 'E5' }, { at: 'E3' }]],
      destinations: [SHARK, { at: 'D5', face: 'squid' }] as const,
    };
    const { match } = attack(around, 0, 'E4', 'mmmmm');

    expect(whyNot(table, match, at(0, 'E4'))).toBe('TP-128');
    expect(whyNot(table, match, at(0, 'D5'))).toBe('TP-128');
    expect(offersOf(table, match)).toEqual([{ do: 'pass' }, at(1, 'E4')]);
  });

  it('TP-129 TP-163 TP-S31 a declared attack is fought out before anything else is asked', () => {
    const { match } = attack(
      {
        ships: [[{ at: 'E5' }, { at: 'E3' }], [{ at: 'A9' }]],
        destinations: [SHARK],
        hands: [['steady-aim']],
      },
      0,
      'E4',
      'hhmmm',
    );

    // Nothing but playing on is offered: no withdrawal, no second attack.
    expect(askedNow(match)).toEqual([RED, 'engagement/maneuvers']);
    expect(offersOf(table, match)).toEqual([
      { do: 'pass' },
      { do: 'play', maneuver: 'steady-aim' },
    ]);
  });

  it('TP-130 TP-018 TP-S30 ships attack one target one after another, and hits are not kept', () => {
    const { events } = attack(
      {
        ships: [[{ at: 'E5' }, { at: 'E3' }, { at: 'D4' }]],
        destinations: [SHARK],
      },
      0,
      'E4',
      'hmmmm hmmmm hhmmm',
      [at(1, 'E4'), at(2, 'E4')],
    );

    expect(told(events, 'attack-rolled').map(({ hits }) => hits)).toEqual([1, 1, 2]);
    expect(names(events).filter((name) => name === 'attack-failed')).toHaveLength(2);
    expect(told(events, 'target-sunk')).toHaveLength(1);
  });

  it('TP-131 the attacker stands next to its target', () => {
    const { match } = from('engage', {
      ships: [[{ at: 'E5' }, { at: 'E7' }]],
      destinations: [SHARK],
    });

    expect(offersOf(table, match)).toEqual([{ do: 'pass' }, at(0, 'E4')]);
    expect(isOffered(table, match, at(1, 'E4'))).toBe(false);
    expect(refuses(table, match, RED, at(1, 'E4')).clause).toBe('TP-131');
  });

  it('TP-132 TP-133 TP-S28 nobody attacks their own ships or territories', () => {
    const { match } = from('engage', {
      ships: [[{ at: 'E5' }, { at: 'E6' }]],
      destinations: [SHARK, { at: 'D5', face: 'lighthouse' }],
      territories: { lighthouse: { controller: RED, holder: RED } },
    });

    expect(whyNot(table, match, at(0, 'E6'))).toBe('TP-132');
    expect(whyNot(table, match, at(0, 'D5'))).toBe('TP-133');
  });

  it('TP-134 TP-S29 an unexplored destination cannot be attacked', () => {
    const { match } = from('engage', {
      ships: [[{ at: 'E5' }]],
      destinations: [SHARK, { at: 'D5', face: 'privateer', explored: false }],
    });

    expect(whyNot(table, match, at(0, 'D5'))).toBe('TP-134');
    const denied = deniedOf(table, match).map(({ choice }) => choice);
    expect(denied).toEqual([at(0, 'D5'), { do: 'attack' }]);
  });

  it('TP-135 TP-199 TP-036 TP-S32 a ship captured this turn attacks only in the next one', () => {
    const { match } = attack(
      {
        ships: [[{ at: 'E5', level: 9 }, { at: 'C9' }], [{ at: 'A9' }]],
        destinations: [
          { at: 'E4', face: 'privateer' },
          { at: 'E3', face: 'shark' },
          { at: 'C8', face: 'squid' },
        ],
      },
      0,
      'E4',
      'hhhhhmmmm',
      [{ do: 'capture' }],
    );
    const captured = match.state.ships.length - 1;
    expect(whyNot(table, match, at(captured, 'E3'))).toBe('TP-135');

    expect(match.state.ships[captured]).toMatchObject({ idle: true, seat: RED });
  });
});

describe('The idle ship', () => {
  it('TP-036 TP-199 an idle ship moves and attacks again from the first step of its owner’s next turn', () => {
    const { match } = play(
      'engage',
      {
        ships: [[{ at: 'E5', idle: true }], [{ at: 'P9' }]],
        destinations: [SHARK],
      },
      [{ do: 'pass', by: GREEN }],
    );

    expect(askedNow(match)).toEqual([RED, 'turn/move']);
    expect(match.state.ships[0]?.idle).toBe(false);
    expect(isOffered(table, match, { do: 'sail', ship: 0 })).toBe(true);
  });

  it('TP-199 TP-S32 an idle ship returns fire meanwhile, and counts for its owner at once', () => {
    const { events } = attack(
      { turn: 1, ships: [[{ at: 'E5', idle: true }], [{ at: 'E6' }]] },
      1,
      'E5',
      'mmmmm hhmm',
    );

    expect(told(events, 'return-fire-rolled')).toMatchObject([{ seat: RED, hits: 2 }]);
    // Its level serves the cards of its new owner.
    const { match } = attack(
      {
        turn: 1,
        ships: [[{ at: 'E5' }, { at: 'C9', level: 9, idle: true }], [{ at: 'E6' }]],
        hands: [['smoke-screen']],
      },
      2,
      'E5',
      'mmmmm',
    );
    expect(isOffered(table, match, { do: 'play', maneuver: 'smoke-screen' })).toBe(true);
  });
});
