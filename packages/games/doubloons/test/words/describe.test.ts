import type { Viewer } from '@quarterdeck/kernel';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { doubloonsSay } from '../../src/index.ts';
import { ADA, actionOf, BO, card, opening, place, sail, table, W1 } from '../positions.ts';

const voice = speaker(doubloonsSay, { names: ['Ada', 'Bo', 'Cy'] });

const { match } = sail(
  actionOf(ADA, ['N01'], {
    ships: {
      [ADA]: { hand: [card('N03')], doubloons: 4, fragments: ['x', 'x', 'palm'] },
      [BO]: { hand: [card('N05')], hull: 0, orbs: 1 },
    },
  }),
);

const told = (viewer: number | 'spectator', at = match) =>
  voice.describe(table.view(at, viewer as Viewer)) ?? [];
const thing = (viewer: number | 'spectator', target: string) =>
  told(viewer)
    .flatMap(({ places }) => places)
    .find((one) => one.target === target);

describe('A position of Dead Man’s Doubloons in words', () => {
  it('stands under headings', () => {
    expect(told(ADA).map(({ heading }) => heading)).toEqual([
      'The match',
      'Ships',
      'The sea',
      'The island',
      'Beside the board',
      'Your cards and treasures',
    ]);
    expect(told('spectator')).toHaveLength(5);
  });

  it('tells the round, the card in play and who has the initiative', () => {
    expect(thing(BO, 'round')).toMatchObject({
      name: 'Round 1',
      text: expect.stringMatching(/^1st card\. \w+ has the initiative\.$/),
    });
  });

  it('tells of a ship its captain, place, figures and things', () => {
    expect(thing(BO, 'ship/0')).toMatchObject({
      name: 'Ship of Ada',
      text: 'Pollyanna. Beach Waters, facing clockwise. Hull 10 of 10. 4 crew, 4 doubloons, 0 pillage tokens, Reputation level 0. Has X fragment, X fragment, Palm fragment. Face-up cards: Hunt or Pillage. 1 card in hand or face down.',
    });
    expect(thing(ADA, 'ship/1')?.text).toContain('Ghost ship, redeemed at 5 doubloons.');
    expect(thing(ADA, 'ship/1')?.text).toContain('Protection Orb: 1.');
  });

  it('tells of a ship that has no place yet only what it has', () => {
    const [, ships] = told(ADA, opening(3));

    expect(ships?.places[0]?.text).toMatch(/^Hull 10 of 10\. 4 crew,/);
  });

  it('tells of the water what lies there, and of a location where it leads', () => {
    expect(thing(ADA, `region/${W1}`)).toMatchObject({
      name: 'Beach Waters',
      text: 'Mermaid Pack: A Repair action here restores 1 more hull. Here: Ship of Ada.',
    });
    expect(thing(ADA, `location/${place('C1')}`)?.text).toMatch(
      /^Landmark of the Coastal Path, not yet turned\. Leads to /,
    );
  });

  it('tells the cards of the own hand and no other', () => {
    expect(thing(ADA, `card/${card('N03')}`)).toBeDefined();
    expect(thing(ADA, `card/${card('N05')}`)).toBeUndefined();
    expect(thing(BO, `card/${card('N05')}`)).toMatchObject({
      name: 'Hunt or Broadsides',
      text: 'Must Sail. Hunt. Attack: Broadsides',
    });
    expect(thing('spectator', `card/${card('N03')}`)).toBeUndefined();
  });
});
