import { HIDDEN_WORD } from '@quarterdeck/kernel';
import { offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { DoubloonsOptions } from '../../../src/model/options.ts';
import type { Captain } from '../../../src/pack/ids.gen.ts';
import {
  ADA,
  actionOf,
  BO,
  type Circumstances,
  CY,
  dieRolls,
  names,
  opening,
  type Played,
  place,
  play,
  sail,
  table,
  told,
  turnOf,
  W1,
  W2,
  W3,
} from '../../positions.ts';

const options = { blackJewel: true } as const;

/** Ada bears a black jewel and must sail from the first region into the second. */
const bearing = (around: Circumstances = {}): Circumstances => ({
  ...around,
  options: { ...options, ...around.options },
  ships: { ...around.ships, [ADA]: { jewels: ['blackJewel'], ...around.ships?.[ADA] } },
});
const entering = (around: Circumstances = {}): Played =>
  play(turnOf(ADA, ['N01'], bearing(around)), []);

describe('The black jewels at setup', () => {
  it('DD-243 the black jewels lie in the jewel pool, and Obsidian Cradle in the red stack', () => {
    const { state } = opening(3, options);
    const plain = opening(3).state;

    expect(state.jewelPool.filter((jewel) => jewel === 'blackJewel')).toHaveLength(2);
    expect(state.jewelPool).toHaveLength(20);
    expect(state.stacks[2]).toContain('obsidianCradle');
    expect(plain.jewelPool).toHaveLength(18);
    expect(plain.stacks[2]).not.toContain('obsidianCradle');
  });

  /** The first player takes this captain. */
  function choosing(captain: Captain, modules: Partial<DoubloonsOptions>): Played {
    const match = opening(3, modules);
    const region = match.state.regions.findIndex(({ tile }) => tile !== 'ripCurrent');
    return {
      match,
      events: script(table, match, [{ do: 'captain', captain, region, facing: 'cw' }]),
    };
  }

  it('DD-244 DD-S103 Valparisa takes one as soon as she is chosen', () => {
    const { match, events } = choosing('valparisa', options);

    expect(told(events, 'jewel-drawn').map(({ jewel }) => jewel)).toEqual(['blackJewel']);
    expect(match.state.jewelPool.filter((jewel) => jewel === 'blackJewel')).toHaveLength(1);
  });

  it('DD-244 nobody else does, and she does not without the module', () => {
    expect(names(choosing('voet', options).events)).toEqual(['captain-chosen']);
    expect(names(choosing('valparisa', {}).events)).toEqual(['captain-chosen']);
  });
});

describe('A ship with a black jewel', () => {
  it('DD-245 DD-246 a ship with a black jewel rolls when it meets enemies: Crew kills 1 crew of each', () => {
    const { events } = entering({ ships: { [CY]: { region: W2 } }, rig: dieRolls('crew') });

    expect(told(events, 'die-rolled')).toEqual([{ ship: ADA, face: 'crew', again: false }]);
    expect(told(events, 'crew-lost')).toEqual([
      { ship: BO, count: 1 },
      { ship: CY, count: 1 },
    ]);
  });

  it('DD-247 Doubloon steals 1 doubloon from each', () => {
    const { events } = entering({
      ships: { [BO]: { doubloons: 2 }, [CY]: { region: W2, doubloons: 0 } },
      rig: dieRolls('doubloon'),
    });

    expect(told(events, 'doubloons-passed')).toEqual([{ from: BO, to: ADA, count: 1 }]);
  });

  it('DD-S99 Vault stops that', () => {
    const { events } = entering({
      ships: { [BO]: { captain: 'hayreddin', doubloons: 2 } },
      rig: dieRolls('doubloon'),
    });

    expect(names(events)).not.toContain('doubloons-passed');
  });

  it('DD-248 Voodoo passes the jewel to the enemy, and does nothing else', () => {
    const { match, events } = entering({
      ships: { [ADA]: { hull: 0 } },
      rig: dieRolls('voodoo'),
    });

    expect(told(events, 'jewel-passed')).toEqual([{ from: ADA, to: BO, jewel: 'blackJewel' }]);
    expect(names(events)).not.toContain('damaged');
    expect(match.state.ships[BO]?.jewels).toEqual(['blackJewel']);
  });

  it('DD-248 DD-S100 a black jewel goes to one of several enemies, as its owner chooses, whoever moved the ship', () => {
    const { match } = play(
      {
        ...bearing({ ships: { [CY]: { region: W2 } } }),
        state: { turn: BO },
        step: 'landmark/victim',
        data: { ship: BO, damage: 1 },
        rig: dieRolls('voodoo'),
      },
      [
        { do: 'bewitch', ship: ADA },
        { do: 'move', icon: 'sail' },
      ],
    );

    expect(table.asked(match).map(({ seat }) => seat)).toEqual([ADA]);
    expect(offersOf(table, match)).toEqual([
      { do: 'give-jewel', ship: BO },
      { do: 'give-jewel', ship: CY },
    ]);
  });

  it('DD-S97 a ship with two black jewels rolls once, and gives away one', () => {
    const { match, events } = entering({
      ships: { [ADA]: { jewels: ['blackJewel', 'blackJewel'] } },
      rig: dieRolls('voodoo'),
    });

    expect(told(events, 'die-rolled')).toHaveLength(1);
    expect(match.state.ships[ADA]?.jewels).toEqual(['blackJewel']);
  });

  it('DD-S98 a ship with a black jewel meets ghost ships and the legendary ghost ship as well', () => {
    const { events } = entering({
      options: { legendaryGhostShip: true },
      ships: { [BO]: { hull: 0 }, 3: { region: W2 } },
      rig: dieRolls('crew'),
    });

    expect(told(events, 'crew-lost').map(({ ship }) => ship)).toEqual([BO, 3]);
  });

  it('DD-249 a ship with a black jewel may not reroll at River Merfolk', () => {
    const { match, events } = entering({
      water: { [W2]: 'riverMerfolk' },
      rig: dieRolls('crew'),
    });

    expect(told(events, 'die-rolled')).toHaveLength(1);
    expect(offersOf(table, match)).not.toContainEqual({ do: 'reroll' });
  });

  it('DD-250 a ship with a black jewel rolls for each region that it enters in one turn', () => {
    const { events } = play(turnOf(ADA, ['N26'], bearing({ rig: dieRolls('crew', 'crew') })), [
      { do: 'move', icon: 'sail' },
      { do: 'move', icon: 'sail' },
    ]);

    expect(told(events, 'die-rolled')).toHaveLength(2);
    expect(told(events, 'crew-lost').map(({ ship }) => ship)).toEqual([BO, CY]);
  });

  it('DD-250 a ship with a black jewel rolls when an enemy moved it, before the movement goes on', () => {
    const { events } = play(
      {
        ...bearing(),
        state: { turn: BO },
        step: 'landmark/victim',
        data: { ship: BO, damage: 1 },
        rig: dieRolls('crew'),
      },
      [{ do: 'bewitch', ship: ADA }, { do: 'move', icon: 'sail' }, { do: 'stop' }],
    );

    expect(names(events)).toEqual(['sailed', 'die-rolled', 'crew-lost', 'damaged']);
  });

  it('DD-S101 a ship with a black jewel does not roll in a Rip Current but in the region behind it', () => {
    const { events } = entering({
      water: { [W2]: 'ripCurrent' },
      ships: { [BO]: { region: W3 } },
      rig: dieRolls('crew'),
    });

    expect(names(events).filter((name) => name === 'sailed' || name === 'die-rolled')).toEqual([
      'sailed',
      'sailed',
      'die-rolled',
    ]);
  });

  it('DD-S102 a ship with a black jewel does not roll where no enemy is, nor does a ship without one', () => {
    const alone = entering({ ships: { [BO]: { region: W3 } } });
    const without = play(turnOf(ADA, ['N01'], { options }), []);

    expect(names(alone.events)).not.toContain('die-rolled');
    expect(names(without.events)).not.toContain('die-rolled');
  });
});

describe('Other ways of black jewels', () => {
  it('DD-251 DD-S163 a black jewel can be stolen like others, also where there is no other', () => {
    const { match, events } = play(
      actionOf(ADA, ['K10'], {
        options,
        ships: { [BO]: { region: W1, hull: 5, jewels: ['blackJewel'] } },
      }),
      [{ do: 'perform', action: 'board' }],
    );

    expect(told(events, 'jewel-passed')).toEqual([{ from: BO, to: ADA, jewel: 'blackJewel' }]);
    expect(match.state.ships[ADA]?.jewels).toEqual(['blackJewel']);
  });

  it('DD-251 a black jewel can be drawn at random like others', () => {
    const { events } = play(
      {
        options,
        ships: { [ADA]: { location: place('V1'), doubloons: 2 } },
        state: {
          turn: ADA,
          jewelPool: ['ruby', 'blackJewel'],
          places: { [place('V1')]: { landmark: 'jeweledThrone' } },
        },
        step: 'landmark/visit',
        data: { ship: ADA, location: place('V1') },
      },
      [{ do: 'pay' }],
    );

    expect(told(events, 'jewel-drawn')).toEqual([{ ship: ADA, jewel: 'blackJewel' }]);
  });

  const cradle = (jewelPool: readonly ('ruby' | 'blackJewel')[]) =>
    sail({
      options,
      ships: { [BO]: { location: place('P1') } },
      state: {
        turn: BO,
        jewelPool,
        stacks: { 2: ['deadCreek', 'dankCave'] },
        places: { [place('P1')]: { landmark: 'obsidianCradle' } },
      },
      step: 'landmark/visit',
      data: { ship: BO, location: place('P1') },
    });

  it('DD-252 DD-S104 Obsidian Cradle gives one of them, and a red landmark takes its place', () => {
    const { match, events } = cradle(['blackJewel', 'ruby', 'blackJewel']);

    expect(told(events, 'jewel-drawn')).toEqual([{ ship: BO, jewel: 'blackJewel' }]);
    expect(told(events, 'landmark-resolved').map(({ landmark }) => landmark)).toEqual([
      'obsidianCradle',
      'dankCave',
    ]);
    expect(match.state.places[place('P1')]?.landmark).toBe('dankCave');
    expect(match.state.removedLandmarks).toEqual(['obsidianCradle']);
    expect(table.view(match, 'spectator').state.jewelPool).toEqual([HIDDEN_WORD, HIDDEN_WORD]);
  });

  it('DD-252 without a black jewel in the pool the tile is replaced all the same', () => {
    const { events } = cradle(['ruby']);

    expect(names(events)).not.toContain('jewel-drawn');
    expect(told(events, 'landmark-drawn').map(({ landmark }) => landmark)).toEqual(['dankCave']);
  });

  it('DD-253 each scores −3, also for a ghost ship', () => {
    const { match } = sail({
      options,
      ships: {
        [ADA]: { jewels: ['blackJewel', 'blackJewel'] },
        [BO]: { jewels: ['blackJewel', 'ruby'], hull: 0 },
      },
      step: 'scoring/end',
      data: {},
    });

    const lines = table.outcome(match)?.sheet.filter(({ clause }) => clause === 'DD-253');
    expect(lines?.map(({ seat, points }) => [seat, points])).toEqual([
      [ADA, -6],
      [BO, -3],
    ]);
  });
});
