import { isOffered, offersOf, refuses } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, play } from '../../fights.ts';
import {
  at,
  card,
  costSlot,
  crewSlot,
  island,
  kindsOf,
  type MatSketch,
  PARROT,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

type Given = NonNullable<Parameters<typeof turnOf>[1]>;
type Table = ReturnType<typeof turnOf>;

const HERE = at(2, 2);
const USE = { do: 'use', card: card('naive-noble') } as const;
const take = (from: number, key: string, as: 'crew' | 'cargo') =>
  ({ do: 'take', from, card: card(key), as }) as const;
const cards = (...keys: string[]) => keys.map(card);
const crewOf = (match: Table, seat: number) => match.state.mats[seat]?.crew;
const cargoOf = (match: Table, seat: number) =>
  match.state.smugglers.find((smuggler) => smuggler.seat === seat)?.cargo;
const slotsOf = (match: Table, seat: number) => match.state.mats[seat]?.slots;

/** The first Smuggler with the Naive Noble; the second lies in the same region. */
const nobleTurn = (theirs: MatSketch, given: Given = {}): Table =>
  turnOf(SMUGGLER, {
    ...given,
    mats: {
      [SMUGGLER]: { crew: ['naive-noble', 'fighters'], gold: 0 },
      ...given.mats,
      [SECOND]: theirs,
    },
    fleet: {
      smuggler: HERE,
      second: at(3, 3),
      squadron: at(0, 0),
      union: at(4, 0),
      ...given.fleet,
    },
  });

describe('Naive Noble', () => {
  it('AH-266 Naive Noble goes to the box for one Crew or Cargo card of a Flagship in the region', () => {
    const match = nobleTurn({ crew: ['pilot'] }, { cargo: { [SECOND]: ['diver'] } });

    const events = play(match, USE, take(SECOND, 'pilot', 'crew'));

    expect(told(events, 'card-boxed')).toEqual([{ seat: SMUGGLER, card: card('naive-noble') }]);
    expect(told(events, 'card-taken')).toEqual([
      { seat: SMUGGLER, from: SECOND, card: card('pilot'), as: 'crew' },
    ]);
    expect(crewOf(match, SMUGGLER)).toEqual(cards('fighters', 'pilot'));
    expect(crewOf(match, SECOND)).toEqual([]);
    expect(cargoOf(match, SECOND)).toEqual(cards('diver'));
    expect(match.state.box).toContain(card('naive-noble'));
  });

  it('AH-266 Crew may become Cargo and Cargo Crew, whichever it was', () => {
    const match = nobleTurn({ crew: ['pilot'] }, { cargo: { [SECOND]: ['diver'] } });
    const other = nobleTurn({ crew: ['pilot'] }, { cargo: { [SECOND]: ['diver'] } });
    play(match, USE);
    expect(offersOf(sea, match)).toEqual([
      take(SECOND, 'pilot', 'crew'),
      take(SECOND, 'pilot', 'cargo'),
      take(SECOND, 'diver', 'crew'),
      take(SECOND, 'diver', 'cargo'),
    ]);

    play(match, take(SECOND, 'pilot', 'cargo'));
    play(other, USE, take(SECOND, 'diver', 'crew'));

    expect(cargoOf(match, SMUGGLER)).toEqual(cards('pilot'));
    expect(crewOf(other, SMUGGLER)).toEqual(cards('fighters', 'diver'));
    expect(cargoOf(other, SECOND)).toEqual([]);
  });

  it('AH-266 a Flagship of another region has nothing to fear, whatever else of it is here', () => {
    const match = nobleTurn(
      { crew: ['pilot'] },
      {
        mats: {
          [SMUGGLER]: { crew: ['naive-noble'] },
          [SQUADRON]: { crew: ['elder'] },
          [UNION]: { crew: ['mystic'] },
        },
        fleet: { patrols: [HERE], strongholds: [island(PARROT)], cutter: HERE },
      },
    );

    play(match, USE);

    expect(isOffered(sea, match, take(SECOND, 'pilot', 'crew'))).toBe(true);
    expect(isOffered(sea, match, take(SQUADRON, 'elder', 'crew'))).toBe(false);
    expect(isOffered(sea, match, take(UNION, 'mystic', 'crew'))).toBe(false);
  });

  it('AH-S64 the own cards are not among them, nor are pledged ones, and nothing is paid', () => {
    const match = nobleTurn(
      { crew: ['pilot'] },
      {
        cargo: { [SMUGGLER]: ['emissary'] },
        state: { smugglers: { 1: { pledges: { 0: { cards: cards('mystic') } } } } },
      },
    );

    const used = play(match, USE);
    expect(offersOf(sea, match)).toEqual([
      take(SECOND, 'pilot', 'crew'),
      take(SECOND, 'pilot', 'cargo'),
    ]);
    const taken = play(match, take(SECOND, 'pilot', 'crew'));

    expect(kindsOf([...used, ...taken])).toEqual(['crew-used', 'card-boxed', 'card-taken']);
    expect(match.state.turn?.left).toBe(2);
  });

  it('AH-S64 a Smuggler alone may make the card Cargo', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { crew: ['naive-noble'] }, [SECOND]: { crew: ['pilot'] } },
      fleet: { union: HERE, second: HERE },
      cargo: { [SECOND]: ['diver'] },
    });

    play(match, USE);

    expect(offersOf(sea, match)).toEqual([
      take(SECOND, 'pilot', 'crew'),
      take(SECOND, 'diver', 'crew'),
    ]);
    const refused = refuses(sea, match, UNION, take(SECOND, 'diver', 'cargo'));
    expect(refused).toMatchObject({ code: 'denied', clause: 'AH-S64' });
  });

  it('AH-S64 a third Cargo means that one goes overboard', () => {
    const cargo = { [SMUGGLER]: ['emissary', 'mystic'], [SECOND]: ['diver'] };
    const match = nobleTurn({}, { cargo });

    play(match, USE, take(SECOND, 'diver', 'cargo'));
    expect(offersOf(sea, match)).toEqual(
      cards('emissary', 'mystic', 'diver').map((id) => ({ do: 'drop', card: id })),
    );
    play(match, { do: 'drop', card: card('mystic') });

    expect(cargoOf(match, SMUGGLER)).toEqual(cards('emissary', 'diver'));
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-S64 an enemy Stronghold stops recruiting, but not this', () => {
    const match = nobleTurn(
      { crew: ['pilot'] },
      { market: ['aeronauts'], fleet: { smuggler: island(PARROT), strongholds: [island(PARROT)] } },
    );
    const recruiting = refuses(sea, match, SMUGGLER, { do: 'recruit', card: card('aeronauts') });

    play(match, USE, take(SECOND, 'pilot', 'crew'));

    expect(recruiting).toMatchObject({ code: 'denied', clause: 'AH-163' });
    expect(crewOf(match, SMUGGLER)).toEqual(cards('fighters', 'pilot'));
  });
});

