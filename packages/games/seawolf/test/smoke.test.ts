import { at } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import { engine } from '@quarterdeck/kernel/engine';
import { countOf } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { seawolf } from '../src/index.ts';
import type { Kinds } from '../src/model/state.ts';

const checked = engine(seawolf, { strict: true });

/** A small generator for the players, so that the match's own chance is untouched. */
function wheel(seed: number): (n: number) => number {
  let turns = seed * 7919 + 17;
  return (n) => {
    turns = (Math.imul(turns, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (turns >> 8) % n;
  };
}

function playOut(seats: number, seed: number): { match: Match<Kinds>; decisions: number } {
  const match = checked.create({ seats, rng: sfcRng(seed) });
  const turn = wheel(seed);
  let decisions = 0;
  for (;;) {
    const asked = checked.asked(match);
    const one = asked[0];
    if (one === undefined) return { match, decisions };
    const offers = checked.choices(match, one.seat);
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.length).toBeLessThanOrEqual(300);
    checked.play(match, one.seat, at(offers, turn(offers.length)));
    decisions++;
  }
}

/** SW-019: every marker is somewhere. */
function markers({ state: g }: Match<Kinds>): number {
  const left = [0, 1, 2].map((row) => {
    const rows = at(at(g.printed.tables, g.ships.length - 2).supply, g.supplySide).rows;
    return at(rows, row).length - at(g.taken, row);
  });
  const aboard = g.ships.map((s) => s.cotton + s.wine + s.tea + s.cocoa);
  const inPorts = g.ports.map(
    (port) => port.slots.filter((c) => c !== 'open' && c !== 'cocoa-right').length,
  );
  const { cotton, wine, tea, cocoa } = g.box;
  return [...left, ...aboard, ...inPorts, cotton, wine, tea, cocoa].reduce((a, b) => a + b, 0);
}

describe('random matches', () => {
  it.each([2, 3, 4, 5])('end with %i captains, and nothing is lost', (seats) => {
    for (let seed = 1; seed <= countOf('playedOut'); seed++) {
      const { match, decisions } = playOut(seats, seed);
      expect(checked.outcome(match)).not.toBeNull();
      expect(markers(match)).toBe(54);
      expect(decisions).toBeGreaterThan(20);
      expect(checked.load(checked.save(match))).toEqual(match);
    }
  });
});
