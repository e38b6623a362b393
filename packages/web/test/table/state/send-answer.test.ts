import { createStore } from '@quarterdeck/board-kit';
import { OK, type Result, refused } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSnapshot } from '../../../src/hosts/host.ts';
import { keptUnsent } from '../../../src/table/state/kept-unsent.ts';
import { sendAnswer } from '../../../src/table/state/send-answer.ts';
import type { Unsent } from '../../../src/table/state/unsent.ts';

const TABLE = 'table-1';
const OFFER = { choice: { do: 'pass' }, label: 'Pass' };

const snapshotAt = (state: TableSnapshot['link']['state']) =>
  ({ table: { id: TABLE }, viewer: 0, seq: 7, question: {}, log: [], link: { state } }) as never;

describe('an answer on its way', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Sends it to a host that answers when it is told to. */
  const sent = (state: TableSnapshot['link']['state'] = 'live') => {
    const unsent = createStore<Unsent | undefined>(undefined);
    let answer: (result: Result) => void = () => {};
    const play = vi.fn(
      () =>
        new Promise<Result>((resolve) => {
          answer = resolve;
        }),
    );
    const answered = sendAnswer({ open: { play }, snapshot: snapshotAt(state), unsent }, OFFER);
    return { unsent, play, answered, answer: (result: Result) => answer(result) };
  };

  it('is kept by the tab until somebody has heard it', async () => {
    const { answered, answer, unsent } = sent();
    expect(keptUnsent(TABLE)?.offer).toEqual(OFFER);

    answer(OK);

    expect(await answered).toEqual(OK);
    expect(keptUnsent(TABLE)).toBeUndefined();
    expect(unsent.get()).toBeUndefined();
  });

  it('is not kept where it was heard and refused', async () => {
    const { answered, answer, unsent } = sent();
    answer(refused('stale'));

    expect(await answered).toMatchObject({ refusal: { code: 'stale' } });
    expect(keptUnsent(TABLE)).toBeUndefined();
    expect(unsent.get()).toBeUndefined();
  });

  it('is said to be unsent where nobody heard it', async () => {
    const { answered, answer, unsent } = sent();
    answer(refused('host-lost'));
    await answered;

    expect(unsent.get()?.offer).toEqual(OFFER);
    expect(keptUnsent(TABLE)?.offer).toEqual(OFFER);
  });

  it('is said to be unsent at once while the connection is away, and nothing is called', async () => {
    const { answered, play, unsent } = sent('reconnecting');

    expect(await answered).toMatchObject({ refusal: { code: 'host-lost' } });
    expect(play).not.toHaveBeenCalled();
    expect(unsent.get()?.offer).toEqual(OFFER);
  });
});
