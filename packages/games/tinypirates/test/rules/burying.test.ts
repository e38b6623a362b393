import { whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  BLUE,
  type Circumstances,
  from,
  type Mat,
  matOf,
  names,
  play,
  RED,
  r,
  table,
  told,
} from '../positions.ts';

/** Cpt. Wendy Byrd's Order is Trade; Sara Silver keeps step 4 open. */
const around = (red: Mat, more: Circumstances = {}): Circumstances => ({
  ...more,
  red: { captainAt: 2, crew: ['sara-silver'], ...red },
});
const bury = { do: 'captain-bonus', place: 0 } as const;

describe('Bury', () => {
  it('TE-201 TE-202 Bury costs what the site says, and covers the site', () => {
    const { match, events } = play('bonus', around({ gold: 13 }), [bury]);

    expect(told(events, 'treasure-buried')).toEqual([
      { pirate: RED, space: r(1, 1), cost: 12, buried: 1 },
    ]);
    expect(matOf({ match }, RED).gold).toBe(1);
    expect(match.state.sea[r(1, 1)]?.treasure).toBe(RED);
  });

  it('TE-201 Bury needs a Bury Site', () => {
    const { match } = from('bonus', around({ gold: 13, space: r(0, 0) }));

    expect(whyNot(table, match, bury)).toBe('TE-201');
  });

  it('TE-203 Bury needs enough Gold', () => {
    const { match } = from('bonus', around({ gold: 11 }));

    expect(whyNot(table, match, bury)).toBe('TE-203');
  });

  it('TE-204 Bury needs a card without the Navy beside it', () => {
    const { match } = from('bonus', around({ gold: 13 }, { state: { navy: r(1, 1) } }));

    expect(whyNot(table, match, bury)).toBe('TE-204');
  });

  it.each([RED, BLUE])(
    'TE-202 TE-205 Bury needs a site without a Treasure, whoever buried it',
    (owner) => {
      const { match } = from('bonus', around({ gold: 13 }, { treasures: { [r(1, 1)]: owner } }));

      expect(whyNot(table, match, bury)).toBe('TE-205');
    },
  );

  it('TE-206 TE-S71 a pirate buries one Treasure at a time, and one in a turn', () => {
    const { match, events } = play('bonus', around({ gold: 13 }), [bury]);

    expect(told(events, 'treasure-buried')).toHaveLength(1);
    expect(whyNot(table, match, bury)).toBe('TE-198');
  });

  it('TE-208 the third one triggers the end', () => {
    const { match, events } = play(
      'bonus',
      around({ gold: 13 }, { treasures: { [r(0, 3)]: RED, [r(1, 0)]: RED } }),
      [bury],
    );

    expect(told(events, 'end-triggered')).toEqual([{ pirate: RED }]);
    expect(match.state.endedBy).toBe(RED);
    expect(match.state.over).toBe(false);
  });

  it('TE-208 the second one does not', () => {
    const { events } = play('bonus', around({ gold: 13 }, { treasures: { [r(0, 3)]: RED } }), [
      bury,
    ]);

    expect(names(events)).not.toContain('end-triggered');
  });

  it('TE-S88 Bury is not offered without a Treasure left', () => {
    const buried = { [r(0, 3)]: RED, [r(1, 0)]: RED, [r(1, 3)]: RED };
    const { match } = from('bonus', around({ gold: 13 }, { treasures: buried }));

    expect(whyNot(table, match, bury)).toBe('TE-S88');
  });

  it('TE-S87 the one who triggers the end goes on with Bonus Actions', () => {
    const { events } = play(
      'bonus',
      around({ gold: 13 }, { treasures: { [r(0, 3)]: RED, [r(1, 0)]: RED } }),
      [bury, { do: 'crew-bonus', card: 'sara-silver' }],
    );

    expect(told(events, 'gold-gained')).toEqual([{ pirate: RED, gold: 2, lost: 0 }]);
  });
});
