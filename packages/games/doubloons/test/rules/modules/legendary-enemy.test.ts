import { offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  BO,
  CY,
  card,
  dieRolls,
  type Position,
  place,
  play,
  sail,
  spot,
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

describe('The legendary ghost ship among the others', () => {
  it('DD-268 the legendary ghost ship takes its share in the Pillage Phase', () => {
    const { match } = sail({
      ...LEGEND,
      step: 'pillage/take',
      data: {},
      ships: { [ADA]: { pillage: 1 }, [GHOST]: { pillage: 2 } },
      state: { island: 3 },
    });

    expect(match.state.ships.map(({ doubloons }) => doubloons)).toEqual([3, 2, 2, 4]);
  });

  it("DD-S87 the legendary ghost ship's token prevents doubling, and alone it takes double", () => {
    const doubloons = (ships: Position['ships']): (number | undefined)[] => {
      const { match } = sail({
        ...LEGEND,
        step: 'pillage/take',
        data: {},
        ships: ships ?? {},
        state: { island: 8 },
      });
      return [match.state.ships[ADA]?.doubloons, match.state.ships[GHOST]?.doubloons];
    };

    expect(doubloons({ [ADA]: { pillage: 2 } })).toEqual([6, 2]);
    expect(doubloons({ [ADA]: { pillage: 2 }, [GHOST]: { pillage: 1 } })).toEqual([4, 3]);
    expect(doubloons({ [GHOST]: { pillage: 1 } })).toEqual([2, 4]);
  });

  it("DD-S121 the legendary ghost ship's tokens go back in the cleanup", () => {
    const { match } = sail({
      ...LEGEND,
      step: 'round-end/clean-up',
      data: {},
      ships: { [GHOST]: { pillage: 2 } },
      state: { pillagePile: 4, ending: true },
    });

    expect(match.state).toMatchObject({ pillagePile: 6 });
    expect(match.state.ships[GHOST]?.pillage).toBe(0);
  });

  it('DD-269 the legendary ghost ship can be boarded', () => {
    const { match } = play(
      {
        ...LEGEND,
        step: 'board/target',
        data: { ship: ADA, card: card('N17') },
        ships: {
          [ADA]: { region: W4, faceUp: [card('N01'), card('N17')] },
          [GHOST]: { fragments: ['x'] },
        },
        state: { slot: 2, turn: ADA },
      },
      [{ do: 'board', ship: GHOST }],
    );

    expect(match.state.ships[GHOST]?.fragments).toEqual([]);
    expect(match.state.ships[ADA]?.fragments).toContain('x');
  });

  it('DD-269 the legendary ghost ship is the enemy with most from whom a landmark takes', () => {
    const { events } = sail({
      ...LEGEND,
      step: 'landmark/visit',
      data: { ship: ADA, location: place('C1') },
      ships: {
        [ADA]: { location: place('C1'), doubloons: 0 },
        [BO]: { doubloons: 1 },
        [CY]: { doubloons: 1 },
        [GHOST]: { doubloons: 6 },
      },
      state: { turn: ADA, places: { [place('C1')]: { landmark: 'whisperingRavine' } } },
    });

    expect(told(events, 'doubloons-passed')).toEqual([{ from: GHOST, to: ADA, count: 2 }]);
  });

  it('DD-S120 the player of the turn chooses whom the legendary ghost ship gives to', () => {
    const { match } = sail({
      ...LEGEND,
      step: 'landmark/visit',
      data: { ship: BO, location: place('C1') },
      ships: {
        [ADA]: { doubloons: 1 },
        [BO]: { location: place('C1'), doubloons: 2 },
        [CY]: { doubloons: 1 },
        [GHOST]: { doubloons: 6 },
      },
      state: {
        turn: BO,
        initiative: CY,
        places: { [place('C1')]: { landmark: 'whisperingRavine' } },
      },
    });

    expect(table.asked(match)).toEqual([{ seat: BO, step: 'landmark/receiver' }]);
  });

  it('DD-270 the legendary ghost ship gives a black jewel to the ship in its region first in initiative order', () => {
    const { events } = sail({
      ...activation,
      options: { legendaryGhostShip: true, blackJewel: true },
      ships: {
        [ADA]: { region: W1 },
        [BO]: { region: W1 },
        [CY]: { region: W3 },
        [GHOST]: { jewels: ['blackJewel'] },
      },
      state: { initiative: BO },
      rig: dieRolls('voodoo', 'crew'),
    });

    expect(told(events, 'jewel-passed')).toEqual([{ from: GHOST, to: BO, jewel: 'blackJewel' }]);
  });

  it('DD-270 the legendary ghost ship can be given a black jewel, and uses it', () => {
    const given = sail({
      ...LEGEND,
      options: { legendaryGhostShip: true, blackJewel: true },
      step: 'moving/sail',
      data: { ship: ADA },
      ships: { [ADA]: { region: W3, jewels: ['blackJewel'] } },
      rig: dieRolls('voodoo'),
    });
    expect(told(given.events, 'jewel-passed')).toEqual([
      { from: ADA, to: GHOST, jewel: 'blackJewel' },
    ]);

    const used = sail({
      ...activation,
      options: { legendaryGhostShip: true, blackJewel: true },
      ships: { ...activation.ships, [GHOST]: { jewels: ['blackJewel'] } },
      rig: dieRolls('crew', 'voodoo', 'voodoo'),
    });
    expect(told(used.events, 'crew-lost')[0]).toEqual({ ship: ADA, count: 1 });
  });

  it('DD-271 DD-S123 the legendary ghost ship claims a bonus, and wins nothing', () => {
    const { match } = sail({
      options: { legendaryGhostShip: true, advancedScoring: true },
      step: 'scoring/end',
      data: {},
      ships: { [ADA]: { doubloons: 5, jewels: ['ruby'] }, [GHOST]: { doubloons: 9 } },
    });
    const outcome = table.outcome(match);
    const bonuses = (outcome?.sheet ?? []).map(({ line }) => line);

    expect(bonuses).not.toContain('mostDoubloons');
    expect(bonuses).toContain('mostJewels');
    expect(outcome?.scores).toHaveLength(3);
  });

  it('DD-273 the legendary ghost ship is never redeemed', () => {
    const { match, events } = sail({
      ...LEGEND,
      step: 'round-end/redeem',
      data: {},
      ships: { [ADA]: { hull: 0, doubloons: 5 }, [GHOST]: { doubloons: 12 } },
    });

    expect(told(events, 'redeemed')).toEqual([{ ship: ADA, hull: 7 }]);
    expect(match.state.ships[GHOST]).toMatchObject({ hull: 0, doubloons: 12 });
  });

  it('DD-S122 the legendary ghost ship comes after all players in clockwise orders', () => {
    const { events } = sail({
      ...LEGEND,
      step: 'landmark/visit',
      data: { ship: BO, location: place('P1') },
      ships: { [BO]: { location: place('P1') } },
      state: { turn: BO, places: { [place('P1')]: { landmark: 'boneLever' } } },
    });

    expect(told(events, 'pillage-gained').map(({ ship }) => ship)).toEqual([CY, ADA, GHOST]);
  });

  it('DD-S124 the legendary ghost ship never fulfils an enemy’s prerequisite', () => {
    const needing = table.pack.printed.cards.find(({ actions }) =>
      actions.some(({ prereq }) => prereq?.kind === 'enemy'),
    );
    const position: Position = {
      ...LEGEND,
      step: 'board/target',
      data: { ship: ADA, card: needing?.id ?? 0 },
      ships: {
        [ADA]: { region: W4, faceUp: [needing?.id ?? 0] },
        // Of all cards that are face up before Bo, one shows the icon.
        [BO]: {
          region: W4,
          hull: 5,
          crew: 4,
          doubloons: 5,
          jewels: ['ruby'],
          fragments: ['x'],
          reputation: 1,
          faceUp: [card('N01'), card('N05'), card('N10'), card('N14'), card('N17')],
        },
        [GHOST]: { doubloons: 5, jewels: ['ruby'], fragments: ['x'] },
      },
      state: { slot: 1, turn: ADA },
    };

    const { match } = sail(position);

    expect(offersOf(table, match)).toEqual([{ do: 'board', ship: BO }]);
    expect(whyNot(table, match, { do: 'board', ship: GHOST })).toBe('DD-115');
  });

  it('DD-S126 Voodoo Hut may move it, by its own facing', () => {
    const { match } = play(
      {
        ...LEGEND,
        step: 'landmark/visit',
        data: { ship: ADA, location: place('C1') },
        ships: { [ADA]: { location: place('C1') } },
        state: { turn: ADA, places: { [place('C1')]: { landmark: 'voodooHut' } } },
      },
      [
        { do: 'bewitch', ship: GHOST },
        { do: 'move', icon: 'comeAbout' },
        { do: 'move', icon: 'sail' },
      ],
    );

    expect(match.state.ships[GHOST]).toMatchObject({ region: W3, facing: 'ccw', hull: 0 });
  });

  it('DD-S127 the legendary ghost ship follows no Advance and draws nothing at the dig', () => {
    const { events } = sail({
      ...LEGEND,
      step: 'advance/begin',
      data: { ship: ADA, followers: true },
      ships: {
        [ADA]: { fragments: ['x', 'x'] },
        [BO]: { fragments: [] },
        [CY]: { fragments: [] },
        [GHOST]: { fragments: ['x'] },
      },
    });
    expect(told(events, 'advance-declared')[0]?.followers).toEqual([]);

    const dig = sail({
      ...LEGEND,
      step: 'round-end/treasure',
      data: {},
      ships: { [ADA]: { location: place('mount') }, [GHOST]: { jewels: [] } },
    });
    expect(dig.match.state.ships[GHOST]).toMatchObject({ jewels: [], crew: 2, track: 0 });
  });

  it("DD-S128 the legendary ghost ship's pieces may be swapped, and only the human side’s tracker moves", () => {
    const { match, events } = play(
      {
        options: { legendaryGhostShip: true, alternateIsland: true },
        step: 'relics/swap',
        data: { ship: ADA, kind: 'totem' },
        ships: {
          [ADA]: { location: spot('T1'), track: 1, relics: ['totem-x'] },
          [GHOST]: { relics: ['totem-palm'] },
        },
        state: { dug: true },
      },
      [{ do: 'swap-relics', ship: GHOST }],
    );

    expect(match.state.ships[GHOST]).toMatchObject({ relics: ['totem-x'], track: 0 });
    expect(told(events, 'track-moved')).toEqual([{ ship: ADA, space: 2 }]);
  });

  it('DD-S128 Stone Sextant may name it, too', () => {
    const { match } = play(
      {
        ...LEGEND,
        step: 'water/swap',
        data: { ship: ADA },
        ships: { [ADA]: { fragments: ['x'] }, [GHOST]: { fragments: ['palm'] } },
      },
      [{ do: 'swap', ship: GHOST, give: 'x', take: 'palm' }],
    );

    expect(match.state.ships[GHOST]?.fragments).toEqual(['x']);
  });
});
