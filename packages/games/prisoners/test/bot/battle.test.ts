import { shareOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../../src/bot/weights.ts';
import { prisoners } from '../../src/index.ts';
import { attack, type Circumstances, RED, type ShipSketch, table } from '../positions.ts';

const evaluate = (
  g: Parameters<NonNullable<typeof prisoners.evaluate>>[0],
  seat: typeof RED,
): number => prisoners.evaluate?.(g, seat) ?? Number.NaN;

/** Red attacks the green ship beside its own; red may play before the roll, so that the battle waits. */
const battle = (target: Partial<ShipSketch>, dice = '', answers: readonly 'pass'[] = []) => {
  const around: Circumstances = {
    ships: [
      [{ at: 'E5' }, { at: 'A9' }],
      [{ at: 'E6', ...target }, { at: 'P9' }],
    ],
    hands: [['steady-aim'], []],
  };
  return attack(
    around,
    0,
    'E6',
    dice,
    answers.map(() => ({ do: 'pass' }) as const),
  ).match;
};

describe('A battle that is judged before its roll', () => {
  it('TP-184 TP-185 counts the return fire that a failed attack may bring, and none where there is none', () => {
    const bold = prisoners.judging?.by({ ...WEIGHTS, fear: 0 });
    const answering = battle({}).state;
    const silent = battle({ noReturnFire: true }).state;

    expect(bold?.(answering, RED)).toBeGreaterThan(evaluate(answering, RED) + 0.005);
    expect(bold?.(silent, RED)).toBe(evaluate(silent, RED));
  });

  it('TP-022 TP-178 promises more the easier its target is to capture', () => {
    const hard = shareOf(table, battle({}), RED);
    const easy = shareOf(table, battle({ captureDefense: -2 }), RED);

    expect(easy - hard).toBeGreaterThan(0.01);
  });
});

describe('A battle that is won', () => {
  it('TP-196 TP-198 counts the captured ship for its captor before the Aftermath is over', () => {
    const fate = battle({}, 'hhhhh', ['pass']);
    const [sunk, captured] = (['sink', 'capture'] as const).map((choice) => {
      const match = table.clone(fate);
      table.play(match, RED, { do: choice });
      return match;
    });
    if (sunk === undefined || captured === undefined) throw new Error('both were played');

    expect(sunk.state.engagement?.phase).toBe('aftermath');
    expect(shareOf(table, captured, RED)).toBeGreaterThan(shareOf(table, sunk, RED) + 0.02);
  });
});
