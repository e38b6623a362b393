import { describe, expect, it } from 'vitest';
import { type FragmentSymbol, SYMBOLS } from '../../../src/pack/components.ts';
import type { Relic } from '../../../src/pack/ids.gen.ts';
import { relicLines, setsOf } from '../../../src/rules/alternate/scoring.ts';
import { ADA, BO, type Position, sail, table } from '../../positions.ts';

const ENDED: Position = {
  seats: 2,
  options: { alternateIsland: true },
  step: 'scoring/end',
  data: {},
};

type Holding = {
  readonly fragments?: readonly FragmentSymbol[];
  readonly relics?: readonly Relic[];
  readonly hull?: number;
};

/** Ada's score sheet, line by line, if this is all that matters of her ship. */
function sheetOf({ fragments = [], relics = [], hull = 10 }: Holding): Record<string, number> {
  const { match } = sail({ ...ENDED, ships: { [ADA]: { fragments, relics, hull } } });
  const lines = table.outcome(match)?.sheet ?? [];
  return Object.fromEntries(
    lines.filter(({ seat }) => seat === ADA).map(({ line, points }) => [line, points]),
  );
}

describe('Scoring on the alternate island', () => {
  it('DD-332 a shell is a point', () => {
    expect(sheetOf({ relics: ['shell-x', 'shell-x', 'shell-palm'] })['shells']).toBe(3);
  });

  it('DD-333 a totem is two points', () => {
    expect(sheetOf({ relics: ['totem-x', 'totem-x', 'shell-x'] })['totems']).toBe(4);
  });

  it('DD-334 three different symbols of any pieces are four points more', () => {
    const sheet = sheetOf({ fragments: ['x'], relics: ['totem-skull', 'shell-anchor'] });

    expect(sheet).toMatchObject({ 'sets-of-three': 4, 'sets-of-four': 0, totems: 2, shells: 1 });
  });

  it('DD-334 two symbols, however many pieces, make no set', () => {
    const sheet = sheetOf({ fragments: ['x', 'x'], relics: ['totem-x', 'shell-palm'] });

    expect(sheet).toMatchObject({ 'sets-of-three': 0, 'sets-of-four': 0 });
  });

  it('DD-335 all four symbols are eight points in all', () => {
    const sheet = sheetOf({ fragments: ['x', 'palm'], relics: ['totem-skull', 'shell-anchor'] });

    expect(sheet).toMatchObject({ 'sets-of-three': 0, 'sets-of-four': 8 });
  });

  it('DD-S150 a piece is in one set: of four first, then of three from the rest', () => {
    const { match } = sail(ENDED);
    const [mat] = match.state.ships;
    if (mat === undefined) throw new Error('no ship');
    const sets = (...fragments: FragmentSymbol[]): unknown =>
      setsOf(match.state, { ...mat, fragments, relics: [] });

    expect(sets('x', 'x', 'x')).toEqual({ ofFour: 0, ofThree: 0 });
    expect(sets('x', 'x', 'skull', 'skull', 'palm')).toEqual({ ofFour: 0, ofThree: 1 });
    expect(sets('x', 'x', 'skull', 'skull', 'palm', 'palm', 'anchor')).toEqual({
      ofFour: 1,
      ofThree: 1,
    });
  });

  it('DD-S150 no other grouping scores more', () => {
    const { match } = sail(ENDED);
    const [mat] = match.state.ships;
    if (mat === undefined) throw new Error('no ship');
    /** The best of all ways to take a set of four, or one of three without this symbol. */
    const best = (counts: readonly number[]): number =>
      Math.max(
        0,
        ...[null, ...counts.keys()].map((without) => {
          const rest = counts.map((count, symbol) => (symbol === without ? count : count - 1));
          return Math.min(...rest) < 0 ? 0 : (without === null ? 8 : 4) + best(rest);
        }),
      );

    for (let hand = 0; hand < 4 ** SYMBOLS.length; hand++) {
      const counts = SYMBOLS.map((_, symbol) => Math.floor(hand / 4 ** symbol) % 4);
      const fragments = SYMBOLS.flatMap((symbol, i) =>
        new Array<FragmentSymbol>(counts[i] ?? 0).fill(symbol),
      );
      const { ofFour, ofThree } = setsOf(match.state, { ...mat, fragments, relics: [] });

      expect(ofFour * 8 + ofThree * 4).toBe(best(counts));
    }
  });

  it('DD-336 the bonus for the fullest map is not awarded', () => {
    const bonuses = (alternateIsland: boolean): string[] => {
      const { match } = sail({
        ...ENDED,
        options: { advancedScoring: true, alternateIsland },
        ships: { [ADA]: { fragments: ['x', 'palm'] }, [BO]: { fragments: ['x', 'x'] } },
      });
      return (table.outcome(match)?.sheet ?? [])
        .filter(({ clause, points }) => clause === 'DD-258' && points > 0)
        .map(({ seat }) => `seat ${seat}`);
    };

    expect(bonuses(false)).toEqual(['seat 0']);
    expect(bonuses(true)).toEqual([]);
  });

  it('DD-337 a ghost ship loses nothing on relics and sets', () => {
    const holding: Holding = { fragments: ['x'], relics: ['totem-skull', 'shell-anchor'] };
    const relicsOnly = ({ shells, totems, ...rest }: Record<string, number>): unknown => ({
      shells,
      totems,
      sets: rest['sets-of-three'],
    });

    expect(relicsOnly(sheetOf({ ...holding, hull: 0 }))).toEqual(relicsOnly(sheetOf(holding)));
    expect(relicsOnly(sheetOf({ ...holding, hull: 0 }))).toEqual({ shells: 1, totems: 2, sets: 4 });
  });

  it('DD-001 there are no lines for relics on the standard island', () => {
    const { match } = sail({ ...ENDED, options: {} });
    const [mat] = match.state.ships;
    if (mat === undefined) throw new Error('no ship');
    const lines = (table.outcome(match)?.sheet ?? []).map(({ line }) => line);

    for (const { line } of relicLines(match.state, mat, ADA as never))
      expect(lines).not.toContain(line);
  });
});
