import { describe, expect, it } from 'vitest';
import type { Landmark } from '../../../src/pack/ids.gen.ts';
import { ADA, type Circumstances, sail, told } from '../../positions.ts';
import { at } from './landmarks.ts';

/** Why nothing came of it, effect by effect. */
const idle = (landmark: Landmark, around: Circumstances = {}) =>
  told(sail(at(landmark, around)).events, 'landmark-idle').map(({ why }) => why);

const ofAda = (mat: NonNullable<Circumstances['ships']>[number]): Circumstances => ({
  ships: { [ADA]: mat },
});

const withDoubloons = (...doubloons: readonly number[]): Circumstances => ({
  seats: doubloons.length,
  ships: Object.fromEntries(doubloons.map((each, ship) => [ship, { doubloons: each }])),
});

describe('An effect of a landmark that does nothing', () => {
  it.each([
    ['DD-165', 'adventurersTavern', { reputation: 3 }, ['reputation']],
    ['DD-168', 'salvageMerchant', { hull: 10 }, ['hull']],
    ['DD-168', 'salvageMerchant', { hull: 0 }, ['ghost']],
    ['DD-170', 'tribalVillage', { crew: 4 }, ['crew']],
    ['DD-167', 'mercenaryCamp', { crew: 4, hull: 5 }, ['crew']],
    ['DD-167', 'mercenaryCamp', { crew: 2, hull: 10 }, ['hull']],
    ['DD-167', 'mercenaryCamp', { crew: 2, hull: 5 }, []],
  ] as const)('%s %s says what had no room: %o', (_, landmark, mat, why) => {
    expect(idle(landmark, ofAda(mat))).toEqual(why);
  });

  it('DD-S54 what cannot be paid for, or would bring nothing, says which', () => {
    const rich = ofAda({ doubloons: 5 });

    expect(idle('jeweledMaze', ofAda({ doubloons: 0 }))).toEqual(['cost']);
    expect(idle('jeweledMaze', { ...rich, state: { jewelPool: [] } })).toEqual(['jewels']);
    expect(idle('legendaryTomb', ofAda({ doubloons: 5, reputation: 3 }))).toEqual(['reputation']);
    expect(idle('jeweledMaze', rich)).toEqual([]);
  });

  it('DD-S59 DD-S60 a gift has no giver, or nobody but the giver to get it', () => {
    expect(idle('whisperingRavine', withDoubloons(5, 0, 0))).toEqual(['enemies']);
    expect(idle('whisperingRavine', withDoubloons(5, 1))).toEqual(['fewest']);
    expect(idle('whisperingRavine', withDoubloons(0, 6, 1))).toEqual([]);
  });

  const poor: Circumstances = {
    state: { island: 0, pillagePile: 0, jewelPool: [] },
    ...ofAda({ crew: 0, doubloons: 0, hull: 0, fragments: [] }),
  };
  it.each([
    ['DD-183', 'radiantFountain', 'island'],
    ['DD-176', 'altarOfGreed', 'pile'],
    ['DD-187', 'boneLever', 'pile'],
    ['DD-190', 'deadCreek', 'noCrew'],
    ['DD-188', 'cursedIdol', 'unhurt'],
    ['DD-189', 'dankCave', 'purse'],
    ['DD-191', 'shriekingArch', 'giver'],
    ['DD-252', 'obsidianCradle', 'blackJewel'],
    ['DD-283', 'oldMystic', 'compass'],
  ] as const)('%s %s says what there is nothing of: %s', (_, landmark, why) => {
    expect(idle(landmark, poor)[0]).toBe(why);
  });
});
