import { at, byId } from '@quarterdeck/kernel';
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
import { doubloons, doubloonsSay } from '../src/index.ts';
import type { Kinds } from '../src/model/state.ts';

const MATCHES = countOf('lawMatches');
/** Random captains take long ways over the alternate island: one decision in this many is enough. */
const SAMPLE = 400;

const twice = (items: readonly unknown[]): number => items.length - new Set(items).size;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Whatever the book counts, wherever it lies. A relic may wait in a frame (DD-299). */
const counted: Counted<Kinds> = (g, stack) => {
  const { ships } = g;
  const { mats, setup } = g.printed.content;
  const cards = [
    ...ships.flatMap(({ hand, faceDown, faceUp }) => [...hand, ...faceDown, ...faceUp]),
    ...g.deck,
    ...g.discards,
  ];
  const landmarks = [
    ...g.stacks.flat(),
    ...g.places.flatMap(({ landmark }) => (landmark === null ? [] : [landmark])),
    ...g.revealed.flatMap((landmark) => (landmark === null ? [] : [landmark])),
    ...g.removedLandmarks,
    ...ships.flatMap(({ looking }) => looking),
  ];
  const relics = [
    ...ships.flatMap((ship) => ship.relics),
    ...g.regions.flatMap(({ shells }) => shells),
    ...g.places.flatMap(({ totems }) => totems),
    ...g.crater,
    ...g.boxedRelics,
    ...stack.filter(({ step }) => step === 'relics/place'),
  ];
  const mapTiles = [
    ...g.mapStack,
    ...g.boxedFragments,
    ...g.spentTiles,
    ...ships.flatMap(({ fragments }) => fragments),
  ];
  return {
    // DD-141
    doubloons: g.supply + g.island + sum(ships.map((ship) => ship.doubloons)),
    pillage: g.pillagePile + sum(ships.map((ship) => ship.pillage)),
    jewels: g.jewelPool.length + sum(ships.map((ship) => ship.jewels.length)),
    mapTiles: mapTiles.length + sum(ships.map((ship) => ship.orbs)),
    relics: relics.length,
    cards: cards.length - (g.dug ? g.printed.cardsOf.captain.length : 0),
    cardsTwice: twice(cards),
    landmarks: landmarks.length,
    landmarksTwice: twice(landmarks),
    controllers: new Set(ships.map(({ controller }) => controller)).size,
    // DD-012
    beyond: ships.filter(
      ({ hull, crew, reputation }) =>
        hull > mats.hull.most ||
        crew > mats.crew.most ||
        reputation >= mats.reputation.points.length,
    ).length,
    below: ships.filter(
      ({ hull, crew, reputation, doubloons, compasses }) =>
        Math.min(hull, crew, reputation, doubloons, compasses) < 0,
    ).length,
    // DD-153
    stranded: ships.filter(
      ({ region }) =>
        region !== null &&
        byId(g.printed.content.waterTiles, at(g.regions, region).tile).group === 'S',
    ).length,
    late: g.round > setup.limits.rounds ? 1 : 0,
  };
};

const SECRETS = [
  'state.boxedFragments',
  'state.boxedRelics',
  'state.crater',
  'state.deck',
  'state.jewelPool',
  'state.mapStack',
  'state.ships.faceDown',
  'state.ships.hand',
  'state.ships.looking',
  'state.stacks',
];

/** A captain seldom looks at landmarks just when a decision is looked at closely. */
const SELDOM = ['state.ships.looking'];

describe('the laws', () => {
  it(
    'hold in random matches of every table',
    () => {
      const figures = obeysTheLaws(
        doubloons,
        lawRun({ matches: MATCHES, counted, limit: 10_000, sample: SAMPLE, say: doubloonsSay }),
      );

      console.log(inWords(figures));
      expect(unproven(figures, { matches: MATCHES, secrets: SECRETS, seldom: SELDOM })).toEqual([]);
    },
    lawTime(MATCHES),
  );

  it('find out details that promise one more of everything', () => {
    const say = overpromising(doubloonsSay);

    expect(() => obeysTheLaws(doubloons, { matches: 4, sample: 20, say })).toThrow(/^law 7: /);
  });
});
