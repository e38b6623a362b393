// Every name the proof takes from the packages. Where one is renamed, this file follows; what is
// hashed does not. Neither the spectator's name nor the hash of a pack is part of a record.

import { thinker } from '@quarterdeck/bots';
import { type Choice, type Seat, seatsOf, type Viewer } from '@quarterdeck/kernel';
import type { Rng } from '@quarterdeck/kernel/chance';
import {
  type Denied,
  describeOptions,
  type Engine,
  type ErasedKinds,
  type Event,
  engine,
  type Match,
  type OptionFacts,
  type View,
} from '@quarterdeck/kernel/engine';
import { type Speaker, speaker } from '@quarterdeck/kernel/say';
import { loadGame, SHELF } from '@quarterdeck/shelf';

export type { Choice, Denied, Match, OptionFacts, Seat, View, Viewer };
export type Fact = Event<ErasedKinds>;
export { below, sfcRng } from '@quarterdeck/kernel/chance';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** The ids of the games, in the order of the shelf. */
export const GAMES: readonly string[] = SHELF.map(({ id }) => id);

/** All that is asked of one game: its rules, its words and a bot of it. */
export type Subject = {
  readonly seats: readonly number[];
  readonly rules: Engine<ErasedKinds>;
  openOptions(seats: number): readonly OptionFacts[];
  speaker(seats: number): Speaker<ErasedKinds>;
  start(seats: number, options: object, rng: Rng): Match;
  decide(match: Match, seat: Seat, seed: number): Choice;
};

export async function subject(id: string): Promise<Subject> {
  const { game, say } = await loadGame(id);
  const rules = engine(game);
  const bots = thinker(rules);
  return {
    seats: game.seats,
    rules,
    openOptions: (seats) => describeOptions(game.options, seats).filter((o) => o.available),
    speaker: (seats) => speaker(say, { names: NAMES.slice(0, seats) }),
    start: (seats, options, rng) => rules.create({ seats, options, rng }),
    decide(match, seat, seed) {
      const view = rules.toWire(rules.view(match, seat));
      return bots.decide({ game: id, bot: 'mate', seat, view, seed }).choice;
    },
  };
}

/** Seats first, then the spectator. */
export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator'];

/** A view as it is sent, less the two names that may change. */
export function bareView(rules: Engine<ErasedKinds>, view: View): object {
  const { state, stack, given, answers, asked } = rules.toWire(view);
  return { state, stack, given, answers, asked };
}
