import { byId } from '@quarterdeck/kernel';
import { deniedOf, isOffered, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Maneuver } from '../../../src/pack/components.ts';
import { TERRITORIES, TERRITORY_MANEUVERS } from '../../../src/pack/ids.gen.ts';
import { playsLeft } from '../../../src/rules/maneuvers/offering.ts';
import {
  askedNow,
  attack,
  from,
  GREEN,
  PURPLE,
  play,
  printed,
  RED,
  table,
  told,
} from '../../positions.ts';

const plays = (...maneuvers: Maneuver[]) =>
  maneuvers.map((maneuver) => ({ do: 'play', maneuver }) as const);
const pass = { do: 'pass' } as const;

/** Two ships of level 9 beside each other; nobody has lost if one goes down. */
const DUEL = {
  ships: [
    [{ at: 'E5', level: 9 }, { at: 'A1' }],
    [{ at: 'E6', level: 9 }, { at: 'R16' }],
  ],
};
const MISSES = 'mmmmm mmmmm mmmmm';
const LIGHT = { lighthouse: { controller: RED, holder: RED } } as const;

describe('All maneuvers', () => {
  it('TP-200 every maneuver is of one type', () => {
    const types = printed.ids.maneuver.map((maneuver) => byId(printed.maneuvers, maneuver).type);

    expect(types).toHaveLength(36);
    expect([...new Set(types)].sort()).toEqual(['aftermath', 'command', 'engagement']);
  });

  it('TP-201 TP-203 TP-S55 the active player plays up to 3 in a turn, both kinds counted', () => {
    const { match } = play(
      'command',
      { hands: [['full-sail', 'full-sail', 'full-sail', 'grapeshot']], territories: LIGHT },
      [
        { do: 'play', maneuver: 'guiding-light' },
        { do: 'choose-ship', ship: 0 },
        ...plays('full-sail'),
        { do: 'choose-ship', ship: 0 },
        ...plays('full-sail'),
        { do: 'choose-ship', ship: 0 },
      ],
    );

    expect(playsLeft(match.state, RED)).toBe(0);
    expect(match.state.players[RED]?.hand).toEqual(['full-sail', 'grapeshot']);
    expect(askedNow(match)?.[1]).toBe('turn/move');
  });

  it('TP-202 TP-203 every other player plays up to 2, cancelled ones counted too', () => {
    const { match } = attack(
      {
        ...DUEL,
        hands: [
          ['countermand', 'spyglass'],
          ['choppy-waters', 'chain-shot', 'brace-for-impact'],
        ],
      },
      0,
      'E6',
      MISSES,
      [
        ...plays('choppy-waters', 'chain-shot'),
        ...plays('countermand'),
        { do: 'choose-play', play: 0 },
      ],
    );

    expect(match.state.players[GREEN]?.plays).toBe(2);
    expect(playsLeft(match.state, GREEN)).toBe(0);
    expect(match.state.engagement?.plays.map(({ seat }) => seat)).toEqual([GREEN, GREEN, RED]);
    expect(askedNow(match)).toEqual([RED, 'engagement/maneuvers']);
    // Nor is green asked before its own return fire: the limit is for the turn.
    script(table, match, [pass, pass]);
    expect(match.state.engagement).toBe(null);
  });

  it('TP-204 TP-S55 the counts start again with each player’s turn', () => {
    const { match } = play('end', { players: { 0: { plays: 3 }, 1: { plays: 2 } } }, []);

    expect(match.state.turn.seat).toBe(GREEN);
    expect(match.state.players.map((player) => player.plays)).toEqual([0, 0]);
    expect([playsLeft(match.state, RED), playsLeft(match.state, GREEN)]).toEqual([2, 3]);
  });

  it('TP-205 TP-S54 nobody plays two identical maneuvers in the same Engagement phase', () => {
    const { match } = attack(
      { ...DUEL, hands: [['broadside', 'broadside']] },
      0,
      'E6',
      MISSES,
      plays('broadside'),
    );

    expect(whyNot(table, match, { do: 'play', maneuver: 'broadside' })).toBe('TP-205');
  });

  it('TP-205 nobody plays two identical maneuvers in the same Aftermath phase', () => {
    const { match } = attack(
      { ...DUEL, hands: [['salvage-crew', 'salvage-crew']] },
      0,
      'E6',
      'hhhhh mmmm',
      [pass, ...plays('salvage-crew')],
    );

    expect(askedNow(match)).toEqual([RED, 'engagement/aftermath']);
    expect(whyNot(table, match, { do: 'play', maneuver: 'salvage-crew' })).toBe('TP-205');
  });

  it('TP-206 TP-S54 like effects of another name are not identical', () => {
    const { match } = attack(
      {
        ...DUEL,
        hands: [
          ['steady-aim', 'broadside'],
          ['choppy-waters', 'choppy-waters'],
        ],
        territories: { 'fishermans-harbor': { controller: GREEN, holder: GREEN } },
      },
      0,
      'E6',
      MISSES,
      [...plays('choppy-waters')],
    );

    expect(whyNot(table, match, { do: 'play', maneuver: 'choppy-waters' })).toBe('TP-205');
    expect(isOffered(table, match, { do: 'play', maneuver: 'tangled-nets' })).toBe(true);
  });

  it('TP-206 the phase before return fire is another one, and others may play a copy too', () => {
    const hands = [[], ['choppy-waters'], ['choppy-waters', 'choppy-waters']] as const;
    const { events } = attack({ ...DUEL, seats: 3, hands }, 0, 'E6', MISSES, [
      { do: 'play', maneuver: 'choppy-waters', by: GREEN },
      { do: 'play', maneuver: 'choppy-waters', by: PURPLE },
      { ...pass, by: PURPLE },
      { do: 'play', maneuver: 'choppy-waters', by: PURPLE },
    ]);

    expect(told(events, 'attack-rolled')[0]?.dice).toHaveLength(7);
    expect(told(events, 'return-fire-rolled')[0]?.dice).toHaveLength(7);
  });

  it('TP-207 there is no hand limit', () => {
    const hand = printed.deck.slice(0, 30);
    const { match, events } = attack(
      {
        ships: [[{ at: 'E5' }]],
        destinations: [{ at: 'E6', face: 'shark' }],
        hands: [hand],
        players: { 0: { plays: 3 } },
      },
      0,
      'E6',
      'hhmmm',
    );

    expect(told(events, 'card-drawn')).toHaveLength(1);
    expect(match.state.players[RED]?.hand).toHaveLength(31);
  });

  it('TP-208 TP-S56 a condition that does not hold and a choice that cannot be made bar a play', () => {
    const alone = from('command', {
      ...DUEL,
      ships: [[{ at: 'E5', level: 9 }], [{ at: 'R16' }]],
      hands: [['fire-ship', 'loose-planking', 'whirlpool']],
    });

    expect(whyNot(table, alone.match, { do: 'play', maneuver: 'fire-ship' })).toBe('TP-208');
    expect(whyNot(table, alone.match, { do: 'play', maneuver: 'loose-planking' })).toBe('TP-208');
    expect(isOffered(table, alone.match, { do: 'play', maneuver: 'whirlpool' })).toBe(true);
  });

  it('TP-S56 an effect that changes nothing may be played all the same', () => {
    const { events } = attack(
      {
        ships: [[{ at: 'E5', attackDice: -4 }], [{ at: 'E6' }, { at: 'R16', level: 7 }]],
        hands: [[], ['chain-shot']],
      },
      0,
      'E6',
      'm mmmm',
      plays('chain-shot'),
    );

    expect(told(events, 'attack-rolled')[0]?.dice).toHaveLength(1);
  });

  it('TP-209 TP-S57 the floor of 6 dice holds against every maneuver', () => {
    const { events } = attack(
      {
        ships: [[{ at: 'E5', level: 7 }]],
        destinations: [{ at: 'E6', face: 'lighthouse' }],
        territories: { lighthouse: { controller: GREEN, holder: GREEN } },
        hands: [['chain-shot', 'choppy-waters']],
      },
      0,
      'E6',
      'mmmmm mm mmmmmm',
      [pass, ...plays('chain-shot', 'choppy-waters')],
    );

    expect(told(events, 'return-fire-rolled')[0]?.dice).toHaveLength(6);
  });

  it('TP-210 Engagement Maneuvers are played on enemy turns and on one’s own', () => {
    const { match } = attack(
      { ...DUEL, hands: [['broadside'], ['choppy-waters']] },
      0,
      'E6',
      MISSES,
      [{ do: 'play', maneuver: 'choppy-waters', by: GREEN }],
    );

    expect(isOffered(table, match, { do: 'play', maneuver: 'broadside' }, RED)).toBe(true);
  });

  it('TP-211 Aftermath Maneuvers are played in an Aftermath window alone', () => {
    const hands = [['salvage-crew'], ['dead-mans-luck', 'last-gasp-looting']] as const;
    const command = from('command', { ...DUEL, hands });
    const before = attack({ ...DUEL, hands }, 0, 'E6', 'hhhhh mmmm');
    const early = whyNot(table, before.match, { do: 'play', maneuver: 'dead-mans-luck' });
    script(table, before.match, [pass, pass]);

    expect(whyNot(table, command.match, { do: 'play', maneuver: 'salvage-crew' })).toBe('TP-211');
    expect(early).toBe('TP-211');
    expect(askedNow(before.match)).toEqual([GREEN, 'engagement/aftermath']);
    expect(isOffered(table, before.match, { do: 'play', maneuver: 'dead-mans-luck' })).toBe(true);
  });

  it('TP-107 TP-164 the other types are denied outside their moments', () => {
    const command = from('command', { ...DUEL, hands: [['broadside', 'full-sail']] });
    const window = attack({ ...DUEL, hands: [['broadside', 'full-sail']] }, 0, 'E6', MISSES);

    expect(whyNot(table, command.match, { do: 'play', maneuver: 'broadside' })).toBe('TP-164');
    expect(whyNot(table, window.match, { do: 'play', maneuver: 'full-sail' })).toBe('TP-107');
  });
});

