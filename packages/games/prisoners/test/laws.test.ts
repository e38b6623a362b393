import {
  type Counted,
  inWords,
  obeysTheLaws,
  overpromising,
  unproven,
} from '@quarterdeck/kernel/test-kit';
import { countOf } from '@quarterdeck/proof';
import { lawRun, lawTime } from '@quarterdeck/proof/law-run';
import { describe, expect, it } from 'vitest';
import { prisoners } from '../src/game.ts';
import { prisonersSay } from '../src/index.ts';
import type { Kinds } from '../src/model/state.ts';

const MATCHES = countOf('lawMatches');
/** Random fleets sail a long time before they meet: one decision in this many is enough. */
const SAMPLE = 400;

const twice = (items: readonly unknown[]): number => items.length - new Set(items).size;

/** Whatever the book counts, wherever it lies, and what may never be. */
const counted: Counted<Kinds> = (g) => {
  const { players, ships, destinations, territories } = g;
  const { maxShipsPerPlayer, minLevel, maxLevel } = g.printed.figures;
  const afloat = ships.filter(({ hex }) => hex !== null);
  return {
    cards:
      g.deck.length +
      g.buried.length +
      (g.topDiscard === null ? 0 : 1) +
      players.reduce((sum, { hand }) => sum + hand.length, 0),
    destinations: destinations.length + g.removed.length + g.box.length,
    // TP-013
    crowded: twice([...afloat, ...destinations].map(({ hex }) => hex)),
    // TP-003
    tooManyShips: players.filter(
      ({ seat }) => afloat.filter((ship) => ship.seat === seat).length > maxShipsPerPlayer,
    ).length,
    // TP-026
    beyond: ships.filter(({ level }) => level < minLevel || level > maxLevel).length,
    // TP-273, TP-274, TP-276: while no engagement is open
    ghosts: players.filter(
      ({ seat, out, hand }) =>
        g.engagement === null &&
        (out !== !afloat.some((ship) => ship.seat === seat) ||
          (out && (hand.length > 0 || territories.some((t) => t.holder === seat)))),
    ).length,
    // TP-215, TP-224
    strayManeuvers: territories.filter(
      ({ controller, holder, drawPhasesLeft }) =>
        (holder !== null && controller === null) || (holder === null && drawPhasesLeft > 0),
    ).length,
  };
};

const SECRETS = [
  'state.box',
  'state.buried',
  'state.deck',
  'state.destinations.face',
  'state.looks.hand',
  'state.players.hand',
];

describe('the laws', () => {
  it(
    'hold in random matches of every table',
    () => {
      const figures = obeysTheLaws(
        prisoners,
        lawRun({ matches: MATCHES, counted, limit: 20_000, sample: SAMPLE, say: prisonersSay }),
      );

      console.log(inWords(figures));
      expect(unproven(figures, { matches: MATCHES, secrets: SECRETS })).toEqual([]);
    },
    lawTime(MATCHES),
  );

  it('find out details that promise one more of everything', () => {
    const say = overpromising(prisonersSay);

    expect(() => obeysTheLaws(prisoners, { matches: 4, sample: 20, say })).toThrow(/^law 7: /);
  });
});
