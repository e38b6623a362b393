import { isOffered, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  askedNow,
  attack,
  type Circumstances,
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
} from '../positions.ts';

const PASS = { do: 'pass' } as const;
const GIVE_UP = { do: 'give-up' } as const;

/** Red beside the last ship of green; purple looks on. */
const sea: Circumstances = {
  seats: 3,
  ships: [[{ at: 'E5' }, { at: 'G5' }], [{ at: 'E6' }], [{ at: 'P9' }]],
};

describe('Giving up', () => {
  it('TP-295 TP-S73 a player may give up on an enemy turn: all ships are removed and they are out', () => {
    const { match } = from('move', { seats: 3 });

    const events = script(table, match, [{ by: GREEN, ...GIVE_UP }]);

    expect(names(events)).toEqual(['gave-up', 'player-eliminated']);
    expect(match.state.ships[1]?.hex).toBe(null);
    expect(askedNow(match)).toEqual([RED, 'turn/move']);
    script(table, match, [PASS]);
    expect(askedNow(match)?.[0]).toBe(PURPLE);
  });

  it("TP-295 TP-S73 giving up on one's own turn ends the turn as for an eliminated active player", () => {
    const { match } = from('move', {
      seats: 3,
      inTurn: { draws: 1 },
      destinations: [{ at: 'C9', face: 'pirate-cove' }],
      territories: { 'pirate-cove': { controller: PURPLE, holder: PURPLE, drawPhasesLeft: 3 } },
    });

    const events = script(table, match, [{ by: RED, ...GIVE_UP }]);

    expect(names(events)).toEqual([
      'gave-up',
      'player-eliminated',
      'cool-down-moved',
      'turn-ended',
      'turn-begun',
    ]);
    expect(askedNow(match)?.[0]).toBe(GREEN);
  });

  it('TP-295 nobody gives up while an engagement is open', () => {
    const { match } = attack({ ...sea, hands: [[], ['full-sail']] }, 0, 'E6', 'hhhmm');

    expect(refuses(table, match, GREEN, GIVE_UP)).toMatchObject({
      code: 'denied',
      clause: 'TP-295',
    });
  });

  it('TP-295 with one player left the match is over at once', () => {
    const { match } = from('move', {});

    const events = script(table, match, [{ by: RED, ...GIVE_UP }]);

    expect(told(events, 'game-won')).toEqual([{ seat: GREEN, victory: 'lastManStanding' }]);
    expect(table.outcome(match)).toMatchObject({ ranks: [2, 1] });
  });

  it('TP-295 a play of which not everything is chosen is taken back when somebody gives up', () => {
    const { match } = play(
      'command',
      {
        seats: 3,
        ships: [[{ at: 'E5', level: 9 }], [{ at: 'E8' }], [{ at: 'P9' }]],
        hands: [['whirlpool']],
      },
      [
        { do: 'play', maneuver: 'whirlpool' },
        { do: 'choose-ship', ship: 1 },
      ],
    );

    script(table, match, [{ by: GREEN, ...GIVE_UP }]);

    expect(askedNow(match)).toEqual([RED, 'turn/command']);
    expect(match.state.players[RED]).toMatchObject({ hand: ['whirlpool'], plays: 0 });
    expect(isOffered(table, match, { do: 'play', maneuver: 'whirlpool' })).toBe(true);
  });

  it('TP-295 who gives up during setup chooses no region and takes no turn', () => {
    const match = opening(3, 5);
    const { seat: first } = match.state.turn;

    script(table, match, [{ by: first, ...GIVE_UP }]);

    expect(askedNow(match)).toEqual([(first + 1) % 3, 'setup/region']);
    script(table, match, [
      { do: 'region', region: 0 },
      { do: 'region', region: 1 },
    ]);
    expect(askedNow(match)).toEqual([(first + 1) % 3, 'turn/move']);
    expect(match.state.players[first]).toMatchObject({ region: null, coordinates: null });
  });

  it('TP-295 with two players, giving up during setup ends the match', () => {
    const match = opening(2);
    const loser = match.state.turn.seat;

    script(table, match, [{ by: loser, ...GIVE_UP }]);

    expect(table.outcome(match)?.ranks[loser]).toBe(2);
  });

  it('TP-295 who gives up while a ship is sailing makes room for it, or ends the turn by it', () => {
    const sailing = (): ReturnType<typeof play> => play('move', sea, [{ do: 'sail', ship: 0 }]);
    const other = sailing();
    const own = sailing();
    expect(isOffered(table, other.match, { do: 'to', hex: hex('E6') })).toBe(false);

    script(table, other.match, [{ by: GREEN, ...GIVE_UP }]);
    script(table, own.match, [{ by: RED, ...GIVE_UP }]);

    expect(askedNow(other.match)).toEqual([RED, 'turn/sail']);
    expect(isOffered(table, other.match, { do: 'to', hex: hex('E6') })).toBe(true);
    expect(askedNow(own.match)).toEqual([GREEN, 'turn/move']);
  });

  it('TP-295 who gives up between two attacks is attacked no more, and cards that were won are lost', () => {
    const { match } = from('engage', sea);
    script(table, match, [{ by: GREEN, ...GIVE_UP }]);
    // Nothing is left to attack: the step passed by itself.
    expect(askedNow(match)).toEqual([PURPLE, 'turn/move']);

    const won = attack(
      {
        ...sea,
        destinations: [
          { at: 'E4', face: 'shark' },
          { at: 'G4', face: 'squid' },
        ],
      },
      0,
      'E4',
      'hhmmm',
    );
    expect(askedNow(won.match)).toEqual([RED, 'turn/engage']);
    const events = script(table, won.match, [{ by: RED, ...GIVE_UP }]);
    expect(names(events)).toEqual(['gave-up', 'player-eliminated', 'turn-ended', 'turn-begun']);
  });

  it('TP-295 a maneuver half chosen by who gives up is discarded with the hand, unplayed', () => {
    const { match } = play('command', { ...sea, hands: [['full-sail', 'grapeshot']] }, [
      { do: 'play', maneuver: 'full-sail' },
    ]);

    const events = script(table, match, [{ by: RED, ...GIVE_UP }]);

    expect(names(events)).not.toContain('maneuver-played');
    expect(told(events, 'hand-discarded')).toEqual([{ seat: RED, count: 2, top: 'grapeshot' }]);
    expect(askedNow(match)).toEqual([GREEN, 'turn/move']);
  });

  it('TP-295 who gives up after choosing a region places nothing, and the region stays taken', () => {
    const match = opening(3, 5);
    const { seat: first } = match.state.turn;
    script(table, match, [
      { do: 'region', region: 2 },
      { by: first, ...GIVE_UP },
    ]);

    expect(whyNot(table, match, { do: 'region', region: 2 })).toBe('TP-071');
    script(table, match, [
      { do: 'region', region: 0 },
      { do: 'region', region: 1 },
    ]);
    const regions = match.state.destinations.map((each) => table.pack.printed.hexes[each.hex]);
    expect(new Set(regions.map((each) => each?.region))).toEqual(new Set([0, 1]));
  });
});
