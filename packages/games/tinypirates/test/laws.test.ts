import { inWords, obeysTheLaws, overpromising, unproven } from '@quarterdeck/kernel/test-kit';
import { countOf } from '@quarterdeck/proof';
import { lawRun, lawTime } from '@quarterdeck/proof/law-run';
import { describe, expect, it } from 'vitest';
import { tinypirates } from '../src/game.ts';
import { tinypiratesSay } from '../src/index.ts';
import { counted } from './counted.ts';

const MATCHES = countOf('lawMatches');
/** Random captains bury late: one decision in this many is enough. */
const SAMPLE = 400;

const SECRETS = ['state.box', 'state.crewDeck', 'state.merchantDeck', 'state.sea.token'];

describe('the laws', () => {
  it(
    'hold in random matches of every table',
    () => {
      const figures = obeysTheLaws(
        tinypirates,
        lawRun({ matches: MATCHES, counted, limit: 20_000, sample: SAMPLE, say: tinypiratesSay }),
      );

      console.log(inWords(figures));
      expect(unproven(figures, { matches: MATCHES, secrets: SECRETS })).toEqual([]);
    },
    lawTime(MATCHES),
  );

  it('find out details that promise one more of everything', () => {
    const say = overpromising(tinypiratesSay);

    expect(() => obeysTheLaws(tinypirates, { matches: 4, sample: 20, say })).toThrow(/^law 7: /);
  });
});
