import { byId } from '@quarterdeck/kernel';
// What one sees of an event. Pieces are where the position before has them, or where motions of the
// same answer have carried them.

import { holdingsTarget, type Motion, type Target } from '@quarterdeck/board-kit';
import type { SymbolPaint } from '@quarterdeck/board-kit/drawings';
import type { Event } from '@quarterdeck/kernel/engine';
import type { ReactNode } from 'react';
import {
  boardOf,
  type Kinds,
  type Landmark,
  type LocationId,
  locationOf,
  type RegionId,
  type ShipId,
  shipOf,
} from '../../index.ts';
import { effectsNow } from '../chart/locations.tsx';
import { JewelIcon } from '../mat/mat-parts.tsx';
import { DieDrawn } from '../pieces/die.tsx';
import { FaceUp } from '../pieces/landmarks.tsx';
import { Fragment, RelicToken } from '../pieces/relics.tsx';
import { signsFor } from '../pieces/signs.ts';
import {
  buoy,
  HEAP,
  locationPiece,
  locationTarget,
  pawnPiece,
  regionTarget,
  shipPiece,
} from '../places/targets.ts';
import type { DoubloonsScene } from '../scene.ts';
import type { DoubloonsSymbol } from '../signs/symbol.ts';
import { Icon } from '../signs/symbol.ts';

/** What a ship has: the own mat for whoever looks, a card for others, the ship itself for nobody's. */
const holdingsOf = (scene: DoubloonsScene, ship: ShipId): Target => {
  const { controller } = shipOf(scene.view.state, ship);
  return controller === null ? shipPiece(ship) : holdingsTarget(scene, controller);
};

const token = (name: DoubloonsSymbol, colours?: SymbolPaint): ReactNode => (
  <Icon name={name} size={34} {...(colours && { colours })} />
);

/** Round the island, by the border of the region. */
const courseOf = (scene: DoubloonsScene, from: RegionId, to: RegionId): readonly Target[] => {
  const { length } = boardOf(scene.view.state).regions;
  const isClockwise = (from + 1) % length === to;
  return [buoy(from, isClockwise ? 'cw' : 'ccw'), buoy(to, 'berth')];
};

type Flow = {
  readonly from?: Target;
  readonly to: Target;
  readonly draw: ReactNode;
  readonly count?: number;
};

const gain = ({ words }: DoubloonsScene, { from, to, draw, count }: Flow): Motion => ({
  family: 'gain',
  ...(from === undefined ? {} : { from }),
  to,
  draw,
  ...(count === undefined ? {} : { words: words('boards.doubloons.table.gained', { count }) }),
});

const lose = ({ words }: DoubloonsScene, { from, to, draw, count = 1 }: Flow): Motion => ({
  family: 'lose',
  ...(from === undefined ? {} : { from }),
  to,
  draw,
  words: words('boards.doubloons.table.lost', { count }),
});

const seaMotions = (
  scene: DoubloonsScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  switch (event) {
    case 'sailed':
      return [
        { family: 'sail', piece: shipPiece(data.ship), path: courseOf(scene, data.from, data.to) },
      ];
    case 'advanced':
      return [{ family: 'jump', piece: pawnPiece(data.ship), path: [locationTarget(data.to)] }];
    case 'came-about':
      return [{ family: 'flip', to: shipPiece(data.ship), draw: token('mv-about') }];
    case 'attacked':
      return [
        {
          family: 'damage',
          to: regionTarget(data.region),
          draw: token(data.kind === 'forward' ? 'forward' : 'broadside'),
        },
      ];
    case 'damaged':
      return [
        { family: 'damage', piece: shipPiece(data.ship) },
        {
          family: 'lose',
          to: shipPiece(data.ship),
          draw: token('hit'),
          words: scene.words('boards.doubloons.table.lost', { count: data.count }),
          together: true,
        },
      ];
    case 'ship-sunk':
      return [{ family: 'sunk', piece: shipPiece(data.ship) }];
    case 'die-rolled':
      return [
        { family: 'roll', to: shipPiece(data.ship), draw: <DieDrawn face={data.face} size={64} /> },
      ];
    case 'boarded':
      return [{ family: 'damage', to: shipPiece(data.target), draw: token('board') }];
    default:
      return undefined;
  }
};

