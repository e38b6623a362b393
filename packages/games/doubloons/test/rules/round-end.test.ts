import { HIDDEN } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  BO,
  type Circumstances,
  CY,
  card,
  DEE,
  names,
  type Played,
  place,
  play,
  sail,
  table,
  told,
  W3,
} from '../positions.ts';

const treasure = (around: Circumstances): Played =>
  sail({ ...around, step: 'round-end/treasure', data: {} });
const at = (key: string) => ({ location: place(key) });
/** Ada is at the Mount. */
const FOUND = { ships: { [ADA]: at('mount') } } as const;
const jewels = ({ match }: Played): number[] => match.state.ships.map((ship) => ship.jewels.length);

describe('Buried treasure', () => {
  it('DD-201 treasure comes first, then redemption, then cleanup', () => {
    const { events } = sail({
      ships: { [ADA]: at('mount'), [BO]: { hull: 0, doubloons: 5 } },
      step: 'round-end/treasure',
      data: {},
      under: [
        { step: 'round-end/redeem', data: {} },
        { step: 'round-end/clean-up', data: {} },
      ],
    });
    const order = names(events).filter((name) =>
      ['treasure-dug-up', 'redeemed', 'initiative-passed'].includes(name),
    );

    expect(order).toEqual(['treasure-dug-up', 'redeemed', 'initiative-passed']);
  });

  it('DD-202 the treasure is dug up if a captain is at the Mount, and not before', () => {
    expect(names(treasure(FOUND).events)[0]).toBe('treasure-dug-up');
    expect(treasure(FOUND).match.state.dug).toBe(true);
    const near = treasure({ ships: { [ADA]: at('P3'), [BO]: at('C5') } });
    expect(names(near.events)).toEqual([]);
    expect(near.match.state.dug).toBe(false);
  });

  it('DD-203 DD-204 DD-205 DD-S44 a captain at the Mount gains 3 jewels, 1 space away 2, 2 away 1, farther none', () => {
    const played = treasure({
      seats: 6,
      ships: {
        [ADA]: at('mount'),
        [BO]: at('P3'),
        [CY]: at('V7'),
        [DEE]: at('C4'),
        4: at('P1'),
        5: at('beach'),
      },
    });

    expect(jewels(played)).toEqual([3, 2, 2, 1, 0, 0]);
  });

  it('DD-206 DD-S89 DD-339 each draws a whole share in initiative order, until the pool is empty', () => {
    const played = treasure({
      ships: { [ADA]: at('mount'), [BO]: at('mount'), [CY]: at('mount') },
      state: { initiative: CY, jewelPool: ['ruby', 'ruby', 'emerald', 'emerald', 'diamond'] },
    });

    expect(jewels(played)).toEqual([2, 0, 3]);
    expect(told(played.events, 'jewel-drawn').map(({ ship, jewel }) => [ship, jewel])).toEqual([
      [CY, 'diamond'],
      [CY, 'emerald'],
      [CY, 'emerald'],
      [ADA, 'ruby'],
      [ADA, 'ruby'],
    ]);
  });

  it('DD-207 DD-208 DD-S92 all cards and the captain cards make a new deck of 56, hands are empty', () => {
    const { match } = treasure({
      ships: { [ADA]: { ...at('mount'), hand: [card('N01')], faceUp: [card('N02')] } },
      state: {
        deck: table.pack.printed.cardsOf.normal.slice(3),
        discards: [card('N03')],
      },
    });
    const { deck, discards, ships } = match.state;

    expect(deck.toSorted((a, b) => a - b)).toEqual(
      [...table.pack.printed.cardsOf.normal, ...table.pack.printed.cardsOf.captain].toSorted(
        (a, b) => a - b,
      ),
    );
    expect(deck).toHaveLength(56);
    expect(discards).toEqual([]);
    expect(ships.map(({ hand, faceUp }) => [...hand, ...faceUp])).toEqual([[], [], []]);
  });

  it('DD-209 DD-S90 landmarks return to the stacks of their colour, but not those removed', () => {
    const { match } = treasure({
      ...FOUND,
      state: {
        places: {
          [place('C1')]: { landmark: 'pandorasBox' },
          [place('P1')]: { landmark: 'deadCreek' },
        },
        stacks: [['starAxis'], ['radiantPool'], ['cursedIdol'], []],
        removedLandmarks: ['hiddenChamber'],
      },
    });

    expect(match.state.places.every(({ landmark }) => landmark === null)).toBe(true);
    expect(match.state.stacks.map((stack) => stack.toSorted())).toEqual([
      ['starAxis'],
      ['pandorasBox', 'radiantPool'],
      ['cursedIdol', 'deadCreek'],
      [],
    ]);
    expect(match.state.removedLandmarks).toEqual(['hiddenChamber']);
  });

  it('DD-210 captains go to the first space of the track, and each player gains a crew', () => {
    const { match } = treasure({
      ships: { [ADA]: { ...at('mount'), crew: 4 }, [BO]: { crew: 0 }, [CY]: { crew: 3 } },
    });

    expect(match.state.ships.map(({ location, track, crew }) => [location, track, crew])).toEqual([
      [null, 1, 4],
      [null, 1, 1],
      [null, 1, 4],
    ]);
  });

  it('DD-S91 the dig goes through jewels, new deck, landmarks, captains, crew', () => {
    const { events } = treasure({ ships: { [ADA]: { ...at('mount'), crew: 3 } } });

    expect(names(events)).toEqual([
      'treasure-dug-up',
      'jewel-drawn',
      'jewel-drawn',
      'jewel-drawn',
      'deck-renewed',
      'landmarks-returned',
      'captains-returned',
      'crew-gained',
    ]);
  });

  it('DD-350 DD-S152 the treasure is dug up once in a game', () => {
    expect(names(treasure({ ...FOUND, state: { dug: true } }).events)).toEqual([]);
  });
});

