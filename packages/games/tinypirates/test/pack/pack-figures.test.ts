import { sfcRng } from '@quarterdeck/kernel/chance';
import { contentHash } from '@quarterdeck/kernel/pack';
import { begin } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { movementOf } from '../../src/rules/sailing.ts';
import { PLAYER, SOLO, soloMovement } from '../../src/rules/solo/opponent.ts';
import { MAT, r, table } from '../positions.ts';

const { content } = table.pack;

describe('Figures of another pack', () => {
  it('TE-073 TE-326 a Deckhand on Rigging brings as much movement as its pack says', () => {
    const { assignments } = content.helmMat;
    const rigging = { ...assignments.rigging, movement: 2 };
    const helmMat = { ...content.helmMat, assignments: { ...assignments, rigging } };
    const { match } = begin<Kinds>(table, {
      seats: 1,
      pack: table.readPack({ ...content, helmMat }),
      patch: {
        pirates: { 0: { ...MAT, space: r(0, 0) }, 1: { ...MAT, waiting: false, space: r(3, 3) } },
        solo: { legend: 'solo-glutton' },
      },
      step: 'sail/go',
      data: { pirate: PLAYER, taken: 0, winds: 0 },
    });

    expect(movementOf(match.state, PLAYER)).toBe(3);
    expect(soloMovement(match.state)).toBe(3);
  });

  it('TE-302 the Solo Pirate’s Deckhands begin where its own set-up says', () => {
    const deckhands = { rigging: 0, cannons: 1, extort: 1, repair: 1 };
    const pack = table.readPack({
      ...content,
      soloSetup: { ...content.soloSetup, deckhands },
    });
    const { pirates } = table.create({ seats: 1, rng: sfcRng(1), pack }).state;

    expect(pirates[SOLO]?.deckhands).toEqual(deckhands);
    expect(pirates[PLAYER]?.deckhands).toEqual({ rigging: 1, cannons: 1, extort: 1, repair: 0 });
  });
});

describe('Figures that no rule reads', () => {
  const { helmMat, ships, about } = content;
  const cannons = { ...helmMat.assignments.cannons, movement: 1 };
  const spoilt = {
    ...content,
    about: { ...about, maxPlayers: 6 },
    helmMat: { ...helmMat, assignments: { ...helmMat.assignments, cannons } },
    ships: { ...ships, navy: { ...ships.navy, sailOrder: 1 } },
  };

  it('TE-228 a pack that changes the order of sailing is refused', () => {
    expect(() => table.readPack({ ...content, ships: spoilt.ships })).toThrow(
      'ships.navy.sailOrder: expected 3, got 1',
    );
  });

  it('TE-058 a pack that gives an Assignment a second use is refused', () => {
    expect(() => table.readPack({ ...content, helmMat: spoilt.helmMat })).toThrow(
      'helmMat.assignments.cannons.movement: expected 0, got 1',
    );
  });

  it('A pack that says another number of players is refused', () => {
    expect(() => table.readPack({ ...content, about: spoilt.about })).toThrow(
      'about.maxPlayers: expected 4, got 6',
    );
  });

  it('A match stored with such a pack still opens, and plays as it always did', () => {
    const pack = table.packFor({ hash: contentHash(spoilt), own: spoilt });

    expect(pack.hash).toBe(contentHash(spoilt));
    expect(pack.content).toEqual(content);
  });
});
