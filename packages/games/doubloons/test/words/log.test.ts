import { type Seat, seatsOf } from '@quarterdeck/kernel';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { doubloonsSay } from '../../src/index.ts';
import type { Landmark } from '../../src/pack/ids.gen.ts';
import {
  ADA,
  actionOf,
  BO,
  type Circumstances,
  CY,
  dieRolls,
  type Played,
  play,
  type ShipPatch,
  sail,
  table,
  turnOf,
  W1,
  W2,
} from '../positions.ts';
import { at } from '../rules/landmarks/landmarks.ts';

const [SEAT] = seatsOf(3) as [Seat];
const voice = speaker(doubloonsSay, { names: ['Ada', 'Bo', 'Cy', 'Dee'] });

/** The lines of the log, as Ada reads them. */
const linesOf = ({ match, events }: Played): readonly (string | undefined)[] =>
  events.map((event) => voice.event(table.view(match, SEAT), event));

/** What is told after the landmark's own text. */
const told = (landmark: Landmark, mat: ShipPatch, more: Circumstances = {}) =>
  linesOf(sail(at(landmark, { ships: { [ADA]: mat }, ...more }))).slice(1);

describe('A landmark that does nothing', () => {
  it.each([
    ['DD-165', 'adventurersTavern', { reputation: 3 }, 'The reputation is as high as it goes.'],
    ['DD-168', 'salvageMerchant', { hull: 10 }, 'The hull is as high as it goes.'],
    ['DD-168', 'salvageMerchant', { hull: 0 }, 'A ghost ship gains no hull.'],
    ['DD-170', 'tribalVillage', { crew: 4 }, 'There is no room for more crew.'],
  ] as const)('%s %s says so, and why', (_, landmark, mat, why) => {
    expect(told(landmark, mat)).toEqual([expect.stringMatching(/^Nothing comes of it for Ada/)]);
    expect(told(landmark, mat)).toEqual([expect.stringContaining(why)]);
  });

  it('DD-167 of two effects, the one that does nothing is named, and the other told', () => {
    expect(told('mercenaryCamp', { crew: 2, hull: 10 })).toEqual([
      expect.stringMatching(/gains 1 crew\.$/),
      expect.stringMatching(/The hull is as high as it goes\.$/),
    ]);
    expect(told('mercenaryCamp', { crew: 2, hull: 5 })).toHaveLength(2);
    expect(told('mercenaryCamp', { crew: 2, hull: 5 }).join()).not.toContain('Nothing comes');
  });

  it('DD-S54 who cannot pay is told that nothing can be bought', () => {
    expect(told('jeweledMaze', { doubloons: 0 })).toEqual([
      expect.stringMatching(/There are too few doubloons to pay for it\.$/),
    ]);
    expect(told('jeweledMaze', { doubloons: 5 }, { state: { jewelPool: [] } })).toEqual([
      expect.stringMatching(/No jewel is left\.$/),
    ]);
  });

  it('DD-S59 DD-S60 a gift that nobody can give or get is told with its reason', () => {
    const ravine = (...doubloons: readonly number[]) =>
      linesOf(
        sail(
          at('whisperingRavine', {
            seats: doubloons.length,
            ships: Object.fromEntries(doubloons.map((each, ship) => [ship, { doubloons: each }])),
          }),
        ),
      ).at(-1);

    expect(ravine(5, 0)).toMatch(/No enemy has anything of the kind\.$/);
    expect(ravine(5, 1)).toMatch(/Who has the most of it has the fewest, too\.$/);
  });
});

describe('The question of a Whispering or Shrieking tile', () => {
  const asked = (played: Played, seat: Seat) =>
    voice.prompt(table.view(played.match, seat), seat, table.choices(played.match, seat)).question;

  it('DD-175 names the tile, and how many are given', () => {
    const [ada, , cy] = seatsOf(4) as [Seat, Seat, Seat];
    const position = at('whisperingRavine', {
      seats: 4,
      ships: Object.fromEntries([1, 6, 6, 1].map((doubloons, ship) => [ship, { doubloons }])),
    });

    expect(asked(sail(position), ada)).toBe(
      'Whispering Ravine: several enemies have the most doubloons. Which of them gives 2?',
    );
    expect(asked(play(position, [{ do: 'giver', ship: CY }]), cy)).toBe(
      'Whispering Ravine: several have the fewest doubloons. Which of them gets 2 of yours?',
    );
  });
});

describe('The water in the log', () => {
  it('DD-145 names Coral Reef before the token that it gives', () => {
    const start = {
      water: { [W1]: 'coralReef' },
      step: 'round/water',
      data: { ship: ADA },
    } as const;

    expect(linesOf(sail(start))).toEqual([
      expect.stringMatching(/^Coral Reef: Ada.* begins the round there\.$/),
      expect.stringMatching(/takes 1 pillage token\.$/),
    ]);
    expect(linesOf(sail({ ...start, state: { pillagePile: 0 } }))).toEqual([]);
  });

  it('DD-152 names the Rip Current that carries a ship on', () => {
    const lines = linesOf(sail(turnOf(ADA, ['N01'], { water: { [W2]: 'ripCurrent' } })));

    expect(lines.filter((line) => line?.startsWith('Rip Current carries Ada'))).toHaveLength(1);
  });

  it('DD-146 names the Fog that takes part of an Attack, and only then', () => {
    const fired = (region: number) =>
      linesOf(
        play(
          actionOf(ADA, ['N09'], {
            water: { [region]: 'fog' },
            ships: { [ADA]: { hull: 8 }, [BO]: { region: W1 } },
            rig: dieRolls('crew'),
          }),
          [{ do: 'perform', action: 'attackBroadsides' }],
        ),
      ).filter((line) => line?.startsWith('Fog shields Bo'));

    expect(fired(W1)).toHaveLength(1);
    expect(fired(W2)).toHaveLength(0);
  });
});

describe('The Pillage Phase in the log', () => {
  const phase = (island: number, ...tokens: readonly number[]) =>
    linesOf(
      sail({
        ships: Object.fromEntries(tokens.map((pillage, ship) => [ship, { pillage }])),
        state: { island },
        step: 'pillage/take',
        data: {},
      }),
    )[0];

  it('DD-195 DD-198 the Pillage Phase has a line of its own: who shares, who is alone, or that nobody is paid', () => {
    expect(phase(9, 2, 1, 0)).toMatch(/^Pillage: Ada.* and Bo.* share the doubloons on the island/);
    expect(phase(9, 2, 0, 0)).toMatch(/^Pillage: Ada.* alone has pillage tokens/);
    expect(phase(9, 0, 0, 0)).toBe('Pillage: nobody has a pillage token.');
    expect(phase(0, 2, 1, 0)).toBe('Pillage: no doubloon lies on the island.');
  });
});
