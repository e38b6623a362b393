import { isOffered, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Maneuver } from '../../../src/pack/components.ts';
import { discardSize } from '../../../src/rules/piles.ts';
import { from, play, RED, table } from '../../positions.ts';

const plays = (...maneuvers: Maneuver[]) =>
  maneuvers.map((maneuver) => ({ do: 'play', maneuver }) as const);

/** Two ships of level 9 beside each other; nobody has lost if one goes down. */
const DUEL = {
  ships: [
    [{ at: 'E5', level: 9 }, { at: 'A1' }],
    [{ at: 'E6', level: 9 }, { at: 'R16' }],
  ],
};

describe('Deck Maneuvers', () => {
  it('TP-212 any ship of the required level or higher will do, wherever it is', () => {
    const hands = [['tailwind']] as const;
    const low = from('command', { ships: [[{ at: 'E5', level: 6 }]], hands });
    const high = from('command', { ships: [[{ at: 'E5' }, { at: 'R1', level: 8 }]], hands });

    expect(whyNot(table, low.match, { do: 'play', maneuver: 'tailwind' })).toBe('TP-212');
    expect(isOffered(table, high.match, { do: 'play', maneuver: 'tailwind' })).toBe(true);
  });

  it('TP-212 a ship that was sunk counts no more', () => {
    const { match } = from('command', {
      ships: [[{ at: 'E5' }, { at: null, level: 9 }]],
      hands: [['tailwind']],
    });

    expect(whyNot(table, match, { do: 'play', maneuver: 'tailwind' })).toBe('TP-212');
  });

  it('TP-213 TP-S58 a played card lies on the discard pile, in order of play', () => {
    const { match } = play('command', { ...DUEL, hands: [['tailwind', 'powder-monkeys']] }, [
      ...plays('tailwind', 'powder-monkeys'),
    ]);

    expect(match.state.topDiscard).toBe('powder-monkeys');
    expect(match.state.buried).toEqual(['tailwind']);
    expect(discardSize(match.state)).toBe(2);
    expect(match.state.players[RED]?.hand).toEqual([]);
  });

  it('TP-213 TP-S58 a maneuver is spent when its last choice is made, and not before', () => {
    const { match } = play('command', { ...DUEL, hands: [['full-sail']] }, plays('full-sail'));

    expect(match.state.topDiscard).toBeNull();
    expect(match.state.players[RED]?.plays).toBe(0);

    script(table, match, [{ do: 'choose-ship', ship: 1 }]);

    expect(match.state.topDiscard).toBe('full-sail');
    expect(match.state.players[RED]?.plays).toBe(1);
  });

  it('TP-110 TP-214 copies are played one by one, the others stay in hand', () => {
    const { match } = play('command', { ...DUEL, hands: [['full-sail', 'full-sail']] }, [
      ...plays('full-sail'),
      { do: 'choose-ship', ship: 0 },
      ...plays('full-sail'),
      { do: 'choose-ship', ship: 0 },
    ]);

    expect(match.state.ships[0]?.extraMove).toBe(6);
    expect(match.state.deck).toHaveLength(60);
  });
});
