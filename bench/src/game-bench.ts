import { at, seatsOf } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import { engine } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';
import type { Plan, Work } from './measure.ts';
import { alternating } from './measure.ts';
import { playouts } from './playouts.ts';

export type GameFigures = {
  readonly seats: number;
  /** Random answers through `choices` and `fast`. */
  readonly decisionsPerSecond: number;
  /** The same through `play`, with checks and events. */
  readonly checkedDecisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Our time for a copy of a match in its middle over structuredClone's. */
  readonly cloneRatio: number;
  readonly cloneMicros: number;
  readonly viewMicros: number;
  readonly imagineMicros: number;
  readonly hashMicros: number;
};

const BATCH = 50;
const many = (work: () => unknown): Work => {
  return () => {
    for (let n = 0; n < BATCH; n++) work();
    return BATCH;
  };
};

export async function benchGame(id: string, plan: Plan): Promise<GameFigures> {
  const { game } = await loadGame(id);
  const made = engine(game);
  // The middle of its player counts stands for the game.
  const seats = at(game.seats, game.seats.length >> 1);
  const run = playouts(made, seats);
  let games = 0;
  let decisions = 0;
  const counted: Work = () => {
    const made = run.fast();
    games++;
    decisions += made;
    return made;
  };
  const { rates } = alternating({ fast: counted, checked: run.checked }, plan);
  return {
    seats,
    decisionsPerSecond: Math.round(rates.fast),
    checkedDecisionsPerSecond: Math.round(rates.checked),
    gamesPerSecond: Math.round(rates.fast / (decisions / games)),
    ...costs(made, seats, plan),
  };
}

function costs(made: Engine<ErasedKinds>, seats: number, { rounds, millis, warm = millis }: Plan) {
  const match = playouts(made, seats).midway();
  // structuredClone has no way to share the printed facts, so it is spared them.
  const { state } = made.save(match);
  const bare = { ...match, state };
  const seat = at(seatsOf(seats), 0);
  const view = made.view(match, seat);
  let seed = 0;
  const { rates, ratios } = alternating(
    {
      clone: many(() => made.clone(match)),
      structured: many(() => structuredClone(bare)),
      view: many(() => made.view(match, seat)),
      imagine: many(() => made.imagine(view, seed++)),
      hash: many(() => made.hash(match)),
    },
    { rounds, millis: millis / 4, warm: warm / 4 },
  );
  return {
    cloneRatio: 1 / ratios('clone', 'structured'),
    cloneMicros: 1e6 / rates.clone,
    viewMicros: 1e6 / rates.view,
    imagineMicros: 1e6 / rates.imagine,
    hashMicros: 1e6 / rates.hash,
  };
}