describe('Redemption', () => {
  const redeeming = (around: Circumstances): Played =>
    sail({ ...around, step: 'round-end/redeem', data: {} });

  it('DD-223 DD-224 a ghost ship with 5 doubloons returns them and has 7 hull and 2 crew more', () => {
    const { match, events } = redeeming({
      ships: { [BO]: { hull: 0, doubloons: 6, crew: 1, region: W3, facing: 'ccw' } },
      state: { island: 2 },
    });

    expect(table.asked(match)).toEqual([]);
    expect(told(events, 'redeemed')).toEqual([{ ship: BO, hull: 7 }]);
    expect(match.state.ships[BO]).toMatchObject({
      hull: 7,
      doubloons: 1,
      crew: 3,
      region: W3,
      facing: 'ccw',
    });
    expect(match.state.island).toBe(7);
  });

  it('DD-223 crew does not exceed 4, and 4 doubloons redeem nobody', () => {
    const { match } = redeeming({
      ships: { [ADA]: { hull: 0, doubloons: 5, crew: 3 }, [BO]: { hull: 0, doubloons: 4 } },
    });

    expect(match.state.ships[ADA]).toMatchObject({ hull: 7, crew: 4 });
    expect(match.state.ships[BO]).toMatchObject({ hull: 0, doubloons: 4 });
  });

  it('DD-S78 ships are redeemed in initiative order, at most once each, with hull exactly 7', () => {
    const { match, events } = redeeming({
      ships: { [ADA]: { hull: 0, doubloons: 12 }, [CY]: { hull: 0, doubloons: 5 } },
      state: { initiative: CY },
    });

    expect(told(events, 'redeemed').map(({ ship }) => ship)).toEqual([CY, ADA]);
    expect(match.state.ships[ADA]).toMatchObject({ hull: 7, doubloons: 7 });
  });

  it('DD-211 ghost ships are looked at in every Round End, dug up or not', () => {
    for (const dug of [false, true])
      expect(
        names(
          redeeming({ ships: { [ADA]: { hull: 0, doubloons: 5, crew: 4 } }, state: { dug } })
            .events,
        ),
      ).toEqual(['doubloons-lost', 'redeemed']);
  });

  it('DD-225 a redeemed ship can Come About, repair and be damaged again', () => {
    const { match, events } = play(
      {
        ships: {
          [BO]: { hull: 0, doubloons: 5, region: 0, crew: 0, faceUp: [card('N38')] },
          [ADA]: { region: 0 },
        },
        water: { 0: 'fog' },
        state: { slot: 1, turn: BO },
        step: 'round-end/redeem',
        data: {},
        under: [
          { step: 'turn/move', data: { ship: BO, left: [1] } },
          { step: 'turn/act', data: { ship: BO } },
          { step: 'attack/begin', data: { ship: ADA, kind: 'broadsides', plus: 0 } },
        ],
      },
      [
        { do: 'move', icon: 'comeAbout' },
        { do: 'perform', action: 'repair' },
      ],
    );

    expect(told(events, 'came-about')).toEqual([{ ship: BO, facing: 'ccw' }]);
    expect(told(events, 'hull-gained')).toEqual([{ ship: BO, count: 1 }]);
    expect(told(events, 'damaged')).toEqual([{ ship: BO, by: ADA, count: 1 }]);
    expect(match.state.ships[BO]?.hull).toBe(7);
  });

  it('DD-225 the treasure of a redeemed ship is no longer cursed', () => {
    const { match } = sail({
      ships: { [BO]: { hull: 0, doubloons: 8, jewels: ['diamond'], fragments: ['x'], crew: 0 } },
      step: 'round-end/redeem',
      data: {},
      under: [{ step: 'scoring/end', data: {} }],
    });

    // 3 doubloons, the diamond, the fragment and the 2 crew that redemption brings.
    expect(table.outcome(match)?.scores[BO]).toBe(3 + 5 + 2 + 2);
  });
});

describe('Cleanup', () => {
  const CLEANED = sail({
    ships: {
      [ADA]: { pillage: 2, faceUp: [card('N01')], hand: [card('N02'), card('N03')], executed: 3 },
      [BO]: { pillage: 1 },
    },
    state: { initiative: CY, pillagePile: 3, round: 4, deck: [], discards: [card('N10')] },
    step: 'round-end/clean-up',
    data: {},
  });

  it('DD-212 cards that were used are discarded and hands kept, tokens go back, initiative passes on the left', () => {
    const { match, events } = CLEANED;

    expect(told(events, 'initiative-passed')).toEqual([{ ship: ADA }]);
    expect(match.state.pillagePile).toBe(6);
    expect(match.state.ships.map(({ pillage, faceUp }) => [pillage, faceUp])).toEqual([
      [0, []],
      [0, []],
      [0, []],
    ]);
    // DD-S108: no card of the new round counts as executed.
    expect(match.state.ships.map(({ executed }) => executed)).toEqual([0, 0, 0]);
    expect(match.state.ships[ADA]?.hand).toEqual(
      expect.arrayContaining([card('N02'), card('N03')]),
    );
    expect(match.state.round).toBe(5);
  });

  it('DD-S33 the discard pile is open to all', () => {
    const { match } = sail({
      ships: { [ADA]: { faceUp: [card('N01')] } },
      state: { ending: true, discards: [card('N10')], deck: [card('N11')] },
      step: 'round-end/clean-up',
      data: {},
    });

    const seen = table.view(match, 'spectator').state;
    expect(seen.discards.toSorted()).toEqual([card('N01'), card('N10')].toSorted());
    expect(seen.deck).toEqual([HIDDEN]);
  });
});
