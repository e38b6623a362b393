import { isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Maneuver } from '../../../src/pack/components.ts';
import {
  askedNow,
  attack,
  type Circumstances,
  GREEN,
  names,
  type Played,
  PURPLE,
  RED,
  table,
  told,
} from '../../positions.ts';

/** Level 9 against level 9; nobody is out if one goes down. Attack 9, return 8, defenses 5 and 7. */
const DUEL = {
  ships: [
    [{ at: 'E5', level: 9 }, { at: 'A1' }],
    [{ at: 'E6', level: 9 }, { at: 'R16' }],
  ],
} satisfies Circumstances;
const MISSES = 'm'.repeat(40);

type Hands = NonNullable<Circumstances['hands']>;
const cards = (...maneuvers: Maneuver[]) =>
  maneuvers.map((maneuver) => ({ do: 'play', maneuver }) as const);
const pass = { do: 'pass' } as const;
const duel = (hands: Hands, dice: string, answers: Parameters<typeof attack>[4] = []): Played =>
  attack({ ...DUEL, hands }, 0, 'E6', dice, answers);
const attackDice = ({ events }: Played) => told(events, 'attack-rolled')[0]?.dice.length;
const returnDice = ({ events }: Played) => told(events, 'return-fire-rolled')[0]?.dice.length;
const offered = ({ match }: Played, maneuver: Maneuver): boolean =>
  isOffered(table, match, { do: 'play', maneuver });
const denied = ({ match }: Played, maneuver: Maneuver) =>
  whyNot(table, match, { do: 'play', maneuver });

describe('More dice and fewer', () => {
  it('TP-227 Steady Aim gives the roller one more die, before an attack or return fire', () => {
    const attacking = duel([['steady-aim']], MISSES, cards('steady-aim'));
    const answering = duel([[], ['steady-aim']], MISSES, [pass, ...cards('steady-aim')]);

    expect(attackDice(attacking)).toBe(10);
    expect(returnDice(attacking)).toBe(8);
    expect([attackDice(answering), returnDice(answering)]).toEqual([9, 9]);
  });

  it('TP-227 Steady Aim is not for a player who is not about to roll', () => {
    expect(denied(duel([[], ['steady-aim']], MISSES), 'steady-aim')).toBe('TP-208');
  });

  it('TP-228 Choppy Waters take one die from another player’s roll', () => {
    const { events } = duel([['choppy-waters'], ['choppy-waters']], MISSES, [
      ...cards('choppy-waters'),
      pass,
      ...cards('choppy-waters'),
    ]);

    expect(told(events, 'attack-rolled')[0]?.dice).toHaveLength(8);
    expect(told(events, 'return-fire-rolled')[0]?.dice).toHaveLength(7);
  });

  it('TP-228 Choppy Waters are not played by the roller, but may be by a player outside the battle', () => {
    const outside = attack(
      { ...DUEL, seats: 3, hands: [[], [], ['choppy-waters']] },
      0,
      'E6',
      MISSES,
    );

    expect(denied(duel([['choppy-waters']], MISSES), 'choppy-waters')).toBe('TP-208');
    expect(askedNow(outside.match)?.[0]).toBe(PURPLE);
    expect(offered(outside, 'choppy-waters')).toBe(true);
  });

  it('TP-233 Broadside gives two more dice for an attack roll', () => {
    expect(attackDice(duel([['broadside']], MISSES, cards('broadside')))).toBe(11);
  });

  it('TP-233 Broadside is not for return fire', () => {
    const answering = duel([[], ['broadside']], MISSES, [pass]);

    expect(answering.match.state.engagement?.roll).toBe('return');
    expect(denied(answering, 'broadside')).toBe('TP-208');
  });

  it('TP-239 Chain Shot takes two dice from another player’s roll', () => {
    expect(attackDice(duel([[], ['chain-shot']], MISSES, cards('chain-shot')))).toBe(7);
    expect(denied(duel([['chain-shot']], MISSES), 'chain-shot')).toBe('TP-208');
  });

  it('TP-253 Wrath of the Deep gives four more dice to the roller of either roll', () => {
    const attacking = duel([['wrath-of-the-deep']], MISSES, cards('wrath-of-the-deep'));
    const answering = duel([[], ['wrath-of-the-deep']], MISSES, [
      pass,
      ...cards('wrath-of-the-deep'),
    ]);

    expect(attackDice(attacking)).toBe(13);
    expect(returnDice(answering)).toBe(12);
    expect(denied(duel([[], ['wrath-of-the-deep']], MISSES), 'wrath-of-the-deep')).toBe('TP-208');
  });
});

