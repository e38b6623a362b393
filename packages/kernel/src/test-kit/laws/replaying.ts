// Law 3 over a whole match: the same log gives the same match, after every answer.

import { sfcRng } from '../../chance/rng.ts';
import type { ChoiceOf, Kinds } from '../../kinds.ts';
import type { Turn } from '../random-player.ts';
import { written } from './bookkeeping.ts';
import { Breach } from './breach.ts';
import type { Inspectors } from './position.ts';
import type { LawTable } from './tables.ts';

/** Plays the log again on both engines, the twin without checks and events as a search does. */
export function checkReplay<K extends Kinds>(
  { engine, twin, pack, figures }: Inspectors<K>,
  table: LawTable,
  seed: number,
  log: readonly Turn<K>[],
  end: string,
): void {
  const { match: again } = engine.deal({ ...table, pack, rng: sfcRng(seed) });
  const silent = twin.create({ ...table, pack, rng: sfcRng(seed) });
  if (engine.hash(again) !== twin.hash(silent))
    throw new Breach(3, 'dealt with and without events, there are two matches');
  log.forEach(({ seat, choice, isAside }, index) => {
    engine.play(again, seat, JSON.parse(JSON.stringify(choice)));
    if (isAside) twin.play(silent, seat, choice);
    else twin.fast(silent, seat, choice as ChoiceOf<K>);
    if (engine.hash(again) !== twin.hash(silent))
      throw new Breach(3, `replayed with and without events, answer ${index} leads to two matches`);
  });
  if (written(engine, again) !== end) throw new Breach(3, 'the same log led to another end');
  figures.replayed++;
}
