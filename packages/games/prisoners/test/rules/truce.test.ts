import { describe, expect, it } from 'vitest';
import {
  askedNow,
  attack,
  falls,
  from,
  GREEN,
  hex,
  names,
  play,
  RED,
  table,
  told,
} from '../positions.ts';

const FAR = { at: 'R8', face: 'squid' } as const;

describe('The end of the truce', () => {
  it('TP-097 TP-098 TP-S19 TP-S22 Take No Prisoners is revealed by the draw that reaches it, and another card is drawn', () => {
    const { match, events } = from('draw', {
      cardsAbove: 1,
      inTurn: { draws: 2 },
      destinations: [FAR],
      state: { deck: ['grapeshot', 'broadside', 'whirlpool'] },
    });

    expect(names(events).slice(0, 3)).toEqual([
      'card-drawn',
      'take-no-prisoners-revealed',
      'card-drawn',
    ]);
    expect(told(events, 'take-no-prisoners-revealed')).toEqual([{ seat: RED }]);
    expect(match.state.players[RED]?.hand).toEqual(['whirlpool', 'broadside']);
    expect(match.state.cardsAbove).toBe(null);
  });

  it('TP-098 TP-S22 the rest of the turn in which it appears has no place for a maneuver', () => {
    const { match } = attack(
      {
        ships: [[{ at: 'E5' }, { at: 'E7' }], [{ at: 'E8' }]],
        destinations: [{ at: 'E4', face: 'shark' }, FAR],
        cardsAbove: 0,
        hands: [['full-sail'], []],
      },
      0,
      'E4',
      'hhmmm',
    );

    expect(match.state.cardsAbove).toBe(null);
    // The next to be asked is the next player, who has no card.
    expect(askedNow(match)).toEqual([GREEN, 'turn/move']);
  });

  it('TP-101 TP-S22 the revealed card is in no hand, no deck and no discard pile', () => {
    const { match } = from('draw', { cardsAbove: 0, inTurn: { draws: 1 }, destinations: [FAR] });
    const { deck, buried, topDiscard, players } = match.state;

    const cards = [...deck, ...buried, topDiscard, ...players.flatMap(({ hand }) => hand)];

    expect(cards.filter((card) => card !== null)).toHaveLength(60);
    expect(JSON.stringify(cards)).not.toContain('prisoners');
  });

  it('TP-096 TP-S21 victory is checked under Explore & Expand as well', () => {
    const { match, events } = from('end', {
      cardsAbove: 5,
      destinations: [FAR],
      ships: [['A1', 'A3', 'A5', 'A7'].map((at) => ({ at, level: 9 })), [{ at: 'P9' }]],
    });

    expect(told(events, 'game-won')).toEqual([{ seat: RED, victory: 'fleet' }]);
    expect(table.outcome(match)).toMatchObject({ ranks: [1, 2], because: 'TP-281' });
  });

  it('TP-102 TP-S23 Take No Prisoners is revealed at the end of the turn where no neutral piece is left, and nobody draws', () => {
    const around = {
      cardsAbove: 5,
      destinations: [{ at: 'E4', face: 'lighthouse' }] as const,
      territories: { lighthouse: { controller: GREEN, holder: GREEN } },
    };
    const { match, events } = from('end', around);

    expect(told(events, 'take-no-prisoners-revealed')).toEqual([{ seat: null }]);
    expect(names(events)).not.toContain('card-drawn');
    expect(match.state.cardsAbove).toBe(null);
    expect(match.state.deck).toEqual(from('move', around).match.state.deck);
  });

  it('TP-102 an unexplored destination or an uncontrolled territory holds the truce', () => {
    for (const destination of [
      { at: 'E4', face: 'lighthouse' },
      { at: 'E4', face: 'rum-cache', explored: false },
      { at: 'E4', face: 'privateer' },
    ] as const)
      expect(
        from('end', { cardsAbove: 5, destinations: [destination] }).match.state.cardsAbove,
      ).toBe(5);
  });

  it('TP-102 one uncontrolled piece is enough to hold the truce, whatever else is controlled', () => {
    const { match } = from('end', {
      cardsAbove: 5,
      destinations: [
        { at: 'E4', face: 'lighthouse' },
        { at: 'C9', face: 'shark' },
      ],
      territories: { lighthouse: { controller: GREEN, holder: GREEN } },
    });

    expect(match.state.cardsAbove).toBe(5);
  });

  it('TP-098 cards that are drawn once Take No Prisoners is revealed leave it in effect', () => {
    const { match, events } = from('draw', { inTurn: { draws: 2 } });

    expect(told(events, 'card-drawn')).toHaveLength(2);
    expect(match.state.cardsAbove).toBeNull();
  });

  it('TP-102 a victory comes first: then it is not revealed', () => {
    const { events } = from('end', {
      cardsAbove: 5,
      ships: [[{ at: 'A1' }], [{ at: null }]],
      players: { 1: { out: true, lostIn: 9 } },
    });

    expect(names(events)).toContain('game-won');
    expect(names(events)).not.toContain('take-no-prisoners-revealed');
  });

  it('TP-299 TP-304 TP-S23 Take No Prisoners is revealed after 20 turns without an attack, not after 19', () => {
    const around = { cardsAbove: 5, destinations: [FAR] };
    const nineteen = from('end', { ...around, state: { calm: 18 } });
    const twenty = from('end', { ...around, state: { calm: 19 } });

    expect(nineteen.match.state).toMatchObject({ cardsAbove: 5, calm: 19 });
    expect(told(twenty.events, 'take-no-prisoners-revealed')).toEqual([{ seat: null }]);
    // TP-304: the count begins again.
    expect(twenty.match.state.calm).toBe(0);
  });

  it('TP-304 TP-S72 a declared attack sets the count of calm turns back, and its turn does not count', () => {
    const { match } = play(
      'engage',
      {
        ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
        destinations: [{ at: 'E4', face: 'shark' }],
        state: { calm: 17 },
        rig: falls('mmmmm'),
      },
      [{ do: 'attack', ship: 0, hex: hex('E4') }],
    );

    expect(match.state.calm).toBe(0);
    expect(match.state.turn.seat).toBe(GREEN);
  });

  it('TP-304 a turn counts whoever’s it is', () => {
    const calm = (turn: number) => from('end', { turn, state: { calm: 3 } }).match.state.calm;

    expect([calm(RED), calm(GREEN)]).toEqual([4, 4]);
  });
});
