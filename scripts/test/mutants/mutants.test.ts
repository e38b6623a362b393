import { describe, expect, it } from 'vitest';
import { instrument, SWITCH } from '../../mutants/instrument.mjs';

const changesIn = (source: string): readonly string[] =>
  instrument('rule.ts', source, 0).mutants.map(({ change }) => change);

describe('The mutants of a file', () => {
  it('are the other ways to compare, to reckon and to take a branch', () => {
    expect(changesIn('if (hits > 2) g.hull -= 1;')).toEqual(
      expect.arrayContaining([
        'hits > 2 -> true',
        'hits > 2 -> false',
        'hits > 2 -> hits >= 2',
        'hits > 2 -> hits <= 2',
        '2 -> 3',
        'g.hull -= 1; -> nothing',
        'g.hull -= 1 -> g.hull += 1',
      ]),
    );
  });

  it('leave out types, imports, names of fields and what only we can do wrong', () => {
    const source = `
      import { at } from './at.ts';
      type Two = 2;
      const names: { readonly [n: number]: string } = { 2: 'two' };
      if (found === undefined) throw new Error(\`no card \${1 + 1}\`);
      unreachable(found);
      const place = GOODS.indexOf(found);`;

    expect(changesIn(source)).toEqual([
      'found === undefined -> found !== undefined',
      'found === undefined -> true',
    ]);
  });

  it('lie asleep in the one text, an else with its own if', () => {
    const { text } = instrument('rule.ts', 'if (a) b(); else c();', 7);

    expect(text).toContain(`from '${SWITCH}'`);
    expect(text).toContain('{ if (!$mutant(9)) { b(); } } else');
  });

  it('are told apart by a number where they are alike', () => {
    const { mutants } = instrument('rule.ts', 'f(true); f(true);', 0);

    const alike = mutants.filter(({ change }) => change === 'true -> false');
    expect(alike.map(({ nth }) => nth)).toEqual([0, 1]);
  });
});
