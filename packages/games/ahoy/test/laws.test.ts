import { inWords, obeysTheLaws, overpromising, unproven } from '@quarterdeck/kernel/test-kit';
import { countOf } from '@quarterdeck/proof';
import { lawRun, lawTime } from '@quarterdeck/proof/law-run';
import { describe, expect, it } from 'vitest';
import { ahoy, ahoySay } from '../src/index.ts';
import { counted } from './counted.ts';

const MATCHES = countOf('lawMatches');

const SECRETS = [
  'state.boxedTile',
  'state.marketDeck',
  'state.planDeck',
  'state.smugglers.pledges.power',
  'state.tileStack',
  'state.union.hand',
];

describe('the laws', () => {
  it(
    'hold in random matches of every table',
    () => {
      const figures = obeysTheLaws(
        ahoy,
        lawRun({ matches: MATCHES, counted, limit: 5_000, say: ahoySay }),
      );

      console.log(inWords(figures));
      expect(unproven(figures, { matches: MATCHES, secrets: SECRETS })).toEqual([]);
    },
    lawTime(MATCHES),
  );

  it('find out details that promise one more of everything', () => {
    const say = overpromising(ahoySay);

    expect(() => obeysTheLaws(ahoy, { matches: 4, sample: 20, say })).toThrow(/^law 7: /);
  });
});