describe('Defenses', () => {
  it('TP-234 Brace for Impact: each defense is one higher against the coming roll', () => {
    const { events } = duel([[], ['brace-for-impact']], `hhhhh mmmm ${MISSES}`, [
      ...cards('brace-for-impact'),
    ]);

    expect(told(events, 'attack-rolled')[0]).toMatchObject({ hits: 5, sink: 6, capture: 8 });
    expect(names(events)).toContain('attack-failed');
  });

  it('TP-234 a territory has one defense, and its controller may raise it', () => {
    const { events } = attack(
      {
        ships: [[{ at: 'E5' }], [{ at: 'R16', level: 6 }]],
        destinations: [{ at: 'E6', face: 'lighthouse' }],
        territories: { lighthouse: { controller: GREEN, holder: GREEN } },
        hands: [[], ['brace-for-impact']],
      },
      0,
      'E6',
      'hhhhm mmmmmm',
      cards('brace-for-impact'),
    );

    expect(told(events, 'attack-rolled')[0]).toMatchObject({ sink: null, capture: 5 });
    expect(names(events)).toContain('attack-failed');
  });

  it('TP-234 Brace for Impact is played only by the player who is shot at', () => {
    const others = attack(
      {
        ...DUEL,
        seats: 3,
        ships: [...DUEL.ships, [{ at: 'A16', level: 9 }]],
        hands: [[], [], ['brace-for-impact']],
      },
      0,
      'E6',
      MISSES,
    );

    expect(denied(duel([['brace-for-impact']], MISSES), 'brace-for-impact')).toBe('TP-208');
    expect(denied(others, 'brace-for-impact')).toBe('TP-208');
  });

  it('TP-235 the attacking player plays it before return fire, for the attacking ship', () => {
    const { events } = duel([['brace-for-impact']], `mmmmm mmmm hhhhh mmm`, [
      pass,
      ...cards('brace-for-impact'),
    ]);

    expect(told(events, 'return-fire-rolled')[0]).toMatchObject({
      hits: 5,
      sink: 6,
      capture: null,
    });
    expect(names(events)).toContain('return-fire-failed');
  });

  it('TP-240 Boarding Hooks: the capture defense is 2 lower for that roll', () => {
    const { events } = duel([['boarding-hooks']], 'hhhhh mmmm', [
      ...cards('boarding-hooks'),
      { do: 'capture' },
    ]);

    expect(told(events, 'attack-rolled')[0]).toMatchObject({ sink: 5, capture: 5 });
    expect(names(events)).toContain('ship-captured');
  });

  it('TP-240 Boarding Hooks never go below the sink defense, and work only against ships and privateers', () => {
    const low = attack(
      {
        ships: [[{ at: 'E5', level: 7 }], [{ at: 'E6', level: 6 }, { at: 'R16' }]],
        hands: [['boarding-hooks']],
      },
      0,
      'E6',
      'hhhhm mm',
      [...cards('boarding-hooks'), { do: 'sink' }],
    );
    const shark = attack(
      {
        ships: [[{ at: 'E5', level: 7 }]],
        destinations: [{ at: 'E6', face: 'shark' }],
        hands: [['boarding-hooks']],
      },
      0,
      'E6',
      MISSES,
    );

    const privateer = attack(
      {
        ships: [[{ at: 'E5', level: 7 }]],
        destinations: [{ at: 'E6', face: 'privateer' }],
        hands: [['boarding-hooks']],
      },
      0,
      'E6',
      'hhmmm mm',
      cards('boarding-hooks'),
    );

    expect(told(low.events, 'attack-rolled')[0]).toMatchObject({ sink: 4, capture: 4 });
    expect(askedNow(privateer.match)).toEqual([RED, 'engagement/fate']);
    expect(denied(shark, 'boarding-hooks')).toBe('TP-208');
  });
});

describe('Rolling again', () => {
  it('TP-248 Second Volley: up to 4 misses are rolled once more, and the new results stand', () => {
    const { events } = duel([['second-volley']], `hmmmm mmmmh hhm ${MISSES}`.replace(/ /g, ''), [
      ...cards('second-volley'),
    ]);

    expect(told(events, 'attack-rolled')[0]).toMatchObject({ hits: 1 });
    expect(told(events, 'misses-rerolled')[0]?.dice).toEqual([true, true, true, false]);
    expect(told(events, 'attack-failed')).toHaveLength(1);
  });

  it('TP-248 Second Volley rolls only as many misses again as there are', () => {
    const { events } = duel([['second-volley']], 'hhhhh hhmm hm', [
      ...cards('second-volley'),
      { do: 'sink' },
    ]);

    expect(told(events, 'misses-rerolled')[0]?.dice).toHaveLength(2);
    expect(denied(duel([[], ['second-volley']], MISSES), 'second-volley')).toBe('TP-208');
  });

  it('TP-269 TP-S52 several are carried out in the order played, each on the misses then showing', () => {
    const { events } = attack(
      {
        ...DUEL,
        hands: [['second-volley']],
        territories: { 'rum-cache': { controller: RED, holder: RED } },
      },
      0,
      'E6',
      // The first two misses are rolled again and miss, then four of them.
      `hhmmm mmmm mm hhhm ${MISSES}`,
      cards('liquid-courage', 'second-volley'),
    );

    expect(told(events, 'misses-rerolled').map(({ maneuver, dice }) => [maneuver, dice])).toEqual([
      ['liquid-courage', [false, false]],
      ['second-volley', [true, true, true, false]],
    ]);
    expect(names(events)).toContain('attack-succeeded');
  });
});

