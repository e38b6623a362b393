import type { Viewer } from '@quarterdeck/kernel';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { seawolfSay } from '../../src/index.ts';
import { ADA, BO, LISBON, position, wolf } from '../positions.ts';

const voice = speaker(seawolfSay, { names: ['Ada', 'Bo'] });

const match = position({
  seats: 2,
  step: 'orders/choose',
  data: {},
  ships: {
    [ADA]: { tile: LISBON, tea: 1, rum: 3, chests: [3], thalers: 4 },
    [BO]: { rum: 2, chests: [2], thalers: 6 },
  },
  state: { missions: [{ mission: 'four-tea', markers: [] }] },
});

const told = (viewer: number | 'spectator') => {
  const standing = voice.standing(wolf.view(match, viewer as Viewer));
  if (standing === undefined) throw new Error('nothing is told');
  return standing;
};

describe('How Seawolf is won, in words', () => {
  it('SW-301 SW-082 the line names the aim and how near the end is', () => {
    const { aim, end } = told(ADA);

    expect(aim).toEqual({ text: 'Most thalers win.', clause: 'SW-301' });
    expect(end.text).toMatch(/^\d+ (cotton|wine|tea) to the end\.$/);
    expect(end.clause).toBe('SW-082');
  });

  it('SW-281 SW-282 SW-292 counts thalers, chests and cargo of the viewer', () => {
    const mine = told(ADA).seats[ADA];

    expect(mine?.total).toBe(4 + 3 + 2);
    expect(mine?.hasMore).toBe(false);
    expect(mine?.figure).toBe('9 thalers');
    expect(mine?.sources).toContainEqual({
      text: '1 treasure chest',
      points: 3,
      clause: 'SW-282',
    });
  });

  it('SW-S68 chests of others are not counted, and may be more', () => {
    expect(told(ADA).seats[BO]).toMatchObject({ total: 6 + 1, hasMore: true });
    expect(told('spectator').seats.map(({ total }) => total)).toEqual([4 + 2, 6 + 1]);
  });

  it('SW-298 a mission that is still open costs nothing yet', () => {
    const open = told(ADA).seats[ADA]?.sources.find(({ clause }) => clause === 'SW-298');

    expect(open?.points).toBe(0);
  });
});
