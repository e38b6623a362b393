import { beforeAll, describe, expect, it } from 'vitest';
import type { ReplayClient } from '../../../src/hosts/replay/replay-client.ts';
import { clientWith, codeOf, must } from './client.ts';
import { type Played, played, thinkingAgain, wavering } from './matches.ts';

/** Asks until the whole is there; what was said of the progress on the way. */
const judged = async (client: ReplayClient) => {
  const parts: number[] = [];
  for (;;) {
    const { part, review } = must(await client.review());
    parts.push(part);
    if (review !== null) return { review, parts };
  }
};

describe('The review of a replay', () => {
  let whole: Played;
  beforeAll(async () => {
    whole = await played();
  });

  it('comes step by step, says how far it is, and stays once it is there', async () => {
    const client = clientWith();
    const { answers, outcome } = must(await client.load(whole.text));

    const { review, parts } = await judged(client);

    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
    expect(review.seats).toHaveLength(3);
    for (const [seat, { shares }] of review.seats.entries()) {
      expect(shares).toHaveLength(answers.length + 1);
      const isFirst = outcome?.ranks[seat] === 1;
      expect((shares.at(-1) ?? 0) > 0).toBe(isFirst);
    }
    expect(must(await client.review()).review).toEqual(review);
  });

  it('is the same on every screen', async () => {
    const [one, other] = await Promise.all(
      [clientWith(), clientWith()].map(async (client) => {
        must(await client.load(whole.text));
        return (await judged(client)).review;
      }),
    );

    expect(one).toEqual(other);
  });

  it('leaves positions to be looked at meanwhile', async () => {
    const client = clientWith();
    must(await client.load(whole.text));

    const first = client.review();
    const [view] = must(await client.as('everybody').positions({ seqs: [3] }));
    await first;

    expect(view?.answers).toBe(3);
  });

  it.each([
    ['taken back', wavering],
    ['thought over again', thinkingAgain],
  ])('judges what stood, where answers were %s', async (_, habit) => {
    const client = clientWith();
    const { answers } = must(await client.load((await played(1000, habit)).text));

    const { review } = await judged(client);

    expect(review.seats[0]?.changes).toHaveLength(answers.length);
  });

  it('is refused of a match that goes on, and where there is none', async () => {
    const client = clientWith();

    expect(codeOf(await client.review())).toBe('no-table');
    must(await client.load((await played(6)).text));
    expect(codeOf(await client.review())).toBe('still-secret');
  });
});
