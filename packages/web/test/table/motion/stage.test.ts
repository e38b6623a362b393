import type { Motion } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../../src/hosts/host.ts';
import type { Beat, NarratedMotion } from '../../../src/table/motion/beats.ts';
import { createStage } from '../../../src/table/motion/stage.ts';

const moment = (seq: number, viewer = 0, asks: string | null = null): TableSnapshot =>
  ({
    seq,
    viewer,
    table: { id: 'one' },
    log: [],
    question: asks === null ? null : { step: asks },
  }) as unknown as TableSnapshot;

const GAIN: Motion = { family: 'gain', to: 'seat/0' };

/** A stage whose beats end when the test says so. */
const rehearse = (motions: readonly NarratedMotion[] = [GAIN]) => {
  const played: { readonly beat: Beat; readonly speed: number; readonly end: () => void }[] = [];
  const set = { still: false, settled: 0, speed: 1, isSlow: false, now: 0 };
  const thrown: Motion[] = [];
  let drawn = (): void => {};
  const stage = createStage(moment(0), {
    dealOf: () => motions,
    motionsOf: () => motions,
    perform: (beat, speed) => {
      let end = (): void => {};
      const done = new Promise<void>((resolve) => {
        end = resolve;
      });
      played.push({ beat, speed, end });
      return { done, stop: end };
    },
    rolled: (motions) => void thrown.push(...motions),
    settle: () => {
      set.settled++;
    },
    isStill: () => set.still,
    now: () => set.now,
    speed: () => set.speed,
    drawAtOnce: (change) => change(),
    drawInSlices: (change) => {
      change();
      return set.isSlow ? new Promise((resolve) => (drawn = resolve)) : Promise.resolve();
    },
    laidOut: () => Promise.resolve(),
  });
  const endBeat = async (): Promise<void> => {
    played.at(-1)?.end();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const endDrawing = async (): Promise<void> => {
    drawn();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { stage, played, thrown, set, endBeat, endDrawing };
};

describe('The deal on the stage', () => {
  it('is shown over the position it led to, which can be answered meanwhile', async () => {
    const { stage, played, endBeat } = rehearse();

    stage.open();

    expect([played.length, stage.isPlaying.get(), stage.isBehind.get()]).toEqual([1, true, false]);
    await endBeat();
    expect([stage.shown.get().seq, stage.isPlaying.get()]).toEqual([0, false]);
  });

  it('is seen to its end before the first answer is', async () => {
    const { stage, played, endBeat } = rehearse();
    stage.open();

    stage.take(moment(1));

    expect([played.length, stage.shown.get().seq]).toEqual([1, 0]);
    await endBeat();
    await endBeat();
    expect([played.length, stage.shown.get().seq]).toEqual([2, 1]);
  });

  it('is over with any input', () => {
    const { stage } = rehearse();
    stage.open();

    stage.skip();

    expect([stage.isPlaying.get(), stage.shown.get().seq]).toEqual([false, 0]);
  });

  it('is not shown at a table where somebody has answered, nor where nothing moves', () => {
    const late = rehearse();
    late.set.still = true;
    late.stage.take(moment(3));
    late.set.still = false;
    const still = rehearse();
    still.set.still = true;

    late.stage.open();
    still.stage.open();
    rehearse([]).stage.open();

    expect([late.played.length, still.played.length]).toEqual([0, 0]);
  });
});

describe('The stage', () => {
  it('shows a new position after its motions', async () => {
    const { stage, endBeat } = rehearse();

    stage.take(moment(1));

    expect(stage.shown.get().seq).toBe(0);
    expect(stage.isPlaying.get()).toBe(true);
    await endBeat();
    expect(stage.shown.get().seq).toBe(1);
    expect(stage.isPlaying.get()).toBe(false);
  });

  it('shows a position without motions at once', () => {
    const { stage } = rehearse([]);

    stage.take(moment(1));

    expect(stage.shown.get().seq).toBe(1);
  });

  it('plays answers in their order', async () => {
    const { stage, played, endBeat } = rehearse();

    stage.take(moment(1));
    stage.take(moment(2));
    expect(played).toHaveLength(1);
    await endBeat();
    expect(stage.shown.get().seq).toBe(1);
    await endBeat();

    expect(played).toHaveLength(2);
    expect(stage.shown.get().seq).toBe(2);
  });

  it('skips to the end at any input', async () => {
    const { stage, played } = rehearse();
    stage.take(moment(1));
    stage.take(moment(2));

    stage.skip();
    await new Promise((resolve) => setTimeout(resolve));

    expect(stage.shown.get().seq).toBe(2);
    expect(stage.isPlaying.get()).toBe(false);
    expect(played).toHaveLength(1);
  });

  it('goes on after a skip', async () => {
    const { stage, endBeat } = rehearse();
    stage.take(moment(1));
    stage.skip();

    stage.take(moment(2));
    await endBeat();

    expect(stage.shown.get().seq).toBe(2);
  });

  it('hurries with a backlog, and jumps over a hopeless one', async () => {
    const long = Array.from({ length: 4 }, (): Motion => ({ family: 'sunk' }));
    const hurried = rehearse(long);
    hurried.stage.take(moment(1));
    expect(hurried.played[0]?.speed).toBe(2);

    const hopeless = rehearse([...long, ...long]);
    hopeless.stage.take(moment(1));
    hopeless.stage.take(moment(2));
    await hopeless.endBeat();
    expect(hopeless.played).toHaveLength(1);
    expect(hopeless.stage.shown.get().seq).toBe(2);
  });

  it('shows every event of one answer, however many, each in its turn', async () => {
    const events = Array.from(
      { length: 8 },
      (_, i): NarratedMotion => ({ family: 'sunk', says: `${i}` }),
    );
    const { stage, played, endBeat } = rehearse(events);
    const told: (string | undefined)[] = [];
    stage.caption.subscribe(() => told.push(stage.caption.get()));

    stage.take(moment(1));
    for (let beat = 0; beat < 8; beat++) await endBeat();

    expect(told).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', undefined]);
    expect(played[0]?.speed).toBe(3);
    expect(stage.shown.get().seq).toBe(1);
  });

  it('skips one event, and plays the next', async () => {
    const { stage, played } = rehearse([GAIN, GAIN]);
    stage.take(moment(1));

    stage.skipBeat();
    await new Promise((resolve) => setTimeout(resolve));

    expect(played).toHaveLength(2);
    expect(stage.shown.get().seq).toBe(0);
  });

  it('plays nothing over a position that is still being drawn', async () => {
    const { stage, played, set, endBeat, endDrawing } = rehearse();
    set.isSlow = true;
    stage.take(moment(1));
    await endBeat();
    const settled = set.settled;

    stage.take(moment(2));
    expect(played).toHaveLength(1);
    expect(set.settled).toBe(settled);
    expect(stage.isPlaying.get()).toBe(true);

    await endDrawing();
    expect(played).toHaveLength(2);
    expect(set.settled).toBe(settled + 1);
  });

  it('shows the last position at once at any input while one is being drawn', async () => {
    const { stage, played, set, endBeat, endDrawing } = rehearse();
    set.isSlow = true;
    stage.take(moment(1));
    await endBeat();
    stage.take(moment(2));

    stage.skip();
    expect(stage.shown.get().seq).toBe(2);
    expect(stage.isPlaying.get()).toBe(false);

    await endDrawing();
    expect(stage.shown.get().seq).toBe(2);
    expect(played).toHaveLength(1);
    stage.take(moment(3));
    expect(played).toHaveLength(2);
  });

  it('goes as fast as the reader wishes', () => {
    const { stage, played, set } = rehearse();
    set.speed = 1.6;

    stage.take(moment(1));

    expect(played[0]?.speed).toBe(1.6);
  });

  it('asks nothing while it shows what became of the answer', async () => {
    const { stage, endBeat } = rehearse();
    stage.take(moment(1, 0, 'sail'));
    await endBeat();

    stage.take(moment(2, 0, 'load'));

    expect(stage.isBehind.get()).toBe(true);
    await endBeat();
    expect(stage.isBehind.get()).toBe(false);
  });

  it('goes on asking while others answer the same question', async () => {
    const { stage, endBeat } = rehearse();
    stage.take(moment(1, 0, 'sail'));
    await endBeat();

    stage.take(moment(2, 0, 'sail'));

    expect(stage.isPlaying.get()).toBe(true);
    expect(stage.isBehind.get()).toBe(false);
  });

  it('draws the last position alone where it jumps, so that the page is never held up', async () => {
    const long = Array.from({ length: 8 }, (): Motion => ({ family: 'sunk' }));
    const { stage, endBeat } = rehearse(long);
    const drawn: number[] = [];
    stage.shown.subscribe(() => drawn.push(stage.shown.get().seq));

    for (const seq of [1, 2, 3]) stage.take(moment(seq));
    await endBeat();

    expect(drawn).toEqual([3]);
    expect(stage.isPlaying.get()).toBe(false);
  });

  it('moves nothing where nothing shall move', () => {
    const { stage, played, set } = rehearse();
    set.still = true;

    stage.take(moment(1));

    expect(played).toHaveLength(0);
    expect(stage.shown.get().seq).toBe(1);
  });

  it('changes to another viewer at once', () => {
    const { stage, played } = rehearse();
    stage.take(moment(1));

    stage.take(moment(7, 1));

    expect(stage.shown.get()).toMatchObject({ seq: 7, viewer: 1 });
    expect(played).toHaveLength(1);
  });

  it('takes what is new about a moment that still waits', async () => {
    const { stage, endBeat } = rehearse();
    const later = { ...moment(1), asides: [] };
    stage.take(moment(1));

    stage.take(later);
    await endBeat();

    expect(stage.shown.get()).toBe(later);
  });

  it('lays pieces where the position has them after a replayed line', async () => {
    const { stage, set, endBeat } = rehearse();
    const before = set.settled;

    stage.replay([GAIN]);
    await endBeat();

    expect(stage.shown.get().seq).toBe(0);
    expect(stage.isPlaying.get()).toBe(false);
    expect(set.settled).toBeGreaterThan(before);
  });
});

describe('Dice on the stage', () => {
  const ROLL: Motion = { family: 'roll', to: 'seat/0', rolled: { hits: 2, needed: 3 } };

  it('are handed over when their beat is played, once', async () => {
    const { stage, thrown, endBeat } = rehearse([ROLL, GAIN]);

    stage.take(moment(1));
    expect(thrown).toEqual([ROLL]);
    await endBeat();
    stage.skip();

    expect(thrown).toEqual([ROLL]);
  });

  it('are not lost to whoever skips what happens', () => {
    const { stage, thrown } = rehearse([GAIN, ROLL]);
    stage.take(moment(1));
    expect(thrown).toEqual([]);

    stage.skip();

    expect(thrown).toEqual([ROLL]);
  });

  it('just lie there where nothing moves', () => {
    const { stage, thrown, played, set } = rehearse([ROLL]);
    set.still = true;

    stage.take(moment(1));

    expect([thrown, played]).toEqual([[ROLL], []]);
  });
});

describe('A person who waits', () => {
  it('sees things faster the longer it takes, and after eight seconds at once', async () => {
    const { stage, played, set, endBeat } = rehearse([GAIN]);
    const speeds: number[] = [];
    stage.take({ ...moment(1), question: { step: 'turn' } } as unknown as TableSnapshot);
    await endBeat();
    for (const [i, now] of [0, 3_000, 5_000, 7_900].entries()) {
      stage.take(moment(2 + i));
      set.now = now;
      await endBeat();
      speeds.push(played.at(-1)?.speed ?? 0);
    }
    const shown = played.length;

    set.now = 8_000;
    stage.take(moment(9));
    await endBeat();

    expect(speeds[0]).toBe(1);
    expect(played.length).toBe(shown);
    expect(stage.shown.get().seq).toBe(9);
  });
});
