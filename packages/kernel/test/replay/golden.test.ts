import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readReplay } from '../../src/replay/read.ts';
import { replayText, replayTo } from '../../src/replay/replay.ts';
import { verify } from '../../src/replay/verify.ts';
import { cove } from './cove.ts';
import { RECORDED } from './recorded.ts';
import { buoy1, buoy2 } from './two-rules.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8');

describe('Format version 1', () => {
  it.each(Object.entries(RECORDED))('is still written as it was: %s', (name, record) => {
    expect(JSON.parse(replayText(record()))).toEqual(JSON.parse(textOf(name)));
  });

  it.each(['undone', 'fair', 'branched'])('is still read, and proves the same: %s', (name) => {
    expect(verify(cove, textOf(name))).toMatchObject({ ok: true, committed: name === 'fair' });
  });

  it('still leads to the scores that were made', () => {
    const undone = readReplay(textOf('undone'));
    const fair = readReplay(textOf('fair'));

    const scores = [undone, fair].map((replay) => {
      const { match } = replayTo(cove, replay, replay.segments[0]?.entries.length ?? 0);
      return cove.outcome(match)?.scores;
    });

    expect(scores).toEqual([
      [3, -1, -1],
      [6, 6],
    ]);
  });

  it('is still read in each of its segments by the rules they belong to', () => {
    const replay = readReplay(textOf('taken-over'));

    expect(replayTo(buoy1, replay, 3).match.state.distance).toBe(11);
    expect(replayTo(buoy2, replay, 5).match.state.miles).toBe(19);
  });
});
