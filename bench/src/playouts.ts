import type { Kinds } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Rng } from '@quarterdeck/kernel/chance';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, Match } from '@quarterdeck/kernel/engine';
import type { Work } from './measure.ts';

export type Playouts<K extends Kinds> = {
  /** One random match, unchecked and without events; counts its decisions. */
  readonly fast: Work;
  /** The same, checked, with events. */
  readonly checked: Work;
  /** A match stopped in the middle, for measuring what one position costs. */
  midway(): Match<K>;
};

/** Random matches of one game. Whoever is asked first answers first. */
export function playouts<K extends Kinds>(engine: Engine<K>, seats: number): Playouts<K> {
  const dice: Rng = sfcRng(20);
  let seed = 0;
  const start = (): Match<K> => engine.create({ seats, rng: sfcRng(seed++) });

  function run(match: Match<K>, most: number): number {
    let decisions = 0;
    for (; decisions < most; decisions++) {
      const asked = engine.asked(match)[0];
      if (asked === undefined) break;
      const offers = engine.choices(match, asked.seat);
      engine.fast(match, asked.seat, at(offers, below(dice, offers.length)));
    }
    return decisions;
  }

  function runChecked(match: Match<K>): number {
    for (let decisions = 0; ; decisions++) {
      const asked = engine.asked(match)[0];
      if (asked === undefined) return decisions;
      const offers = engine.choices(match, asked.seat);
      engine.play(match, asked.seat, at(offers, below(dice, offers.length)));
    }
  }

  return {
    fast: () => run(start(), Number.POSITIVE_INFINITY),
    checked: () => runChecked(start()),
    midway() {
      const whole = run(start(), Number.POSITIVE_INFINITY);
      const match = start();
      run(match, whole >> 1);
      return match;
    },
  };
}
