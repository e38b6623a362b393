import { inWords, obeysTheLaws, overpromising, unproven } from '@quarterdeck/kernel/test-kit';
import { countOf } from '@quarterdeck/proof';
import { lawRun, lawTime } from '@quarterdeck/proof/law-run';
import { describe, expect, it } from 'vitest';
import { prisoners } from '../src/game.ts';
import { prisonersSay } from '../src/index.ts';
import { counted } from './counted.ts';

const MATCHES = countOf('lawMatches');
/** Random fleets sail a long time before they meet: one decision in this many is enough. */
const SAMPLE = 400;

const SECRETS = [
  'state.box',
  'state.buried',
  'state.deck',
  'state.destinations.face',
  'state.looks.hand',
  'state.players.hand',
];

describe('the laws', () => {
  it(
    'hold in random matches of every table',
    () => {
      const figures = obeysTheLaws(
        prisoners,
        lawRun({ matches: MATCHES, counted, limit: 20_000, sample: SAMPLE, say: prisonersSay }),
      );

      console.log(inWords(figures));
      expect(unproven(figures, { matches: MATCHES, secrets: SECRETS })).toEqual([]);
    },
    lawTime(MATCHES),
  );

  it('find out details that promise one more of everything', () => {
    const say = overpromising(prisonersSay);

    expect(() => obeysTheLaws(prisoners, { matches: 4, sample: 20, say })).toThrow(/^law 7: /);
  });
});
