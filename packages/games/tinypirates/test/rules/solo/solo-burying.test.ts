import { offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { r, table, told } from '../../positions.ts';
import type { Circumstances } from './solo-sea.ts';
import {
  alone,
  namesOfTurn,
  PLAYER,
  played,
  SOLO,
  soloOf,
  soloTurn,
  stepAsked,
} from './solo-sea.ts';

const gain = (gold: number, around: Circumstances = {}) =>
  alone({ step: 'solo/gold', data: { gold } }, around);

/** Two of its Treasures, far from where it is. */
const TWO = { [r(0, 3)]: SOLO, [r(1, 2)]: SOLO };

describe('The Solo Pirate buries', () => {
  it('TE-339 the Solo Pirate at the top of its track buries at the nearest open Bury Site, its own card included', () => {
    const here = gain(2, { solo: { space: r(1, 1), gold: 7 } });
    const short = gain(1, { solo: { space: r(1, 1), gold: 7 } });

    expect(told(here.events, 'treasure-buried')).toEqual([
      { pirate: SOLO, space: r(1, 1), cost: 9, buried: 1 },
    ]);
    expect(told(short.events, 'treasure-buried')).toEqual([]);
    expect(soloOf(short).gold).toBe(8);
  });

  it('TE-339 a site that holds a Treasure is not open', () => {
    const { events } = gain(9, { solo: { space: r(1, 0) }, treasures: { [r(1, 0)]: PLAYER } });

    // r1c1 for 12 and r2c0 for 13 are equally close.
    expect(told(events, 'treasure-buried')).toMatchObject([{ space: r(1, 1) }]);
  });

  it('TE-339 the top of the Old Salt’s track is 10', () => {
    const around = { opponent: { legend: 'solo-old-salt' }, solo: { space: r(1, 1) } } as const;

    expect(told(gain(9, around).events, 'treasure-buried')).toEqual([]);
    expect(told(gain(10, around).events, 'treasure-buried')).toMatchObject([{ cost: 10 }]);
  });

  it('TE-340 the Solo Pirate takes the cheapest of equally close sites', () => {
    // Around r1c2: r1c1 for 12, r1c3 for 10, r2c2 for 9.
    const { events } = gain(9, { solo: { space: r(1, 2) }, treasures: { [r(1, 2)]: PLAYER } });

    expect(told(events, 'treasure-buried')).toMatchObject([{ space: r(2, 2) }]);
  });

  it('TE-340 the player chooses among equally cheap sites', () => {
    const tied = gain(9, {
      solo: { space: r(0, 0) },
      cards: [
        [8, 7, 2, 3],
        [9, 10, 13, 5],
        [16, 1, 12, 4],
        [15, 11, 14, 6],
      ].flat(),
    });

    expect(stepAsked(tied.match)).toBe('solo/bury-site');
    expect(offersOf(table, tied.match)).toEqual([
      { do: 'bury', space: r(0, 1) },
      { do: 'bury', space: r(1, 0) },
    ]);
    const events = script(table, tied.match, [{ do: 'bury', space: r(1, 0) }]);
    expect(told(events, 'treasure-buried')).toMatchObject([{ pirate: SOLO, space: r(1, 0) }]);
  });

  it('TE-341 the Solo Pirate has no Gold after burying, and Gold beyond the top is lost', () => {
    const buried = gain(5, { solo: { space: r(1, 1), gold: 8 } });

    expect(told(buried.events, 'gold-gained')).toEqual([{ pirate: SOLO, gold: 1, lost: 4 }]);
    expect(soloOf(buried).gold).toBe(0);
  });

  it('TE-342 the Solo Pirate buries from afar, whatever the site costs', () => {
    // From r0c1 the nearest sites are r1c1 for 12 and none nearer.
    const buried = gain(9, { solo: { space: r(0, 1) } });

    expect(told(buried.events, 'treasure-buried')).toMatchObject([{ space: r(1, 1), cost: 9 }]);
    expect(soloOf(buried).space).toBe(r(0, 1));
    expect(told(buried.events, 'gold-paid')).toEqual([]);
  });

  it('TE-S104 the Navy on the card does not keep it from burying there', () => {
    const { events } = gain(9, { solo: { space: r(1, 1) }, state: { navy: r(1, 1) } });

    expect(told(events, 'treasure-buried')).toMatchObject([{ space: r(1, 1) }]);
  });

  it('TE-383 a burial is settled before the next thing happens', () => {
    // The Glutton, loop 4: Search, then gain 1 Gold.
    const turn = soloTurn(6, {
      opponent: { loop: 3 },
      solo: { space: r(1, 1), gold: 8 },
      player: { space: r(1, 1), hiding: true },
      tokens: { [r(1, 1)]: 'gold3' },
    });

    expect(namesOfTurn(turn.events).slice(-4)).toEqual([
      'token-revealed',
      'gold-gained',
      'treasure-buried',
      'gold-gained',
    ]);
    expect(soloOf(turn).gold).toBe(1);
  });

  it("TE-355 TE-S117 the Solo Pirate's third Treasure ends the game at once: nothing further is resolved", () => {
    // The Glutton, loop 4: Search, then gain 1 Gold.
    const turn = soloTurn(6, {
      opponent: { loop: 3 },
      solo: { space: r(1, 1), gold: 8 },
      player: { space: r(1, 1), hiding: true },
      tokens: { [r(1, 1)]: 'gold3' },
      treasures: TWO,
    });

    expect(turn.events.slice(-5).map(({ event }) => event)).toEqual([
      'gold-gained',
      'treasure-buried',
      'end-triggered',
      'turn-ended',
      'game-ended',
    ]);
    expect(soloOf(turn).gold).toBe(0);
    expect(table.asked(turn.match)).toEqual([]);
    expect(table.outcome(turn.match)?.ranks).toEqual([2]);
  });

  it('TE-S93 the Solo Pirate with all three buried is asked for no treasure row any more', () => {
    const { match } = gain(9, { solo: { space: r(1, 1) }, treasures: TWO });

    expect(match.state.sea.filter(({ treasure }) => treasure === SOLO)).toHaveLength(3);
    expect(match.state.over).toBe(true);
  });

  it('TE-355 the player’s third Treasure wins at once, and the Solo Pirate gets no further turn', () => {
    const { match, events } = played(
      { step: 'turn/bonus', data: {} },
      {
        turn: { pirate: PLAYER, crossed: true },
        player: { space: r(1, 1), gold: 12, captainAt: 2 },
        treasures: { [r(0, 3)]: PLAYER, [r(1, 2)]: PLAYER },
      },
      [{ do: 'captain-bonus', place: 0 }],
    );

    expect(told(events, 'treasure-buried')).toMatchObject([{ pirate: PLAYER, buried: 3 }]);
    expect(told(events, 'npc-sailed')).toEqual([]);
    expect(table.asked(match)).toEqual([]);
    expect(table.outcome(match)?.ranks).toEqual([1]);
  });
});
