import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { seawolfSay } from '../../src/index.ts';
import { falls, fight } from '../fleet.ts';
import { ADA, BAZAAR, CARPENTER, DEE, PEARL, SAILMAKER, TIMBER, wolf } from '../positions.ts';

const voice = speaker(seawolfSay, { names: ['Ada', 'Bo', 'Cy', 'Dee'] });

/** What Ada is asked after the pirate has beaten her by 2. */
const askedOff = (tile: number, pirate: number): string => {
  const { match } = fight({
    ships: { [ADA]: { tile, rum: 4, cannons: 0 }, [DEE]: { tile: PEARL } },
    state: { pirate },
    rig: falls('xx-'),
  });
  const [asked] = wolf.asked(match);
  if (asked === undefined) throw new Error('nobody is asked');
  return voice.question(wolf.view(match, asked.seat), asked.seat);
};

describe('The question of the pirate', () => {
  it('SW-195 says that he lies on the same tile', () => {
    expect(askedOff(BAZAAR, BAZAAR)).toBe(
      'The pirate lies on your tile: 3 dice. Pay him 2 loot, one after another.',
    );
  });

  it('SW-196 says that he reaches over from the tile beside', () => {
    expect(askedOff(TIMBER, BAZAAR)).toContain(
      'The pirate reaches you from the tile beside yours: 2 dice.',
    );
  });

  it('SW-196 says that he reaches over the edge of the map', () => {
    expect(askedOff(SAILMAKER, CARPENTER)).toContain(
      'The pirate reaches you across the edge: 2 dice.',
    );
  });
});