/** Things that come to a ship or leave it, and where they come from or go to. */
const FLOWS = {
  'doubloons-gained': ['doubloon', gain, 'island'],
  'doubloons-lost': ['doubloon', lose, 'island'],
  'pillage-gained': ['pillage', gain, 'ship'],
  'crew-gained': ['deckhand', gain, 'ship'],
  'crew-lost': ['deckhand', lose, 'ship'],
  'hull-gained': ['hold', gain, 'ship'],
} as const;
const PASSED = { 'doubloons-passed': 'doubloon', 'crew-passed': 'deckhand' } as const;

const purseMotions = (
  scene: DoubloonsScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  switch (event) {
    case 'doubloons-gained':
    case 'doubloons-lost':
    case 'pillage-gained':
    case 'crew-gained':
    case 'crew-lost':
    case 'hull-gained': {
      const [sign, flow, place] = FLOWS[event];
      const there = place === 'island' ? HEAP : shipPiece(data.ship);
      const chest = holdingsOf(scene, data.ship);
      const [from, to] = flow === gain ? [there, chest] : [chest, there];
      return [flow(scene, { from, to, draw: token(sign), count: data.count })];
    }
    case 'doubloons-passed':
    case 'crew-passed': {
      const [from, to] = [holdingsOf(scene, data.from), holdingsOf(scene, data.to)];
      return [gain(scene, { from, to, draw: token(PASSED[event]), count: data.count })];
    }
    case 'island-replenished':
      return data.count === 0
        ? []
        : [gain(scene, { to: HEAP, draw: token('doubloon'), count: data.count })];
    case 'reputation-gained':
      return [
        {
          family: 'score',
          to: holdingsOf(scene, data.ship),
          draw: token('suit-skull', { '--suit': '#e0a93a' }),
          words: scene.words('boards.doubloons.table.gained', { count: data.count }),
        },
      ];
    default:
      return undefined;
  }
};

type Drawn = {
  readonly ship: ShipId;
  readonly landmark: Landmark;
  readonly location: LocationId | null;
};

/** A landmark turns its face up where it lies; an Exploited one before its captain. */
const turnedUp = (scene: DoubloonsScene, { ship, landmark, location }: Drawn): Motion => {
  const g = scene.view.state;
  const print = byId(g.printed.landmarks, landmark);
  if (location === null)
    return { family: 'flip', to: holdingsOf(scene, ship), draw: token('map'), words: print.name };
  const { x, y, colour } = locationOf(g, location);
  const signs = signsFor(effectsNow(g, print));
  return {
    family: 'flip',
    piece: locationPiece(location),
    draw: <FaceUp x={x} y={y} colour={colour ?? print.colour} signs={signs} />,
  };
};

const tileMotions = (scene: DoubloonsScene, { event, data }: Event<Kinds>): readonly Motion[] => {
  const g = scene.view.state;
  switch (event) {
    case 'jewel-drawn':
      return [
        gain(scene, {
          to: holdingsOf(scene, data.ship),
          draw: <JewelIcon g={g} jewel={data.jewel} size={34} />,
        }),
      ];
    case 'jewel-passed':
      return [
        gain(scene, {
          from: holdingsOf(scene, data.from),
          to: holdingsOf(scene, data.to),
          draw: <JewelIcon g={g} jewel={data.jewel} size={34} />,
        }),
      ];
    case 'fragment-passed':
      return [
        gain(scene, {
          from: holdingsOf(scene, data.from),
          to: holdingsOf(scene, data.to),
          draw: <Fragment symbol={data.symbol} size={28} />,
        }),
      ];
    case 'map-tile-drawn':
      return [gain(scene, { to: holdingsOf(scene, data.ship), draw: token('map') })];
    case 'relic-gained':
      return [
        gain(scene, {
          to: holdingsOf(scene, data.ship),
          draw: <RelicToken relic={data.relic} size={28} />,
        }),
      ];
    case 'landmark-drawn':
      return [turnedUp(scene, data)];
    case 'card-revealed':
      return [{ family: 'seal', to: holdingsOf(scene, data.ship), together: true }];
    case 'treasure-dug-up':
      return [{ family: 'score', to: locationTarget(boardOf(g).goal), draw: token('chest') }];
    case 'round-begun':
      return [{ family: 'gust' }];
    default:
      return [];
  }
};

export const motionsOf = (scene: DoubloonsScene, event: Event<Kinds>): readonly Motion[] =>
  seaMotions(scene, event) ?? purseMotions(scene, event) ?? tileMotions(scene, event);
