import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { attack, from, GREEN, hex, names, play, RED, table, told } from '../positions.ts';

const at = (ship: number, name: string) => ({ do: 'attack', ship, hex: hex(name) }) as const;
const PASS = { do: 'pass' } as const;
const SHARK = { at: 'E4', face: 'shark' } as const;
/** Targets far from everybody, so that a turn never ends the truce by itself. */
const FAR = { at: 'R8', face: 'squid' } as const;

describe('Step 5: upgrade', () => {
  it('TP-136 TP-S33 each ship that won rises 1 level, and no other', () => {
    const { match, events } = attack(
      { ships: [[{ at: 'E5' }, { at: 'E7' }], [{ at: 'P9' }]], destinations: [SHARK, FAR] },
      0,
      'E4',
      'hhmmm',
    );

    expect(told(events, 'ship-upgraded')).toMatchObject([{ ship: 0, level: 6 }]);
    expect(match.state.ships.map(({ level }) => level)).toEqual([6, 5, 5]);
  });

  it('TP-137 TP-142 a capture raises the captor by one level, not the captured ship', () => {
    const { match } = attack(
      { ships: [[{ at: 'E5', level: 8 }], [{ at: 'E6', level: 7 }, { at: 'P9' }]] },
      0,
      'E6',
      'hhhhhhmm',
      [{ do: 'capture' }],
    );

    expect(match.state.ships.slice(0, 2)).toMatchObject([
      { seat: RED, level: 9 },
      { seat: RED, level: 7 },
    ]);
  });

  it('TP-138 TP-026 TP-S34 a level 9 ship stays at level 9, and still draws', () => {
    const { match, events } = attack(
      { ships: [[{ at: 'E5', level: 9 }], [{ at: 'P9' }]], destinations: [SHARK] },
      0,
      'E4',
      'hhmmmmmmm',
    );

    expect(match.state.ships[0]?.level).toBe(9);
    expect(names(events)).not.toContain('ship-upgraded');
    expect(told(events, 'card-drawn')).toHaveLength(1);
  });

  it('TP-139 TP-191 TP-146 sinking an attacker by return fire raises nobody and draws nothing', () => {
    const { match, events } = attack(
      { ships: [[{ at: 'E5' }, { at: 'C9' }], [{ at: 'E6' }]] },
      0,
      'E6',
      'mmmmm hhhm',
    );

    expect(told(events, 'ship-sunk')).toMatchObject([{ ship: 0 }]);
    expect(match.state.ships[2]?.level).toBe(5);
    expect(names(events)).not.toContain('card-drawn');
  });

  it('TP-140 a level won this turn counts for no battle of this turn', () => {
    const { match, events } = attack(
      {
        ships: [[{ at: 'E5' }, { at: 'E3' }], [{ at: 'P9' }]],
        destinations: [SHARK, { at: 'E2', face: 'squid' }],
      },
      0,
      'E4',
      'hhmmm hhmmm',
      [at(1, 'E2')],
    );

    expect(names(events).indexOf('ship-upgraded')).toBeGreaterThan(
      names(events).lastIndexOf('engagement-ended'),
    );
    expect(told(events, 'attack-rolled').map(({ dice }) => dice.length)).toEqual([5, 5]);
    expect(match.state.ships.map(({ level }) => level)).toEqual([6, 6, 5]);
  });

  it('TP-141 TP-148 TP-S33 a winner that was sunk rises for nobody, but its target is drawn for', () => {
    const { match, events } = from('upgrade', {
      ships: [[{ at: null, won: true }, { at: 'C9' }], [{ at: 'P9' }]],
      inTurn: { draws: 1 },
    });

    expect(names(events)).not.toContain('ship-upgraded');
    expect(told(events, 'card-drawn')).toHaveLength(1);
    expect(match.state.ships[0]?.level).toBe(5);
  });
});

