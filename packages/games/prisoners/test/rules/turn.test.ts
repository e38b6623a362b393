import { offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import {
  askedNow,
  attack,
  type Circumstances,
  falls,
  from,
  GREEN,
  hex,
  PURPLE,
  play,
  RED,
  table,
  told,
} from '../positions.ts';

const at = (ship: number, name: string) => ({ do: 'attack', ship, hex: hex(name) }) as const;
const PASS = { do: 'pass' } as const;
const SHARK = { at: 'E4', face: 'shark' } as const;

describe('The turn', () => {
  it('TP-103 TP-104 the steps come in their order, and none comes twice', () => {
    const around: Circumstances = {
      ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
      destinations: [{ at: 'E4', face: 'shark', explored: false }],
      hands: [['full-sail']],
      rig: falls('hmmmm'),
    };
    const { match } = from('command', around);
    const asked = [askedNow(match)];
    for (const answer of [PASS, PASS, { do: 'explore' }, at(0, 'E4'), PASS] as const) {
      table.play(
        match,
        RED,
        offersOf(table, match).find((o) => o.do === answer.do),
      );
      asked.push(askedNow(match));
    }

    expect(asked.map((each) => each?.[1])).toEqual([
      'turn/command',
      'turn/move',
      'turn/explore',
      'turn/engage',
      'engagement/maneuvers',
      'turn/move',
    ]);
    expect(askedNow(match)?.[0]).toBe(GREEN);
  });

  it('TP-105 TP-S24 steps without anything to do pass by themselves', () => {
    const { match, events } = from('command', {
      ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
      hands: [[], []],
    });
    // No card, so no Step 1; only a ship that may sail is asked for.
    expect(askedNow(match)).toEqual([RED, 'turn/move']);

    const after = play('move', { ships: [[{ at: 'E5' }], [{ at: 'P9' }]] }, [PASS]);
    expect(askedNow(after.match)).toEqual([GREEN, 'turn/move']);
    expect(events).toEqual([]);
  });

  it('TP-105 TP-S24 Step 1 is asked for any card in hand, playable or not, and for a ready Command Maneuver', () => {
    const useless = from('command', { hands: [['powder-magazine']] });
    const ready = from('command', {
      destinations: [{ at: 'C9', face: 'lighthouse' }],
      territories: { lighthouse: { controller: RED, holder: RED } },
    });
    const waiting = from('command', {
      destinations: [{ at: 'C9', face: 'lighthouse' }],
      territories: { lighthouse: { controller: RED, holder: RED, drawPhasesLeft: 1 } },
    });
    const noCommand = from('command', {
      destinations: [{ at: 'C9', face: 'pirate-cove' }],
      territories: { 'pirate-cove': { controller: RED, holder: RED } },
    });

    expect(askedNow(useless.match)).toEqual([RED, 'turn/command']);
    expect(offersOf(table, useless.match)).toEqual([PASS]);
    expect(askedNow(ready.match)).toEqual([RED, 'turn/command']);
    for (const { match } of [waiting, noCommand])
      expect(askedNow(match)).toEqual([RED, 'turn/move']);
  });

  it('TP-208 what a maneuver does not ask for cannot be chosen', () => {
    const ships = [[{ at: 'E5' }], [{ at: 'P9' }]] as const;
    const full = { do: 'play', maneuver: 'full-sail' } as const;
    const { match } = play('command', { ships, hands: [['full-sail']] }, [full]);

    expect(offersOf(table, match)).toEqual([{ do: 'choose-ship', ship: 0 }]);
    expect(refuses(table, match, RED, { do: 'choose-ship', ship: 1 }).clause).toBe('TP-208');
  });

  it('TP-107 TP-108 only the active player plays Command Maneuvers, one by one, in Step 1', () => {
    const around: Circumstances = {
      ships: [[{ at: 'E5', level: 7 }], [{ at: 'P9', level: 7 }]],
      destinations: [SHARK],
      hands: [
        ['full-sail', 'tailwind'],
        ['full-sail', 'grapeshot'],
      ],
    };
    const { match, events } = play('command', around, [
      { do: 'play', maneuver: 'tailwind' },
      { do: 'play', maneuver: 'full-sail' },
      { do: 'choose-ship', ship: 0 },
    ]);

    expect(told(events, 'maneuver-played').map(({ maneuver }) => maneuver)).toEqual([
      'tailwind',
      'full-sail',
    ]);
    expect(match.state.ships[0]?.extraMove).toBe(5);
    expect(askedNow(match)).toEqual([RED, 'turn/move']);
    const fight = attack(around, 0, 'E4', 'hhmmmmm');
    expect(whyNot(table, fight.match, { do: 'play', maneuver: 'grapeshot' })).toBe('TP-107');
  });

  it('TP-110 TP-S54 identical Command Maneuvers add up', () => {
    const { match } = play('command', { hands: [['full-sail', 'full-sail']] }, [
      { do: 'play', maneuver: 'full-sail' },
      { do: 'choose-ship', ship: 0 },
      { do: 'play', maneuver: 'full-sail' },
      { do: 'choose-ship', ship: 0 },
    ]);

    expect(match.state.ships[0]?.extraMove).toBe(6);
  });

  it('TP-109 TP-160 what lasts for the turn ends with it', () => {
    const changed = {
      extraMove: 3,
      attackDice: 2,
      sinkDefense: -1,
      captureDefense: -1,
      noReturnFire: true,
      moved: true,
      explored: true,
      attacked: true,
    };
    const { match } = from('end', {
      ships: [[{ at: 'E5', ...changed }], [{ at: 'P9', ...changed }]],
    });

    for (const ship of match.state.ships)
      expect(ship).toMatchObject({
        extraMove: 0,
        attackDice: 0,
        sinkDefense: 0,
        captureDefense: 0,
        noReturnFire: false,
        moved: false,
        explored: false,
        attacked: false,
      });
  });

  it('TP-061 TP-159 the next player clockwise who still has ships takes a turn', () => {
    const seats = 3;
    const all = from('end', { seats });
    const without = from('end', {
      seats,
      ships: [[{ at: 'E5' }], [{ at: null }], [{ at: 'P9' }]],
      players: { 1: { out: true, lostIn: 3 } },
    });

    expect(askedNow(all.match)?.[0]).toBe(GREEN);
    expect(askedNow(without.match)?.[0]).toBe(PURPLE);
    const last = from('end', { seats, turn: 2 });
    expect(askedNow(last.match)?.[0]).toBe(RED);
  });

  it('TP-103 TP-143 TP-136 every turn has all its steps, and counts only what was won in it', () => {
    const { match } = from('end', {
      ships: [[{ at: 'P9' }], [{ at: 'E5' }]],
      destinations: [{ at: 'E4', face: 'shark', explored: false }],
      hands: [[], ['full-sail']],
      inTurn: { attacked: true, draws: 3, extraDraws: 2 },
      rig: falls('hhmmm'),
    });
    const asked: unknown[] = [];
    const events: ReturnType<typeof script<Kinds>> = [];
    for (const answer of [PASS, PASS, { do: 'explore' }, { do: 'attack' }, PASS, PASS] as const) {
      asked.push([...(askedNow(match) ?? []), match.state.turn.step]);
      events.push(...script(table, match, [answer]));
    }

    expect(asked).toEqual([
      [GREEN, 'turn/command', 'command'],
      [GREEN, 'turn/move', 'move'],
      [GREEN, 'turn/explore', 'explore'],
      [GREEN, 'turn/engage', 'engage'],
      [GREEN, 'engagement/maneuvers', 'engage'],
      [GREEN, 'engagement/aftermath', 'engage'],
    ]);
    expect(told(events, 'ship-upgraded')).toMatchObject([{ ship: 1, level: 6 }]);
    expect(told(events, 'card-drawn')).toHaveLength(1);
    expect(askedNow(match)).toEqual([RED, 'turn/move']);
  });

  it('TP-160 TP-136 what a ship won in one turn raises it in no later one', () => {
    const { match } = attack(
      { ships: [[{ at: 'E5' }], [{ at: 'P9' }]], destinations: [SHARK], state: { deck: [] } },
      0,
      'E4',
      'hhmmm',
    );

    const asked = askedNow(match);
    const events = script(table, match, [PASS, PASS]);

    expect([asked, askedNow(match)]).toEqual([
      [GREEN, 'turn/move'],
      [GREEN, 'turn/move'],
    ]);
    expect(told(events, 'ship-upgraded')).toEqual([]);
    expect(match.state.ships[0]?.level).toBe(6);
  });

  it('TP-304 after a turn with an attack the next turn without one counts again', () => {
    const { match } = attack(
      { ships: [[{ at: 'E5' }], [{ at: 'P9' }]], destinations: [SHARK], state: { calm: 7 } },
      0,
      'E4',
      'mmmmm',
    );
    expect(match.state.calm).toBe(0);

    script(table, match, [PASS]);

    expect(match.state.calm).toBe(1);
  });
});
