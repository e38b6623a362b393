import { at, byId } from '@quarterdeck/kernel';
import type { Counted } from '@quarterdeck/kernel/test-kit';
import type { Kinds } from '../src/model/state.ts';

const twice = (items: readonly unknown[]): number => items.length - new Set(items).size;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Whatever the book counts, wherever it lies. A relic may wait in a frame (DD-299). */
export const counted: Counted<Kinds> = (g, stack) => {
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
