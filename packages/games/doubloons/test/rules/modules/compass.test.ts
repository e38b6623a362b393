import { sfcRng } from '@quarterdeck/kernel/chance';
import { deniedOf, offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../../src/pack/editions.gen.ts';
import {
  ADA,
  BO,
  type Circumstances,
  CY,
  card,
  names,
  opening,
  type Position,
  place,
  play,
  type ShipPatch,
  sail,
  table,
  told,
} from '../../positions.ts';

const options = { compass: true } as const;
const shown = (...keys: readonly string[]): ShipPatch => ({ faceUp: keys.map(card) });

/** Ada's turn in the second slot begins; Bo has executed it, Cy not. */
const turn = (mine: ShipPatch = {}, around: Circumstances = {}): Position => ({
  ...around,
  options: { ...options, ...around.options },
  ships: {
    [ADA]: { crew: 1, compasses: 2, executed: 1, ...shown('N01', 'N09'), ...mine },
    [BO]: { ...shown('N02', 'K01'), executed: 2, ...around.ships?.[BO] },
    [CY]: { ...shown('N03', 'K02'), executed: 1, ...around.ships?.[CY] },
  },
  state: { phase: 'action', round: 1, slot: 2, dug: true, ...around.state },
  step: 'turn/begin',
  data: { ship: ADA },
});

describe('Compasses', () => {
  it('DD-279 each player starts with 2, and Old Mystic is in the blue stack', () => {
    const { state } = opening(4, options);
    const plain = opening(4).state;

    expect(state.ships.map(({ compasses }) => compasses)).toEqual([2, 2, 2, 2]);
    expect(state.stacks[0]).toContain('oldMystic');
    expect(plain.ships.map(({ compasses }) => compasses)).toEqual([0, 0, 0, 0]);
    expect(plain.stacks[0]).not.toContain('oldMystic');
  });

  it('DD-280 DD-282 with 1 crew a compass exchanges the active card, and the turn goes on with it', () => {
    const { match, events } = play(turn(), [{ do: 'exchange', ship: BO, slot: 1 }]);

    expect(names(events).slice(0, 2)).toEqual(['compass-used', 'card-exchanged']);
    expect(told(events, 'turn-begun')).toEqual([{ ship: ADA, slot: 2, card: card('N02') }]);
    expect(match.state.ships[ADA]?.compasses).toBe(1);
    expect(offersOf(table, match)).toEqual([{ do: 'move', icon: 'sail' }, { do: 'stop' }]);
  });

  it('DD-280 a player with 0 crew may, one with 2 may not, nor one without a compass', () => {
    const isAsked = (mine: ShipPatch): boolean =>
      offersOf(table, sail(turn(mine)).match).some((choice) => choice.do === 'exchange');

    expect(isAsked({ crew: 0 })).toBe(true);
    expect(isAsked({ crew: 2 })).toBe(false);
    expect(isAsked({ compasses: 0 })).toBe(false);
  });

  it('DD-280 nobody needs to', () => {
    const { match, events } = play(turn(), [{ do: 'decline' }]);

    expect(names(events)).not.toContain('compass-used');
    expect(told(events, 'turn-begun')[0]?.card).toBe(card('N09'));
    expect(match.state.ships[ADA]?.compasses).toBe(2);
  });

  it('DD-281 DD-S108 a captain card qualifies once its owner has executed it', () => {
    const { match } = sail(turn());

    expect(offersOf(table, match)).toEqual([
      { do: 'exchange', ship: BO, slot: 1 },
      { do: 'exchange', ship: BO, slot: 2 },
      { do: 'exchange', ship: CY, slot: 1 },
      { do: 'decline' },
    ]);
    expect(deniedOf(table, match).filter(({ choice }) => choice.do === 'exchange')).toEqual([
      { choice: { do: 'exchange', ship: CY, slot: 2 }, clause: 'DD-281' },
    ]);
  });

  it('DD-S108 a captain card that was executed before in the same slot qualifies', () => {
    const { match } = play(
      {
        ...turn(
          { ...shown('N01'), executed: 0 },
          {
            ships: {
              [BO]: { ...shown('K09'), executed: 0 },
              [CY]: { ...shown('K02'), executed: 0 },
            },
            state: { slot: 1 },
          },
        ),
        step: 'turn/begin',
        data: { ship: BO },
        under: [{ step: 'turn/begin', data: { ship: ADA } }],
      },
      [{ do: 'stop' }, { do: 'perform', action: 'board' }],
    );

    expect(offersOf(table, match)).toEqual([
      { do: 'exchange', ship: BO, slot: 1 },
      { do: 'decline' },
    ]);
  });

  it('DD-281 DD-S108 a captain card that was exchanged before it was resolved is nobody’s to take', () => {
    const { match } = play(
      {
        ...turn(shown('N01', 'K05'), { ships: { [CY]: { crew: 0, compasses: 1 } } }),
        under: [{ step: 'turn/begin', data: { ship: CY } }],
      },
      [{ do: 'exchange', ship: BO, slot: 1 }, { do: 'stop' }, { do: 'perform', action: 'hunt' }],
    );

    expect(match.state.ships[BO]?.faceUp).toEqual([card('K05'), card('K01')]);
    expect(deniedOf(table, match)).toContainEqual({
      choice: { do: 'exchange', ship: BO, slot: 1 },
      clause: 'DD-281',
    });
    expect(offersOf(table, match)).toContainEqual({ do: 'exchange', ship: BO, slot: 2 });
  });

  it('DD-281 a captain card that was exchanged unresolved may be had when it was dealt again', () => {
    const { match } = play(
      {
        ...turn({ ...shown('N01', 'K05') }),
        under: [{ step: 'round-end/clean-up', data: {} }],
      },
      [{ do: 'exchange', ship: BO, slot: 1 }, { do: 'stop' }, { do: 'perform', action: 'hunt' }],
    );

    expect(match.state.unresolved).toEqual([]);
  });

  it('DD-281 a match stored before this was decided goes by the slot, as it was dealt', () => {
    const older = table.packFor({ hash: EDITIONS[0]?.hash ?? '' });
    const match = table.create({ seats: 3, options, pack: older, rng: sfcRng(1) });

    expect(match.state.unresolved).toBeNull();
    expect(table.save(match).state).not.toHaveProperty('unresolved');
  });

  it('DD-281 a normal card qualifies before its owner has executed it', () => {
    const { match } = sail(turn({}, { ships: { [CY]: shown('N03', 'N04') } }));

    expect(offersOf(table, match)).toContainEqual({ do: 'exchange', ship: CY, slot: 2 });
  });

  it('DD-281 DD-285 a green-top card is a normal card: it qualifies unexecuted, and its Hunt grants a crew', () => {
    const { match, events } = play(
      turn(
        { fragments: [] },
        {
          options: { alternateIsland: true },
          ships: { [CY]: shown('N03', 'G2') },
          state: { mapStack: [] },
        },
      ),
      [{ do: 'exchange', ship: CY, slot: 2 }, { do: 'stop' }, { do: 'perform', action: 'hunt' }],
    );

    expect(told(events, 'crew-gained')).toEqual([{ ship: ADA, count: 1 }]);
    expect(match.state.ships[CY]?.faceUp[1]).toBe(card('N09'));
  });

  it('DD-352 without a card that qualifies nobody is asked', () => {
    const { match } = sail(
      turn(
        {},
        {
          ships: {
            [BO]: { ...shown('K03', 'K01'), executed: 0 },
            [CY]: { ...shown('K04', 'K02'), executed: 0 },
          },
        },
      ),
    );

    expect(offersOf(table, match).some((choice) => choice.do === 'exchange')).toBe(false);
  });

  it('DD-352 DD-S107 at most one compass is used in a turn, and none on the legendary ghost ship', () => {
    const { match, events } = play(turn({}, { options: { legendaryGhostShip: true } }), [
      { do: 'exchange', ship: CY, slot: 1 },
    ]);

    expect(told(events, 'compass-used')).toHaveLength(1);
    expect(offersOf(table, match).some((choice) => choice.do === 'exchange')).toBe(false);
    const before = sail(turn({}, { options: { legendaryGhostShip: true } })).match;
    expect(
      offersOf(table, before).some((choice) => choice.do === 'exchange' && choice.ship === 3),
    ).toBe(false);
  });

  it('DD-S105 the two cards change places: who has not executed the slot executes the new card', () => {
    const { match } = play(
      {
        ...turn({}, { ships: { [CY]: shown('N03', 'N04') } }),
        under: [{ step: 'turn/begin', data: { ship: CY } }],
      },
      [
        { do: 'exchange', ship: CY, slot: 2 },
        { do: 'perform', action: 'pillage' },
      ],
    );

    expect(match.state.turn).toBe(CY);
    expect(match.state.ships[CY]?.faceUp[1]).toBe(card('N09'));
    expect(offersOf(table, match)).toEqual([
      { do: 'perform', action: 'hunt' },
      { do: 'perform', action: 'attackBroadsides' },
    ]);
  });

  it('DD-S106 whoever executes an exchanged captain card moves on the track, and nobody else', () => {
    const { events } = play(turn({ track: 1 }, { ships: { [BO]: { track: 1 } } }), [
      { do: 'exchange', ship: BO, slot: 2 },
    ]);

    expect(told(events, 'track-moved')).toEqual([{ ship: ADA, space: 2 }]);
  });

  it('DD-S106 a captain card put into an executed slot moves nobody', () => {
    const { events } = play(turn(shown('N01', 'K05')), [{ do: 'exchange', ship: BO, slot: 1 }]);

    expect(names(events)).not.toContain('track-moved');
  });

  it('DD-S109 an exchanged card counts for prerequisites at its new owner', () => {
    // N10 shows a Forward Attack, which the Board of N39 needs on an earlier card.
    const position: Position = {
      ...turn(
        { faceDown: [card('N39')] },
        {
          ships: {
            [BO]: { ...shown('N10', 'N02'), faceDown: [card('N04')] },
            [CY]: { ...shown('N03', 'N05'), faceDown: [card('N06')], hull: 5, fragments: ['x'] },
          },
        },
      ),
      under: [
        { step: 'round/reveal', data: { slot: 3 } },
        { step: 'turn/begin', data: { ship: ADA } },
      ],
    };
    const board = { do: 'perform', action: 'board' } as const;
    const hunt = { do: 'perform', action: 'hunt' } as const;
    const sailOn = { do: 'move', icon: 'sail' } as const;

    const with10 = play(position, [
      { do: 'exchange', ship: BO, slot: 1 },
      hunt,
      { do: 'decline' },
      sailOn,
      { do: 'stop' },
      board,
    ]);
    const without = play(position, [
      { do: 'decline' },
      hunt,
      { do: 'decline' },
      sailOn,
      sailOn,
      board,
    ]);

    expect(told(with10.events, 'boarded').map(({ target }) => target)).toEqual([CY]);
    expect(without.match.state.ships[ADA]?.region).toBe(with10.match.state.ships[ADA]?.region);
    expect(names(without.events)).not.toContain('boarded');
  });

  it('DD-S111 compasses that were used are out of the game', () => {
    const { match } = play(turn(), [{ do: 'exchange', ship: BO, slot: 1 }]);

    const left = match.state.ships.reduce((sum, { compasses }) => sum + compasses, 0);
    expect(left).toBe(2 + 2 + 2 - 1);
  });
});

describe('Old Mystic', () => {
  const mystic = (around: Circumstances) =>
    sail({
      ...around,
      options,
      state: {
        turn: ADA,
        places: { [place('C1')]: { landmark: 'oldMystic' } },
      },
      step: 'landmark/visit',
      data: { ship: ADA, location: place('C1') },
    });

  it('DD-283 Old Mystic takes 1 compass away from another player of choice; an Orb is no defence', () => {
    const { match } = mystic({ ships: { [BO]: { orbs: 1 } } });
    expect(offersOf(table, match)).toEqual([
      { do: 'steal-compass', ship: BO },
      { do: 'steal-compass', ship: CY },
    ]);
    const events = script(table, match, [{ do: 'steal-compass', ship: BO }]);

    expect(told(events, 'compass-passed')).toEqual([{ from: BO, to: ADA }]);
    expect(match.state.ships.map(({ compasses }) => compasses)).toEqual([3, 1, 2]);
    expect(match.state.ships[BO]?.orbs).toBe(1);
  });

  it('DD-S110 Old Mystic takes a compass from its only holder without a choice, and nothing if there is none', () => {
    const only = mystic({ ships: { [BO]: { compasses: 0 } } });
    const none = mystic({ ships: { [BO]: { compasses: 0 }, [CY]: { compasses: 0 } } });

    expect(told(only.events, 'compass-passed')).toEqual([{ from: CY, to: ADA }]);
    expect(names(none.events)).not.toContain('compass-passed');
  });
});
