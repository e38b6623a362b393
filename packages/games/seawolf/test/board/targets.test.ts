import { lookoutFor } from '@quarterdeck/board-kit/test-kit';
import { describe, expect, it } from 'vitest';
import { motionsOf } from '../../src/board/prompt/motions.tsx';
import { describeBoard } from '../../src/words/describe.ts';
import { eventTargets, targetsOf } from '../../src/words/targets.ts';
import { ADA, actingAt, GUNNERS, LISBON, moments, ordering, wolf } from './scenes.ts';

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

const PLACES = {
  describeBoard,
  targetsOf,
  eventTargets,
  motionsOf,
  placeless: /^(end|done|leave|rum-alone)$/,
};

describe('In whole matches', () => {
  it.each([2, 3, 4, 5])('every offer to %i captains touches places that have words', (seats) => {
    const { look, amiss, seen } = lookoutFor(wolf, PLACES);
    for (const nth of [1, 2, 3])
      for (const moment of moments({ seats }, nth * 10 + seats)) {
        look(moment);
        const { match, seat, scene } = moment;
        for (const { choice } of wolf.explain(match, seat)) targetsOf(scene, choice);
      }

    expect([...amiss]).toEqual([]);
    expect(seen().offers).toBeGreaterThan(800);
    expect(seen().motions).toBeGreaterThan(200);
  });
});