describe('Step 6: draw', () => {
  it('TP-143 TP-144 TP-S33 a card is drawn for each target sunk and for each territory captured, asked or not', () => {
    const { match, events } = attack(
      {
        ships: [[{ at: 'E5' }, { at: 'G5' }], [{ at: 'P9' }]],
        destinations: [SHARK, { at: 'G4', face: 'rum-cache' }],
      },
      0,
      'E4',
      'hhmmm hhmmm',
      [at(1, 'G4')],
    );

    expect(told(events, 'card-drawn')).toHaveLength(2);
    expect(match.state.players[RED]?.hand).toHaveLength(2);
  });

  it('TP-145 TP-039 capturing a ship or a privateer draws nothing', () => {
    const ship = attack(
      { ships: [[{ at: 'E5', level: 8 }], [{ at: 'E6' }, { at: 'P9' }]] },
      0,
      'E6',
      'hhhhhhmm',
      [{ do: 'capture' }],
    );
    const privateer = attack(
      {
        ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
        destinations: [{ at: 'E4', face: 'privateer' }],
      },
      0,
      'E4',
      'hhhhm',
      [{ do: 'capture' }],
    );

    for (const { events } of [ship, privateer]) {
      expect(names(events)).not.toContain('card-drawn');
      expect(told(events, 'ship-upgraded')).toHaveLength(1);
    }
  });

  it('TP-147 a piece sunk by a maneuver draws nothing and raises nobody', () => {
    const { match, events } = play(
      'command',
      {
        ships: [
          [{ at: 'E5', level: 9 }, { at: 'C9' }],
          [{ at: 'E6', level: 9 }, { at: 'P9' }],
        ],
        hands: [['fire-ship']],
      },
      [
        { do: 'play', maneuver: 'fire-ship' },
        { do: 'choose-ship', ship: 0 },
        { do: 'choose-ship', ship: 2 },
        PASS,
      ],
    );

    expect(told(events, 'ship-sunk')).toHaveLength(2);
    expect(names(events)).not.toContain('card-drawn');
    expect(match.state.ships.map(({ level }) => level)).toEqual([9, 5, 9, 5]);
  });

  it('TP-149 TP-S22 cards come one by one from the top', () => {
    const { match, events } = from('draw', {
      inTurn: { draws: 2 },
      state: { deck: ['grapeshot', 'broadside', 'whirlpool'] },
    });

    expect(told(events, 'card-drawn').map(({ card }) => card)).toEqual(['whirlpool', 'broadside']);
    expect(match.state.players[RED]?.hand).toEqual(['whirlpool', 'broadside']);
    expect(match.state.deck).toEqual(['grapeshot']);
  });

  it('TP-150 TP-214 TP-S38 an empty deck is made anew from the discard pile when a card must be drawn', () => {
    const state = {
      deck: ['sabotage'],
      buried: ['grapeshot', 'broadside'],
      topDiscard: 'whirlpool',
    } as const;
    const hands = [[], ['spyglass']] as const;
    const one = from('draw', { inTurn: { draws: 1 }, state, hands });
    expect(one.match.state.topDiscard).toBe('whirlpool');
    expect(one.match.state.deck).toEqual([]);

    const two = from('draw', { inTurn: { draws: 2 }, state, hands });

    expect(told(two.events, 'deck-renewed')).toEqual([{ count: 3 }]);
    expect(two.match.state.deck).toHaveLength(2);
    expect(two.match.state.topDiscard).toBe(null);
    expect(two.match.state.buried).toEqual([]);
    expect(two.match.state.players[GREEN]?.hand).toEqual(['spyglass']);
  });

  it('TP-150 TP-S38 without a card in deck and discard pile the draw is lost', () => {
    const { match, events } = from('draw', { inTurn: { draws: 1 }, state: { deck: [] } });

    expect(names(events)).toContain('draw-lost');
    expect(match.state.players[RED]?.hand).toEqual([]);
  });

  it('TP-151 without a victory in combat nothing is drawn', () => {
    const { events } = attack(
      { ships: [[{ at: 'E5' }], [{ at: 'P9' }]], destinations: [SHARK] },
      0,
      'E4',
      'hmmmm',
    );

    expect(names(events)).toContain('turn-ended');
    expect(names(events)).not.toContain('card-drawn');
  });
});

