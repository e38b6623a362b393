import { type Seat, seatsOf } from '@quarterdeck/kernel';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { type Action, doubloonsSay } from '../../src/index.ts';
import { ADA, actionOf, type Position, sail, table, W1 } from '../positions.ts';

const [SEAT] = seatsOf(3) as [Seat];
const voice = speaker(doubloonsSay, { names: ['Ada', 'Bo', 'Cy'] });

/** The sentence under the button of an action. */
function detailOf(position: Position, action: Action): string | undefined {
  const { match } = sail(position);
  const { groups } = voice.prompt(table.view(match, SEAT), SEAT, table.choices(match, SEAT));
  return groups
    .flatMap(({ choices }) => choices)
    .find(({ choice }) => choice.do === 'perform' && choice.action === action)?.detail;
}

describe('What an action will do', () => {
  it('DD-S75 a ghost ship is told that its Repair does nothing', () => {
    const repairing = (hull: number) => actionOf(ADA, ['N14'], { ships: { [ADA]: { hull } } });

    expect(detailOf(repairing(4), 'repair')).toBe('Gain hull; you have 4 now.');
    expect(detailOf(repairing(0), 'repair')).toBe('A ghost ship cannot repair: nothing happens.');
  });

  it('DD-148 at High Water both regions in range are named, elsewhere the faced one', () => {
    const [, west, north] = table.pack.printed.boards.standard.regions.map(({ name }) => name);
    const attacking = actionOf(ADA, ['N10']);

    expect(detailOf(attacking, 'attackForward')).toBe(`Every enemy ship in ${west} takes damage.`);
    expect(detailOf({ ...attacking, water: { [W1]: 'highWater' } }, 'attackForward')).toBe(
      `Every enemy ship in ${west}, or every one in ${north}, takes damage.`,
    );
  });
});
