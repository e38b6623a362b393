import type { BotTask } from '@quarterdeck/bots';
import { at, type Seat } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import { type Engine, type ErasedKinds, engine, type Match } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';

export const reefEngine = async (): Promise<Engine<ErasedKinds>> =>
  engine((await loadGame('reef')).game);

/** A match some answers in, where the seat asked first has more than one choice. */
export function standing(reef: Engine<ErasedKinds>, seed: number, answers = 20): Match {
  const match = reef.create({ seats: 3, rng: sfcRng(seed) });
  for (let given = 0; ; given++) {
    const { seat } = at(reef.asked(match), 0);
    const choices = reef.choices(match, seat);
    if (given >= answers && choices.length > 1) return match;
    reef.fast(match, seat, at(choices, (seed + given) % choices.length));
  }
}

/** A match where the seat asked first has no choice. */
export function withOneChoice(reef: Engine<ErasedKinds>): Match {
  const luck = sfcRng(5);
  for (;;) {
    const match = reef.create({ seats: 3, rng: luck });
    for (let asked = reef.asked(match)[0]; asked !== undefined; asked = reef.asked(match)[0]) {
      const choices = reef.choices(match, asked.seat);
      if (choices.length === 1) return match;
      reef.fast(match, asked.seat, at(choices, below(luck, choices.length)));
    }
  }
}

export const askedSeat = (reef: Engine<ErasedKinds>, match: Match): Seat =>
  at(reef.asked(match), 0).seat;

/** The task of whoever is asked first, as it would come over a wire. */
export function taskAt(
  reef: Engine<ErasedKinds>,
  match: Match,
  more: Partial<BotTask> = {},
): BotTask {
  const seat = askedSeat(reef, match);
  const view = reef.toWire(reef.view(match, seat));
  const task: BotTask = { game: 'reef', bot: 'mate', seat, view, seed: 7, ...more };
  return JSON.parse(JSON.stringify(task));
}
