import { describe, expect, it } from 'vitest';
import { askedNow, attack, GREEN, PURPLE, RED, table, YELLOW } from '../positions.ts';

const hands = [['steady-aim'], ['steady-aim'], ['steady-aim'], ['steady-aim']] as const;
const ships = [[{ at: 'A9' }], [{ at: 'E5' }, { at: 'A11' }], [{ at: 'E6' }, { at: 'P9' }]];

describe('Reactions', () => {
  it('of those who may react to an attack one is attacked, and sees it', () => {
    const { match } = attack({ seats: 4, turn: 1, hands, ships }, 1, 'E6', 'mmmmm mmmm');
    const [, step] = askedNow(match) ?? [];
    const toWhat = table.game.reactions?.['engagement/maneuvers'];

    expect(step).toBe('engagement/maneuvers');
    expect(
      [RED, GREEN, PURPLE, YELLOW].map((seat) => toWhat?.(table.view(match, seat).state, seat)),
    ).toEqual(['others', 'own', 'attacked', 'others']);
  });

  it('stand in an engagement alone: what one does in one’s own turn is none', () => {
    expect(Object.keys(table.game.reactions ?? {})).toEqual([
      'engagement/maneuvers',
      'engagement/aftermath',
    ]);
  });
});
