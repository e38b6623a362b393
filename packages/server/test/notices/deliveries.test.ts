import { afterEach, describe, expect, it } from 'vitest';
import { Deliveries } from '../../src/notices/deliveries.ts';
import { type Sent, sentBy } from '../../src/notices/way.ts';

let deliveries: Deliveries;
afterEach(() => deliveries.close());

/** Sends as told, one after the other; gives what it came to. */
const sending = (outcomes: readonly Sent[], isWanted = () => true) => {
  let tries = 0;
  const ended = new Promise<Sent>((resolve) => {
    deliveries.add({
      send: () => Promise.resolve(outcomes[tries++] ?? 'later'),
      onEnd: (sent) => Promise.resolve(resolve(sent)),
      isWanted,
    });
  });
  return { ended, tries: () => tries };
};

describe('Notices that are sent', () => {
  it('are tried again a few times, and then given up', async () => {
    deliveries = new Deliveries(4, [1, 1, 1]);
    const given = sending([]);

    expect(await given.ended).toBe('later');
    expect(given.tries()).toBe(4);
  });

  it('end with the first that arrives, and with one that nobody will ever get', async () => {
    deliveries = new Deliveries(4, [1, 1, 1]);
    const arrived = sending(['later', 'arrived']);
    const gone = sending(['gone']);

    expect([await arrived.ended, arrived.tries()]).toEqual(['arrived', 2]);
    expect([await gone.ended, gone.tries()]).toEqual(['gone', 1]);
  });

  it('are not sent again to who has come meanwhile', async () => {
    deliveries = new Deliveries(1, [1]);
    let looks = 0;
    const given = sending([], () => looks++ === 0);
    const next = sending(['arrived']);
    await next.ended;
    while (looks < 2) await new Promise((resolve) => setTimeout(resolve, 1));

    expect(given.tries()).toBe(1);
  });

  it('are sent a few at once, and the others in their turn', async () => {
    deliveries = new Deliveries(2, []);
    let [now, most] = [0, 0];
    const ends = Array.from(
      { length: 9 },
      () =>
        new Promise<Sent>((resolve) => {
          deliveries.add({
            send: async () => {
              most = Math.max(most, ++now);
              await new Promise((go) => setTimeout(go, 1));
              now--;
              return 'arrived';
            },
            onEnd: (sent) => Promise.resolve(resolve(sent)),
            isWanted: () => true,
          });
        }),
    );

    await Promise.all(ends);
    expect(most).toBe(2);
  });

  it('are understood by the answer', () => {
    expect([200, 201, 404, 410, 429, 500, 400, 302].map(sentBy)).toEqual([
      'arrived',
      'arrived',
      'gone',
      'gone',
      'later',
      'later',
      'refused',
      'refused',
    ]);
  });
});
