import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine, viewReader } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { SEAWOLF_MODEL, seawolf } from '../../src/index.ts';

describe('Seawolf for those who only look', () => {
  it('reads what the rules show, printed facts and all', () => {
    const table = engine(seawolf);
    const read = viewReader(SEAWOLF_MODEL, { hash: table.pack.hash });

    for (const seats of seawolf.seats) {
      const view = table.view(table.create({ seats, rng: sfcRng(seats) }), 'spectator');
      expect(read(table.toWire(view))).toEqual(view);
    }
  });
});
