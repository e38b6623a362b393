import { HIDDEN_WORD } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  BO,
  dieRolls,
  names,
  type Position,
  play,
  sail,
  table,
  told,
  W1,
} from '../positions.ts';
import { at, HERE } from './landmarks/landmarks.ts';

describe('Exceptions', () => {
  const handOf = (tile: 'theShallows' | 'mermaidPack'): number | undefined =>
    sail({
      step: 'round/draw',
      data: {},
      water: { [W1]: tile },
      ships: { [ADA]: { region: W1, crew: 0 } },
    }).match.state.ships[ADA]?.hand.length;

  it('DD-003 a tile that states an exception overrides the rule it mentions', () => {
    expect(handOf('mermaidPack')).toBe(3);
    expect(handOf('theShallows')).toBe(5);
  });
});

describe('The jewel pool', () => {
  it('DD-S55 the jewel pool is drawn from at random and without replacement, whatever draws', () => {
    const throne = at('jeweledThrone', {
      ships: { [ADA]: { doubloons: 5 } },
      state: { jewelPool: ['emerald', 'ruby'] },
    });
    const { match, events } = play(
      {
        ...throne,
        under: [
          { step: 'landmark/resolve', data: { ship: ADA, location: HERE } },
          { step: 'landmark/resolve', data: { ship: ADA, location: HERE } },
        ],
      },
      [{ do: 'pay' }, { do: 'pay' }],
    );

    expect(told(events, 'jewel-drawn').map(({ jewel }) => jewel)).toEqual(['ruby', 'emerald']);
    expect(match.state.jewelPool).toEqual([]);
    expect(table.asked(match)).toEqual([]);
  });

  it('DD-S55 the jewel pool is shuffled at the start, and nobody sees its order', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 5; seed++) {
      const { match } = sail({ step: 'round/draw', data: {}, seed });
      orders.add(match.state.jewelPool.join());
      const seen = new Set(table.view(match, 'spectator').state.jewelPool);

      expect(seen).toEqual(new Set([HIDDEN_WORD]));
    }
    expect(orders.size).toBe(5);
  });
});

describe('The reroll', () => {
  const firing: Position = {
    step: 'attack/begin',
    data: { ship: ADA, kind: 'broadsides', plus: 0 },
    water: { [W1]: 'riverMerfolk' },
    ships: { [ADA]: { region: W1 }, [BO]: { region: W1 } },
    rig: dieRolls('crew', 'doubloon'),
  };

  it('DD-S70 the reroll is decided after the first result is seen and before it takes effect', () => {
    const { match, events } = sail(firing);

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'die/reroll' }]);
    expect(told(events, 'die-rolled').map(({ face }) => face)).toEqual(['crew']);
    expect(names(events)).not.toContain('crew-lost');
  });

  it('DD-S70 the second result stands, and there is no third', () => {
    const { match, events } = play(firing, [{ do: 'reroll' }]);

    expect(told(events, 'die-rolled').map(({ face }) => face)).toEqual(['crew', 'doubloon']);
    expect(names(events)).not.toContain('crew-lost');
    expect(told(events, 'doubloons-passed')).toEqual([{ from: BO, to: ADA, count: 1 }]);
    expect(table.asked(match)).toEqual([]);
  });

  it('DD-S70 the first result may be kept', () => {
    const { events } = play(firing, [{ do: 'keep' }]);

    expect(told(events, 'crew-lost')).toEqual([{ ship: BO, count: 1 }]);
  });
});
