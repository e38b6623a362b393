import type { Outcome } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { BONUSES, type Bonus } from '../../../src/pack/components.ts';
import { ADA, BO, type Circumstances, CY, sail, table } from '../../positions.ts';

const options = { advancedScoring: true } as const;
type Line = Outcome['sheet'][number];

/** All alike, so that nobody has the most of anything. */
const ALIKE = {
  hull: 5,
  crew: 3,
  reputation: 1,
  doubloons: 4,
  jewels: ['ruby'],
  fragments: ['x'],
} as const;

function bonusesIn(around: Circumstances): Line[] {
  const ships = Object.fromEntries(
    [ADA, BO, CY].map((ship) => [ship, { ...ALIKE, ...around.ships?.[ship] }]),
  );
  const legendary = around.ships?.[3] === undefined ? {} : { 3: around.ships[3] };
  const { match } = sail({
    ...around,
    options: { ...options, ...around.options },
    ships: { ...ships, ...legendary },
    step: 'scoring/end',
    data: {},
  });
  const isBonus = (line: Line): boolean => BONUSES.some((bonus) => bonus === line.line);
  return table.outcome(match)?.sheet.filter(isBonus) ?? [];
}
const winners = (around: Circumstances): (readonly [Bonus | string, number, number])[] =>
  bonusesIn(around).map(({ line, seat, points }) => [line, seat, points]);

describe('Advanced Scoring', () => {
  it('DD-254 the most doubloons score 3 points, those of a ghost ship included', () => {
    expect(winners({ ships: { [BO]: { doubloons: 5 } } })).toEqual([['mostDoubloons', BO, 3]]);
    expect(winners({ ships: { [BO]: { doubloons: 5, hull: 0, crew: 4 } } })).toEqual([
      ['mostDoubloons', BO, 3],
    ]);
  });

  it('DD-255 the most jewels score 3 points, black ones included', () => {
    const jewels = ['ruby', 'blackJewel'] as const;

    expect(winners({ ships: { [CY]: { jewels } }, options: { blackJewel: true } })).toEqual([
      ['mostJewels', CY, 3],
    ]);
  });

  it('DD-256 the highest reputation scores 3 points', () => {
    expect(winners({ ships: { [ADA]: { reputation: 2 } } })).toEqual([
      ['highestReputation', ADA, 3],
    ]);
  });

  it('DD-257 the best-kept ship, hull and crew together, scores 3 points', () => {
    expect(winners({ ships: { [ADA]: { hull: 7, crew: 2 } } })).toEqual([['bestKeptShip', ADA, 3]]);
  });

  it('DD-258 the fullest map, by different symbols, scores 3 points', () => {
    expect(
      winners({
        ships: { [ADA]: { fragments: ['x', 'palm'] }, [BO]: { fragments: ['x', 'x', 'x'] } },
      }),
    ).toEqual([['fullestMap', ADA, 3]]);
  });

  it('DD-259 a tie gives nobody the bonus', () => {
    expect(winners({})).toEqual([]);
    expect(winners({ ships: { [ADA]: { doubloons: 9 }, [CY]: { doubloons: 9 } } })).toEqual([]);
  });

  it('DD-259 no bonus is given without the module', () => {
    expect(
      winners({ ships: { [BO]: { doubloons: 9 } }, options: { advancedScoring: false } }),
    ).toEqual([]);
  });

  it('DD-259 a bonus counts among the points', () => {
    const { match } = sail({
      options,
      ships: { [ADA]: ALIKE, [BO]: { ...ALIKE, doubloons: 5 }, [CY]: ALIKE },
      step: 'scoring/end',
      data: {},
    });

    expect(table.outcome(match)?.scores).toEqual([16, 20, 16]);
  });
});
