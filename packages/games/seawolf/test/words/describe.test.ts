import type { Viewer } from '@quarterdeck/kernel';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { seawolfSay } from '../../src/index.ts';
import { ADA, BAZAAR, BO, extension, LISBON, position, wolf } from '../positions.ts';

const voice = speaker(seawolfSay, { names: ['Ada', 'Bo', 'Cy', 'Dee'] });

const match = position({
  seats: 4,
  step: 'orders/choose',
  data: {},
  ships: {
    [ADA]: { tile: LISBON, tea: 2, chests: [5], thalers: 4 },
    [BO]: { tile: BAZAAR, chests: [3], extensions: [extension('extraSail', 2)] },
  },
  state: { pirate: BAZAAR, missions: [{ mission: 'four-tea', markers: [BO] }] },
});

const told = (viewer: number | 'spectator') =>
  voice.describe(wolf.view(match, viewer as Viewer)) ?? [];
const place = (viewer: number | 'spectator', target: string) =>
  told(viewer)
    .flatMap(({ places }) => places)
    .find((one) => one.target === target);

describe('A position of Seawolf in words', () => {
  it('stands under headings', () => {
    expect(told(ADA).map(({ heading }) => heading)).toEqual([
      'The match',
      'Captains',
      'The map',
      'Wind and supply',
      'Missions',
    ]);
  });

  it('tells the round, its phase, and how near the end is', () => {
    expect(place(ADA, 'round')).toMatchObject({ name: 'Round 3', text: 'Card selection.' });
    expect(place(ADA, 'end')?.name).toMatch(/^\d+ (cotton|wine|tea) to the end$/);
  });

  it('tells what a captain has, and the value of a chest to its owner alone', () => {
    expect(place(ADA, 'seat/0')?.text).toContain(
      '4 thalers, 0 cannons, 1 free cannon base, 1 treasure chest, Treasure chest worth 5, known to you alone. Hold: 3 rum, 2 tea, 1 space free.',
    );
    expect(place(BO, 'seat/0')?.text).toContain('1 treasure chest. Hold: 3 rum, 2 tea');
    expect(JSON.stringify(told('spectator'))).not.toContain('worth');
    expect(place(ADA, 'seat/1')?.text).toContain('Extra sail, value 2. Ship value 2.');
  });

  it('tells of every tile its place and name, what it offers and who is there', () => {
    expect(place(ADA, `tile/${LISBON}`)).toMatchObject({
      name: 'B1, Lisbon',
      text: '3 rum at most for whoever unloads. Port. Wants cotton, wine, tea, cotton, wine. Your ship is here.',
    });
    expect(place(BO, `tile/${LISBON}`)?.text).toContain('Here: the ship of Ada.');
    expect(place('spectator', `tile/${BAZAAR}`)?.text).toMatch(
      /Here: the ship of Bo\. The pirate is here\.$/,
    );
  });

  it('tells who has which place on a mission', () => {
    expect(place(ADA, 'mission/four-tea')).toMatchObject({ name: 'Tea clipper' });
    expect(place(ADA, 'mission/four-tea')?.text).toMatch(
      /^Carry 4 tea\. \d+ thalers, Bo; \d+ thalers, free/,
    );
  });
});
