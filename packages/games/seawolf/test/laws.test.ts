import { engine } from '@quarterdeck/kernel/engine';
import { inWords, obeysTheLaws, overpromising, unproven } from '@quarterdeck/kernel/test-kit';
import { countOf } from '@quarterdeck/proof';
import { lawRun, lawTime } from '@quarterdeck/proof/law-run';
import { describe, expect, it } from 'vitest';
import { type Seawolf, seawolf, seawolfSay } from '../src/index.ts';
import { counted } from './counted.ts';

const MATCHES = countOf('lawMatches');

const SECRETS = ['state.chestStack', 'state.portPile', 'state.ships.chests', 'state.ships.orders'];

/** Random captains hardly ever come to a chest. */
const SELDOM = ['state.ships.chests'];

describe('the laws', () => {
  it(
    'hold in random matches of every table',
    () => {
      const figures = obeysTheLaws(
        seawolf,
        lawRun({ matches: MATCHES, counted, limit: 3_000, say: seawolfSay }),
      );

      console.log(inWords(figures));
      expect(unproven(figures, { matches: MATCHES, secrets: SECRETS, seldom: SELDOM })).toEqual([]);
    },
    lawTime(MATCHES),
  );

  it(
    'hold where ports fill fast, so that used ports and the chests run through',
    () => {
      const { content } = seawolf.pack;
      const small = <T>(slots: readonly T[]): readonly T[] => slots.slice(0, 1);
      const pack = engine(seawolf).readPack({
        ...content,
        counts: { ...content.counts, counts: { ...content.counts.counts, portTiles: 4 } },
        portTiles: content.portTiles.slice(0, 4).map((tile) => ({
          ...tile,
          faces: {
            a: { ...tile.faces.a, slots: small(tile.faces.a.slots) },
            b: { ...tile.faces.b, slots: small(tile.faces.b.slots) },
          },
        })),
      });
      const whole = lawRun({ matches: MATCHES, counted, pack, sample: 20, say: seawolfSay });
      const matches = Math.ceil(whole.matches / 8);

      const figures = obeysTheLaws(seawolf, { ...whole, matches });

      expect(figures.matches).toBe(matches);
    },
    lawTime(MATCHES),
  );

  it('find out a table that tells another score than the end counts', () => {
    const { standing } = seawolfSay;
    if (standing === undefined) throw new Error('Seawolf does not say how it is won');
    const say = {
      ...seawolfSay,
      standing: {
        ...standing,
        sheet: (g: Seawolf) => standing.sheet(g).filter(({ line }) => line !== 'cargo'),
      },
    };

    expect(() => obeysTheLaws(seawolf, { matches: 4, sample: 400, say })).toThrow(
      /^law 7: .*another score than the outcome's/,
    );
  });

  it('find out details that promise one more of everything', () => {
    const say = overpromising(seawolfSay);

    expect(() => obeysTheLaws(seawolf, { matches: 4, sample: 20, say })).toThrow(/^law 7: /);
  });
});
