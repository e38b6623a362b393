import { offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ALL_SYMBOLS, FIRST, fragments, GO_BLUE, hunts, quiet } from '../hunting.ts';
import { ADA, BO, CY, DEE, names, place, table, told } from '../positions.ts';

describe('Advance', () => {
  it('DD-069 with two fragments a Hunt Advances and draws no map tile', () => {
    const { match, events } = hunts(
      { ships: { [ADA]: fragments('x', 'x') }, state: { mapStack: ['skull'], places: FIRST } },
      GO_BLUE,
    );

    expect(told(events, 'advanced')).toEqual([
      { ship: ADA, from: place('beach'), to: place('C1') },
    ]);
    expect(match.state.mapStack).toEqual(['skull']);
  });

  it('DD-071 two fragments of one type suffice', () => {
    const { events } = hunts(
      { ships: { [ADA]: fragments('palm', 'palm') }, state: { places: FIRST, ...ALL_SYMBOLS } },
      GO_BLUE,
    );

    expect(told(events, 'advance-declared')).toMatchObject([{ symbol: 'palm' }]);
  });

  it('DD-077 the player chooses a type they possess', () => {
    const { match } = hunts({ ships: { [ADA]: fragments('x', 'skull') }, state: ALL_SYMBOLS });

    expect(offersOf(table, match)).toEqual([
      { do: 'advance', symbol: 'x' },
      { do: 'advance', symbol: 'skull' },
    ]);
    expect(whyNot(table, match, { do: 'advance', symbol: 'anchor' })).toBe('DD-077');
  });

  it('DD-078 DD-080 all who have the type go one space on, the active player first, then clockwise', () => {
    const { match, events } = hunts(
      {
        seats: 4,
        ships: {
          [ADA]: fragments('x', 'skull'),
          [BO]: fragments('skull'),
          [CY]: fragments('x'),
          [DEE]: fragments('x'),
        },
        state: { initiative: CY, places: FIRST, ...ALL_SYMBOLS },
      },
      { do: 'advance', symbol: 'x' },
      { ...GO_BLUE, by: ADA },
      { ...GO_BLUE, by: CY },
    );

    // Nobody may decline: Dee is asked for the branch, and for nothing else.
    expect(offersOf(table, match)).toEqual(
      ['C1', 'V1', 'P1'].map((key) => ({ do: 'go', location: place(key) })),
    );
    const last = script(table, match, [{ ...GO_BLUE, by: DEE }]);
    expect(told([...events, ...last], 'advanced').map(({ ship }) => ship)).toEqual([ADA, CY, DEE]);
    expect(match.state.ships[BO]?.location).toBe(place('beach'));
  });

  it('DD-079 a follower needs a single fragment', () => {
    const { events } = hunts(
      { ships: { [ADA]: fragments('x', 'x'), [BO]: fragments('x') }, state: { places: FIRST } },
      GO_BLUE,
      GO_BLUE,
    );

    expect(told(events, 'advanced').map(({ ship }) => ship)).toEqual([ADA, BO]);
  });

  it('DD-081 at a fork the captain’s own player chooses the branch', () => {
    const { match } = hunts({
      ships: {
        [ADA]: { ...fragments('x', 'x'), location: place('C1') },
        [BO]: { ...fragments('x'), location: place('C3') },
      },
      state: { places: quiet('C2', 'C4', 'V6') },
    });

    expect(table.asked(match)).toMatchObject([{ seat: BO, step: 'advance/path' }]);
    expect(offersOf(table, match)).toEqual(
      ['C4', 'V6'].map((key) => ({ do: 'go', location: place(key) })),
    );
  });

  it('DD-082 captains never move backward', () => {
    const { locations } = table.pack.printed.boards.standard;

    for (const { next, distance, id } of locations)
      for (const to of next) {
        expect(locations[to]?.next).not.toContain(id);
        // Leaving the beach for a longer route is the only way not to come closer.
        if (locations[id]?.kind !== 'beach') expect(locations[to]?.distance).toBe(distance - 1);
      }
  });

  it('DD-083 the first captain at a location draws a landmark of its colour and resolves it', () => {
    const { match, events } = hunts(
      {
        ships: { [ADA]: { ...fragments('x', 'x'), captain: 'voet', crew: 2 } },
        state: {
          stacks: [['salvageMerchant', 'tribalVillage'], ['radiantPool'], ['deadCreek'], []],
        },
      },
      GO_BLUE,
    );

    expect(names(events).slice(-4)).toEqual([
      'advanced',
      'landmark-drawn',
      'landmark-resolved',
      'crew-gained',
    ]);
    expect(match.state.places[place('C1')]?.landmark).toBe('tribalVillage');
    expect(match.state.stacks[0]).toEqual(['salvageMerchant']);
  });

  it('DD-084 a captain who comes later resolves the landmark that lies there', () => {
    const { events } = hunts(
      { ships: { [ADA]: { ...fragments('x', 'x'), crew: 2 } }, state: { places: FIRST } },
      GO_BLUE,
    );

    expect(names(events)).not.toContain('landmark-drawn');
    expect(names(events).slice(-2)).toEqual(['landmark-resolved', 'crew-gained']);
  });

  it('DD-085 a move and its landmark are over before the next follower moves', () => {
    const { events } = hunts({
      ships: {
        [ADA]: { ...fragments('x', 'x'), crew: 2, location: place('C1') },
        [BO]: { ...fragments('x'), crew: 2, location: place('C4') },
      },
      state: { places: quiet('C2', 'C5') },
    });

    expect(names(events).slice(2)).toEqual([
      'advanced',
      'landmark-resolved',
      'crew-gained',
      'advanced',
      'landmark-resolved',
      'crew-gained',
    ]);
  });

  it('DD-086 captains of ghost ships hunt, advance and follow', () => {
    const { events } = hunts({
      ships: {
        [ADA]: { ...fragments('x', 'x'), hull: 0, location: place('C1') },
        [BO]: { ...fragments('x'), hull: 0, location: place('C4') },
      },
      state: { places: quiet('C2', 'C5') },
    });

    expect(told(events, 'advanced').map(({ ship }) => ship)).toEqual([ADA, BO]);
  });

  it('DD-087 Valparisa has an X and follows Calico Jack, Pollyanna has none and stays', () => {
    const { match } = hunts(
      {
        ships: {
          [ADA]: { ...fragments('x', 'skull'), captain: 'calicoJack' },
          [BO]: { ...fragments('x'), captain: 'valparisa' },
          [CY]: { ...fragments('skull'), captain: 'pollyanna' },
        },
        state: { places: FIRST },
      },
      { do: 'advance', symbol: 'x' },
      GO_BLUE,
      GO_BLUE,
    );

    expect(match.state.ships.map(({ location }) => location)).toEqual(
      ['C1', 'C1', 'beach'].map(place),
    );
  });

  it('DD-344 any number of captains share a location, and nothing comes of their meeting', () => {
    const { match, events } = hunts(
      {
        ships: {
          [ADA]: fragments('x', 'x'),
          [BO]: { ...fragments('x'), location: place('C1') },
          [CY]: { ...fragments(), location: place('C1') },
        },
        state: { places: quiet('C1', 'C2') },
      },
      GO_BLUE,
    );

    expect(match.state.ships.map(({ location }) => location)).toEqual(
      ['C1', 'C2', 'C1'].map(place),
    );
    expect(names(events)).not.toContain('duel-begun');
    expect(names(events)).not.toContain('die-rolled');
  });

  it('DD-162 standing on a landmark does nothing further', () => {
    const { events } = hunts({
      ships: {
        [ADA]: { ...fragments('x', 'x'), location: place('P3') },
        [BO]: { ...fragments('skull'), location: place('C1'), crew: 1 },
      },
      state: { places: quiet('C1') },
    });

    expect(names(events)).not.toContain('landmark-resolved');
  });

  it('DD-S41 a captain on the Mount stays, and its chosen type still makes others follow', () => {
    const { match, events } = hunts({
      ships: {
        [ADA]: { ...fragments('x', 'x'), location: place('mount') },
        [BO]: { ...fragments('x'), location: place('C1') },
        [CY]: { ...fragments('x'), location: place('mount') },
      },
      state: { places: quiet('C2') },
    });

    expect(told(events, 'advanced')).toEqual([{ ship: BO, from: place('C1'), to: place('C2') }]);
    expect(match.state.ships[CY]?.location).toBe(place('mount'));
  });

  it('DD-S42 the followers are settled when the type is declared', () => {
    const { match, events } = hunts({
      ships: {
        [ADA]: { ...fragments('x', 'x'), location: place('C1') },
        [BO]: { ...fragments('x'), location: place('C4') },
        [CY]: { ...fragments(), location: place('C4') },
      },
      // Ada's landmark passes Bo's only fragment to Cy.
      state: { places: { ...quiet('C5'), [place('C2')]: { landmark: 'whisperingPortal' } } },
    });

    expect(match.state.ships.map((ship) => ship.fragments)).toEqual([['x', 'x'], [], ['x']]);
    expect(told(events, 'advanced').map(({ ship }) => ship)).toEqual([ADA, BO]);
  });

  it('DD-S43 the Mount has no landmark', () => {
    const { match, events } = hunts({
      ships: { [ADA]: { ...fragments('x', 'x'), location: place('P3') } },
    });

    expect(match.state.ships[ADA]?.location).toBe(place('mount'));
    expect(names(events).at(-1)).toBe('advanced');
  });
});
