import { below, mix, revealSeed, sfcRng, startFairness } from '@quarterdeck/kernel/chance';
import { type Asked, engine } from '@quarterdeck/kernel/engine';
import { recording, replayText, writeReplay } from '@quarterdeck/kernel/replay';
import { loadGame } from '@quarterdeck/shelf';

const DEALT = '5e'.repeat(32);

/** Told who is asked what, and how things stand, before each of the answers. */
type Watching = (asked: readonly Asked[], answers: number, state: unknown) => void;

/** The file of a match that bots would have played by lot, dealt from a sealed seed. */
export const recordedMatch = async (
  game: string,
  names: readonly string[],
  watching: Watching = () => {},
): Promise<string> => {
  const rules = engine((await loadGame(game)).game);
  const nothing = names.map(() => null);
  const fairness = startFairness(DEALT, nothing);
  const chance = { kind: 'chacha', seed: mix(DEALT, nothing) } as const;
  const table = recording(rules, { seats: names.length, names, chance, fairness });
  const lot = sfcRng(3);
  while (rules.outcome(table.match) === null) {
    const asked = rules.asked(table.match);
    watching(asked, table.match.answers, table.match.state);
    const who = asked[below(lot, asked.length)];
    if (who === undefined) throw new Error(`${game} asks nobody, and is not over`);
    const choices = rules.choices(table.match, who.seat);
    table.play(who.seat, choices[below(lot, choices.length)]);
  }
  table.publish(revealSeed(fairness, DEALT));
  return replayText(writeReplay(table));
};
