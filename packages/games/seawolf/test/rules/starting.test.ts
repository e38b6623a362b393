import { offersOf, refuses, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  acting,
  BO,
  CY,
  DEE,
  HIT,
  KEELSON,
  position,
  sail,
  told,
  WRECKERS,
  wolf,
} from '../positions.ts';

/** Stern tiles take effect clockwise from the first player, then the pirate is placed. */
const opening = (
  sterns: readonly ('hoocher' | 'gadgeteer' | 'canisterMaster' | 'stickyFingers')[],
) =>
  sail({
    ships: Object.fromEntries(sterns.map((stern, seat) => [seat, { stern, rum: 3 }])),
    state: {
      first: BO,
      missions: { 0: { mission: 'no-cannons', markers: [ADA, BO, CY, DEE] } },
    },
    step: 'setup/stern',
    data: { seat: BO },
    under: [
      ...[CY, DEE, ADA].map((seat) => ({ step: 'setup/stern' as const, data: { seat } })),
      { step: 'setup/place-pirate', data: {} },
    ],
  });

describe('Stern tiles at the start', () => {
  it('SW-S22 starting effects come before the pirate is placed, clockwise from the first player', () => {
    const { match } = opening(['hoocher', 'gadgeteer', 'stickyFingers', 'gadgeteer']);

    const order = [0, 1, 2].map(() => {
      const [asked] = wolf.asked(match);
      wolf.play(match, asked?.seat ?? (0 as never), offersOf(wolf, match)[0]);
      return [asked?.seat, asked?.step];
    });

    expect(order).toEqual([
      [BO, 'sterns/choose-extension'],
      [DEE, 'sterns/choose-extension'],
      [ADA, 'sterns/choose-cargo'],
    ]);
    expect(wolf.asked(match)).toEqual([{ seat: BO, step: 'setup/place-pirate' }]);
  });

  it('SW-S23 the Hoocher’s 4 rum, or 3 rum and a good, are the totals', () => {
    const rum = position({ step: 'sterns/choose-cargo', data: { seat: ADA } });
    const good = position({ step: 'sterns/choose-cargo', data: { seat: ADA } });

    script(wolf, rum, [{ do: 'rum-alone' }]);
    script(wolf, good, [{ do: 'rum-and-good', good: 'tea' }]);

    expect(rum.state.ships[ADA]).toMatchObject({ rum: 4, tea: 0 });
    expect(good.state.ships[ADA]).toMatchObject({ rum: 3, tea: 1 });
    expect(good.state.box.tea).toBe(6);
  });

  it('SW-S24 the Hoocher may not take cocoa', () => {
    const match = position({ step: 'sterns/choose-cargo', data: { seat: ADA } });

    expect(offersOf(wolf, match)).toEqual([
      { do: 'rum-alone' },
      { do: 'rum-and-good', good: 'cotton' },
      { do: 'rum-and-good', good: 'wine' },
      { do: 'rum-and-good', good: 'tea' },
    ]);
    expect(refuses(wolf, match, ADA, { do: 'rum-and-good', good: 'cocoa' }).code).toBe(
      'not-offered',
    );
  });

  it('SW-S25 the Canister master loses the no-cannons marker during setup', () => {
    const { match, events } = opening([
      'stickyFingers',
      'canisterMaster',
      'stickyFingers',
      'stickyFingers',
    ]);

    expect(told(events, 'mission-lost')).toEqual([{ seat: BO, mission: 'no-cannons' }]);
    expect(match.state.missions[0]?.markers).toEqual([ADA, CY, DEE]);
    expect(match.state.ships[BO]?.thalers).toBe(0);
  });
});

describe('The Marketeer’s trade', () => {
  it('SW-S57 the trade gives a good for a rum, once a turn, a cocoa like any good; never rum for a good', () => {
    const match = acting(WRECKERS, { stern: 'marketeer', cocoa: 1, tea: 1, rum: 1 });

    const rumless = refuses(wolf, match, ADA, { do: 'give-rum', good: 'tea' });
    script(wolf, match, [{ do: 'market', good: 'cocoa' }]);

    expect(rumless.clause).toBe('SW-131');
    expect(match.state.ships[ADA]).toMatchObject({ cocoa: 0, tea: 1, rum: 2 });
    expect(refuses(wolf, match, ADA, { do: 'market', good: 'tea' }).clause).toBe('SW-129');
  });

  it('SW-S113 the trade can be used on every sea tile, even where the tile’s own action could not', () => {
    // Carpenter Cay sells extensions; without a thaler nothing can be bought.
    const match = acting(11, { stern: 'marketeer', tea: 1, thalers: 0, rum: 1 });

    expect(offersOf(wolf, match)).toContainEqual({ do: 'market', good: 'tea' });
    expect(refuses(wolf, match, ADA, { do: 'extend', type: 'hold' }).clause).toBe('SW-145');
    expect(offersOf(wolf, acting(KEELSON, { stern: 'marketeer', tea: 1 }))).toContainEqual({
      do: 'market',
      good: 'tea',
    });
  });
});

describe('Dice', () => {
  it('SW-S06 more than six dice are just rolled again', () => {
    const { events } = sail({
      ships: { [ADA]: { tile: 1, rum: 8 }, [BO]: { tile: 1, rum: 7 } },
      step: 'captains/fight',
      data: { tile: 1, seats: [ADA, BO] },
      rig: new Array<number>(15).fill(HIT),
    });

    expect(told(events, 'fired').map(({ dice }) => dice.length)).toEqual([8, 7]);
    expect(told(events, 'fired').map(({ hits }) => hits)).toEqual([8, 7]);
  });
});
