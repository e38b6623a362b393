import { HIDDEN_WORD, type Viewer } from '@quarterdeck/kernel';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { deckSize } from '../../src/rules/piles.ts';
import {
  askedNow,
  attack,
  type Circumstances,
  falls,
  from,
  GREEN,
  hex,
  names,
  opening,
  PURPLE,
  play,
  RED,
  table,
  told,
  wire,
} from '../positions.ts';

const EVERYBODY: readonly Viewer[] = [RED, GREEN, PURPLE, 'spectator'];
const OTHERS: readonly Viewer[] = [GREEN, PURPLE, 'spectator'];
const PASS = { do: 'pass' } as const;
const three: Circumstances = {
  seats: 3,
  ships: [[{ at: 'E5', level: 7 }], [{ at: 'P9' }], [{ at: 'P3' }]],
};
const look = { do: 'play', maneuver: 'spyglass' } as const;

describe('Hidden and public information', () => {
  it('TP-050 TP-051 TP-S62 TP-S64 a hand is its owner’s alone; others see how many cards it has', () => {
    const { match } = from('command', { ...three, hands: [['spyglass', 'tailwind']] });

    expect(table.view(match, RED).state.players[RED]?.hand).toEqual(['spyglass', 'tailwind']);
    for (const viewer of OTHERS)
      expect(table.view(match, viewer).state.players[RED]?.hand).toEqual([
        HIDDEN_WORD,
        HIDDEN_WORD,
      ]);
    // TP-051: nothing that a player can do shows a hand.
    const asides = table.asides(match, RED).map((choice) => choice.do);
    expect(asides).toEqual(['give-up']);
  });

  it('TP-050 TP-169 hands of one size look the same to all others, byte for byte, in every window', () => {
    const around = { ...three, destinations: [{ at: 'E6', face: 'shark' }] } as const;
    const rig = falls('hhmmmmm');
    const useful = from('command', { ...around, rig, hands: [['grapeshot'], ['choppy-waters']] });
    const useless = from('command', { ...around, rig, hands: [['sabotage'], ['full-sail']] });
    const strike = { do: 'attack', ship: 0, hex: hex('E6') } as const;
    const asked: unknown[] = [];
    for (const answer of [PASS, PASS, strike, PASS, PASS, PASS] as const) {
      asked.push(askedNow(useful.match));
      expect(askedNow(useful.match)).toEqual(askedNow(useless.match));
      for (const viewer of [PURPLE, 'spectator'] as const)
        expect(wire(useful.match, viewer)).toBe(wire(useless.match, viewer));
      for (const { match } of [useful, useless]) script(table, match, [answer]);
    }

    expect(asked).toEqual([
      [RED, 'turn/command'],
      [RED, 'turn/move'],
      [RED, 'turn/engage'],
      [GREEN, 'engagement/maneuvers'],
      [RED, 'engagement/maneuvers'],
      [RED, 'engagement/aftermath'],
    ]);
    expect(wire(useful.match, GREEN)).not.toBe(wire(useless.match, GREEN));
  });

  it('TP-052 TP-S62 nobody sees the order of the deck; its size is public', () => {
    const { match } = from('move', { ...three, state: { deck: ['whirlpool', 'grapeshot'] } });

    for (const viewer of EVERYBODY)
      expect(table.view(match, viewer).state.deck).toEqual([HIDDEN_WORD, HIDDEN_WORD]);
  });

  it('TP-052 TP-086 Take No Prisoners counts as a card of the deck as long as it lies in it', () => {
    const deck = ['whirlpool', 'grapeshot'] as const;
    const truce = from('move', { ...three, cardsAbove: 1, state: { deck } });
    const war = from('move', { ...three, state: { deck } });

    expect(deckSize(truce.match.state)).toBe(3);
    expect(deckSize(war.match.state)).toBe(2);
  });

  it('TP-053 TP-S62 the top card and the size of the discard pile are public, the rest is not', () => {
    const { match } = from('move', {
      ...three,
      state: { buried: ['whirlpool', 'grapeshot'], topDiscard: 'sabotage' },
    });

    for (const viewer of EVERYBODY) {
      const { buried, topDiscard } = table.view(match, viewer).state;
      expect([buried, topDiscard]).toEqual([[HIDDEN_WORD, HIDDEN_WORD], 'sabotage']);
    }
  });

  it('TP-054 TP-S18 nobody sees unexplored faces, nor those left in the box', () => {
    const { match } = from('move', {
      ...three,
      destinations: [
        { at: 'E7', face: 'shark', explored: false },
        { at: 'E9', face: 'lighthouse' },
      ],
      state: { box: ['squid', 'rum-cache'] },
    });

    for (const viewer of EVERYBODY) {
      const { destinations, box } = table.view(match, viewer).state;
      expect(destinations.map(({ face }) => face)).toEqual([HIDDEN_WORD, 'lighthouse']);
      expect(box).toEqual([HIDDEN_WORD, HIDDEN_WORD]);
    }
  });

  it('TP-055 TP-S62 Territory Maneuvers are public, with their holders and cool-downs', () => {
    const { match } = from('move', {
      ...three,
      destinations: [{ at: 'E9', face: 'lighthouse' }],
      territories: { lighthouse: { controller: GREEN, holder: GREEN, drawPhasesLeft: 1 } },
    });

    for (const viewer of EVERYBODY)
      expect(table.view(match, viewer).state.territories[3]).toMatchObject({
        controller: GREEN,
        holder: GREEN,
        drawPhasesLeft: 1,
      });
  });

  it('TP-056 a played maneuver is public: its name, its choices and its effect', () => {
    const { events } = play('command', { ...three, hands: [['full-sail']] }, [
      { do: 'play', maneuver: 'full-sail' },
      { do: 'choose-ship', ship: 0 },
    ]);

    for (const viewer of EVERYBODY)
      expect(told(table.see(events, viewer), 'maneuver-played')).toMatchObject([
        { seat: RED, maneuver: 'full-sail', ships: [0] },
      ]);
  });

  it('TP-057 TP-232 TP-S63 faces that Spyglass showed stay visible to that player until they are flipped', () => {
    const { match, events } = play(
      'command',
      {
        ...three,
        hands: [['spyglass']],
        destinations: [
          { at: 'E6', face: 'shark', explored: false },
          { at: 'E9', face: 'lighthouse', explored: false },
        ],
      },
      [look, { do: 'choose-hex', hex: hex('E6') }, { do: 'enough' }],
    );
    const faces = (viewer: Viewer) =>
      table.view(match, viewer).state.destinations.map(({ face }) => face);

    expect(faces(RED)).toEqual(['shark', HIDDEN_WORD]);
    for (const viewer of OTHERS) expect(faces(viewer)).toEqual([HIDDEN_WORD, HIDDEN_WORD]);
    expect(told(table.see(events, RED), 'destinations-seen')).toMatchObject([{ faces: ['shark'] }]);
    expect(told(table.see(events, GREEN), 'destinations-seen')).toMatchObject([
      { faces: [HIDDEN_WORD] },
    ]);
    script(table, match, [PASS, { do: 'explore', hex: hex('E6') }]);
    for (const viewer of EVERYBODY) expect(faces(viewer)).toEqual(['shark', HIDDEN_WORD]);
  });

  it('TP-057 TP-231 TP-S63 a hand that Spyglass showed is kept as it was, for that player alone', () => {
    const { match, events } = play(
      'command',
      { ...three, hands: [['spyglass'], ['whirlpool', 'grapeshot']] },
      [look, { do: 'choose-opponent', opponent: GREEN }],
    );
    const looks = (viewer: Viewer) => table.view(match, viewer).state.looks;

    expect(looks(RED)).toEqual([{ seat: RED, opponent: GREEN, hand: ['whirlpool', 'grapeshot'] }]);
    for (const viewer of OTHERS)
      expect(looks(viewer)).toEqual([
        { seat: RED, opponent: GREEN, hand: [HIDDEN_WORD, HIDDEN_WORD] },
      ]);
    expect(told(table.see(events, PURPLE), 'hand-seen')).toMatchObject([
      { hand: [HIDDEN_WORD, HIDDEN_WORD] },
    ]);
  });

  it('TP-058 TP-S62 how many cards lie above Take No Prisoners is public, and falls with each draw', () => {
    const { match } = from('draw', {
      ...three,
      cardsAbove: 7,
      inTurn: { draws: 2 },
      destinations: [{ at: 'R8', face: 'squid' }],
    });

    for (const viewer of EVERYBODY) expect(table.view(match, viewer).state.cardsAbove).toBe(5);
    expect(table.view(opening(4), 'spectator').state.cardsAbove).toBe(16);
  });

  it('TP-297 TP-S62 everybody learns that a card was drawn, its owner which one', () => {
    const { events } = from('draw', {
      ...three,
      inTurn: { draws: 1 },
      state: { deck: ['grapeshot'] },
    });

    expect(told(table.see(events, RED), 'card-drawn')).toEqual([{ seat: RED, card: 'grapeshot' }]);
    for (const viewer of OTHERS)
      expect(told(table.see(events, viewer), 'card-drawn')).toEqual([
        { seat: RED, card: HIDDEN_WORD },
      ]);
  });

  it('TP-297 TP-236 a card taken from a hand is known to the two players alone', () => {
    const { events } = attack(
      {
        seats: 3,
        ships: [[{ at: 'E5' }], [{ at: 'E6', level: 6 }, { at: 'P9' }], [{ at: 'P3' }]],
        hands: [['grapeshot'], ['last-gasp-looting']],
      },
      0,
      'E6',
      'hhhhm',
      [PASS, PASS, { do: 'play', maneuver: 'last-gasp-looting' }],
    );

    for (const viewer of [RED, GREEN])
      expect(told(table.see(events, viewer), 'card-taken')).toMatchObject([{ card: 'grapeshot' }]);
    for (const viewer of [PURPLE, 'spectator'] as const)
      expect(told(table.see(events, viewer), 'card-taken')).toMatchObject([{ card: HIDDEN_WORD }]);
  });

  it('TP-297 rolls, flips, sinkings and captures are public as they happen', () => {
    const { events } = attack(
      { ...three, destinations: [{ at: 'E6', face: 'shark' }] },
      0,
      'E6',
      'hhmmmmm',
    );

    for (const viewer of EVERYBODY) expect(names(table.see(events, viewer))).toEqual(names(events));
    expect(told(table.see(events, 'spectator'), 'attack-rolled')).toMatchObject([{ hits: 2 }]);
  });
});
