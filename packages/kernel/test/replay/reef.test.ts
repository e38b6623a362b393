import { reef as game, type Kinds } from '@quarterdeck/reef';
import { describe, expect, it, vi } from 'vitest';
import { below, sfcRng } from '../../src/chance/rng.ts';
import { engine } from '../../src/engine/engine.ts';
import { at, seatsOf } from '../../src/ids.ts';
import { readReplay } from '../../src/replay/read.ts';
import type { Recording } from '../../src/replay/recording.ts';
import { recording } from '../../src/replay/recording.ts';
import { replayText, writeReplay } from '../../src/replay/replay.ts';
import { stepper } from '../../src/replay/stepper.ts';
import { verify } from '../../src/replay/verify.ts';
import { randomTurn } from '../../src/test-kit/random-player.ts';

/** For a machine that has other work to do. */
vi.setConfig({ testTimeout: 30_000 });

const reef = engine(game);
const MATCHES = 12;
const ASIDES = 40;
const UNDOS = 4;

/** A whole match by people who take back what they can, one time in four. */
function played(seed: number): { readonly table: Recording<Kinds>; readonly undos: number } {
  const dice = sfcRng(seed);
  const chance = { kind: 'chacha', seed: seed.toString(16).padStart(64, '0') } as const;
  const table = recording(reef, { seats: 2 + (seed % 3), chance });
  let undos = 0;
  while (table.match.stack.length > 0) {
    const sorry = seatsOf(table.match.terms.seats).filter((seat) => table.canUndo(seat));
    if (sorry.length > 0 && below(dice, UNDOS) === 0) {
      table.undo(at(sorry, 0));
      undos++;
    }
    const turn = randomTurn(reef, table.match, dice, ASIDES);
    if (turn === undefined) throw new Error('somebody is asked and has no choice');
    table.play(turn.seat, turn.choice);
    table.playForced();
  }
  return { table, undos };
}

describe('Matches of Reef', () => {
  it('are played again to the same end, and are proved', () => {
    let undos = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { table, undos: taken } = played(seed);
      undos += taken;

      const replay = readReplay(replayText(writeReplay(table)));
      const steps = stepper(reef, replay);

      expect(reef.hash(steps.at(steps.last).match)).toBe(reef.hash(table.match));
      expect(verify(reef, replay)).toMatchObject({ ok: true, rolls: table.match.rng.used });
    }
    expect(undos).toBeGreaterThan(MATCHES);
  });

  it('foretell truly what can be taken back', () => {
    const dice = sfcRng(5);
    const table = recording(reef, { seats: 3, chance: { kind: 'sfc', seed: 5 } });
    const foretold = new Set<boolean>();
    while (table.match.stack.length > 0) {
      const turn = randomTurn(reef, table.match, dice, null);
      if (turn === undefined) throw new Error('somebody is asked and has no choice');
      const shows = table.wouldReveal(turn.seat, turn.choice);
      const isForced = reef.forced(table.match) !== null;
      table.play(turn.seat, turn.choice);

      if (shows) expect(table.canUndo(turn.seat)).toBe(false);
      else if (!isForced) expect(table.canUndo(turn.seat)).toBe(true);
      foretold.add(shows);
    }
    expect(foretold.size).toBe(2);
  });
});
