// The matches whose files lie in golden/, as they were played when the format was settled.

import {
  commitEntropy,
  mix,
  openEntropy,
  revealSeed,
  startFairness,
} from '../../src/chance/commitment.ts';
import { at } from '../../src/ids.ts';
import type { Replay } from '../../src/replay/format.ts';
import { continueUnderNewRules } from '../../src/replay/new-rules.ts';
import { recording } from '../../src/replay/recording.ts';
import { branch, writeReplay } from '../../src/replay/replay.ts';
import { ADA, BEN, bid, CLEO, cove, DONE, DRAW, MARK, REST, ROLL } from './cove.ts';
import { buoy1, buoy2 } from './two-rules.ts';

const SEED = '0f'.repeat(32);
const BENS = 'be'.repeat(32);

/** Undos, one of them over a forced answer; answers given together; leaving. */
function undone(): Replay {
  const table = recording(cove, {
    seats: 3,
    options: { rounds: 2 },
    chance: { kind: 'sfc', seed: 1805 },
    title: 'Taken back',
  });
  for (const choice of [MARK, DRAW, MARK]) table.play(ADA, choice);
  table.undo(ADA);
  for (const choice of [ROLL, REST]) table.play(ADA, choice);
  table.playForced();
  table.undo(ADA);
  for (const choice of [DRAW, DONE]) table.play(ADA, choice);
  for (const seat of [BEN, CLEO]) for (const choice of [REST, DONE]) table.play(seat, choice);
  table.play(ADA, bid(2));
  table.play(CLEO, bid(1));
  table.play(ADA, bid(0));
  table.undo(ADA);
  table.play(BEN, bid(1));
  table.play(CLEO, { do: 'leave' });
  return writeReplay(table);
}

/** ChaCha, commitments, names and a pack of its own. */
function fair(): Replay {
  const started = startFairness(SEED, [null, commitEntropy(BEN, BENS)]);
  const table = recording(cove, {
    seats: 2,
    options: { rounds: 1 },
    pack: cove.readPack({ cards: [10, 20, 30] }),
    names: ['Ada', 'Bén'],
    chance: { kind: 'chacha', seed: mix(SEED, [null, BENS]) },
    fairness: openEntropy(started, BEN, BENS),
  });
  for (const seat of [ADA, BEN])
    for (const choice of [ROLL, DRAW, ROLL, DONE]) table.play(seat, choice);
  for (const seat of [BEN, ADA]) table.play(seat, bid(1));
  table.publish(revealSeed(openEntropy(started, BEN, BENS), SEED));
  return writeReplay(table);
}

/** Played on from the middle of another, with other dice. */
function branched(): Replay {
  const table = branch(cove, undone(), 3, { kind: 'sfc', seed: 1588 });
  for (const choice of [ROLL, ROLL, DONE]) table.play(ADA, choice);
  return writeReplay(table);
}

/** Begun under one version of the rules, continued under the next. */
function takenOver(): Replay {
  const old = recording(buoy1, { seats: 2, chance: { kind: 'sfc', seed: 3 } });
  for (const choice of ['sail', 'gamble', 'gamble'])
    old.play(at(buoy1.asked(old.match), 0).seat, { do: choice });
  const table = continueUnderNewRules(buoy2, old, buoy1.save(old.match));
  for (const choice of ['gamble', 'sail'])
    table.play(at(buoy2.asked(table.match), 0).seat, { do: choice });
  return writeReplay(table);
}

export const RECORDED = { undone, fair, branched, 'taken-over': takenOver };
