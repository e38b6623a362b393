// What the bot's eye once did not see.

import { at, seatsOf } from '@quarterdeck/kernel';
import { shareOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { reckoning } from '../../src/bot/bot.ts';
import { hunts } from '../hunting.ts';
import {
  ADA,
  actionOf,
  BO,
  type Circumstances,
  CY,
  card,
  type Position,
  place,
  type ShipPatch,
  sail,
  table,
  W1,
  W2,
} from '../positions.ts';

const ada = at(seatsOf(3), ADA);

/** Ada has these cards before her, and Bo is about to act. */
const waiting = (keys: readonly string[], around: Circumstances = {}): Position =>
  actionOf(BO, ['N28'], {
    ...around,
    ships: { ...around.ships, [ADA]: { faceUp: keys.map(card), ...around.ships?.[ADA] } },
  });

const share = (position: Position): number => shareOf(table, sail(position).match, ada);

/** What Ada sees of a ship. */
function figure(position: Position, name: string, ship: number = ADA): number {
  const of = reckoning.of(sail(position).match.state, ada);
  return at(at(of, ship)?.figures ?? [], reckoning.figures.indexOf(name));
}

const withShips = (ships: { readonly [ship: number]: ShipPatch }): Circumstances => ({ ships });
const DUG = { dug: true } as const;

describe('the race for the treasure', () => {
  const with3 = (rival: string): Position =>
    waiting(
      ['N28'],
      withShips({ [ADA]: { location: place('C3') }, [BO]: { location: place(rival) } }),
    );

  it('is nearly lost for whoever is far behind', () => {
    expect(figure(with3('P3'), 'hope')).toBeLessThan(figure(with3('C1'), 'hope') / 2);
  });

  it('counts a landmark that lies open on the way', () => {
    const ahead = (landmark: 'radiantPool' | 'deadCreek'): Position =>
      waiting(['N16'], {
        ships: { [ADA]: { fragments: ['x', 'x'], location: place('C1') } },
        state: { island: 4, places: { [place('C2')]: { landmark } } },
      });

    expect(figure(ahead('radiantPool'), 'first')).toBeGreaterThan(
      figure(ahead('deadCreek'), 'first') + 2,
    );
  });
});

describe('an Exploit', () => {
  const hunter: ShipPatch = { fragments: ['x', 'skull'], location: null, track: 1 };
  const exploiting = (landmark: 'radiantPool' | 'tribalVillage'): number => {
    const { match } = hunts(
      {
        ships: { [ADA]: hunter },
        state: { ...DUG, island: 4, stacks: [[], [landmark], ['cursedIdol'], []] },
      },
      { do: 'exploit', colour: 'yellow' },
    );
    return shareOf(table, match, ada);
  };

  it('is worth what the tile shows', () => {
    expect(exploiting('radiantPool')).toBeGreaterThan(exploiting('tribalVillage'));
  });

  it('under way does not count as much as the better action it was chosen over', () => {
    const inPlay = (key: string): number =>
      figure(
        actionOf(ADA, [key], {
          ships: { [ADA]: { ...hunter, region: W1 }, [BO]: { region: W1, hull: 2 } },
          state: DUG,
        }),
        'first',
      );

    expect(inPlay('N07')).toBeLessThan(inPlay('N34'));
  });
});

describe('the cards of others', () => {
  it('count as they lie, face up', () => {
    const aimedAt = (region: number): Position =>
      waiting(
        ['N28'],
        withShips({ [ADA]: { region, hull: 2 }, [CY]: { region: W2, faceUp: [card('N34')] } }),
      );

    expect(figure(aimedAt(W2), 'cards', CY)).toBeGreaterThan(figure(aimedAt(W1), 'cards', CY));
  });

  it('may show the icon that a boarding needs', () => {
    const boarding = (faceDown: readonly string[]): Position =>
      waiting(
        ['N41'],
        withShips({
          [ADA]: { region: W1 },
          [CY]: { region: W1, hull: 4, faceUp: [card('N01')], faceDown: faceDown.map(card) },
        }),
      );

    expect(figure(boarding(['N02']), 'first')).toBeGreaterThan(figure(boarding([]), 'first'));
  });
});

describe('a fight', () => {
  const attack = (around: Circumstances): number => figure(waiting(['N34'], around), 'first');
  const together = withShips({ [ADA]: { region: W1 }, [CY]: { region: W1, hull: 2 } });

  it('does less in Fog (DD-146)', () => {
    expect(attack({ ...together, water: { [W1]: 'fog' } })).toBeLessThan(attack(together));
  });

  it('gains no reputation beyond the last level (DD-012)', () => {
    const famous = withShips({
      [ADA]: { region: W1, reputation: 3 },
      [CY]: { region: W1, hull: 2 },
    });

    expect(attack(famous)).toBeLessThan(attack(together) - 2);
  });

  it('reaches further from High Water (DD-148)', () => {
    const far = (around: Circumstances): number =>
      figure(
        waiting(['N37'], {
          ...around,
          ...withShips({ [ADA]: { region: W1 }, [BO]: { region: W1 }, [CY]: { region: 2 } }),
        }),
        'first',
      );

    expect(far({ water: { [W1]: 'highWater' } })).toBeGreaterThan(far({}));
  });

  it('makes a ship fit for boarding by the next card (DD-112)', () => {
    const second = (first: string): number =>
      figure(
        waiting(
          [first],
          withShips({
            [ADA]: { region: W1, crew: 2, faceDown: [card('N35')] },
            [CY]: { region: W1, doubloons: 8 },
          }),
        ),
        'second',
      );

    expect(second('N34')).toBeGreaterThan(second('N28'));
  });

  it('for a better ship is worth the difference (DD-276)', () => {
    const stealing = (stealShip: boolean): number =>
      figure(
        waiting(['N34', 'K13'], {
          options: { stealShip },
          ships: {
            [ADA]: { region: W1, executed: 1 },
            [CY]: { region: W1, hull: 5, reputation: 1, jewels: ['diamond', 'diamond', 'ruby'] },
          },
          state: DUG,
        }),
        'first',
      );

    expect(stealing(true)).toBeGreaterThan(stealing(false) + 3);
  });
});

describe('what a ship has', () => {
  it('mends its hull all the more gladly the less there is of it', () => {
    const mending = (hull: number): number =>
      figure(waiting(['N34'], withShips({ [ADA]: { hull, doubloons: 8 } })), 'first');

    expect(mending(3)).toBeGreaterThan(mending(7) + 0.2);
  });

  it('is at the boarders’ mercy as soon as the hull is damaged (DD-112)', () => {
    const holding = (hull: number, orbs: number): number =>
      figure(waiting(['N28'], withShips({ [ADA]: { hull, orbs, doubloons: 9 } })), 'holdings');

    expect(holding(10, 0) - holding(9, 0)).toBeGreaterThan(holding(10, 1) - holding(9, 1));
  });

  it('takes no doubloons for points as a ghost ship (DD-221)', () => {
    const pillaging = (hull: number): number =>
      figure(
        waiting(['N28'], { ships: { [ADA]: { hull, pillage: 2 } }, state: { island: 6 } }),
        'pillage',
      );

    expect(pillaging(0)).toBeLessThan(pillaging(10) / 2);
  });

  it('counts an ability as long as it works (DD-131)', () => {
    const captained = (captain: 'hayreddin' | 'voet', crew: number): number =>
      figure(waiting(['N28'], withShips({ [ADA]: { captain, crew } })), 'holdings');

    expect(captained('hayreddin', 4)).not.toBe(captained('voet', 4));
    expect(captained('hayreddin', 2)).toBe(captained('voet', 2));
  });

  it('needs little help when the match is about to end', () => {
    const crewed = (crew: number, ending: boolean): number =>
      figure(
        waiting(['N28'], { ships: { [ADA]: { crew } }, state: { ...DUG, ending } }),
        'holdings',
      );

    expect(crewed(4, true) - crewed(3, true)).toBeLessThan(crewed(4, false) - crewed(3, false));
  });

  it('counts the bonuses of the Advanced Scoring module (DD-254)', () => {
    const rich = (advancedScoring: boolean): number =>
      figure(
        waiting(['N28'], { options: { advancedScoring }, ships: { [ADA]: { doubloons: 12 } } }),
        'holdings',
      );

    expect(rich(true)).toBeGreaterThan(rich(false) + 1);
  });

  it('keeps good cards for the next round', () => {
    const keeping = (key: string): number =>
      share(waiting(['N28'], withShips({ [ADA]: { hand: [card(key)] } })));

    expect(keeping('N01')).toBeGreaterThan(keeping('N34'));
  });
});

describe('a map tile', () => {
  it('is worth more with the second fragment than with the first', () => {
    const drawing = (fragments: readonly 'x'[]): number =>
      figure(
        waiting(['N16'], {
          ships: { [ADA]: { fragments: [...fragments] } },
          state: { mapStack: ['x', 'x', 'islandLore', 'skullAmulet'] },
        }),
        'first',
      );

    expect(drawing(['x'])).toBeGreaterThan(drawing([]) + 0.5);
  });
});
