import { HIDDEN, seatsOf } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import { offersOf, refuses, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import {
  ADA,
  BO,
  type Circumstances,
  CY,
  card,
  names,
  place,
  play,
  type ShipPatch,
  sail,
  table,
  told,
  W1,
  W2,
} from '../positions.ts';

const cards = (...keys: readonly string[]): number[] => keys.map(card);
const HANDS = [
  cards('N01', 'N02', 'N03', 'N04', 'N05'),
  cards('N06', 'N07', 'N08', 'N09', 'N10'),
  cards('N11', 'N12', 'N13', 'N14', 'N15'),
] as const;

/** Three full hands are to be programmed, Bo has the initiative. */
const PROGRAMMING = {
  ships: { [ADA]: { hand: HANDS[ADA] }, [BO]: { hand: HANDS[BO] }, [CY]: { hand: HANDS[CY] } },
  state: { initiative: BO, round: 1, phase: 'roundStart' },
  step: 'round/program',
  data: {},
} as const;
const PROGRAMS = [
  { do: 'program', cards: cards('N03', 'N01', 'N05'), by: ADA },
  { do: 'program', cards: cards('N08', 'N06', 'N10'), by: BO },
  { do: 'program', cards: cards('N13', 'N11', 'N15'), by: CY },
] as const;

const starting = (around: Circumstances = {}) => sail({ ...around, step: 'round/begin', data: {} });

describe('Round Start', () => {
  it('DD-045 the island gets 2, 3, 3, 4 and 4 doubloons, on top of what lies there', () => {
    const islands = [2, 3, 4, 5, 6].map((seats) => {
      const { match } = starting({ seats, state: { island: 1, supply: 30 } });
      return [match.state.island, match.state.supply];
    });

    expect(islands).toEqual([
      [3, 28],
      [4, 27],
      [4, 27],
      [5, 26],
      [5, 26],
    ]);
  });

  it('DD-046 a short supply gives what is left, and an empty one nothing', () => {
    const short = starting({ state: { island: 1, supply: 2 } });
    const empty = starting({ state: { island: 1, supply: 0 } });

    expect(told(short.events, 'island-replenished')).toEqual([{ count: 2 }]);
    const last = starting({ state: { island: 1, supply: 1 } });
    expect(told(last.events, 'island-replenished')).toEqual([{ count: 1 }]);
    expect(short.match.state).toMatchObject({ island: 3, supply: 0 });
    expect(names(empty.events)).not.toContain('island-replenished');
    expect(table.asked(empty.match).map(({ step }) => step)).toContain('round/program');
  });

  it('DD-047 DD-S27 Round Start tiles act in initiative order, before cards are drawn', () => {
    const { events } = starting({
      ships: { [ADA]: { region: W1 }, [BO]: { region: W1 }, [CY]: { region: W2 } },
      water: { [W1]: 'coralReef' },
      state: { initiative: BO },
    });

    expect(told(events, 'pillage-gained').map(({ ship }) => ship)).toEqual([BO, ADA]);
    expect(names(events).lastIndexOf('pillage-gained')).toBeLessThan(
      names(events).indexOf('cards-drawn'),
    );
  });

  it('DD-048 each hand is filled up to its size', () => {
    const { match, events } = starting({
      ships: { [ADA]: { hand: cards('N01', 'N02') }, [CY]: { crew: 3, captain: 'voet' } },
      state: {
        deck: cards(
          'N20',
          'N21',
          'N22',
          'N23',
          'N24',
          'N25',
          'N26',
          'N27',
          'N28',
          'N29',
          'N30',
          'N31',
          'N32',
          'N33',
        ),
      },
    });

    expect(match.state.ships.map(({ hand }) => hand.length)).toEqual([5, 5, 4]);
    expect(told(events, 'cards-drawn').map(({ count }) => count)).toHaveLength(3);
  });

  it('DD-048 a full hand draws nothing', () => {
    const { match, events } = starting({ ships: { [ADA]: { hand: HANDS[ADA] } } });

    expect(match.state.ships[ADA]?.hand).toEqual(HANDS[ADA]);
    expect(told(events, 'cards-drawn').map(({ ship }) => ship)).not.toContain(ADA);
  });

  it('DD-S32 an empty deck is made anew of the discards, and drawing goes on', () => {
    const { match, events } = starting({
      seats: 2,
      ships: { [ADA]: { hand: cards('N01', 'N02') }, [BO]: { hand: cards('N03', 'N04', 'N05') } },
      state: {
        initiative: ADA,
        deck: cards('N06'),
        discards: cards('N07', 'N08', 'N09', 'N10', 'N11', 'N12'),
      },
    });

    expect(names(events).filter((name) => name !== 'round-begun')).toEqual([
      'island-replenished',
      'deck-renewed',
      'cards-drawn',
      'cards-drawn',
    ]);
    expect(match.state.ships[ADA]?.hand).toContain(card('N06'));
    expect(match.state.deck).toHaveLength(2);
    expect(match.state.discards).toEqual([]);
  });

  it('DD-049 DD-S34 exactly three cards of the hand are chosen, in any order', () => {
    const { match } = sail(PROGRAMMING);
    const [ada] = seatsOf(3);
    if (ada === undefined) throw new Error('nobody plays');
    const programs = offersOf(table, match, ada);

    expect(programs).toHaveLength(5 * 4 * 3);
    for (const wrong of [
      cards('N01', 'N02'),
      cards('N01', 'N02', 'N01'),
      cards('N01', 'N02', 'N06'),
    ])
      expect(refuses(table, match, ada, { do: 'program', cards: wrong }).code).toBe('not-offered');
  });

  it('DD-049 all choose at the same time, and nobody learns what until all have', () => {
    const { match } = sail(PROGRAMMING);

    expect(table.asked(match).map(({ seat }) => seat)).toEqual([BO, CY, ADA]);
    script(table, match, [PROGRAMS[ADA]]);
    for (const viewer of [...seatsOf(3).slice(1), 'spectator'] as const)
      expect(JSON.stringify(table.toWire(table.view(match, viewer)))).not.toContain(
        JSON.stringify(PROGRAMS[ADA].cards),
      );
    expect(match.state.ships[ADA]?.faceUp).toEqual([]);
  });

  it('DD-050 DD-052 the cards not chosen stay in hand, the others are known to their owner', () => {
    const { match } = play({ ...PROGRAMMING, under: [] }, PROGRAMS);
    const [ada, bo] = seatsOf(3);

    expect(match.state.ships[ADA]?.hand).toEqual(cards('N02', 'N04'));
    expect(table.view(match, ada ?? 'spectator').state.ships[ADA]?.faceDown).toEqual(
      cards('N03', 'N01', 'N05'),
    );
    expect(table.view(match, bo ?? 'spectator').state.ships[ADA]?.faceDown).toEqual([
      HIDDEN,
      HIDDEN,
      HIDDEN,
    ]);
  });

  it('DD-052 after all have locked in nobody is asked again about the order', () => {
    const { match } = play(
      { ...PROGRAMMING, under: [{ step: 'round/reveal', data: { slot: 1 } }] },
      PROGRAMS,
    );
    const [ada] = seatsOf(3);
    if (ada === undefined) throw new Error('nobody plays');

    expect(refuses(table, match, ada, PROGRAMS[ADA]).code).toBe('not-asked');
  });

  it('DD-051 all reveal their first card at the same time', () => {
    const { match, events } = play(
      {
        ...PROGRAMMING,
        under: [
          { step: 'round/reveal', data: { slot: 1 } },
          { step: 'turn/begin', data: { ship: BO } },
        ],
      },
      PROGRAMS,
    );

    expect(match.state.ships.map(({ faceUp }) => faceUp)).toEqual([
      cards('N03'),
      cards('N08'),
      cards('N13'),
    ]);
    const order = names(events);
    expect(order.lastIndexOf('card-revealed')).toBeLessThan(order.indexOf('turn-begun'));
  });
});

describe('The round', () => {
  /** A whole round, in which everybody takes the first choice there is. */
  const wholeRound = (bo: ShipPatch = {}, phases = new Set<string>()): Event<Kinds>[] => {
    const { match, events } = starting({
      seats: 2,
      ships: { [ADA]: { hand: HANDS[ADA] }, [BO]: { hand: HANDS[BO], pillage: 1, ...bo } },
      state: { initiative: BO },
    });
    const all = [...events];
    while (match.state.round === 1) {
      const [asked] = table.asked(match);
      if (asked === undefined) throw new Error('nobody is asked');
      phases.add(`${asked.step.split('/')[0]} in ${match.state.phase}`);
      all.push(...table.play(match, asked.seat, table.choices(match, asked.seat)[0]));
    }
    return all;
  };

  it('DD-044 a round is Round Start, Action Phase, Pillage Phase, Round End', () => {
    const milestones = names(wholeRound()).filter((name) =>
      ['round-begun', 'programmed', 'turn-begun', 'doubloons-gained', 'initiative-passed'].includes(
        name,
      ),
    );

    expect(milestones).toEqual([
      'round-begun',
      'programmed',
      ...Array(6).fill('turn-begun'),
      'doubloons-gained',
      'initiative-passed',
      'round-begun',
    ]);
  });

  it('DD-044 cards are programmed in Round Start, and turns taken in the Action Phase', () => {
    const phases = new Set<string>();

    wholeRound({}, phases);

    expect([...phases].slice(0, 2)).toEqual(['round in roundStart', 'turn in action']);
    for (const phase of [...phases].slice(2)) expect(phase).toMatch(/ in action$/);
  });

  it('DD-044 DD-201 every round comes to the treasure and to the ghost ships', () => {
    const dug = wholeRound({ location: place('mount') });
    const ghost = wholeRound({ hull: 0, doubloons: 9 });

    expect(names(dug)).toContain('treasure-dug-up');
    expect(told(ghost, 'redeemed')).toMatchObject([{ ship: BO }]);
  });

  it('DD-054 the card of the second slot is the second that was programmed', () => {
    const { match } = play(
      {
        ...PROGRAMMING,
        under: [
          { step: 'round/reveal', data: { slot: 1 } },
          { step: 'round/reveal', data: { slot: 2 } },
          { step: 'turn/begin', data: { ship: BO } },
        ],
      },
      PROGRAMS,
    );

    expect(match.state.ships.map(({ faceUp }) => faceUp)).toEqual([
      cards('N03', 'N01'),
      cards('N08', 'N06'),
      cards('N13', 'N11'),
    ]);
  });

  it('DD-053 DD-054 DD-056 a slot is revealed by all, then executed in initiative order', () => {
    const told = wholeRound().flatMap(({ event, data }) =>
      event === 'card-revealed' || event === 'turn-begun' || event === 'action-chosen'
        ? [[event, 'ship' in data && data.ship]]
        : [],
    );

    const slot = [
      ['card-revealed', BO],
      ['card-revealed', ADA],
      ['turn-begun', BO],
      ['action-chosen', BO],
      ['turn-begun', ADA],
      ['action-chosen', ADA],
    ];
    expect(told).toEqual([...slot, ...slot, ...slot]);
  });

  it('DD-055 cards that were executed stay face up until Round End', () => {
    const { match } = play(
      {
        seats: 2,
        ships: {
          [ADA]: { faceUp: cards('N09'), faceDown: cards('N16') },
          [BO]: { faceUp: cards('N10'), faceDown: cards('N28') },
        },
        state: { slot: 1, phase: 'action' },
        step: 'turn/begin',
        data: { ship: ADA },
        under: [
          { step: 'round/reveal', data: { slot: 2 } },
          { step: 'turn/begin', data: { ship: ADA } },
        ],
      },
      [{ do: 'perform', action: 'hunt' }],
    );

    expect(match.state.ships[ADA]?.faceUp).toEqual(cards('N09', 'N16'));
    expect(match.state.discards).toEqual([]);
  });
});
