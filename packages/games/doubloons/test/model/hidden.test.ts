import { HIDDEN, HIDDEN_WORD, type Seat, seatsOf, type Viewer } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Doubloons, Kinds } from '../../src/model/state.ts';
import { ADA, BO, card, names, opening, play, sail, table, told } from '../positions.ts';

// Hidden: hands, face-down cards, the order of the deck, the map stack, the landmark stacks, the
// colours of undrawn jewels, undrawn relics, fragments removed at setup; and nothing else (DD-013).

const [ADA_SEAT, BO_SEAT] = seatsOf(3) as [Seat, Seat];
const seen = (match: Match<Kinds>, viewer: Viewer): Doubloons => table.view(match, viewer).state;
const wire = (match: Match<Kinds>, viewer: Viewer): string =>
  JSON.stringify(table.toWire(table.view(match, viewer)));

const PROGRAMMED = {
  ships: {
    [ADA]: {
      hand: [card('N01'), card('N02')],
      faceDown: [card('N03'), card('N04')],
      faceUp: [card('N09')],
    },
  },
  state: { slot: 1, turn: ADA, phase: 'action' },
  step: 'turn/act',
  data: { ship: ADA },
} as const;

describe('Hidden information', () => {
  it('DD-013 a hand is known to its player alone, its size to all', () => {
    const { match } = sail(PROGRAMMED);

    expect(seen(match, ADA_SEAT).ships[ADA]?.hand).toEqual([card('N01'), card('N02')]);
    for (const viewer of [BO_SEAT, 'spectator'] as const)
      expect(seen(match, viewer).ships[ADA]?.hand).toEqual([HIDDEN, HIDDEN]);
  });

  it('DD-052 face-down cards are known to their player alone', () => {
    const { match } = sail(PROGRAMMED);

    expect(seen(match, ADA_SEAT).ships[ADA]?.faceDown).toEqual([card('N03'), card('N04')]);
    for (const viewer of [BO_SEAT, 'spectator'] as const)
      expect(seen(match, viewer).ships[ADA]?.faceDown).toEqual([HIDDEN, HIDDEN]);
  });

  it('DD-052 hands and programs of one size look the same to all others, byte for byte', () => {
    const one = sail(PROGRAMMED).match;
    const other = sail({
      ...PROGRAMMED,
      ships: {
        [ADA]: {
          hand: [card('N21'), card('N22')],
          faceDown: [card('N23'), card('N24')],
          faceUp: [card('N09')],
        },
      },
    }).match;

    for (const viewer of [BO_SEAT, 'spectator'] as const)
      expect(wire(one, viewer)).toBe(wire(other, viewer));
    expect(wire(one, ADA_SEAT)).not.toBe(wire(other, ADA_SEAT));
  });

  it('DD-048 cards that are drawn are told to their player alone, their number to all', () => {
    const { events } = sail({
      ships: { [ADA]: { hand: [card('N01'), card('N02'), card('N03'), card('N04')] } },
      state: {
        deck: [card('N10'), ...table.pack.printed.cardsOf.normal.slice(10)],
        initiative: ADA,
      },
      step: 'round/draw',
      data: {},
    });
    const drawn = (viewer: Viewer) =>
      table.see(events, viewer).find(({ event }) => event === 'cards-drawn')?.data;

    expect(drawn(ADA_SEAT)).toMatchObject({ count: 1, cards: [card('N41')] });
    expect(drawn(BO_SEAT)).toMatchObject({ count: 1, cards: [HIDDEN] });
    expect(drawn('spectator')).toMatchObject({ count: 1, cards: [HIDDEN] });
  });

  it('DD-013 nobody knows the order of the deck, only its size', () => {
    const match = opening(3);

    for (const viewer of [ADA_SEAT, BO_SEAT, 'spectator'] as const)
      expect(seen(match, viewer).deck).toEqual(Array(41).fill(HIDDEN));
  });

  it('DD-013 nobody knows map stack, landmark stacks and jewel pool, only their sizes', () => {
    const match = opening(3);

    for (const viewer of [ADA_SEAT, BO_SEAT, 'spectator'] as const) {
      const { mapStack, stacks, jewelPool } = seen(match, viewer);
      expect(mapStack).toEqual(Array(4).fill(HIDDEN_WORD));
      expect(stacks).toEqual([9, 9, 8, 0].map((size) => Array(size).fill(HIDDEN_WORD)));
      expect(jewelPool).toEqual(Array(18).fill(HIDDEN_WORD));
    }
  });

  it('DD-S156 everything beside a mat is open, and a drawn jewel is shown at once', () => {
    const { match } = sail({
      ships: {
        [ADA]: {
          hull: 4,
          crew: 2,
          reputation: 1,
          doubloons: 9,
          pillage: 2,
          orbs: 1,
          compasses: 1,
          jewels: ['ruby'],
          fragments: ['x', 'palm'],
          relics: ['totem-x'],
          location: 14,
        },
      },
      state: { jewelPool: ['emerald', 'diamond'] },
      step: 'round-end/treasure',
      data: {},
    });
    const { hand: _, faceDown: __, looking: ___, ...open } = match.state.ships[ADA] ?? {};

    expect(seen(match, BO_SEAT).ships[ADA]).toMatchObject(open);
    expect(seen(match, 'spectator').ships[ADA]?.jewels).toEqual(match.state.ships[ADA]?.jewels);
  });

  it('DD-051 a revealed card is open to all, and only the first one', () => {
    const { match, events } = sail({
      ships: {
        [ADA]: { faceDown: [card('N09'), card('N04')] },
        [BO]: { faceDown: [card('N16')] },
        2: { faceDown: [card('N28')] },
      },
      step: 'round/reveal',
      data: { slot: 1 },
    });

    expect(seen(match, 'spectator').ships[ADA]).toMatchObject({
      faceUp: [card('N09')],
      faceDown: [HIDDEN],
    });
    const shown = told(events, 'card-revealed').map((revealed) => revealed.card);
    expect(shown.toSorted()).toEqual([card('N09'), card('N16'), card('N28')].toSorted());
  });

  it('DD-S51 two landmarks that Pollyanna looks at are hers alone to see', () => {
    const { match, events } = play(
      {
        ships: { [ADA]: { captain: 'pollyanna' } },
        state: { stacks: [['starAxis', 'tribalVillage', 'voodooHut'], [], [], []] },
        step: 'landmark/draw',
        data: { ship: ADA, colour: 'blue', location: 1 },
      },
      [{ do: 'look-at', count: 2 }],
    );

    expect(seen(match, ADA_SEAT).ships[ADA]?.looking.toSorted()).toEqual([
      'tribalVillage',
      'voodooHut',
    ]);
    for (const viewer of [BO_SEAT, 'spectator'] as const) {
      expect(seen(match, viewer).ships[ADA]?.looking).toEqual([HIDDEN_WORD, HIDDEN_WORD]);
      expect(JSON.stringify(table.see(events, viewer))).not.toContain('voodooHut');
    }
    const kept = script(table, match, [{ do: 'keep', landmark: 'voodooHut' }]);
    expect(names(kept)).toContain('landmark-drawn');
    expect(JSON.stringify(table.see(kept, BO_SEAT))).not.toContain('tribalVillage');
  });
});
