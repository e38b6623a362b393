import { at, type Seat } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds, View } from '@quarterdeck/kernel/engine';
import type { PlayedMatch } from './review.ts';

/** What one seat saw of a whole match, and when it is judged anew. */
export type Sight = {
  readonly seat: Seat;
  readonly view: (position: number) => View;
  /** Whether the seat can see that anything but the number of answers has changed since the last position. */
  readonly hasChanged: (position: number) => boolean;
};

/** All that a seat sees; who has sealed an answer tells nothing of what it is. */
const seen = (engine: Engine<ErasedKinds>, view: View): string => {
  const { state, stack } = engine.toWire(view);
  return JSON.stringify([state, stack]);
};

export function sightOf(
  engine: Engine<ErasedKinds>,
  { positions }: PlayedMatch,
  seat: Seat,
): Sight {
  const views = positions.map((match) => engine.view(match, seat));
  const sights = views.map((view) => seen(engine, view));
  return {
    seat,
    view: (position) => at(views, position),
    hasChanged: (position) => position === 0 || sights[position] !== sights[position - 1],
  };
}
