import type { AnyEvent } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { pastEngagement } from '../../src/board/places/past-engagement.ts';

const told = (event: string, data: object = {}): AnyEvent => ({ event, clause: 'TP-161', data });
const declared = told('attack-declared', {
  seat: 0,
  ship: 3,
  target: 17,
  kind: 'ship',
  opponent: 1,
});
const rolled = (dice: readonly boolean[]) => told('attack-rolled', { seat: 0, ship: 3, dice });

describe('The strip of an engagement that is over', () => {
  it('keeps the dice of both sides, as they lay in the end', () => {
    const events = [
      declared,
      rolled([true, false, false]),
      told('misses-rerolled', { seat: 0, dice: [true, false] }),
      told('attack-failed', { seat: 0, ship: 3, target: 17, answers: true }),
      told('return-fire-rolled', { seat: 1, ship: 4, dice: [false, true] }),
      told('return-fire-succeeded', { seat: 1, ship: 4, target: 5 }),
      told('engagement-ended', { ship: 3, target: 17 }),
    ];

    expect(
      pastEngagement([{ events: events.slice(0, 3) }, { events: events.slice(3) }]),
    ).toMatchObject({
      attacker: 3,
      attackerSeat: 0,
      targetSeat: 1,
      attackRoll: [true, true, false],
      returnRoll: [false, true],
      targetFate: 'stays',
      attackerFate: 'sunk',
      isOver: true,
    });
  });

  it('is gone with the next turn, and shows the last of several attacks', () => {
    const first = [declared, rolled([true])];
    const second = [declared, rolled([false])];

    expect(pastEngagement([{ events: [...first, ...second] }])?.attackRoll).toEqual([false]);
    expect(pastEngagement([{ events: [...first, told('turn-begun', { seat: 1 })] }])).toBe(
      undefined,
    );
    expect(pastEngagement([])).toBe(undefined);
  });
});
