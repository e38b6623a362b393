// Law 1: every match ends, and its end says who won, to everybody.

import type { Engine } from '../../engine/engine.ts';
import type { Outcome } from '../../game.ts';
import type { Kinds } from '../../kinds.ts';
import type { Match } from '../../match.ts';
import { Breach } from './breach.ts';
import { agreeWithout } from './position.ts';

export function checkNotOver<K extends Kinds>(engine: Engine<K>, match: Match<K>): void {
  if (engine.outcome(match) !== null) throw new Breach(1, 'there is an outcome before the end');
}

export function checkEnd<K extends Kinds>(engine: Engine<K>, match: Match<K>): void {
  const outcome = engine.outcome(match);
  if (outcome === null) throw new Breach(1, 'the match is over and has no outcome');
  checkRanks(outcome, match.terms.seats);
  checkSheet(outcome);
  agreeWithout('the outcome depends on what a spectator cannot see', 'outcome', outcome, () =>
    engine.outcome(engine.worldWithHoles(engine.view(match, 'spectator'))),
  );
}

function checkRanks({ ranks, scores }: Outcome, seats: number): void {
  if (ranks.length !== seats || scores.length !== seats)
    throw new Breach(1, `${ranks.length} ranks and ${scores.length} scores for ${seats} seats`);
  // A player alone may lose to the game itself: to one opponent that has no seat.
  const unseated = seats === 1 ? 1 : 0;
  if (unseated === 0 && !ranks.includes(1))
    throw new Breach(1, `nobody is first: ${ranks.join(', ')}`);
  for (const rank of ranks) {
    const better = ranks.filter((other) => other < rank).length + unseated;
    if (!Number.isInteger(rank) || rank < 1 || rank > better + 1)
      throw new Breach(1, `rank ${rank} has ${better} seats before it: ${ranks.join(', ')}`);
  }
  const bad = scores.find((score) => !Number.isSafeInteger(score));
  if (bad !== undefined) throw new Breach(1, `a score is ${bad}`);
}

/** A sheet that is kept at all adds up. */
function checkSheet({ scores, sheet }: Outcome): void {
  if (sheet.length === 0) return;
  const sums = scores.map(() => 0);
  for (const { seat, points } of sheet) sums[seat] = (sums[seat] ?? 0) + points;
  if (sums.join() !== scores.join())
    throw new Breach(
      2,
      `the score sheet adds up to ${sums.join()}, the scores are ${scores.join()}`,
    );
}