describe('Step 7: Territory Maneuvers', () => {
  it('TP-152 TP-153 TP-300 a captured territory gives its maneuver in Step 7, from beside the board', () => {
    const { match, events } = attack(
      {
        ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
        destinations: [{ at: 'E4', face: 'lighthouse' }, FAR],
      },
      0,
      'E4',
      'hhmmm',
    );

    expect(told(events, 'territory-maneuver-taken')).toEqual([
      { seat: RED, territory: 'lighthouse', from: null },
    ]);
    expect(match.state.territories[3]).toMatchObject({ controller: RED, holder: RED });
    // TP-300: it is not among the cards that can be drawn.
    expect(JSON.stringify(match.state.deck)).not.toContain('guiding-light');
  });

  it('TP-154 TP-155 TP-S60 a Territory Maneuver is taken from its owner, ready, wherever it stood in its cool-down', () => {
    const { match, events } = attack(
      {
        ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
        destinations: [{ at: 'E4', face: 'rum-cache' }],
        territories: { 'rum-cache': { controller: GREEN, holder: GREEN, drawPhasesLeft: 3 } },
      },
      0,
      'E4',
      'hhhhm',
    );

    expect(told(events, 'territory-maneuver-taken')).toEqual([
      { seat: RED, territory: 'rum-cache', from: GREEN },
    ]);
    expect(match.state.territories[6]).toMatchObject({ holder: RED, drawPhasesLeft: 0 });
  });

  it('TP-154 a Territory Maneuver comes from beside the board if its owner was eliminated since', () => {
    const { events } = from('territory', {
      seats: 3,
      ships: [[{ at: 'E5' }], [{ at: null }], [{ at: 'P9' }]],
      players: { 1: { out: true, lostIn: 9 } },
      destinations: [{ at: 'E4', face: 'rum-cache' }],
      territories: { 'rum-cache': { controller: RED, capturedThisTurn: true } },
    });

    expect(told(events, 'territory-maneuver-taken')).toEqual([
      { seat: RED, territory: 'rum-cache', from: null },
    ]);
  });

  it('TP-156 TP-157 TP-223 TP-S37 TP-S59 every Step 7 moves every cool-down by one, whoever owns it', () => {
    const { match, events } = from('territory', {
      destinations: [
        { at: 'E4', face: 'rum-cache' },
        { at: 'E8', face: 'pirate-cove' },
        { at: 'H8', face: 'lighthouse' },
      ],
      territories: {
        'rum-cache': { controller: RED, holder: RED, drawPhasesLeft: 3 },
        'pirate-cove': { controller: GREEN, holder: GREEN, drawPhasesLeft: 1 },
        lighthouse: { controller: GREEN, holder: GREEN },
      },
    });

    expect(told(events, 'cool-down-moved')).toMatchObject([
      { territory: 'pirate-cove', drawPhasesLeft: 0 },
      { territory: 'rum-cache', drawPhasesLeft: 2 },
    ]);
    expect(match.state.territories[3]?.drawPhasesLeft).toBe(0);
  });

  it('TP-158 new cards are taken before the cool-downs move', () => {
    const { events } = from('territory', {
      destinations: [
        { at: 'E4', face: 'rum-cache' },
        { at: 'E8', face: 'fishermans-harbor' },
      ],
      territories: {
        'rum-cache': { controller: RED, holder: GREEN, drawPhasesLeft: 2, capturedThisTurn: true },
        'fishermans-harbor': { controller: GREEN, holder: GREEN, drawPhasesLeft: 1 },
      },
    });

    expect(names(events).slice(0, 2)).toEqual(['territory-maneuver-taken', 'cool-down-moved']);
    // The stolen card has no cool-down left that could move.
    expect(told(events, 'cool-down-moved')).toHaveLength(1);
  });

  it('TP-152 a Territory Maneuver is taken in the turn of the capture, and not again', () => {
    const { match, events } = from('territory', {
      destinations: [{ at: 'E4', face: 'rum-cache' }],
      territories: { 'rum-cache': { controller: RED, capturedThisTurn: true } },
    });

    const later = script(table, match, [PASS, PASS]);

    expect(told(events, 'territory-maneuver-taken')).toHaveLength(1);
    expect(names(later)).toContain('turn-ended');
    expect(names(later)).not.toContain('territory-maneuver-taken');
  });

  it('TP-152 a territory that was lost again gives nothing', () => {
    const { events } = from('territory', {
      destinations: [{ at: 'E4', face: 'rum-cache' }],
      territories: { 'rum-cache': { controller: null, capturedThisTurn: true } },
    });

    expect(names(events)).not.toContain('territory-maneuver-taken');
  });
});
