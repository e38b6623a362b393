import { inWords, obeysTheLaws, overpromising, unproven } from '@quarterdeck/kernel/test-kit';
import { countOf } from '@quarterdeck/proof';
import { lawRun, lawTime } from '@quarterdeck/proof/law-run';
import { describe, expect, it } from 'vitest';
import { doubloons, doubloonsSay } from '../src/index.ts';
import { counted } from './counted.ts';

const MATCHES = countOf('lawMatches');
/** Random captains take long ways over the alternate island: one decision in this many is enough. */
const SAMPLE = 400;

const SECRETS = [
  'state.boxedFragments',
  'state.boxedRelics',
  'state.crater',
  'state.deck',
  'state.jewelPool',
  'state.mapStack',
  'state.ships.faceDown',
  'state.ships.hand',
  'state.ships.looking',
  'state.stacks',
];

/** A captain seldom looks at landmarks just when a decision is looked at closely. */
const SELDOM = ['state.ships.looking'];

describe('the laws', () => {
  it(
    'hold in random matches of every table',
    () => {
      const figures = obeysTheLaws(
        doubloons,
        lawRun({ matches: MATCHES, counted, limit: 10_000, sample: SAMPLE, say: doubloonsSay }),
      );

      console.log(inWords(figures));
      expect(unproven(figures, { matches: MATCHES, secrets: SECRETS, seldom: SELDOM })).toEqual([]);
    },
    lawTime(MATCHES),
  );

  it('find out details that promise one more of everything', () => {
    const say = overpromising(doubloonsSay);

    expect(() => obeysTheLaws(doubloons, { matches: 4, sample: 20, say })).toThrow(/^law 7: /);
  });
});