describe('Territory Maneuvers', () => {
  it('TP-215 TP-216 who holds it ready and controls its territory plays it, whatever the level', () => {
    const own = from('command', { territories: LIGHT });
    const others = from('command', {
      territories: {
        lighthouse: { controller: GREEN, holder: GREEN },
        ...{ 'munitions-armory': { controller: RED, holder: RED } },
      },
    });

    expect(isOffered(table, own.match, { do: 'play', maneuver: 'guiding-light' })).toBe(true);
    expect(offersOf(table, others.match)).not.toContainEqual({
      do: 'play',
      maneuver: 'guiding-light',
    });
  });

  it('TP-217 TP-S60 a territory captured this turn is of use to neither', () => {
    const { match } = from('command', {
      hands: [['full-sail']],
      territories: { lighthouse: { controller: GREEN, holder: RED, capturedThisTurn: true } },
    });

    expect(whyNot(table, match, { do: 'play', maneuver: 'guiding-light' })).toBe('TP-217');
    expect(deniedOf(table, match).map(({ clause }) => clause)).toEqual(['TP-217']);
  });

  it('TP-218 a Territory Maneuver, once played, goes on cool-down, and never to the discard pile', () => {
    const { match } = play('command', { hands: [['full-sail']], territories: LIGHT }, [
      ...plays('guiding-light'),
      { do: 'choose-ship', ship: 0 },
    ]);

    expect(match.state.territories[3]).toMatchObject({ holder: RED, drawPhasesLeft: 1 });
    expect(match.state.topDiscard).toBeNull();
    expect(whyNot(table, match, { do: 'play', maneuver: 'guiding-light' })).toBe('TP-218');
  });

  it('TP-219 TP-S11 eight Territory Maneuvers have a cool-down of 3 draw phases', () => {
    const three = TERRITORY_MANEUVERS.filter(
      (card) => byId(printed.maneuvers, card).cooldown === 3,
    );

    expect(three).toEqual([
      'hidden-hoard',
      'siren-song',
      'patch-the-hull',
      'ambush',
      'liquid-courage',
      'extra-powder',
      'gunnery-drill',
      'hired-guns',
    ]);
  });

  it('TP-220 TP-S11 three have a cool-down of 1 draw phase', () => {
    const one = TERRITORY_MANEUVERS.filter((card) => byId(printed.maneuvers, card).cooldown === 1);

    expect(one).toEqual(['tangled-nets', 'guiding-light', 'clap-in-irons']);
  });

  it('TP-221 TP-223 TP-S59 a cool-down of 3 phases is over after the Step 7 of the turn after next', () => {
    const { match } = play(
      'command',
      { seats: 2, territories: { 'munitions-armory': { controller: RED, holder: RED } } },
      [...plays('extra-powder'), { do: 'choose-ship', ship: 0 }],
    );
    const left = (): number | undefined =>
      match.state.territories[TERRITORIES.indexOf('munitions-armory')]?.drawPhasesLeft;
    const counts = [left()];
    while (match.state.turn.number < 12) {
      script(table, match, [pass]);
      if (counts.length < match.state.turn.number - 8) counts.push(left());
    }

    expect(counts).toEqual([3, 2, 1, 0]);
    expect(match.state.turn).toMatchObject({ number: 12, seat: GREEN });
  });

  it('TP-222 TP-S59 a cool-down of 1 phase is over after the Step 7 of the same turn', () => {
    const { match } = play('command', { territories: LIGHT }, [
      ...plays('guiding-light'),
      { do: 'choose-ship', ship: 0 },
      pass,
    ]);

    expect(match.state.turn).toMatchObject({ number: 10, seat: GREEN });
    expect(match.state.territories[3]?.drawPhasesLeft).toBe(0);
  });

  it('TP-216 no ship level is asked for: a level 5 ship plays Clap in Irons', () => {
    const { match } = attack(
      {
        ships: [[{ at: 'E5' }], [{ at: 'E6' }, { at: 'R16' }]],
        territories: { 'scallywag-prison': { controller: RED, holder: RED } },
      },
      0,
      'E6',
      'mmmmm mmmm',
    );

    expect(isOffered(table, match, { do: 'play', maneuver: 'clap-in-irons' })).toBe(true);
  });
});
