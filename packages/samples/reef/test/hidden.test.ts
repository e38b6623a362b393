import { at, HIDDEN, type Viewer } from '@quarterdeck/kernel';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ADA, BO, CY, pool, table } from '../src/table.ts';
import { adaDives, CALM, DIVE_B1, names, round } from './positions.ts';

const others: readonly Viewer[] = [BO, CY, 'spectator'];
const adaSeenBy = (match: ReturnType<typeof adaDives>, viewer: Viewer) =>
  at(table.view(match, viewer).state.boats, ADA);

describe('Hidden information', () => {
  it('RF-059 a plan is its owner’s alone until the dive it is for', () => {
    const before = round('round/start');
    script(table, before, [
      { do: 'plan', pools: [pool('b1'), pool('c1')], by: ADA },
      { do: 'plan', pools: [pool('e3'), pool('e2')], by: BO },
      { do: 'plan', pools: [pool('d1'), pool('c1')], by: CY },
    ]);

    // Ada dives, so hers is open; Bo's and Cy's are not.
    for (const viewer of others) expect(adaSeenBy(before, viewer).plan).toHaveLength(2);
    expect(adaSeenBy(before, 'spectator').plan).toEqual([pool('b1'), pool('c1')]);
    expect(table.view(before, BO).state.boats[BO]?.plan).toEqual([pool('e3'), pool('e2')]);
    for (const viewer of [ADA, CY, 'spectator'] as const)
      expect(table.view(before, viewer).state.boats[BO]?.plan).toEqual([HIDDEN, HIDDEN]);
  });

  it('RF-060 charms in hand are their owner’s alone; how many is public', () => {
    const match = adaDives({ ada: { charms: [CALM, 9] } });

    expect(adaSeenBy(match, ADA).charms).toEqual([CALM, 9]);
    for (const viewer of others) expect(adaSeenBy(match, viewer).charms).toEqual([HIDDEN, HIDDEN]);
  });

  it('RF-060 drawing one tells the others no more than that', () => {
    const match = adaDives({ sea: { charmDeck: [4, 5, 6] } });

    const events = script(table, match, [{ do: 'stay' }]).filter((e) => e.event === 'charm-drawn');

    expect(table.see(events, ADA).map(({ data }) => data)).toEqual([
      { seat: ADA, charm: 6 },
      { seat: BO, charm: HIDDEN },
      { seat: CY, charm: HIDDEN },
    ]);
    expect(table.see(events, 'spectator').map(({ data }) => data)).toEqual([
      { seat: ADA, charm: HIDDEN },
      { seat: BO, charm: HIDDEN },
      { seat: CY, charm: HIDDEN },
    ]);
  });

  it('RF-061 pearls that are kept are their owner’s alone until the count', () => {
    const match = adaDives({ ada: { pearls: [5, 1] } });

    expect(adaSeenBy(match, ADA).pearls).toEqual([5, 1]);
    for (const viewer of others) expect(adaSeenBy(match, viewer).pearls).toEqual([HIDDEN, HIDDEN]);

    const over = round('round/end', { ada: { pearls: [5, 1] }, sea: { round: 4, rounds: 4 } });
    for (const viewer of others) expect(adaSeenBy(over, viewer).pearls).toEqual([5, 1]);
  });

  it('RF-061 keeping one tells the others no more than that', () => {
    const match = adaDives({ sea: { bag: [3] } });
    script(table, match, [DIVE_B1]);

    const events = script(table, match, [{ do: 'keep', pearl: 3 }]);

    expect(names(events)).toContain('pearl-kept');
    expect(at(table.see(events, ADA), 0).data).toEqual({ seat: ADA, pearl: 3 });
    for (const viewer of others)
      expect(at(table.see(events, viewer), 0).data).toEqual({ seat: ADA, pearl: HIDDEN });
  });

  it('RF-062 pearls that are drawn are the drawer’s alone, on the stack and in the log', () => {
    const match = adaDives({ sea: { bag: [3] } });

    const drawn = script(table, match, [DIVE_B1]).slice(-1);

    const frame = (viewer: Viewer) => table.view(match, viewer).stack.at(-1)?.data;
    expect(frame(ADA)).toEqual({ seat: ADA, pearls: [3] });
    expect(at(table.see(drawn, ADA), 0).data).toMatchObject({ count: 1, pearls: [3] });
    for (const viewer of others) {
      expect(frame(viewer)).toEqual({ seat: ADA, pearls: [HIDDEN] });
      expect(at(table.see(drawn, viewer), 0).data).toMatchObject({ count: 1, pearls: [HIDDEN] });
    }
  });

  it('RF-063 nobody knows the deck or the bag; how much is left is public', () => {
    const match = adaDives({ sea: { bag: [1, 2, 3], charmDeck: [4, 5] } });

    for (const viewer of [ADA, ...others]) {
      const { bag, charmDeck } = table.view(match, viewer).state;
      expect(bag).toEqual([HIDDEN, HIDDEN, HIDDEN]);
      expect(charmDeck).toEqual([HIDDEN, HIDDEN]);
    }
  });
});
