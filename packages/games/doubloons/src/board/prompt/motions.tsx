// What one sees of an event. Pieces are where the position before has them, or where motions of the
// same answer have carried them.

import {
  flow,
  holdingsTarget,
  type Motion,
  meanwhile,
  motionsBy,
  show,
  type Target,
  travel,
} from '@quarterdeck/board-kit';
import type { SymbolPaint } from '@quarterdeck/board-kit/drawings';
import { byId } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import {
  boardOf,
  type Jewel,
  type Kinds,
  type Landmark,
  type LocationId,
  locationOf,
  type RegionId,
  type ShipId,
  shipOf,
} from '../../index.ts';
import { landmarkName, put } from '../../words/names.ts';
import {
  buoy,
  HEAP,
  locationPiece,
  locationTarget,
  pawnPiece,
  regionTarget,
  shipPiece,
} from '../../words/targets.ts';
import { effectsNow } from '../chart/locations.tsx';
import { JewelIcon } from '../mat/mat-parts.tsx';
import { DieDrawn } from '../pieces/die.tsx';
import { FaceUp } from '../pieces/landmarks.tsx';
import { Fragment, RelicToken } from '../pieces/relics.tsx';
import { signsFor } from '../pieces/signs.ts';
import type { DoubloonsScene } from '../scene.ts';
import { type DoubloonsSymbol, Icon } from '../signs/symbol.ts';

/** Where a ship's things are: on the viewer's mat, on the card of another seat, at the ship itself if nobody owns it. */
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

const gained = ({ words }: DoubloonsScene, count: number): string =>
  words('doubloons.gained', { count });
const lost = ({ words }: DoubloonsScene, count: number): string =>
  words('doubloons.lost', { count });

type Change = { readonly ship: ShipId; readonly count: number };
type Row = (scene: DoubloonsScene, data: Change) => readonly Motion[];

/** Things that come to a ship, from the island or from where it lies. */
const gain =
  (sign: DoubloonsSymbol, there = shipPiece): Row =>
  (scene, { ship, count }) => [
    flow('gain', there(ship), holdingsOf(scene, ship), token(sign), gained(scene, count)),
  ];

const lose =
  (sign: DoubloonsSymbol, there = shipPiece): Row =>
  (scene, { ship, count }) => [
    flow('lose', holdingsOf(scene, ship), there(ship), token(sign), lost(scene, count)),
  ];

const onIsland = (): Target => HEAP;

type Passed = { readonly from: ShipId; readonly to: ShipId };

const pass = (scene: DoubloonsScene, { from, to }: Passed, draw: ReactNode, words?: string) => [
  flow('gain', holdingsOf(scene, from), holdingsOf(scene, to), draw, words),
];

const jewelDrawn = ({ view }: DoubloonsScene, jewel: Jewel): ReactNode => (
  <JewelIcon g={view.state} jewel={jewel} size={34} />
);

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
    return {
      family: 'flip',
      to: holdingsOf(scene, ship),
      draw: token('map'),
      words: landmarkName(g, landmark),
    };
  const { x, y, colour } = locationOf(g, location);
  const signs = signsFor(effectsNow(g, print));
  return {
    family: 'flip',
    piece: locationPiece(location),
    draw: <FaceUp x={x} y={y} colour={colour ?? print.colour} signs={signs} />,
  };
};

export const motionsOf = motionsBy<Kinds, DoubloonsScene>({
  sailed: (scene, { ship, from, to }) => [
    travel('sail', shipPiece(ship), ...courseOf(scene, from, to)),
  ],
  advanced: (_, { ship, to }) => [travel('jump', pawnPiece(ship), locationTarget(to))],
  'came-about': (_, { ship }) => [show('flip', shipPiece(ship), token('mv-about'))],
  attacked: (_, { region, kind }) => [
    show('damage', regionTarget(region), token(kind === 'forward' ? 'forward' : 'broadside')),
  ],
  damaged: (scene, { ship, count }) => [
    { family: 'damage', piece: shipPiece(ship) },
    meanwhile(show('lose', shipPiece(ship), token('hit'), lost(scene, count))),
  ],
  'ship-sunk': (_, { ship }) => [{ family: 'sunk', piece: shipPiece(ship) }],
  'die-rolled': ({ view, speaker }, { ship, face, again }) => {
    const { controller } = shipOf(view.state, ship);
    const said = speaker.words(put(`face.${face}`));
    return [
      {
        ...show('roll', shipPiece(ship), <DieDrawn face={face} size={48} />, said),
        rolled: { ...(controller !== null && { seat: controller }), begins: !again },
      },
    ];
  },
  boarded: (_, { target }) => [show('damage', shipPiece(target), token('board'))],
  'doubloons-gained': gain('doubloon', onIsland),
  'doubloons-lost': lose('doubloon', onIsland),
  'pillage-gained': gain('pillage'),
  'crew-gained': gain('deckhand'),
  'crew-lost': lose('deckhand'),
  'hull-gained': gain('hold'),
  'doubloons-passed': (scene, data) =>
    pass(scene, data, token('doubloon'), gained(scene, data.count)),
  'crew-passed': (scene, data) => pass(scene, data, token('deckhand'), gained(scene, data.count)),
  'island-replenished': (scene, { count }) =>
    count === 0 ? [] : [show('gain', HEAP, token('doubloon'), gained(scene, count))],
  'reputation-gained': (scene, { ship, count }) => {
    const skull = token('suit-skull', { '--suit': '#e0a93a' });
    return [show('score', holdingsOf(scene, ship), skull, gained(scene, count))];
  },
  'jewel-drawn': (scene, { ship, jewel }) => [
    show('gain', holdingsOf(scene, ship), jewelDrawn(scene, jewel)),
  ],
  'jewel-passed': (scene, data) => pass(scene, data, jewelDrawn(scene, data.jewel)),
  'fragment-passed': (scene, data) =>
    pass(scene, data, <Fragment symbol={data.symbol} size={28} />),
  'map-tile-drawn': (scene, { ship }) => [show('gain', holdingsOf(scene, ship), token('map'))],
  'relic-gained': (scene, { ship, relic }) => [
    show('gain', holdingsOf(scene, ship), <RelicToken relic={relic} size={28} />),
  ],
  'landmark-drawn': (scene, data) => [turnedUp(scene, data)],
  'card-revealed': (scene, { ship }) => [
    meanwhile({ family: 'seal', to: holdingsOf(scene, ship) }),
  ],
  'treasure-dug-up': ({ view }) => [
    show('score', locationTarget(boardOf(view.state).goal), token('chest')),
  ],
  'round-begun': () => [{ family: 'gust' }],
});
