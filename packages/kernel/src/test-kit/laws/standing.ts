// Law 7 at the end of a match: who was said to be how far is what the outcome counts.

import type { Engine } from '../../engine/engine.ts';
import type { Outcome, ScoreLine } from '../../game.ts';
import { seatsOf, type Viewer } from '../../ids.ts';
import type { Kinds } from '../../kinds.ts';
import type { Match } from '../../match.ts';
import type { Catalogue } from '../../say/message.ts';
import { erased, type Say } from '../../say/say.ts';
import { difference } from '../difference.ts';
import { Breach } from './breach.ts';
import { nameOf } from './position.ts';

/** Sources that brought nothing may be listed or not. */
const inWords = (sheet: readonly ScoreLine[]): readonly string[] =>
  sheet
    .filter(({ count, points }) => count !== 0 || points !== 0)
    .map(({ seat, line, clause, points }) => `seat ${seat} ${line} ${points} by ${clause}`)
    .sort();

/** As every viewer reads it: at the end nothing that counts is hidden. */
export function checkStanding<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  say: Say<K, Catalogue> | undefined,
): void {
  const outcome = engine.outcome(match);
  if (say?.standing === undefined || outcome === null) return;
  const viewers: readonly Viewer[] = [...seatsOf(match.terms.seats), 'spectator'];
  for (const viewer of viewers) checkAs(engine, match, say, outcome, viewer);
}

function checkAs<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  say: Say<K, Catalogue>,
  outcome: Outcome,
  viewer: Viewer,
): void {
  const { standing } = erased(say);
  const { state } = engine.view(match, viewer);
  const found = difference(inWords(outcome.sheet), inWords(standing?.sheet(state) ?? []), 'sheet');
  if (found !== null)
    throw new Breach(7, `${nameOf(viewer)} is told another score than the outcome's (${found})`);
  const unsure = seatsOf(match.terms.seats).find((seat) => standing?.hasMore?.(state, seat));
  if (unsure !== undefined)
    throw new Breach(7, `at the end seat ${unsure} is still said to have more than is shown`);
}
