// The laws, tried beside the page: a game under work may have rules that never end.

import { entry } from 'virtual:game-under-work';
import { inWords, LawBroken, obeysTheLaws } from '@quarterdeck/kernel/test-kit';
import { findGame } from './find-game.ts';
import type { LawsTold } from './laws.ts';

const MATCHES = 50;

function tried(): LawsTold {
  try {
    return {
      ok: true,
      sentence: inWords(obeysTheLaws(findGame(entry).game, { matches: MATCHES })),
    };
  } catch (problem) {
    if (!(problem instanceof LawBroken))
      return { ok: false, sentence: String(problem), broken: null };
    const { seats, options, seed, entries } = problem.broken;
    const broken = { terms: { seats, options, seed }, answers: entries };
    return { ok: false, sentence: problem.message, broken };
  }
}

postMessage(tried());
