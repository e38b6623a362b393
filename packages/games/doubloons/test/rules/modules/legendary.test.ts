import { describe, expect, it } from 'vitest';
import {
  ADA,
  BO,
  CY,
  dieRolls,
  names,
  type Position,
  sail,
  table,
  told,
  W1,
  W2,
  W3,
  W4,
} from '../../positions.ts';

/** The fourth ship at a table of three. */
const GHOST = 3;
const LEGEND = { options: { legendaryGhostShip: true } } as const;

/** It comes from the fourth region into the first one, facing clockwise. */
const activation: Position = {
  ...LEGEND,
  step: 'legendary/act',
  data: {},
  ships: { [ADA]: { region: W1 }, [BO]: { region: W2 }, [CY]: { region: W3 } },
};

describe('The legendary ghost ship acts', () => {
  it('DD-265 the legendary ghost ship sails, takes a pillage token, fires Broadsides and then Forward', () => {
    const { events } = sail({ ...activation, rig: dieRolls('crew', 'crew') });
    const order = ['sailed', 'pillage-gained', 'attacked'];

    expect(names(events).filter((name) => order.includes(name))).toEqual([
      'sailed',
      'pillage-gained',
      'attacked',
      'attacked',
    ]);
    expect(told(events, 'sailed')).toEqual([{ ship: GHOST, from: W4, to: W1 }]);
    expect(told(events, 'attacked')).toEqual([
      { ship: GHOST, kind: 'broadsides', region: W1, targets: [ADA] },
      { ship: GHOST, kind: 'forward', region: W2, targets: [BO] },
    ]);
  });

  it('DD-265 the legendary ghost ship acts between the Action Phase and the Pillage Phase', () => {
    const { match } = sail({
      ...LEGEND,
      step: 'round/begin',
      data: {},
      ships: { [ADA]: { hand: [] } },
    });
    const steps = match.stack.map(({ step }) => step).toReversed();

    expect(steps.slice(steps.lastIndexOf('turn/begin') + 1, steps.indexOf('pillage/take'))).toEqual(
      ['legendary/act'],
    );
  });

  it('DD-266 damage is 2 and 1, and each region has a roll of its own', () => {
    const { match, events } = sail({ ...activation, rig: dieRolls('crew', 'doubloon') });

    expect(told(events, 'damaged').map(({ ship, count }) => [ship, count])).toEqual([
      [ADA, 2],
      [BO, 1],
    ]);
    expect(told(events, 'die-rolled').map(({ face }) => face)).toEqual(['crew', 'doubloon']);
    expect(match.state.ships.map(({ hull }) => hull)).toEqual([8, 9, 10, 0]);
  });

  it('DD-267 crew kills one, doubloon steals one', () => {
    const { match } = sail({ ...activation, rig: dieRolls('crew', 'doubloon') });

    expect(match.state.ships[ADA]?.crew).toBe(3);
    expect(match.state.ships[BO]?.doubloons).toBe(1);
    expect(match.state.ships[GHOST]?.doubloons).toBe(3);
  });

  it('DD-267 voodoo deals one damage to each affected ship', () => {
    const { match } = sail({
      ...activation,
      ships: { ...activation.ships, [CY]: { region: W1 } },
      rig: dieRolls('voodoo', 'crew'),
    });

    expect(match.state.ships.map(({ hull }) => hull)).toEqual([7, 9, 7, 0]);
  });

  it('DD-S118 the legendary ghost ship gains reputation for the ships it sinks, up to level 3', () => {
    const { match } = sail({
      ...activation,
      ships: { [ADA]: { region: W1, hull: 1 }, [BO]: { region: W2, hull: 1 }, [CY]: {} },
      rig: dieRolls('crew', 'crew'),
    });

    expect(match.state.ships[GHOST]?.reputation).toBe(3);
    expect(match.state.ships[ADA]?.hull).toBe(0);
  });

  it('DD-S119 DD-107 without a living ship there is no roll', () => {
    const { events } = sail({
      ...activation,
      ships: { [ADA]: { region: W1, hull: 0 }, [BO]: { region: W3 } },
    });

    expect(told(events, 'attacked').map(({ targets }) => targets)).toEqual([[], []]);
    expect(names(events)).not.toContain('die-rolled');
  });

  it('DD-S121 an empty pillage pile gives it no token', () => {
    const { match, events } = sail({ ...activation, state: { pillagePile: 0 } });

    expect(names(events)).not.toContain('pillage-gained');
    expect(match.state.ships[GHOST]?.pillage).toBe(0);
  });

  it('DD-272 a Rip Current carries it on', () => {
    const { events } = sail({ ...activation, water: { [W1]: 'ripCurrent' } });

    expect(told(events, 'sailed').map(({ to }) => to)).toEqual([W1, W2]);
  });

  it('DD-272 DD-S129 no other water tile helps it', () => {
    const { match, events } = sail({
      ...activation,
      water: { [W1]: 'highWater', [W4]: 'riverMerfolk' },
      rig: dieRolls('crew', 'crew'),
    });
    expect(table.asked(match)).toEqual([]);
    expect(told(events, 'attacked').map(({ region }) => region)).toEqual([W1, W2]);

    const river = sail({
      ...activation,
      water: { [W1]: 'riverMerfolk' },
      rig: dieRolls('crew', 'crew'),
    });
    expect(table.asked(river.match)).toEqual([]);
  });

  it('DD-272 a Round Start tile gives it nothing', () => {
    const { match } = sail({
      ...LEGEND,
      step: 'round/begin',
      data: {},
      water: { [W4]: 'coralReef', [W1]: 'coralReef' },
    });

    expect(match.state.ships.map(({ pillage }) => pillage)).toEqual([1, 0, 0, 0]);
  });

  it('DD-S129 Fog still protects its victims', () => {
    const { match } = sail({
      ...activation,
      water: { [W1]: 'fog' },
      rig: dieRolls('crew', 'crew'),
    });

    expect(match.state.ships[ADA]?.hull).toBe(9);
  });

  it('DD-272 DD-351 DD-S155 the legendary ghost ship has no ability, whosever figure it is', () => {
    const voet = sail({
      ...activation,
      ships: { ...activation.ships, [GHOST]: { captain: 'voet', crew: 4 } },
      rig: dieRolls('crew', 'crew'),
    });

    expect(told(voet.events, 'damaged').at(-1)).toEqual({ ship: BO, by: GHOST, count: 1 });
  });

  it('DD-274 the legendary ghost ship is immune to damage', () => {
    const { match, events } = sail({
      ...LEGEND,
      step: 'attack/begin',
      data: { ship: ADA, kind: 'broadsides', plus: 0 },
      ships: { [ADA]: { region: W4 } },
    });

    expect(names(events)).not.toContain('die-rolled');
    expect(match.state.ships[GHOST]?.hull).toBe(0);
  });

  it('DD-274 no Come About and no hull comes of what it does', () => {
    const { match, events } = sail({ ...activation, rig: dieRolls('crew', 'crew') });

    expect(names(events)).not.toContain('came-about');
    expect(names(events)).not.toContain('hull-gained');
    expect(match.state.ships[GHOST]).toMatchObject({ facing: 'cw', hull: 0 });
  });

  it('DD-240 Vault keeps the doubloons from it, too', () => {
    const struck = (captain: 'hayreddin' | 'pollyanna') =>
      sail({
        ...activation,
        ships: { [ADA]: { region: W1, captain }, [BO]: { region: W3 }, [CY]: { region: W3 } },
        rig: dieRolls('doubloon'),
      }).match.state.ships[ADA]?.doubloons;

    expect([struck('hayreddin'), struck('pollyanna')]).toEqual([2, 1]);
  });

  it("DD-310 the legendary ghost ship's voodoo steals a shell and damages on the alternate island", () => {
    const { match, events } = sail({
      ...activation,
      options: { legendaryGhostShip: true, alternateIsland: true },
      ships: { [ADA]: { region: W1, relics: ['shell-x'] }, [BO]: {}, [GHOST]: { region: 4 } },
      rig: dieRolls('voodoo', 'crew'),
    });

    expect(told(events, 'relic-stolen')).toEqual([{ ship: GHOST, target: ADA, relic: 'shell-x' }]);
    expect(match.state.ships[ADA]?.hull).toBe(7);
  });

  it('DD-S120 DD-S164 the initiative holder chooses for the legendary ghost ship during its activation', () => {
    const { match } = sail({
      ...activation,
      options: { legendaryGhostShip: true, alternateIsland: true },
      ships: {
        [ADA]: { region: W1, relics: ['shell-x', 'shell-palm'] },
        [GHOST]: { region: 4 },
      },
      state: { initiative: CY },
      rig: dieRolls('voodoo', 'crew'),
    });

    expect(table.asked(match)).toEqual([{ seat: CY, step: 'relics/steal-shell' }]);
  });

  it('DD-S127 the legendary ghost ship takes no shell with its pillage token', () => {
    const { match } = sail({
      ...activation,
      options: { legendaryGhostShip: true, alternateIsland: true },
      ships: { [GHOST]: { region: 4 } },
      shells: { [W1]: ['shell-x'] },
      rig: dieRolls('crew', 'crew'),
    });

    expect(table.asked(match)).toEqual([]);
    expect(match.state.regions[W1]?.shells).toEqual(['shell-x']);
  });
});
