import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auto } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { LawBroken, obeysTheLaws } from '@quarterdeck/kernel/test-kit';
import { keepReplay, lawRun, lawTime } from '@quarterdeck/proof/law-run';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readReplay } from '../../src/replay/read.ts';
import { replayTo } from '../../src/replay/replay.ts';
import { sewn } from './breaking.ts';

afterEach(() => vi.unstubAllEnvs());

describe('keepReplay', () => {
  it('writes a broken match as a replay, and says how to open it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'laws-'));
    const game = sewn({
      'storm/roll': auto(() => {
        throw new Error('no such wind');
      }),
    });

    const run = () =>
      obeysTheLaws(game, { matches: 1, onFailure: (broken) => keepReplay(broken, folder) });

    expect(run).toThrow(LawBroken);
    expect(run).toThrow(/replay: npm run quarterdeck -- replay .*reef-law-1-seed-0\.replay\.json/);
    expect(run).toThrow('that match alone: npm run laws -- --game reef --first 0 --matches 1');
    const text = readFileSync(join(folder, 'reef-law-1-seed-0.replay.json'), 'utf8');
    const replay = readReplay(text);
    const entries = replay.segments[0]?.entries.length ?? 0;
    expect(replayTo(engine(game), replay, entries - 1).length).toBe(entries - 1);
    rmSync(folder, { recursive: true });
  });
});

describe('lawRun', () => {
  it('is as usual, begins where the commit says, and keeps the replays of broken matches', () => {
    vi.stubEnv('LAWS_MATCHES', '');
    vi.stubEnv('QUARTERDECK_SEED', '4711');

    expect(lawRun({ matches: 1000, sample: 7 })).toEqual({
      matches: 1000,
      sample: 7,
      first: 4711,
      onFailure: keepReplay,
    });
  });

  it('is longer, elsewhere or closer where the environment says so', () => {
    vi.stubEnv('LAWS_MATCHES', '100000');
    vi.stubEnv('LAWS_FIRST', '5');
    vi.stubEnv('LAWS_SAMPLE', '20');

    expect(lawRun({ matches: 1000 })).toMatchObject({ matches: 100_000, first: 5, sample: 20 });
    expect(lawTime(1000)).toBe(300_000_000);
  });

  it('refuses what is no number', () => {
    vi.stubEnv('LAWS_MATCHES', 'many');

    expect(() => lawRun({ matches: 1 })).toThrow('LAWS_MATCHES must be a whole number, not "many"');
  });
});
