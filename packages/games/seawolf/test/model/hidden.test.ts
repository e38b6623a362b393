import { seatsOf } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ADA, BO, CY, DEE, position, sail, told, WRECKERS, wolf } from '../positions.ts';

// The ledger's line on hidden information: movement cards until their owner's turn; the values of
// chests; order and facing of the port draw pile; nothing else.

const seats = seatsOf(4);
const lay = (by: number, card: 'north' | 'east' | 'south' | 'west') =>
  ({ by, do: 'lay', cards: [card] }) as const;

describe('Hidden information', () => {
  it('SW-101 an order is hidden from everybody until its owner’s own turn, not only until all have chosen', () => {
    const match = position({
      ships: { [DEE]: { tile: WRECKERS } },
      step: 'orders/choose',
      data: {},
      under: [ADA, BO, CY, DEE].map((seat) => ({ step: 'turn/begin' as const, data: { seat } })),
    });

    const seen: unknown[] = [];
    const look = (): void => {
      for (const viewer of [ADA, BO, CY, 'spectator'] as const)
        seen.push(wolf.view(match, viewer as 'spectator').state.ships[DEE]?.orders[0] ?? 'none');
    };
    script(wolf, match, [lay(DEE, 'west'), lay(ADA, 'north'), lay(BO, 'north'), lay(CY, 'north')]);
    look();
    script(wolf, match, [{ do: 'end' }]);
    look();
    script(wolf, match, [{ do: 'end' }]);
    look();
    const last = script(wolf, match, [{ do: 'end' }]);

    expect(new Set(seen)).toEqual(new Set(['?']));
    expect(told(wolf.see(last, 'spectator'), 'orders-shown')).toEqual([
      { seat: DEE, cards: ['west'] },
    ]);
  });

  it('SW-101 no size or count in any message tells one order from another', () => {
    const lengths = (['north', 'east', 'south', 'west'] as const).map((card) => {
      const match = position({ step: 'orders/choose', data: {} });
      const events = script(wolf, match, [lay(BO, card)]);
      const view = JSON.stringify(wolf.toWire(wolf.view(match, 'spectator')));
      return [events.length, view.length, view];
    });

    for (const one of lengths) expect(one).toEqual(lengths[0]);
  });

  it('SW-S53 everything else is open: the spectator misses cards, chests and the port pile alone', () => {
    const match = wolf.create({ seats: 4, rng: sfcRng(3) });
    const { state } = match;
    const seen = wolf.view(match, 'spectator').state;

    const hidden = (Object.keys(state) as (keyof typeof state)[]).filter(
      (field) =>
        field !== 'printed' && JSON.stringify(seen[field]) !== JSON.stringify(state[field]),
    );

    expect(hidden.toSorted()).toEqual(['chestStack', 'portPile']);
  });

  it('SW-S53 only the orders and chest values of a ship are hidden from the others', () => {
    const match = position({
      ships: { [BO]: { chests: [2, 3], orders: ['east'], cotton: 2, thalers: 4 } },
      step: 'actions/choose',
      data: { seat: ADA },
      state: { turn: { seat: ADA, loaded: false, acted: false, unloaded: false } },
    });
    const truth = match.state.ships[BO];
    const seen = wolf.view(match, seats[ADA] ?? 'spectator').state.ships[BO];

    expect(seen).toEqual({ ...truth, chests: [-1, -1], orders: ['?'] });
    expect(wolf.view(match, seats[BO] ?? 'spectator').state.ships[BO]).toEqual(truth);
  });

  it('SW-077 how many chests each captain has is public', () => {
    const { match } = sail({
      ships: { [CY]: { chests: [1, 2, 3] } },
      step: 'orders/choose',
      data: {},
    });

    expect(wolf.view(match, 'spectator').state.ships.map(({ chests }) => chests.length)).toEqual([
      0, 0, 3, 0,
    ]);
  });

  it('SW-S68 a running score leaves the chests of others out', () => {
    const match = position({
      ships: { [BO]: { chests: [3], thalers: 2 } },
      step: 'orders/choose',
      data: {},
    });

    const mine = wolf.game.evaluate?.(
      wolf.view(match, seats[ADA] ?? 'spectator').state,
      0 as never,
    );

    expect(Number.isFinite(mine)).toBe(true);
    expect(wolf.view(match, seats[ADA] ?? 'spectator').state.ships[BO]?.chests).toEqual([-1]);
  });

  it('SW-S18 no rule rests on what only a lost picture showed: every clause cites the text or us', () => {
    const sources = new Set(
      [...wolf.pack.content.seaTiles, ...wolf.pack.content.portTiles].map(({ source }) => source),
    );

    expect([...sources].every((source) => ['book', 'derived', 'ours'].includes(source))).toBe(true);
  });
});
