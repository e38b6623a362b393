import { blindChoice, botById, shareOfWin, thinker } from '@quarterdeck/bots';
import { sfcRng } from '@quarterdeck/kernel';
import { expect, it } from 'vitest';
import { askedSeat, reefEngine, taskAt } from './reef-tables.ts';

const MATCHES = 60;

it('mate beats random at Reef, from every seat', async () => {
  const reef = await reefEngine();
  const bots = thinker(reef);
  const random = botById('random');
  const wins = [0, 0];

  for (let n = 0; n < MATCHES; n++) {
    const mate = n % 2;
    const match = reef.create({ seats: 2, rng: sfcRng(1_000 + n) });
    while (reef.asked(match).length > 0) {
      const seat = askedSeat(reef, match);
      const seed = n * 1_000 + match.answers;
      const choice =
        seat === mate
          ? bots.decide(taskAt(reef, match, { seed })).choice
          : blindChoice(random, reef.choices(match, seat), seed);
      reef.play(match, seat, choice);
    }
    const outcome = reef.outcome(match);
    if (outcome === null) throw new Error(`match ${n} has no outcome`);
    wins[mate] = (wins[mate] ?? 0) + shareOfWin(outcome, mate as ReturnType<typeof askedSeat>);
  }

  for (const won of wins) expect(won / (MATCHES / 2)).toBeGreaterThan(0.8);
}, 60_000);
