import {
  flag,
  HIDDEN,
  HIDDEN_WORD,
  int,
  list,
  maybe,
  record,
  type Seat,
  seat,
  type Viewer,
  word,
} from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { closureRedact, generatedRedact } from '../../src/schema/redact.ts';

const BOAT = record({
  open: { seat, shown: flag, mates: list(seat) },
  own: { charms: list(int), omen: word(['fair', 'foul']) },
  shut: { fate: maybe(int) },
  told: {
    plan: {
      as: list(int),
      to: (here, viewer) => here.shown || here.mates.some((m) => m === viewer),
    },
  },
});

const boat = {
  seat: 1 as Seat,
  shown: false,
  mates: [2 as Seat],
  charms: [4, 5],
  omen: 'foul' as const,
  fate: null,
  plan: [7, 8, 9],
};
const HIDDEN_PLAN = [HIDDEN, HIDDEN, HIDDEN];

describe.each([
  ['generated code', generatedRedact(BOAT)],
  ['closures', closureRedact(BOAT)],
])('A field is read by its audience alone (%s)', (_, see) => {
  const seenBy = (viewer: number | 'spectator') => see(boat, viewer as Viewer);

  it('open: by everybody', () => {
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(seenBy(viewer)).toMatchObject({ seat: 1, shown: false, mates: [2] });
  });

  it('own: by the seat in the record', () => {
    expect(seenBy(1)).toMatchObject({ charms: [4, 5], omen: 'foul' });
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(seenBy(viewer)).toMatchObject({ charms: [HIDDEN, HIDDEN], omen: HIDDEN_WORD });
  });

  it('shut: by nobody, and nobody sees whether there is anything', () => {
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(seenBy(viewer).fate).toBe(HIDDEN);
      expect(see({ ...boat, fate: 3 }, viewer as Viewer).fate).toBe(HIDDEN);
    }
  });

  it('told: by whom its open part names', () => {
    expect(seenBy(2).plan).toEqual([7, 8, 9]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(seenBy(viewer).plan).toEqual(HIDDEN_PLAN);
    expect(see({ ...boat, shown: true }, 'spectator').plan).toEqual([7, 8, 9]);
  });
});
