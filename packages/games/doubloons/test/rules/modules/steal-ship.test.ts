import { HIDDEN } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../../src/model/state.ts';
import {
  ADA,
  BO,
  CY,
  card,
  names,
  type Position,
  play,
  sail,
  table,
  told,
  W1,
} from '../../positions.ts';

const { printed } = table.pack;
const STEALERS = printed.cards.filter(({ actions }) =>
  actions.some(({ effect }) => effect === 'stealReputation'),
);

/** Ada boards Bo with the captain card in her second slot. */
const boarding = (position: Partial<Position> = {}, key = STEALERS[0]?.key ?? ''): Position => {
  const icon = printed.cards[card(key)]?.actions.find(({ type }) => type === 'board')?.prereq?.icon;
  const shown = printed.cards.find(
    ({ kind, actions }) => kind === 'normal' && actions.some(({ type }) => type === icon),
  );
  const earlier = shown?.id ?? card('N01');
  return {
    options: { stealShip: true },
    ...position,
    step: 'turn/act',
    data: { ship: ADA },
    ships: {
      [ADA]: {
        region: W1,
        faceUp: [earlier, card(key)],
        faceDown: [card('N03')],
        hand: [card('N04')],
        ...position.ships?.[ADA],
      },
      [BO]: {
        region: W1,
        hull: 6,
        faceUp: [earlier, card('N06')],
        faceDown: [card('N07')],
        hand: [card('N08')],
        doubloons: 7,
        ...position.ships?.[BO],
      },
    },
    state: { slot: 2, turn: ADA, dug: true, ...position.state },
    under: position.under ?? [],
  };
};
const BOARD = { do: 'perform', action: 'board' } as const;
const controllers = (match: Match<Kinds>): unknown[] =>
  match.state.ships.map(({ controller }) => controller);

