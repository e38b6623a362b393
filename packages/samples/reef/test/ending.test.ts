import { refuses, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ADA, BO, CY, table } from '../src/table.ts';
import { adaDives, DIVE_B1, KEEPSAKE, names, round } from './positions.ts';

describe('Leaving', () => {
  it('RF-051 anybody may leave at any time, and is asked no more', () => {
    const match = round('round/start');

    const events = table.play(match, BO, { do: 'leave' });

    expect(names(events)).toEqual(['left']);
    expect(table.asked(match).map(({ seat }) => seat)).toEqual([ADA, CY]);
    expect(table.asides(match, BO)).toEqual([]);
  });

  it('RF-051 a dive of theirs that is going on is over', () => {
    const match = adaDives();

    table.play(match, ADA, { do: 'leave' });

    expect(match.state.dives).toEqual([]);
    expect(table.asked(match).map(({ seat }) => seat)).toEqual([BO, CY]);
  });

  it("RF-051 somebody else's dive goes on", () => {
    const match = adaDives();

    table.play(match, BO, { do: 'leave' });

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'diving/choose' }]);
  });

  it('RF-051 who is asked for charms is not passed over when somebody leaves', () => {
    const hand = { charms: [KEEPSAKE] };
    const match = adaDives({ ada: hand, bo: hand, cy: hand });
    script(table, match, [DIVE_B1, { do: 'pass', by: BO }]);

    table.play(match, BO, { do: 'leave' });

    expect(table.asked(match).map(({ seat }) => seat)).toEqual([CY]);
  });

  it('RF-052 nobody leaves while drawn pearls wait', () => {
    const match = adaDives();
    script(table, match, [DIVE_B1]);

    for (const seat of [ADA, BO])
      expect(refuses(table, match, seat, { do: 'leave' }).clause).toBe('RF-052');
    script(table, match, [{ do: 'keep' }]);
    expect(table.asides(match, BO)).toEqual([{ do: 'leave' }]);
  });

  it('RF-053 when one is left the game ends at once', () => {
    const match = adaDives({ bo: { pearls: [5] } });
    table.play(match, CY, { do: 'leave' });

    const events = table.play(match, ADA, { do: 'leave' });

    expect(names(events)).toEqual(['left', 'counted']);
    expect(table.outcome(match)).toMatchObject({ ranks: [2, 1, 2], because: 'RF-053' });
  });
});

describe('The count', () => {
  const counted = (position: Parameters<typeof round>[1]) =>
    round('round/end', {
      ...position,
      sea: { round: 4, rounds: 4, charmDeck: [], ...position?.sea },
    });

  it('RF-054 pearls are shown and keepsakes laid open', () => {
    const match = counted({ ada: { pearls: [1, 5], charms: [KEEPSAKE, 0, KEEPSAKE + 1] } });

    const { boats } = table.view(match, BO).state;

    expect(boats[ADA]).toMatchObject({ pearls: [1, 5], laid: [KEEPSAKE, KEEPSAKE + 1] });
    expect(boats[ADA]?.charms).toHaveLength(1);
  });

  it('RF-035 RF-055 points are pearls, two for each keepsake, and what helpers add', () => {
    const match = counted({
      ada: { pearls: [1, 5, 2, 1], charms: [KEEPSAKE, KEEPSAKE + 1], helpers: ['smuggler'] },
    });

    const sheet = table.outcome(match)?.sheet.filter((line) => line.seat === ADA);

    expect(sheet?.map(({ clause, line, points }) => [clause, line, points])).toEqual([
      ['RF-055', 'pearls', 9],
      ['RF-035', 'keepsakes', 4],
      ['RF-050', 'helpers', 3],
    ]);
    expect(table.outcome(match)?.scores[ADA]).toBe(16);
  });

  it('RF-056 the most points win', () => {
    const match = counted({ ada: { pearls: [3] }, bo: { pearls: [5] }, cy: { pearls: [1, 1] } });

    expect(table.outcome(match)).toMatchObject({
      ranks: [2, 1, 3],
      scores: [3, 5, 2],
      because: 'RF-056',
    });
  });

  it('RF-057 players with equally many points are ranked by divers', () => {
    const match = counted({
      ada: { pearls: [3], divers: 0 },
      bo: { pearls: [1, 2], divers: 1 },
    });

    expect(table.outcome(match)).toMatchObject({ ranks: [2, 1, 3], because: 'RF-057' });
  });

  it('RF-057 players with equally many points and divers share the place', () => {
    const match = counted({ ada: { pearls: [3] }, bo: { pearls: [1, 2] } });

    expect(table.outcome(match)?.ranks).toEqual([1, 1, 3]);
  });

  it('RF-058 players who left have no points and share the last place', () => {
    const match = counted({
      ada: { pearls: [5, 5], out: true },
      sea: { first: BO },
      cy: { pearls: [1] },
    });

    expect(table.outcome(match)).toMatchObject({ ranks: [3, 2, 1], scores: [0, 0, 1] });
  });

  it('RF-053 a game that ends with the last round is not decided by being alone', () => {
    expect(table.outcome(counted({ ada: { pearls: [1] } }))?.because).toBe('RF-056');
  });
});
