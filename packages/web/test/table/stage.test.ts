import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../src/host/host.ts';
import type { Motion } from '../../src/table/board-contract.ts';
import type { Beat } from '../../src/table/motion/beats.ts';
import { createStage } from '../../src/table/motion/stage.ts';

const moment = (seq: number, viewer = 0): TableSnapshot =>
  ({ seq, viewer, table: { id: 'one' } }) as unknown as TableSnapshot;

const GAIN: Motion = { family: 'gain', to: 'seat/0' };

/** A stage whose beats end when the test says so. */
const rehearse = (motions: readonly Motion[] = [GAIN]) => {
  const played: { readonly beat: Beat; readonly speed: number; readonly end: () => void }[] = [];
  const set = { still: false, settled: 0 };
  const stage = createStage(moment(0), {
    motionsOf: () => motions,
    perform: (beat, speed) => {
      let end = (): void => {};
      const done = new Promise<void>((resolve) => {
        end = resolve;
      });
      played.push({ beat, speed, end });
      return { done, stop: end };
    },
    settle: () => {
      set.settled++;
    },
    isStill: () => set.still,
    show: (shown, next) => shown.set(next),
  });
  const endBeat = async (): Promise<void> => {
    played.at(-1)?.end();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { stage, played, set, endBeat };
};

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
    await new Promise((resolve) => setTimeout(resolve));
    expect(hopeless.played).toHaveLength(0);
    expect(hopeless.stage.shown.get().seq).toBe(1);
  });

  it('draws the last position alone where it jumps, so that the page is never held up', async () => {
    const { stage } = rehearse(Array.from({ length: 8 }, (): Motion => ({ family: 'sunk' })));
    const drawn: number[] = [];
    stage.shown.subscribe(() => drawn.push(stage.shown.get().seq));

    for (const seq of [1, 2, 3]) stage.take(moment(seq));
    await new Promise((resolve) => setTimeout(resolve));

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
