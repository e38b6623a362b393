// Matches played by lot, and what a page would send of them.

import type { Seat } from '@quarterdeck/kernel';
import type { Rng } from '@quarterdeck/kernel/chance';
import { below, mix, revealSeed, sfcRng, startFairness } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import { engine } from '@quarterdeck/kernel/engine';
import type { Recording } from '@quarterdeck/kernel/replay';
import { recording, replayText, writeReplay } from '@quarterdeck/kernel/replay';
import { loadGame } from '@quarterdeck/shelf';

const DEALT = 'ab'.repeat(32);
const NAMES = ['Ada', 'Ines', 'Tomas'];

export type Played = { readonly table: Recording<ErasedKinds>; readonly text: string };

/** What is done at the table before somebody answers by lot; true if anything was. */
export type Habit = (table: Recording<ErasedKinds>, chance: Rng) => void;

/** A match of Reef with three captains, dealt from a sealed seed, to its end or to `most` answers. */
export async function played(most = 1000, habit: Habit = () => {}): Promise<Played> {
  const { game } = await loadGame('reef');
  const rules = engine(game);
  const nothing = NAMES.map(() => null);
  const fairness = startFairness(DEALT, nothing);
  const table = recording(rules, {
    seats: NAMES.length,
    names: NAMES,
    options: { rounds: 2 },
    chance: { kind: 'chacha', seed: mix(DEALT, nothing) },
    fairness,
  });
  const chance = sfcRng(11);
  while (rules.outcome(table.match) === null && table.match.answers < most) {
    answer(rules, table, chance);
    habit(table, chance);
  }
  if (rules.outcome(table.match) !== null) table.publish(revealSeed(fairness, DEALT));
  return { table, text: replayText(writeReplay(table)) };
}

function answer(rules: Engine<ErasedKinds>, table: Recording<ErasedKinds>, chance: Rng): void {
  const asked = rules.asked(table.match);
  const who = asked[below(chance, asked.length)];
  if (who === undefined) throw new Error('nobody is asked');
  const choices = rules.choices(table.match, who.seat);
  table.play(who.seat, choices[below(chance, choices.length)]);
}

/** Takes back what can be taken back, every third time; most of it is then answered otherwise. */
export const wavering: Habit = (table, chance) => {
  if (below(chance, 3) > 0) return;
  const seat = NAMES.findIndex((_, index) => table.canUndo(index as Seat));
  if (seat >= 0) table.undo(seat as Seat);
};

/** Somebody who has given a sealed answer thinks again and gives another. */
export const thinkingAgain: Habit = (table, chance) => {
  const seat = table.match.given.findIndex((given) => given !== null) as Seat;
  if (seat < 0) return;
  const choices = table.engine.choices(table.match, seat);
  table.play(seat, choices[below(chance, choices.length)]);
};
