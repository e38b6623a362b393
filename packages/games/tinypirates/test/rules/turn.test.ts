import { sfcRng } from '@quarterdeck/kernel/chance';
import { isOffered, offersOf, refuses } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { tinypirates } from '../../src/game.ts';
import {
  answer,
  askedNow,
  BLUE,
  executing,
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
import { soloTurn } from './solo/solo-sea.ts';

/** The order in which turns begin, from a turn's end on. */
function turnsAfter(seats: number, turn: number): number[] {
  const { match, events } = from('end', { seats, turn });
  const begun = [...events];
  for (let each = 1; each < seats; each++) {
    const before = match.state.turn.pirate;
    while (match.state.turn.pirate === before) {
      const { seat } = table.asked(match)[0] ?? { seat: RED };
      const offers = table.choices(match, seat);
      begun.push(...table.play(match, seat, offers.at(-1)));
    }
  }
  return told(begun, 'turn-begun').map(({ pirate }) => pirate);
}

describe('The turn', () => {
  it('TE-049 turns go round clockwise', () => {
    expect(turnsAfter(3, 1)).toEqual([2, 0, 1]);
    expect(turnsAfter(2, 0)).toEqual([1, 0]);
  });

  it('TE-050 the five steps come in their order', () => {
    const { events } = play(
      'order',
      {
        red: {
          captainAt: 5,
          space: r(0, 0),
          crew: ['pale-pim'],
          orders: ['hideOut', 'plunder', 'trade', 'crewUp', 'search', 'attack'],
        },
        state: { bag: { sugarcane: 0, rum: 5, coffee: 0, gunpowder: 0 } },
      },
      [
        { do: 'order', stop: 1 },
        { do: 'stop' },
        { do: 'execute' },
        { do: 'crew-bonus', card: 'pale-pim' },
        { do: 'to', space: r(0, 1) },
        { do: 'to', space: r(2, 3) },
      ],
    );

    const steps = ['captain-moved', 'order-executed', 'bonus-taken', 'extorted', 'turn-ended'];
    expect(names(events).filter((name) => steps.includes(name))).toEqual(steps);
  });

  it('TE-050 every turn that follows another has the five steps', () => {
    const { match } = from('end', {
      turn: BLUE,
      red: { captainAt: 5, space: r(0, 0), crew: ['pale-pim'] },
      state: { bag: { sugarcane: 0, rum: 5, coffee: 0, gunpowder: 0 } },
    });
    const steps: string[] = [];
    for (const each of [
      { do: 'order', stop: 1 },
      { do: 'stop' },
      { do: 'execute' },
      { do: 'crew-bonus', card: 'pale-pim' },
      { do: 'to', space: r(0, 1) },
      { do: 'to', space: r(2, 3) },
    ] as const) {
      steps.push(match.state.turn.step);
      answer(match, [each]);
    }

    expect(steps).toEqual(['order', 'sail', 'execute', 'bonus', 'shipLine', 'shipLine']);
    expect(askedNow(match)).toEqual([BLUE, 'wheel/order']);
  });

  it('TE-049 a round begins with the turn of the first player, and with no other', () => {
    const begun = (turn: number) => told(from('end', { turn }).events, 'turn-begun');

    expect(begun(BLUE)).toEqual([{ pirate: RED, round: 6 }]);
    expect(begun(RED)).toEqual([{ pirate: BLUE, round: 5 }]);
  });

  it('TE-051 the Captain must be moved; sailing, Order and Bonus Actions may be left out', () => {
    const start = from('order', { red: { captainAt: 0, space: r(0, 0), crew: ['pale-pim'] } });

    expect(offersOf(table, start.match).every((offer) => offer.do === 'order')).toBe(true);
    const events = answer(start.match, [
      { do: 'order', stop: 1 },
      { do: 'stop' },
      { do: 'leave' },
      { do: 'end' },
    ]);
    expect(names(events)).toEqual(['captain-moved', 'order-left', 'turn-ended', 'turn-begun']);
  });

  it('TE-051 the Ship Line is settled when it was crossed, and only then', () => {
    const red = { captainAt: 5, space: r(0, 3) } as const;
    const crossed = play('order', { red }, [{ do: 'order', stop: 0 }, { do: 'stop' }]);
    const short = play('order', { red: { ...red, captainAt: 3 } }, [
      { do: 'order', stop: 4 },
      { do: 'stop' },
    ]);

    expect(askedNow(crossed.match)).toEqual([BLUE, 'ship-line/steer-merchant']);
    expect(names(short.events)).toContain('turn-ended');
    expect(names(short.events)).not.toContain('extorted');
  });

  it('TE-052 when the Order is begun there is no more sailing, and after step 4 has begun no Order', () => {
    const { match } = executing('crewUp', {});

    expect(offersOf(table, match).some(({ do: what }) => what === 'to' || what === 'stop')).toBe(
      false,
    );
    answer(match, [{ do: 'done' }]);
    expect(askedNow(match)).toEqual([BLUE, 'wheel/order']);

    const left = play('execute', { red: { space: r(0, 0), crew: ['pale-pim'] } }, [
      { do: 'leave' },
    ]);
    expect(askedNow(left.match)).toEqual([RED, 'bonus/choose']);
    expect(isOffered(table, left.match, { do: 'execute' })).toBe(false);
  });

  it('TE-104 the Order under the Captain can be executed once, or declined', () => {
    const around = { red: { space: r(0, 0) } };
    const done = executing('plunder', around);
    const declined = play('execute', around, [{ do: 'leave' }]);

    expect(told(done.events, 'order-executed')).toEqual([
      { pirate: RED, order: 'plunder', space: 0 },
    ]);
    expect(askedNow(done.match)).toEqual([BLUE, 'wheel/order']);
    expect(told(declined.events, 'order-left')).toEqual([
      { pirate: RED, order: 'plunder', possible: true },
    ]);
    expect(names(declined.events)).not.toContain('crates-drawn');
  });

  it('TE-105 the Order uses the card where the ship lies after sailing', () => {
    const { events } = play('sail', { red: { space: r(0, 2), captainAt: 1 } }, [
      { do: 'to', space: r(0, 1) },
      { do: 'stop' },
      { do: 'execute' },
    ]);

    expect(told(events, 'order-executed')).toMatchObject([{ space: r(0, 1) }]);
    expect(told(events, 'crates-drawn')).toHaveLength(1);
  });

  it('TE-S28 no number of rounds ends the game', () => {
    const { match } = from('end', { turn: BLUE, inTurn: { round: 5_000 } });

    expect(match.state.turn.round).toBe(5_001);
    expect(match.state.over).toBe(false);
  });
});

describe('Fine print', () => {
  it('TE-365 a token wins over the general rule: Calm Water lets a ship into a Storm that it may not enter', () => {
    const red = { space: r(1, 1), deckhands: { rigging: 0, cannons: 0, extort: 0, repair: 3 } };

    expect(isOffered(table, from('sail', { red }).match, { do: 'to', space: r(2, 1) })).toBe(false);
    const calm = from('sail', { red: { ...red, tokens: ['calm'] } });
    expect(isOffered(table, calm.match, { do: 'calm-to', space: r(2, 1) })).toBe(true);
  });

  it("TE-366 the Solo Pirate's own rules win, and the general ones fill the gaps", () => {
    const way = { captainAt: 1, space: r(1, 1) } as const;
    const player = { space: r(2, 1) } as const;
    const hurt = soloTurn(2, { player, solo: way });
    const unharmed = soloTurn(2, {
      player,
      solo: { ...way, deckhands: { rigging: 0, cannons: 0, extort: 0, repair: 3 } },
    });

    // The Storm of the general rules Jostles it; its own rule says that with all in Repair
    // nothing happens, where a player could not even sail there.
    expect(told(hurt.events, 'jostled')).toMatchObject([{ from: 'extort' }]);
    expect(told(unharmed.events, 'ship-sailed').map(({ to }) => to)).toEqual([r(2, 1)]);
    expect(told(unharmed.events, 'jostled')).toEqual([]);
  });

  it('TE-367 what lacks something cannot be chosen, what is merely unprofitable can', () => {
    const nothing = from('execute', { red: { space: r(0, 3), captainAt: 1 } });
    expect(told(nothing.events, 'order-left')).toEqual([
      { pirate: RED, order: 'plunder', possible: false },
    ]);

    const wasted = executing('search', {
      red: { space: r(0, 3), gold: 13 },
      tokens: { [r(0, 3)]: 'gold3' },
    });
    expect(told(wasted.events, 'gold-gained')).toEqual([{ pirate: RED, gold: 0, lost: 3 }]);
  });

  it('TE-368 whoever is not asked is refused, and nothing changes', () => {
    const { match } = from('order', { seats: 3 });

    expect(refuses(table, match, BLUE, { do: 'order', stop: 2 })).toMatchObject({
      code: 'not-asked',
    });
    expect(refuses(table, match, YELLOW, { do: 'done' })).toMatchObject({ code: 'not-asked' });
    expect(refuses(table, match, RED, { do: 'stop' })).toMatchObject({ code: 'not-offered' });
    expect(askedNow(match)).toEqual([RED, 'wheel/order']);
  });

  it('TE-369 nothing can be given to another player', () => {
    const { match } = from('order', { red: { gold: 9, hold: ['rum', 'rum'], space: r(0, 3) } });
    const before = { ...matOf({ match }, BLUE) };

    answer(match, [{ do: 'order', stop: 2 }, { do: 'stop' }]);
    expect(matOf({ match }, BLUE)).toMatchObject({ gold: before.gold, hold: before.hold });
    expect(refuses(table, match, BLUE, { do: 'give', gold: 1 })).toMatchObject({
      code: 'not-offered',
    });
  });

  it('TE-370 a table settles nothing but who begins', () => {
    const wish = { seats: 2, rng: sfcRng(1) };

    expect(() => table.create({ ...wish, options: { modules: ['storms'] } })).toThrow(/no option/);
    expect(Object.keys(tinypirates.options)).toEqual(['firstPlayer']);
    expect(table.create(wish).state.solo).toBeNull();
  });
});
