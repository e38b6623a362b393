import { blindChoice, botById, shareOfWin, type Thinker, thinker } from '@quarterdeck/bots';
import { at, type Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { type Engine, type ErasedKinds, engine } from '@quarterdeck/kernel/engine';
import { countOf, rotated } from '@quarterdeck/proof';
import { loadGame } from '@quarterdeck/shelf';
import { expect, it } from 'vitest';
import { askedSeat, taskAt } from './reef-tables.ts';

type Sitting = { readonly bot: string; readonly iterations?: number };
type Table = {
  readonly game: string;
  readonly machine: Engine<ErasedKinds>;
  readonly bots: Thinker;
};

async function tableOf(game: string): Promise<Table> {
  const machine = engine((await loadGame(game)).game);
  return { game, machine, bots: thinker(machine) };
}

/** What the first of the two wins, sitting first and sitting second. */
function wonFrom(table: Table, first: Sitting, second: Sitting, pairs: number): readonly number[] {
  const won = [0, 0];
  for (let n = 0; n < pairs; n++) {
    won[0] = at(won, 0) + at(sharesOf(table, [first, second], 1_000 + n), 0) / pairs;
    won[1] = at(won, 1) + at(sharesOf(table, [second, first], 1_000 + n), 1) / pairs;
  }
  return won;
}

function sharesOf({ game, machine, bots }: Table, sitting: readonly Sitting[], seed: number) {
  const match = machine.create({ seats: sitting.length, rng: sfcRng(seed) });
  while (machine.asked(match).length > 0) {
    const seat = askedSeat(machine, match);
    const { bot, iterations } = at(sitting, seat);
    const chance = seed * 1_000 + match.answers;
    const budget = iterations === undefined ? {} : { iterations };
    const choice =
      blindChoice(botById(bot), machine.choices(match, seat), chance) ??
      bots.decide(taskAt(machine, match, { game, bot, budget, seed: chance })).choice;
    machine.play(match, seat, choice);
  }
  const outcome = machine.outcome(match);
  if (outcome === null) throw new Error(`match ${seed} has no outcome`);
  return sitting.map((_, seat) => shareOfWin(outcome, seat as Seat));
}

const MEASURED = rotated(['mate', 'captain'], countOf('measuredBots'));

it.runIf(MEASURED.includes('mate'))('mate beats random at Reef, from every seat', async () => {
  const won = wonFrom(
    await tableOf('reef'),
    { bot: 'mate' },
    { bot: 'random' },
    countOf('pairsOfMate'),
  );

  for (const share of won) expect(share).toBeGreaterThan(0.8);
});

it.runIf(MEASURED.includes('captain'))('captain beats mate at Seawolf', async () => {
  const captain = { bot: 'captain', iterations: 48 };

  const [first = 0, second = 0] = wonFrom(
    await tableOf('seawolf'),
    captain,
    { bot: 'mate' },
    countOf('pairsOfCaptain'),
  );

  expect((first + second) / 2).toBeGreaterThan(0.6);
});
