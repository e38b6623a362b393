import { offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { isGhost } from '../../src/rules/fleet.ts';
import {
  ADA,
  actionOf,
  BO,
  CY,
  card,
  names,
  opening,
  play,
  sail,
  table,
  told,
  turnOf,
  W1,
  W2,
} from '../positions.ts';
import { at } from './landmarks/landmarks.ts';

describe('Ghost ships', () => {
  it('DD-042 no ghost figure is on the board until a ship is sunk', () => {
    expect(opening(4).state.ships.filter(isGhost)).toEqual([]);

    const { match } = sail({
      step: 'attack/begin',
      data: { ship: ADA, kind: 'broadsides', plus: 0 },
      ships: { [ADA]: { region: W1 }, [BO]: { region: W1, hull: 2 } },
    });
    expect(match.state.ships.filter(isGhost).map(({ ship }) => ship)).toEqual([BO]);
  });

  it('DD-219 a ghost ship can be made to give, to move and to lose crew', () => {
    const giving = sail(
      at('whisperingRavine', {
        ships: { [BO]: { hull: 0, doubloons: 6 }, [CY]: { doubloons: 0 } },
      }),
    );
    expect(told(giving.events, 'doubloons-passed')).toEqual([{ from: BO, to: CY, count: 2 }]);

    const moved = play(at('voodooHut', { ships: { [BO]: { hull: 0, region: W1 } } }), [
      { do: 'bewitch', ship: BO },
      { do: 'move', icon: 'sail' },
      { do: 'stop' },
    ]);
    expect(told(moved.events, 'sailed')).toEqual([{ ship: BO, from: W1, to: W2 }]);

    const crew = sail(at('bleedingTotem', { ships: { [ADA]: { hull: 0, crew: 2 } } }));
    expect(crew.match.state.ships[ADA]).toMatchObject({ hull: 0, crew: 1 });
    expect(names(crew.events)).not.toContain('damaged');
  });

  it('DD-222 a ghost ship draws, programs, sails and pillages, hunts and boards like any other', () => {
    const ghost = { hull: 0, captain: 'voet', region: W1 } as const;
    const drawn = sail({
      step: 'round/draw',
      data: {},
      ships: { [ADA]: ghost },
      under: [{ step: 'round/program', data: {} }],
    }).match;
    expect(drawn.state.ships[ADA]?.hand).toHaveLength(5);
    expect(table.asked(drawn)).toContainEqual({ seat: ADA, step: 'round/program' });

    const around = { ships: { [ADA]: { ...ghost, fragments: [] } } };
    const pillaging = play(turnOf(ADA, ['N01'], around), [{ do: 'perform', action: 'pillage' }]);
    expect(pillaging.match.state.ships[ADA]).toMatchObject({ region: W2, pillage: 1 });

    const hunting = play(actionOf(ADA, ['N09'], { ...around, state: { mapStack: ['x'] } }), [
      { do: 'perform', action: 'hunt' },
    ]);
    expect(hunting.match.state.ships[ADA]?.fragments).toEqual(['x']);

    const prey = { region: W1, hull: 9, fragments: ['palm'] } as const;
    const boarding = play(actionOf(ADA, ['N31'], { ships: { [ADA]: ghost, [BO]: prey } }), [
      { do: 'perform', action: 'board' },
    ]);
    expect(told(boarding.events, 'boarded').map(({ target }) => target)).toEqual([BO]);
  });

  it('DD-S72 a ghost ship counts as damaged, with hull 0', () => {
    const { match } = sail({
      step: 'board/target',
      data: { ship: ADA, card: card('K10') },
      ships: {
        [ADA]: { region: W1, faceUp: [card('K10')] },
        [BO]: { region: W1, hull: 0, jewels: ['ruby'] },
        [CY]: { region: W1, hull: 10, jewels: ['ruby'] },
      },
      state: { slot: 1, turn: ADA },
    });

    expect(offersOf(table, match)).toEqual([{ do: 'board', ship: BO }]);
  });

  it('DD-S72 the hull of a ghost ship counts as 0 for the best-kept ship, too', () => {
    const { match } = sail({
      seats: 2,
      options: { advancedScoring: true },
      step: 'scoring/end',
      data: {},
      ships: { [ADA]: { hull: 0, crew: 4 }, [BO]: { hull: 3, crew: 2 } },
    });
    const bonus = table.outcome(match)?.sheet.find(({ line }) => line === 'bestKeptShip');

    expect(bonus).toMatchObject({ seat: BO, count: 5, points: 3 });
  });

  it('DD-S74 no landmark gives it hull', () => {
    for (const landmark of ['salvageMerchant', 'mercenaryCamp'] as const) {
      const { match } = sail(at(landmark, { ships: { [ADA]: { hull: 0 } } }));

      expect(match.state.ships[ADA]?.hull).toBe(0);
    }
    const axis = play(at('starAxis', { ships: { [ADA]: { hull: 0 } } }), [{ do: 'stop' }]);
    expect(axis.match.state.ships[ADA]?.hull).toBe(0);
  });

  it('DD-S74 redemption alone gives a ghost ship hull', () => {
    const { match } = sail({
      step: 'round-end/redeem',
      data: {},
      ships: { [ADA]: { hull: 0, doubloons: 5 } },
    });

    expect(match.state.ships[ADA]?.hull).toBe(7);
  });

  it('DD-S77 a ghost ship keeps its ability, by the usual rule of crew', () => {
    const damage = (crew: number): number[] =>
      told(
        sail({
          step: 'attack/begin',
          data: { ship: ADA, kind: 'forward', plus: 0 },
          ships: { [ADA]: { region: W1, captain: 'voet', hull: 0, crew }, [BO]: { region: W2 } },
          rig: [0],
        }).events,
        'damaged',
      ).map(({ count }) => count);

    expect(damage(4)).toEqual([2]);
    expect(damage(2)).toEqual([1]);
  });
});