describe('Steal ship', () => {
  it('DD-275 the three captain cards with Steal reputation read Steal ship', () => {
    expect(STEALERS.map(({ kind }) => kind)).toEqual(['captain', 'captain', 'captain']);
    for (const { key } of STEALERS) {
      const { match, events } = play(boarding({}, key), [BOARD]);

      expect(told(events, 'boarded')).toEqual([{ ship: ADA, target: BO, effect: 'stealShip' }]);
      expect(controllers(match)).toEqual([BO, ADA, CY]);
    }
  });

  it('DD-275 without the module those captain cards steal reputation', () => {
    const { match, events } = play(boarding({ options: {}, ships: { [BO]: { reputation: 1 } } }), [
      BOARD,
    ]);

    expect(told(events, 'boarded')[0]?.effect).toBe('stealReputation');
    expect(controllers(match)).toEqual([ADA, BO, CY]);
    expect(match.state.ships[ADA]?.reputation).toBe(1);
  });

  it('DD-276 DD-S112 the two players change seats, and nothing else moves', () => {
    const position = boarding();
    const before = sail(position).match.state.ships;
    const { match, events } = play(position, [BOARD]);

    expect(told(events, 'ship-stolen')).toEqual([{ ship: ADA, target: BO, by: ADA, from: BO }]);
    expect(match.state.ships.map((ship) => ({ ...ship, controller: null }))).toEqual(
      before.map((ship) => ({ ...ship, controller: null })),
    );
  });

  it('DD-277 whatever was acquired stays with its ship', () => {
    const { match } = play(
      boarding({ ships: { [BO]: { jewels: ['diamond'], crew: 3, reputation: 2, hull: 6 } } }),
      [BOARD],
    );

    expect(match.state.ships[BO]).toMatchObject({
      controller: ADA,
      jewels: ['diamond'],
      crew: 3,
      reputation: 2,
      hull: 6,
      doubloons: 7,
    });
  });

  it('DD-278 play continues after the boarder’s old seat, with the stolen ship’s turn there', () => {
    const position = boarding({
      under: [
        { step: 'turn/end', data: {} },
        { step: 'turn/begin', data: { ship: BO } },
      ],
      ships: { [BO]: { faceUp: [card('N05'), card('N02')] } },
    });
    const { match, events } = play(position, [BOARD]);

    expect(told(events, 'turn-begun').map(({ ship }) => ship)).toEqual([BO]);
    // It is Ada who answers for the ship she has stolen.
    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'turn/move' }]);
  });

  it('DD-S112 the initiative stays with the seat, and scores go to whoever sits there', () => {
    const { match } = play(
      boarding({ state: { initiative: BO }, under: [{ step: 'scoring/end', data: {} }] }),
      [BOARD],
    );
    const doubloons = (table.outcome(match)?.sheet ?? []).filter(
      ({ line }) => line === 'doubloons',
    );

    expect(match.state.initiative).toBe(BO);
    expect(doubloons.find(({ seat }) => seat === ADA)?.count).toBe(7);
    expect(doubloons.find(({ seat }) => seat === BO)?.count).toBe(2);
  });

  it('DD-S113 each sees the hand and the face-down cards of the new seat, not of the old one', () => {
    const { match, events } = play(boarding(), [BOARD]);
    const ofAda = table.view(match, ADA as never).state.ships;
    const taken = table
      .see(events, ADA as never)
      .flatMap(({ event, data }) => (event === 'cards-taken-over' ? [data] : []));

    expect(ofAda[BO]).toMatchObject({ hand: [card('N08')], faceDown: [card('N07')] });
    expect(ofAda[ADA]).toMatchObject({ hand: [HIDDEN], faceDown: [HIDDEN] });
    expect(taken).toEqual([
      { seat: BO, ship: ADA, hand: [HIDDEN], faceDown: [HIDDEN] },
      { seat: ADA, ship: BO, hand: [card('N08')], faceDown: [card('N07')] },
    ]);
  });

  it('DD-S114 a target without reputation will do', () => {
    const { match } = play(boarding({ ships: { [BO]: { reputation: 0 } } }), [BOARD]);

    expect(controllers(match)).toEqual([BO, ADA, CY]);
  });

  it('DD-S114 an undamaged ship cannot be stolen', () => {
    const { match, events } = play(boarding({ ships: { [BO]: { hull: 10 } } }), [BOARD]);

    expect(names(events)).not.toContain('boarded');
    expect(controllers(match)).toEqual([ADA, BO, CY]);
  });

  it('DD-S114 the prerequisite of the card must be met', () => {
    // K13 needs Broadsides on an earlier card of the boarder's.
    const { match, events } = play(
      boarding({ ships: { [ADA]: { faceUp: [card('N01'), card('K13')] } } }),
      [BOARD],
    );

    expect(names(events)).not.toContain('boarded');
    expect(controllers(match)).toEqual([ADA, BO, CY]);
  });

  it('DD-S114 an Orb saves the ship', () => {
    const { match, events } = play(boarding({ ships: { [BO]: { orbs: 1 } } }), [BOARD]);

    expect(told(events, 'orb-passed')).toEqual([{ from: BO, to: ADA }]);
    expect(controllers(match)).toEqual([ADA, BO, CY]);
  });

  it('DD-S114 Valparisa’s Voodoo Ship kills a crew of the boarding ship first', () => {
    const { match } = play(boarding({ ships: { [BO]: { captain: 'valparisa' } } }), [BOARD]);

    expect(match.state.ships[ADA]).toMatchObject({ crew: 3, controller: BO });
  });

  it('DD-S115 the legendary ghost ship cannot be stolen', () => {
    const position = boarding({
      options: { stealShip: true, legendaryGhostShip: true },
      ships: { [BO]: { region: 1 } },
    });
    const { match, events } = play(
      { ...position, ships: { ...position.ships, 3: { region: W1 } } },
      [BOARD],
    );

    expect(names(events)).not.toContain('boarded');
    expect(controllers(match)).toEqual([ADA, BO, CY, null]);
  });

  it('DD-S115 a damaged ship beside the legendary ghost ship can be stolen', () => {
    const position = boarding({ options: { stealShip: true, legendaryGhostShip: true } });
    const { match } = play({ ...position, ships: { ...position.ships, 3: { region: W1 } } }, [
      BOARD,
    ]);

    expect(controllers(match)).toEqual([BO, ADA, CY, null]);
  });

  it('DD-S162 own prerequisites look at the seat’s cards, whoever sits there', () => {
    const swapped = { ships: { [ADA]: { controller: BO }, [BO]: { controller: ADA } } };
    const { match, events } = play(boarding(swapped), [{ ...BOARD, by: BO }]);

    expect(told(events, 'boarded')).toEqual([{ ship: ADA, target: BO, effect: 'stealShip' }]);
    expect(controllers(match)).toEqual([ADA, BO, CY]);
  });

  it('DD-322 trackers do not move on the alternate island', () => {
    const { events } = play(
      boarding({
        options: { stealShip: true, alternateIsland: true },
        ships: { [ADA]: { track: 1 }, [BO]: { track: 1, relics: ['totem-x'], fragments: ['x'] } },
      }),
      [BOARD],
    );

    expect(names(events)).toContain('ship-stolen');
    expect(names(events)).not.toContain('track-moved');
  });

  it('DD-S112 in the next round each programs the cards of the new seat', () => {
    const hand = [card('N01'), card('N02'), card('N03')];
    const { match } = sail({
      seats: 2,
      options: { stealShip: true },
      step: 'round/program',
      data: {},
      ships: {
        [ADA]: { controller: BO, hand },
        [BO]: { controller: ADA, hand: [card('N04'), card('N05'), card('N06')] },
      },
    });
    const programs = offersOf(table, match, BO);

    expect(programs).toHaveLength(6);
    for (const program of programs)
      expect(program.do === 'program' && program.cards.every((each) => hand.includes(each))).toBe(
        true,
      );
  });
});
