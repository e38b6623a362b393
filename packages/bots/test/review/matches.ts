import { type PlayedMatch, type Review, type ReviewOptions, reviewing } from '@quarterdeck/bots';
import { decideHere, handMade } from '@quarterdeck/bots/lab';
import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';

/** A whole match of mates in a hurry. */
export function matchOf(machine: Engine<ErasedKinds>, seed: number, seats = 2): PlayedMatch {
  const judge = handMade(machine);
  const match = machine.create({ seats, rng: sfcRng(seed) });
  const positions: Match[] = [machine.clone(match)];
  const answers: { readonly seat: Seat; readonly choice: Choice }[] = [];
  while (machine.asked(match).length > 0) {
    const { seat } = at(machine.asked(match), 0);
    const choice = decideHere(machine, {
      match,
      seat,
      judge,
      mind: { kind: 'mate', worlds: 1 },
      budget: {},
      clock: () => 0,
      seed: seed * 1_000 + answers.length,
    });
    machine.play(match, seat, choice);
    answers.push({ seat, choice });
    positions.push(machine.clone(match));
  }
  return { positions, answers };
}

/** To the end at once, with all that was said of the progress. */
export function reviewed(
  machine: Engine<ErasedKinds>,
  played: PlayedMatch,
  options: ReviewOptions,
): { readonly review: Review; readonly progress: readonly number[] } {
  const work = reviewing(machine, played, options);
  const progress: number[] = [];
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return { review: value, progress };
    progress.push(value);
  }
}
