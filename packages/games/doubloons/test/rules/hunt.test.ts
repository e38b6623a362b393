import { HIDDEN_WORD } from '@quarterdeck/kernel';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { FIRST, fragments, GO_BLUE, HUNT, hunting, hunts } from '../hunting.ts';
import { ADA, actionOf, BO, CY, names, place, play, sail, table, told, W1 } from '../positions.ts';

describe('Drawing a map tile', () => {
  it('DD-066 with fewer than two fragments a Hunt draws a map tile', () => {
    const { match, events } = hunts({
      ships: { [ADA]: fragments('x') },
      state: { mapStack: ['anchor', 'skull'] },
    });

    expect(told(events, 'map-tile-drawn')).toEqual([{ ship: ADA, tile: 'skull' }]);
    expect(match.state.mapStack).toEqual(['anchor']);
  });

  it('DD-067 the same rule holds after the dig', () => {
    const { events } = hunts({
      ships: { [ADA]: { ...fragments('x'), location: null, track: 1 } },
      state: { dug: true, mapStack: ['skull'] },
    });

    expect(names(events)).toEqual(['action-chosen', 'map-tile-drawn']);
  });

  it('DD-068 with an empty map stack that Hunt does nothing', () => {
    const { match, events } = hunts({ ships: { [ADA]: fragments('x') }, state: { mapStack: [] } });

    expect(names(events)).toEqual(['action-chosen', 'map-stack-empty']);
    expect(match.state.ships[ADA]).toMatchObject({ fragments: ['x'], location: place('beach') });
  });

  it('DD-070 fragments are counted when the Hunt is performed, not when the turn began', () => {
    const { match } = sail(hunting({ ships: { [ADA]: fragments('x') } }));
    match.state.ships[ADA]?.fragments.push('skull');

    const events = script(table, match, [HUNT]);
    expect(names(events)).not.toContain('map-tile-drawn');
  });

  it('DD-072 a second fragment lies open beside the mat, and the Hunt ends there', () => {
    const { match, events } = hunts({
      ships: { [ADA]: fragments('x') },
      state: { mapStack: ['skull'] },
    });

    expect(names(events)).toEqual(['action-chosen', 'map-tile-drawn']);
    expect(table.view(match, 'spectator').state.ships[ADA]?.fragments).toEqual(['x', 'skull']);
  });

  it('DD-073 Island Lore grants an Advance, rivals follow, and it leaves the game', () => {
    const { match, events } = hunts(
      {
        ships: { [ADA]: fragments('x'), [BO]: fragments('x'), [CY]: fragments('skull') },
        state: { mapStack: ['islandLore'], places: FIRST },
      },
      { ...GO_BLUE, by: ADA },
      { ...GO_BLUE, by: BO },
    );

    expect(told(events, 'advance-declared')).toEqual([{ ship: ADA, symbol: 'x', followers: [BO] }]);
    expect(match.state).toMatchObject({ mapStack: [], spentTiles: ['islandLore'] });
  });

  it('DD-073 after the dig Island Lore grants an Exploit', () => {
    const { match } = hunts({
      ships: { [ADA]: { fragments: [], location: null, track: 1 } },
      state: { dug: true, mapStack: ['islandLore'] },
    });

    expect(table.asked(match)).toMatchObject([{ seat: ADA, step: 'exploit/stack' }]);
  });

  it('DD-S40 Island Lore without a fragment lets the player advance alone', () => {
    const { events } = hunts(
      {
        ships: { [ADA]: fragments(), [BO]: fragments('x'), [CY]: fragments('skull') },
        state: { mapStack: ['islandLore'], places: FIRST },
      },
      GO_BLUE,
    );

    expect(told(events, 'advance-declared')).toEqual([{ ship: ADA, symbol: null, followers: [] }]);
    expect(told(events, 'advanced').map(({ ship }) => ship)).toEqual([ADA]);
  });

  it('DD-074 a Skull Amulet grants a level of reputation and leaves the game', () => {
    const { match, events } = hunts({
      ships: { [ADA]: fragments('x') },
      state: { mapStack: ['skullAmulet'] },
    });

    expect(told(events, 'reputation-gained')).toEqual([{ ship: ADA, count: 1 }]);
    expect(match.state.spentTiles).toEqual(['skullAmulet']);
  });

  it('DD-075 DD-076 a Protection Orb stays beside the mat and is no fragment', () => {
    const { match } = hunts({
      ships: { [ADA]: fragments('x') },
      state: { mapStack: ['protectionOrb'] },
    });

    expect(match.state.ships[ADA]).toMatchObject({ orbs: 1, fragments: ['x'] });
    expect(match.state.spentTiles).toEqual([]);
  });

  it('DD-011 any number of fragments may be held', () => {
    const { match } = play(
      actionOf(ADA, ['N31'], {
        ships: {
          [ADA]: fragments('x', 'x', 'x', 'skull', 'skull', 'skull', 'palm', 'palm', 'palm'),
          [BO]: { ...fragments('anchor'), region: W1, hull: 9 },
        },
      }),
      [{ do: 'perform', action: 'board' }],
    );

    expect(match.state.ships[ADA]?.fragments).toHaveLength(10);
  });

  it('DD-S159 everybody sees the number of tiles left and every tile that was drawn', () => {
    const { match } = hunts({
      ships: { [ADA]: fragments('x') },
      state: { mapStack: ['anchor', 'palm', 'skullAmulet'] },
    });

    const seen = table.view(match, 'spectator').state;
    expect(seen.mapStack).toEqual([HIDDEN_WORD, HIDDEN_WORD]);
    expect(seen.spentTiles).toEqual(['skullAmulet']);
  });
});

describe('Green-top cards', () => {
  it('DD-285 DD-S04 the Hunt of a green-top card grants a crew first, even if it has no other effect', () => {
    const { events } = play(
      actionOf(ADA, ['G1'], {
        options: { alternateIsland: true },
        ships: { [ADA]: { crew: 2, fragments: [] } },
        state: { mapStack: [] },
      }),
      [HUNT],
    );

    expect(names(events)).toEqual(['action-chosen', 'crew-gained', 'map-stack-empty']);
  });

  it('DD-S04 the other actions of a green-top card grant none', () => {
    const { events } = play(
      actionOf(ADA, ['G1'], {
        options: { alternateIsland: true },
        ships: { [ADA]: { crew: 2 } },
      }),
      [{ do: 'perform', action: 'pillage' }],
    );

    expect(names(events)).not.toContain('crew-gained');
  });
});
