import type { Viewer } from '@quarterdeck/kernel';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { ahoySay } from '../../src/index.ts';
import {
  at,
  FISH,
  island,
  plan,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  turnOf,
  UNION,
} from '../positions.ts';

const voice = speaker(ahoySay, { names: ['Ada', 'Bo', 'Cy', 'Dee'] });

const match = turnOf(UNION, {
  fleet: { patrols: [island(SKULL), island(SKULL), at(2, 0)], strongholds: [island(FISH)] },
  comrades: { [FISH]: 2 },
  wealth: { [SKULL]: 3 },
  hand: ['close-call'],
  cargo: { [SMUGGLER]: ['diver'] },
  market: ['gunner', 'shipwright'],
  mats: { [UNION]: { dice: [2, 5] } },
});

const told = (viewer: number | 'spectator') =>
  voice.describe(sea.view(match, viewer as Viewer)) ?? [];
const thing = (viewer: number | 'spectator', target: string) =>
  told(viewer)
    .flatMap(({ places }) => places)
    .find((one) => one.target === target);

describe('A position of Ahoy in words', () => {
  it('stands under headings', () => {
    expect(told(UNION).map(({ heading }) => heading)).toEqual([
      'The match',
      'Captains',
      'The map',
      'Market',
      'Crew and Cargo',
      'Yours alone',
      'Slots',
    ]);
    expect(told(SQUADRON).map(({ heading }) => heading)).not.toContain('Yours alone');
  });

  it('tells the round, whose turn it is, and what its end would pay', () => {
    expect(told(UNION)[0]?.places.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Round 3: Union’s turn.',
      'Round’s end would pay: Ada would gain 5 Fame. Cy would gain 1 Fame.',
      'Fame: 30 ends the game.',
    ]);
  });

  it('tells what a faction has that others have not', () => {
    expect(thing(UNION, 'seat/0')?.text).toBe(
      'Bluefin Squadron. 0 Fame, 3 gold, 7 Patrols in the supply, 2 Strongholds in the supply. Dice to place: 1, 2, 3, 4. First player.',
    );
    expect(thing(UNION, 'seat/1')?.text).toContain('1 Cargo. Dice to place: 1, 2, 3, 4. Cargo: ');
    expect(thing(SQUADRON, 'seat/2')?.text).toContain('1 plan in hand');
  });

  it('tells of a space its terrain, of an Island who holds it and who is there', () => {
    expect(thing(UNION, 'cell/0/0')).toMatchObject({
      name: 'K20, Strong Current to the south',
      text: '',
    });
    expect(thing(UNION, 'cell/1/1')).toMatchObject({
      name: 'L21, Island of the Skull',
      text: 'Skull A, wealth 3, control 2 to 0. Held by Ada. Here: 2 Patrols of Ada.',
    });
    expect(thing(UNION, 'cell/3/1')?.text).toContain('Here: Stronghold of Ada, 2 Comrades.');
    expect(thing(UNION, 'cell/4/0')?.text).toBe('Sandbar to the south.');
  });

  it('tells of a card on sale its price, its words and its Cargo', () => {
    expect(told(UNION).find(({ heading }) => heading === 'Market')?.places).toMatchObject([
      {
        name: 'Gunner, Skull',
        text: 'Crew for a die: Battles your Flagship wins deal 1 more damage. Cargo: Furs for a Tree Island.',
      },
      { name: 'Shipwright, Sword' },
    ]);
  });

  it('tells a plan to its owner alone', () => {
    expect(thing(UNION, `plan/${plan('close-call')}`)).toMatchObject({ name: 'Plan: Close Call' });
    for (const viewer of [SQUADRON, 'spectator'] as const)
      expect(JSON.stringify(told(viewer))).not.toContain('Close Call');
  });

  it('tells of a slot whose it is and what it takes', () => {
    expect(thing(UNION, `slot/${slot('bluefin', 'cannons')}`)).toMatchObject({
      name: 'Ada: Cannons, slot 1',
      text: 'takes a 5',
    });
    expect(thing(UNION, `slot/${slot('mollusk', 'repair')}`)).toMatchObject({
      name: 'Repair, slot 1',
      text: 'takes an even die, cannot be damaged',
    });
  });
});
