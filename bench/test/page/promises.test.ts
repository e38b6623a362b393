import { describe, expect, it } from 'vitest';
import { type Measured, promisesOf } from '../../src/page/figures.ts';

const perfect = { performance: 100, accessibility: 100, bestPractices: 100, lost: [], runs: 1 };
const smooth = {
  longestTaskMillis: 100,
  longestByClockMillis: 180,
  tasksOver50: 3,
  tasksOver100: 0,
  seconds: 60,
  tables: 2,
};
const told = { afterRestMillis: 50, slowestMillis: 90, rests: 20, explained: 20 };
const audited = { phone: perfect, desktop: perfect };
const GOOD: Measured = {
  weights: {
    shelfKilobytes: 150,
    shelfLaterKilobytes: 10,
    shelfFacesKilobytes: 90,
    tableKilobytes: { seawolf: 120 },
    gameKilobytes: { seawolf: 45 },
    coachKilobytes: { seawolf: 4 },
    gameEverywhereKilobytes: { seawolf: 90 },
  },
  firstPrompt: { seawolf: { promptMillis: 999, slowestMillis: 1_500, rounds: 7 } },
  smoothness: { seawolf: smooth },
  explanation: { seawolf: told },
  input: { clicks: 20, answered: 20, answerMillis: 30, slowestMillis: 80 },
  thought: { clicks: 20, answered: 20, answerMillis: 50, slowestMillis: 80 },
  audits: { shelf: audited, 'table of seawolf': audited },
};

const missed = (measured: Measured): readonly string[] =>
  promisesOf(measured)
    .filter(({ kept }) => !kept)
    .map(({ what }) => what.split(':')[0] ?? '');

describe('The promises of the page', () => {
  it('are kept at their bars', () => {
    expect(missed(GOOD)).toEqual([]);
  });

  it('are each missed a little beyond them', () => {
    const { weights, input, thought } = GOOD;
    const blind = { ...audited, phone: { ...perfect, accessibility: 99 } };
    expect(
      missed({
        weights: { ...weights, shelfKilobytes: 150.1, gameKilobytes: { seawolf: 45.1 } },
        firstPrompt: { ahoy: { promptMillis: 1_001, slowestMillis: 1_500, rounds: 7 } },
        smoothness: { seawolf: smooth, ahoy: { ...smooth, longestTaskMillis: 101 } },
        explanation: {
          seawolf: { ...told, afterRestMillis: 50.1 },
          ahoy: { ...told, explained: 19 },
        },
        input: { ...input, answered: 19 },
        thought: { ...thought, answered: 19, answerMillis: 50.1 },
        audits: { shelf: audited, 'table of seawolf': blind },
      }),
    ).toEqual([
      'code to the first click on the shelf',
      'code of a further game (seawolf)',
      'Lighthouse, table of seawolf, phone',
      'from "Play now" to the first prompt (ahoy)',
      'longest task while bots play (ahoy)',
      'from a rest of 300 ms to the explanation (seawolf)',
      'places that explain themselves to a pointer that rests (ahoy)',
      'clicks into a motion that were answered',
      'from a click to what it opens while three Admirals think (median)',
      'clicks while three Admirals think that were answered',
    ]);
  });
});
