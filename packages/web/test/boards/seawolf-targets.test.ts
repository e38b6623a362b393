import { at, below, type Match, type Seat, sfcRng } from '@quarterdeck/kernel';
import type { Kinds } from '@quarterdeck/seawolf';
import { describe, expect, it } from 'vitest';
import { describeBoard } from '../../src/boards/seawolf/description.ts';
import { motionsOf } from '../../src/boards/seawolf/motions.tsx';
import { eventTargets, targetsOf } from '../../src/boards/seawolf/targets.ts';
import type { Scene } from '../../src/table/board-contract.ts';
import { ADA, actingAt, GUNNERS, LISBON, ordering, sceneFor, wolf } from './seawolf-chart.ts';

describe('What a choice touches', () => {
  it('is the tile where its cards point, and the cards', () => {
    const scene = ordering();

    expect(targetsOf(scene, { do: 'lay', cards: ['east'] })).toEqual(['tile/1', 'card/east']);
    expect(targetsOf(scene, { do: 'lay', cards: ['south', '2x'] })).toEqual([
      'tile/8',
      'card/south',
      'card/2x',
    ]);
  });

  it('goes round the edge of the map', () => {
    const scene = ordering();

    expect(targetsOf(scene, { do: 'lay', cards: ['north', 'west'] })[0]).toBe('tile/15');
  });

  it('is where the cards point even if they cannot be paid for', () => {
    const scene = ordering({ ships: { [ADA]: { rum: 1 } } });

    expect(targetsOf(scene, { do: 'lay', cards: ['south'] })[0]).toBe('tile/4');
  });

  it('is the own tile at anchor', () => {
    expect(targetsOf(ordering(), { do: 'lay', cards: ['2x'] })[0]).toBe('tile/0');
  });

  it('is the good in the tray and its row in the supply', () => {
    expect(targetsOf(actingAt(GUNNERS), { do: 'load', good: 'cotton' })).toEqual([
      'good/4/cotton',
      'row/cotton',
      'tile/4',
    ]);
  });

  it('is two slots for a cocoa across them', () => {
    expect(targetsOf(actingAt(LISBON), { do: 'unload-across', slot: 2 })).toEqual([
      'slot/1/2',
      'slot/1/3',
      'hold/cocoa',
      'tile/1',
    ]);
  });

  it('is the stack of an extension, and the disc that sells it', () => {
    expect(targetsOf(actingAt(GUNNERS), { do: 'extend', type: 'extraSail' })).toEqual([
      'stack/extraSail',
      'action/4',
    ]);
  });

  it('is what is given in a trade', () => {
    expect(targetsOf(actingAt(GUNNERS), { do: 'trade', give: 'tea', gain: ['wine'] })[0]).toBe(
      'hold/tea',
    );
  });
});

/** Choices that happen nowhere on the table. */
const PLACELESS: readonly string[] = ['end', 'done', 'leave', 'rum-alone'];

type Seen = { offers: number; motions: number; readonly amiss: string[] };

/** Looks at everything that is offered with the eyes of whoever is asked. */
const look = (match: Match<Kinds>, seat: Seat, seen: Seen): Scene<Kinds> => {
  const scene = sceneFor(match, seat);
  const known = new Set(describeBoard(scene).map(({ target }) => target));
  for (const choice of wolf.choices(match, seat)) {
    const targets = targetsOf(scene, choice);
    if (targets.length === 0 && !PLACELESS.includes(choice.do)) seen.amiss.push(choice.do);
    seen.amiss.push(...targets.filter((target) => !known.has(target)));
    seen.offers++;
  }
  for (const { choice } of wolf.explain(match, seat)) targetsOf(scene, choice);
  return scene;
};

/** Plays at random, and looks about before every answer. */
const lookedAt = (seats: number, seed: number, seen: Seen): void => {
  const chance = sfcRng(seed);
  const match = wolf.create({ seats, rng: sfcRng(seed) });
  while (wolf.outcome(match) === null) {
    const asked = wolf.asked(match);
    const { seat } = at(asked, below(chance, asked.length));
    const scene = look(match, seat, seen);
    const choices = wolf.choices(match, seat);
    const events = wolf.play(match, seat, at(choices, below(chance, choices.length)));
    for (const event of wolf.see(events, seat)) {
      eventTargets(scene, event);
      seen.motions += motionsOf(scene, event).length;
    }
  }
};

describe('In whole matches', () => {
  it.each([2, 3, 4, 5])('every offer to %i captains touches places that have words', (seats) => {
    const seen: Seen = { offers: 0, motions: 0, amiss: [] };
    for (const match of [1, 2, 3]) lookedAt(seats, match * 10 + seats, seen);

    expect(seen.amiss).toEqual([]);
    expect(seen.offers).toBeGreaterThan(800);
    expect(seen.motions).toBeGreaterThan(200);
  });
});