describe('Crew that leaves its owner', () => {
  it('AH-S65 Crew that leaves its owner takes no damage along: the new owner finds the slot empty', () => {
    const match = nobleTurn({ crew: ['sailor'], damaged: [crewSlot('sailor')] });

    play(match, USE, take(SECOND, 'sailor', 'crew'));

    expect(slotsOf(match, SMUGGLER)).toContainEqual({
      slot: crewSlot('sailor'),
      die: null,
      damaged: false,
    });
    expect(slotsOf(match, SECOND)?.map((s) => s.slot)).not.toContain(crewSlot('sailor'));
    expect(isOffered(sea, match, { do: 'place', die: 1, slot: crewSlot('sailor') })).toBe(true);
  });

  it('AH-S65 Crew that leaves its owner leaves a die behind, which stays placed until the end of the round', () => {
    const placed = { [crewSlot('sailor')]: 5 };
    const match = nobleTurn({ crew: ['sailor'], dice: [1, 2], placed });

    play(match, USE, take(SECOND, 'sailor', 'crew'));

    expect(match.state.mats[SECOND]).toMatchObject({ dice: [1, 2], beside: [5], setAside: [] });
    expect(slotsOf(match, SMUGGLER)?.find((s) => s.slot === crewSlot('sailor'))?.die).toBeNull();
  });

  it('AH-S65 a card that was paid with a die leaves that die behind, too', () => {
    const placed = { [costSlot('pilot')]: 3 };
    const match = nobleTurn({ crew: ['pilot'], dice: [1, 2], placed });

    play(match, USE, take(SECOND, 'pilot', 'cargo'));

    expect(match.state.mats[SECOND]).toMatchObject({ dice: [1, 2], beside: [3] });
    expect(slotsOf(match, SMUGGLER)?.map((s) => s.slot)).not.toContain(costSlot('pilot'));
  });
});
