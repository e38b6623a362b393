import { at, HIDDEN, seatsOf, type Viewer } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { type Malformed, viewReader } from '@quarterdeck/kernel/engine';
import { type Kinds, reef } from '@quarterdeck/reef';
import { ADA, BO, matchesAt, newMatch, playUntil, table } from '@quarterdeck/reef/table';
import { describe, expect, it } from 'vitest';

const midGame = () => playUntil(newMatch(3, 11), (step) => step === 'pearl/pick');
const viewers: readonly Viewer[] = [...seatsOf(3), 'spectator'];

describe('A view', () => {
  it('is the state with holes: the same lists, the same lengths', () => {
    const match = midGame();

    const { state } = table.view(match, BO);

    expect(state.bag).toEqual(match.state.bag.map(() => HIDDEN));
    expect(state.boats[BO]).toEqual(match.state.boats[BO]);
    expect(state.boats[ADA]?.charms).toEqual(match.state.boats[ADA]?.charms.map(() => HIDDEN));
    expect(state.printed).toBe(match.state.printed);
  });

  it('holds no generator and shares nothing that can change', () => {
    const match = midGame();
    const before = table.hash(match);

    const view = table.view(match, ADA);

    expect(Object.keys(view)).not.toContain('rng');
    const world = table.worldWithHoles(view);
    world.state.boats[0]?.helpers.push('cook');
    world.stack.pop();
    expect(table.hash(match)).toBe(before);
  });

  it('hides a secret on the stack from all but its owner', () => {
    for (const match of matchesAt('pearl/pick')) {
      const { seat } = at(table.asked(match), 0);
      const drawn = (viewer: Viewer) => at(table.view(match, viewer).stack.slice(-1), 0).data;

      expect(drawn(seat)).toEqual(at(match.stack.slice(-1), 0).data);
      expect(drawn('spectator')).toMatchObject({ pearls: expect.arrayContaining([HIDDEN]) });
    }
  });

  it('says who is asked, to everybody alike', () => {
    const match = midGame();

    for (const viewer of viewers)
      expect(table.view(match, viewer).asked).toEqual(table.asked(match));
  });

  it('comes through the wire unchanged, printed facts and all', () => {
    const match = midGame();

    for (const viewer of viewers) {
      const view = table.view(match, viewer);
      const wire: unknown = JSON.parse(JSON.stringify(table.toWire(view)));

      expect(table.fromWire(wire)).toEqual(view);
      expect(JSON.stringify(wire)).not.toContain('"printed"');
    }
  });

  it('is read the same by those who only look, whichever pack lies on the table', () => {
    const pack = table.readPack({ ...reef.pack.content, name: 'Low tide' });
    const matches = [midGame(), table.create({ seats: 3, rng: sfcRng(1), pack })];
    const readers = [
      viewReader<Kinds>(reef, { hash: table.pack.hash }),
      viewReader<Kinds>(reef, { hash: pack.hash, own: pack.content }),
    ];

    matches.forEach((match, index) => {
      const view = table.view(match, ADA);
      expect(at(readers, index)(table.toWire(view))).toEqual(view);
      expect(() => at(readers, 1 - index)(table.toWire(view))).toThrow('view.pack: expected');
    });
  });

  it('lets a page work out the choices and reasons of its own seat', () => {
    for (const step of ['round/plan', 'diving/choose', 'storm/charms', 'pearl/pick'])
      for (const match of matchesAt(step)) {
        const { seat } = at(table.asked(match), 0);
        const own = table.worldWithHoles(table.view(match, seat));

        expect(table.choices(own, seat)).toEqual(table.choices(match, seat));
        expect(table.explain(own, seat)).toEqual(table.explain(match, seat));
      }
  });
});

describe('A view from outside', () => {
  const wire = () => JSON.parse(JSON.stringify(table.toWire(table.view(midGame(), ADA))));
  const refusal = (change: object): string => {
    try {
      table.fromWire({ ...wire(), ...change });
    } catch (problem) {
      return (problem as Malformed).message;
    }
    return 'accepted';
  };

  it.each([
    [{ seats: 5 }, 'view.seats: expected one of the seat counts 2, 3, 4, got 5'],
    [{ viewer: 3 }, 'view.viewer: expected a seat below 3 or "spectator", got 3'],
    [
      { stack: [{ step: 'turn/trade', data: {}, at: 0 }] },
      'view.stack[0]: expected a step of this game, got "turn/trade"',
    ],
    [{ given: [null] }, 'view.given: expected a list of 3, got a list of 1'],
    [
      { given: [null, null, { do: [[]] }] },
      'view.given[2]: expected null or an answer, got a record with "do"',
    ],
    [{ answers: -1 }, 'view.answers: expected an integer from 0, got -1'],
    [{ asked: [{ seat: 7, step: 'x' }] }, 'view.asked[0].seat: expected a seat, got 7'],
    [{ state: {} }, 'view.state.rounds: expected an integer, got nothing'],
  ])('is refused with the path: %o', (change, message) => {
    expect(refusal(change)).toBe(message);
  });

  it('is refused with another pack than the one at hand', () => {
    expect(refusal({ pack: 'abc' })).toMatch(
      /^view\.pack: expected the pack [0-9a-f]{64}, got "abc"$/,
    );
  });
});