describe('Countermand', () => {
  const cancel = (play: number) => [...cards('countermand'), { do: 'choose-play', play } as const];

  it('TP-246 a maneuver of another player has no effect and stays spent', () => {
    const played = duel([['countermand'], ['chain-shot']], MISSES, [
      ...cards('chain-shot'),
      ...cancel(0),
    ]);

    expect(attackDice(played)).toBe(9);
    expect(told(played.events, 'maneuver-cancelled')).toMatchObject([
      { seat: GREEN, maneuver: 'chain-shot' },
    ]);
    expect(played.match.state.players[GREEN]?.hand).toEqual([]);
  });

  it('TP-246 a Territory Maneuver may be cancelled too, and goes on cool-down all the same', () => {
    const played = attack(
      {
        ...DUEL,
        hands: [['countermand']],
        territories: { 'fishermans-harbor': { controller: GREEN, holder: GREEN } },
      },
      0,
      'E6',
      MISSES,
      [...cards('tangled-nets'), ...cancel(0)],
    );

    expect(attackDice(played)).toBe(9);
    expect(told(played.events, 'cool-down-moved')).toEqual([
      { territory: 'fishermans-harbor', drawPhasesLeft: 0 },
    ]);
  });

  it('TP-246 Countermand is not played without a maneuver of another player that still counts', () => {
    const own = duel([['broadside', 'countermand']], MISSES, cards('broadside'));

    expect(denied(own, 'countermand')).toBe('TP-208');
    expect(denied(duel([['countermand']], MISSES), 'countermand')).toBe('TP-208');
  });

  it('TP-247 TP-S53 a Countermand that is countermanded cancels nothing', () => {
    const around = {
      ...DUEL,
      seats: 3,
      ships: [...DUEL.ships, [{ at: 'A16', level: 9 }]],
      hands: [['countermand'], ['chain-shot'], ['countermand']],
    } satisfies Circumstances;
    const twice = attack(around, 0, 'E6', MISSES, [
      ...cards('chain-shot'),
      ...cancel(0),
      ...cards('countermand'),
    ]);

    expect(offersOf(table, twice.match)).toEqual([{ do: 'choose-play', play: 1 }]);

    const done = attack(around, 0, 'E6', MISSES, [
      ...cards('chain-shot'),
      ...cancel(0),
      ...cancel(1),
    ]);

    expect(attackDice(done)).toBe(7);
  });

  it('TP-254 TP-S53 Smoke Screen leaves no roll, no return fire, no Aftermath, and the attack is used', () => {
    const { match, events } = duel([[], ['smoke-screen']], '', cards('smoke-screen'));

    expect(names(events)).toContain('attack-called-off');
    expect(names(events)).not.toContain('attack-rolled');
    expect(names(events)).not.toContain('return-fire-rolled');
    expect(match.state.ships.map((ship) => ship.hex)).not.toContain(null);
    expect(told(events, 'turn-ended')).toHaveLength(1);
  });

  it('TP-254 TP-S53 Smoke Screen does nothing if it was cancelled in that phase', () => {
    const played = duel([['countermand'], ['smoke-screen']], MISSES, [
      ...cards('smoke-screen'),
      ...cancel(0),
    ]);

    expect(attackDice(played)).toBe(9);
  });

  it('TP-254 Smoke Screen is played only by the target’s controller, and only before an attack roll', () => {
    const answering = duel([['smoke-screen']], MISSES, [pass]);

    const outside = attack(
      {
        ...DUEL,
        seats: 3,
        ships: [...DUEL.ships, [{ at: 'A16', level: 9 }]],
        hands: [[], [], ['smoke-screen']],
      },
      0,
      'E6',
      MISSES,
    );

    expect(denied(duel([['smoke-screen']], MISSES), 'smoke-screen')).toBe('TP-208');
    expect(denied(outside, 'smoke-screen')).toBe('TP-208');
    expect(answering.match.state.engagement?.roll).toBe('return');
    expect(denied(answering, 'smoke-screen')).toBe('TP-208');
  });
});
