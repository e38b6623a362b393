import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  askedNow,
  attack,
  type Circumstances,
  GREEN,
  names,
  PURPLE,
  play,
  RED,
  table,
  told,
} from '../positions.ts';

const PASS = { do: 'pass' } as const;

/** Red attacks the last ship of green; purple looks on. */
const last: Circumstances = {
  seats: 3,
  ships: [[{ at: 'E5' }, { at: 'A9' }], [{ at: 'E6' }], [{ at: 'P9' }]],
};
/** Red's last ship attacks and is sunk by return fire. */
const reckless: Circumstances = {
  seats: 3,
  ships: [[{ at: 'E5' }], [{ at: 'E6' }], [{ at: 'P9' }]],
};

describe('Elimination', () => {
  it('TP-273 who loses the last ship is out, once the Aftermath is over', () => {
    const { match, events } = attack({ ...last, hands: [[], ['full-sail']] }, 0, 'E6', 'hhhmm', [
      PASS,
    ]);

    expect(names(events)).not.toContain('player-eliminated');
    expect(askedNow(match)).toEqual([GREEN, 'engagement/aftermath']);
    const rest = script(table, match, [PASS]);
    expect(told(rest, 'player-eliminated')).toEqual([{ seat: GREEN }]);
    expect(match.state.players.map(({ out }) => out)).toEqual([false, true, false]);
  });

  it('TP-273 a captured ship is lost like a sunk one, and one ship left keeps a player in', () => {
    const captured = attack(last, 0, 'E6', 'hhhhh', [{ do: 'capture' }]);
    const oneLeft = attack(
      { ...last, ships: [[{ at: 'E5' }], [{ at: 'E6' }, { at: 'R9' }], [{ at: 'P9' }]] },
      0,
      'E6',
      'hhhmm',
    );

    expect(told(captured.events, 'player-eliminated')).toEqual([{ seat: GREEN }]);
    expect(names(oneLeft.events)).not.toContain('player-eliminated');
  });

  it('TP-274 TP-279 TP-049 all territories of an eliminated player become uncontrolled at once', () => {
    const { match, events } = attack(
      {
        ...last,
        destinations: [
          { at: 'C9', face: 'lighthouse' },
          { at: 'C12', face: 'rum-cache' },
        ],
        territories: {
          lighthouse: { controller: GREEN, holder: GREEN, drawPhasesLeft: 1 },
          'rum-cache': { controller: PURPLE, holder: PURPLE, drawPhasesLeft: 2 },
        },
      },
      0,
      'E6',
      'hhhmm',
    );

    expect(told(events, 'territory-freed')).toEqual([{ territory: 'lighthouse' }]);
    expect(match.state.territories[3]).toMatchObject({ controller: null, holder: null });
    expect(told(events, 'cool-down-moved')).toEqual([
      { territory: 'rum-cache', drawPhasesLeft: 1 },
    ]);
    expect(match.state.territories[6]).toMatchObject({ controller: PURPLE, holder: PURPLE });
  });

  it('TP-275 TP-S58 the hand goes on the discard pile in the order it was gained; only its top is seen', () => {
    const { match, events } = attack(
      {
        ...last,
        hands: [[], ['full-sail', 'spyglass', 'grapeshot']],
        state: { topDiscard: 'whirlpool', buried: ['sabotage'] },
      },
      0,
      'E6',
      'hhhmm',
      [PASS, PASS],
    );

    expect(match.state.buried).toEqual(['sabotage', 'whirlpool', 'full-sail', 'spyglass']);
    expect(match.state.topDiscard).toBe('grapeshot');
    expect(told(events, 'hand-discarded')).toEqual([{ seat: GREEN, count: 3, top: 'grapeshot' }]);
    expect(table.view(match, RED).state.buried).toEqual(['?', '?', '?', '?']);
  });

  it('TP-275 TP-S58 players eliminated together discard in turn order from the active player on', () => {
    const { events } = play(
      'command',
      {
        seats: 4,
        turn: 1,
        ships: [
          [{ at: 'E6', level: 9 }],
          [{ at: 'E5', level: 9 }],
          [{ at: 'P9' }],
          [{ at: 'P12' }],
        ],
        hands: [['spyglass'], ['fire-ship', 'grapeshot'], [], []],
      },
      [
        { do: 'play', maneuver: 'fire-ship' },
        { do: 'choose-ship', ship: 1 },
        { do: 'choose-ship', ship: 0 },
      ],
    );

    expect(told(events, 'player-eliminated').map(({ seat }) => seat)).toEqual([GREEN, RED]);
    expect(told(events, 'hand-discarded').map(({ top }) => top)).toEqual(['grapeshot', 'spyglass']);
  });

  it("TP-276 TP-224 TP-S61 an eliminated player's Territory Maneuvers go back beside the board, ready, and can be drawn again", () => {
    const { match } = attack(
      {
        ...last,
        destinations: [{ at: 'C9', face: 'pirate-cove' }],
        territories: { 'pirate-cove': { controller: GREEN, holder: GREEN, drawPhasesLeft: 3 } },
      },
      0,
      'E6',
      'hhhmm',
    );
    const row = match.state.territories[5];
    const { deck, buried, topDiscard } = match.state;
    expect(row).toMatchObject({ holder: null, drawPhasesLeft: 0 });
    expect(JSON.stringify([deck, buried, topDiscard])).not.toContain('ambush');

    const again = attack(
      {
        ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
        destinations: [{ at: 'E4', face: 'pirate-cove' }],
      },
      0,
      'E4',
      'hhmmm',
    );
    expect(again.match.state.territories[5]).toMatchObject({ holder: RED, drawPhasesLeft: 0 });
  });

  it('TP-276 TP-154 a card that its eliminated owner still held is taken from beside the board', () => {
    const { match, events } = attack(
      {
        ...last,
        destinations: [{ at: 'C9', face: 'pirate-cove' }],
        territories: {
          'pirate-cove': { controller: RED, holder: GREEN, capturedThisTurn: true },
        },
      },
      0,
      'E6',
      'hhhmm',
    );

    expect(told(events, 'territory-maneuver-taken')).toEqual([
      { seat: RED, territory: 'pirate-cove', from: null },
    ]);
    expect(match.state.territories[5]).toMatchObject({ controller: RED, holder: RED });
  });

  it('TP-224 a territory that becomes uncontrolled takes its maneuver from whoever holds it', () => {
    // Red took the cove from green in this turn, then loses the last ship: green has no card left.
    const { match } = attack(
      {
        ...reckless,
        destinations: [{ at: 'C9', face: 'pirate-cove' }],
        territories: {
          'pirate-cove': {
            controller: RED,
            holder: GREEN,
            drawPhasesLeft: 2,
            capturedThisTurn: true,
          },
        },
      },
      0,
      'E6',
      'mmmmm hhhm',
    );

    expect(match.state.territories[5]).toEqual({
      territory: 'pirate-cove',
      controller: null,
      holder: null,
      drawPhasesLeft: 0,
      capturedThisTurn: false,
    });
  });

  it('TP-277 an eliminated player takes no turn and plays nothing', () => {
    const { match } = attack({ ...last, hands: [[], ['choppy-waters']] }, 0, 'E6', 'hhhmm', [
      PASS,
      PASS,
    ]);

    expect(askedNow(match)).toEqual([PURPLE, 'turn/move']);
    expect(table.asides(match, GREEN)).toEqual([]);
    expect(match.state.players[GREEN]?.hand).toEqual([]);
  });

  it('TP-278 TP-S65 an active player who is eliminated gains nothing more; Steps 7 and 8 follow', () => {
    const { match, events } = attack(
      {
        ...reckless,
        inTurn: { draws: 2 },
        destinations: [
          { at: 'C9', face: 'pirate-cove' },
          { at: 'E4', face: 'shark' },
        ],
        territories: { 'pirate-cove': { controller: PURPLE, holder: PURPLE, drawPhasesLeft: 3 } },
      },
      0,
      'E6',
      'mmmmm hhhm',
    );

    expect(names(events).slice(-5)).toEqual([
      'engagement-ended',
      'player-eliminated',
      'cool-down-moved',
      'turn-ended',
      'turn-begun',
    ]);
    expect(names(events)).not.toContain('card-drawn');
    expect(askedNow(match)).toEqual([GREEN, 'turn/move']);
  });

  it('TP-148 a target sunk by the attack is drawn for only while its player is still in the game', () => {
    const { events } = attack({ ...reckless, inTurn: { draws: 1 } }, 0, 'E6', 'mmmmm hhhm');

    expect(told(events, 'player-eliminated')).toEqual([{ seat: RED }]);
    expect(names(events)).not.toContain('card-drawn');
  });

  it('TP-279 territories and cards do not keep a player without ships in the game', () => {
    const { match } = attack(
      {
        ...last,
        hands: [[], ['full-sail', 'full-sail']],
        destinations: [{ at: 'C9', face: 'lighthouse' }],
        territories: { lighthouse: { controller: GREEN, holder: GREEN } },
      },
      0,
      'E6',
      'hhhmm',
      [PASS, PASS],
    );

    expect(match.state.players[GREEN]?.out).toBe(true);
  });
});
