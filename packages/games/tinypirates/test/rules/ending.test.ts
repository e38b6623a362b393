import { offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Circumstances, Mat } from '../positions.ts';
import {
  answer,
  askedNow,
  BLUE,
  from,
  matOf,
  names,
  play,
  RED,
  r,
  table,
  told,
  YELLOW,
} from '../positions.ts';

/** Red has two Treasures, lies on a Bury Site of 11 and may bury: the Captain stands on Trade. */
const READY: Mat = { space: r(0, 3), captainAt: 2, captain: 'wendy-byrd', gold: 13 };
const TWO = { [r(1, 0)]: RED, [r(2, 0)]: RED };
const bury = [{ do: 'captain-bonus', place: 0 }] as const;

/** All have had their turns; these Treasures are buried. */
function ended(treasures: Record<number, number>, around: Circumstances = {}) {
  const { match } = from('end', { turn: BLUE, treasures, ...around, state: { endedBy: RED } });
  return table.outcome(match);
}
const THREE_OF_RED = { 0: RED, 1: RED, 2: RED };
const THREE_OF_BOTH = { ...THREE_OF_RED, 3: BLUE, 4: BLUE, 5: BLUE };

describe('The end of the game', () => {
  it('TE-251 the third Treasure triggers it, the second does not', () => {
    const third = play('bonus', { red: READY, treasures: TWO }, bury);
    const second = play('bonus', { red: READY, treasures: { [r(1, 0)]: RED } }, bury);

    expect(told(third.events, 'end-triggered')).toEqual([{ pirate: RED }]);
    expect(names(second.events)).not.toContain('end-triggered');
    expect(second.match.state.endedBy).toBeNull();
  });

  it('TE-252 TE-S87 TE-S89 the turn goes on: Bonus Actions, then the Ship Line with a Navy of four steps', () => {
    const { match, events } = play(
      'bonus',
      {
        red: { ...READY, crew: ['sara-silver'] },
        treasures: TWO,
        inTurn: { crossed: true },
        state: { navy: r(3, 0) },
      },
      bury,
    );

    expect(askedNow(match)).toEqual([RED, 'bonus/choose']);
    events.push(...answer(match, [{ do: 'crew-bonus', card: 'sara-silver' }]));
    expect(told(events, 'extorted')).toHaveLength(1);
    while (askedNow(match)?.[1]?.startsWith('ship-line')) {
      const [choice] = table.choices(match, BLUE);
      events.push(...table.play(match, BLUE, choice));
    }
    expect(told(events, 'npc-sailed').filter(({ ship }) => ship === 'navy')).toHaveLength(4);
  });

  it('TE-253 the round is completed, and the first player has no further turn', () => {
    const { match, events } = from('end', { seats: 3, turn: BLUE, state: { endedBy: RED } });
    expect(told(events, 'turn-begun')).toMatchObject([{ pirate: YELLOW }]);
    expect(match.state.over).toBe(false);

    const last = from('end', { seats: 3, turn: YELLOW, state: { endedBy: RED } });
    expect(names(last.events)).toEqual(['turn-ended', 'game-ended']);
    expect(last.match.stack).toEqual([]);
  });

  it('TE-253 the round begins with the first player, whoever that is', () => {
    const around = { seats: 3, state: { endedBy: BLUE, firstPlayer: BLUE } } as const;

    expect(from('end', { ...around, turn: YELLOW }).match.state.over).toBe(false);
    expect(from('end', { ...around, turn: RED }).match.state.over).toBe(true);
  });

  it('TE-251 TE-253 a second player who buries the third Treasure triggers no other end', () => {
    const { match, events } = play(
      'bonus',
      {
        seats: 3,
        turn: BLUE,
        blue: { ...READY, captain: 'tobias-kell' },
        treasures: { [r(1, 0)]: BLUE, [r(2, 0)]: BLUE, 0: RED, 1: RED, 2: RED },
        state: { endedBy: RED },
      },
      bury,
    );

    expect(told(events, 'treasure-buried')).toMatchObject([{ pirate: BLUE, buried: 3 }]);
    expect(names(events)).not.toContain('end-triggered');
    expect(match.state.endedBy).toBe(RED);
    expect(askedNow(match)).toEqual([YELLOW, 'wheel/order']);
  });

  it('TE-254 an end triggered by the last in turn order comes after that turn', () => {
    const { match, events } = play(
      'bonus',
      {
        turn: BLUE,
        blue: { ...READY, captain: 'tobias-kell' },
        treasures: { [r(1, 0)]: BLUE, [r(2, 0)]: BLUE },
      },
      bury,
    );

    expect(names(events).slice(-2)).toEqual(['turn-ended', 'game-ended']);
    expect(match.stack).toEqual([]);
    expect(table.outcome(match)?.ranks).toEqual([2, 1]);
  });

  it('TE-255 who buried three Treasures wins', () => {
    expect(ended({ ...THREE_OF_RED, 3: BLUE, 4: BLUE })).toMatchObject({
      ranks: [1, 2],
      scores: [3, 2],
      because: 'TE-255',
    });
  });

  it('TE-256 the highest Legend Level wins among several with three Treasures', () => {
    expect(
      ended(THREE_OF_BOTH, { red: { legend: 2, gold: 9 }, blue: { legend: 3 } }),
    ).toMatchObject({
      ranks: [2, 1],
      because: 'TE-256',
    });
  });

  it('TE-257 the most Gold wins among those with equal Legend', () => {
    expect(
      ended(THREE_OF_BOTH, { red: { gold: 4, hold: ['rum'] }, blue: { gold: 5 } }),
    ).toMatchObject({ ranks: [2, 1], because: 'TE-257' });
  });

  it('TE-258 the most crates aboard win among those with equal Gold', () => {
    expect(ended(THREE_OF_BOTH, { red: { hold: ['rum'] }, blue: { hold: [] } })).toMatchObject({
      ranks: [1, 2],
      because: 'TE-258',
    });
  });

  it('TE-259 players equal in all of this share the victory', () => {
    expect(ended(THREE_OF_BOTH)).toMatchObject({ ranks: [1, 1], because: 'TE-259' });
  });

  it('TE-260 with fewer than three Treasures nobody wins by Legend, Gold or crates', () => {
    const outcome = ended(
      { ...THREE_OF_RED, 3: BLUE, 4: BLUE, 5: YELLOW, 6: YELLOW },
      {
        seats: 3,
        turn: YELLOW,
        blue: { legend: 6, gold: 13, hold: ['rum', 'rum', 'rum'] },
        yellow: { legend: 1 },
      },
    );

    expect(outcome).toMatchObject({ ranks: [1, 2, 2], because: 'TE-255' });
  });

  it('TE-S88 with three Treasures buried Bury is no longer offered', () => {
    const { match } = from('bonus', {
      red: { ...READY, crew: ['sara-silver'] },
      treasures: { ...TWO, [r(1, 2)]: RED },
      state: { endedBy: RED },
    });

    expect(
      offersOf(table, match).some((offer) => offer.do === 'captain-bonus' && offer.place === 0),
    ).toBe(false);
    expect(matOf({ match }, RED).gold).toBe(13);
  });
});
