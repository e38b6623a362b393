// The board in words, place by place: name, place, face, pieces, then what it offers.

import type { Described } from '@quarterdeck/board-kit';
import { at, idsOf, type Seat } from '@quarterdeck/kernel';
import {
  aboard,
  type Cargo,
  EXTENSION_TYPES,
  type ExtensionType,
  faceOf,
  GOODS,
  holdSpaces,
  LOOT,
  markersLeft,
  nextMarker,
  ORDINARY_GOODS,
  type OrdinaryGood,
  type PortFace,
  portAt,
  type SeaFace,
  type Seawolf,
  shipOf,
  shipsOn,
  type TileId,
  topOfStack,
} from '../index.ts';
import { type Cost, costsFor } from './places/costs.ts';
import { placeName } from './places/places.ts';
import {
  actionTarget,
  CANNON_PILE,
  cannonTarget,
  cardTarget,
  goodTarget,
  holdTarget,
  rowTarget,
  rumTarget,
  slotTarget,
  stackTarget,
  tileTarget,
  WIND,
} from './places/targets.ts';
import { capital, cargoWord, directionWord, lootWords } from './places/words.ts';
import type { SeawolfScene } from './scene.ts';

/** The words printed on a face: the one that is up, or the other. */
export const textOf = (g: Seawolf, tile: TileId, which: 'up' | 'other'): string => {
  const { content, seaPieces } = g.printed;
  const piece = at(g.pieces, tile);
  const up = at(g.faces, tile);
  const side = (which === 'up' ? up : 1 - up) === 0 ? 'a' : 'b';
  return piece < seaPieces.length
    ? at(content.seaTiles, piece).faces[side].text
    : at(content.portTiles, piece - seaPieces.length).faces[side].text;
};

const seaText = ({ view, words }: SeawolfScene, tile: TileId): string[] => [
  words('boards.seawolf.table.sea'),
  textOf(view.state, tile, 'up'),
];

const portText = (scene: SeawolfScene, tile: TileId, { slots, rum }: PortFace): string[] => {
  const { words, view } = scene;
  const covers = portAt(view.state, tile).slots;
  const named = (isOpen: boolean): string =>
    slots
      .filter((_, slot) => (covers[slot] === 'open') === isOpen)
      .map((good) => cargoWord(scene, good))
      .join(', ');
  const wants = named(true);
  const filled = named(false);
  return [
    // First, as it stands on the tile beside the name: who speaks to the page says what is seen.
    words('boards.seawolf.table.portRum', { rum }),
    words('boards.seawolf.table.port'),
    ...(wants === '' ? [] : [words('boards.seawolf.table.wants', { goods: wants })]),
    ...(filled === '' ? [] : [capital(words('boards.seawolf.table.filled', { goods: filled }))]),
  ];
};

const called = ({ seats, words }: SeawolfScene, seat: Seat): string => {
  const face = at(seats, seat);
  return face.isMe ? words('boards.seawolf.table.you') : face.called;
};

const piecesText = (scene: SeawolfScene, tile: TileId): string[] => {
  const { view, words } = scene;
  const ships = shipsOn(view.state, tile).map((seat) => called(scene, seat));
  return [
    ...(ships.length === 0
      ? []
      : [words('boards.seawolf.table.ships', { names: ships.join(', '), count: ships.length })]),
    ...(view.state.pirate === tile ? [words('boards.seawolf.table.pirateHere')] : []),
  ];
};

const isChoosingOrders = ({ view, me }: SeawolfScene): boolean =>
  view.asked.some(({ seat, step }) => seat === me && step === 'orders/choose');

type Costs = ReturnType<typeof costsFor>;

const costsNow = (scene: SeawolfScene): Costs | undefined =>
  scene.me !== undefined && isChoosingOrders(scene)
    ? costsFor(scene.view.state, scene.me)
    : undefined;

const costText = ({ words }: SeawolfScene, cost: Cost | undefined): string[] => {
  if (cost === undefined) return [];
  const { rum, isTooDear } = cost;
  if (rum === 0) return [words('boards.seawolf.table.sailFree')];
  return [
    words(isTooDear ? 'boards.seawolf.table.sailDear' : 'boards.seawolf.table.sail', { rum }),
  ];
};

const tileDescribed = (scene: SeawolfScene, tile: TileId, costs: Costs | undefined): Described => {
  const g = scene.view.state;
  const face = faceOf(g, tile);
  return {
    target: tileTarget(tile),
    name: `${placeName(g, tile)}, ${face.name}`,
    text: [
      ...(face.kind === 'port' ? portText(scene, tile, face) : seaText(scene, tile)),
      ...piecesText(scene, tile),
      ...costText(scene, costs?.get(tile)),
    ].join(' '),
  };
};

const seaParts = (scene: SeawolfScene, tile: TileId, face: SeaFace): Described[] => {
  const { words, view } = scene;
  const action = view.state.printed.content.seaActions[face.action];
  return [
    ...face.goods.map((good) => ({
      target: goodTarget(tile, good),
      name: words('boards.seawolf.table.goodAt', { good: cargoWord(scene, good), tile: face.name }),
      text: '',
    })),
    ...(face.cannon
      ? [
          {
            target: cannonTarget(tile),
            name: words('boards.seawolf.table.cannonAt', { tile: face.name }),
            text: '',
          },
        ]
      : []),
    { target: actionTarget(tile), name: action.name, text: action.text },
  ];
};

const portParts = (scene: SeawolfScene, tile: TileId, face: PortFace): Described[] => [
  ...face.slots.map((good, slot) => ({
    target: slotTarget(tile, slot),
    name: scene.words('boards.seawolf.table.slot', {
      slot: slot + 1,
      good: cargoWord(scene, good),
    }),
    text: '',
  })),
  {
    target: rumTarget(tile),
    name: scene.words('boards.seawolf.table.rumAt', { tile: face.name }),
    text: '',
  },
];

/** The parts of the tile where the viewer’s ship stands: they are asked about one by one. */
const ownTileParts = (scene: SeawolfScene): Described[] => {
  const { view, me } = scene;
  const tile = me === undefined ? null : shipOf(view.state, me).tile;
  if (tile === null || view.state.turn?.seat !== me) return [];
  const face = faceOf(view.state, tile);
  return face.kind === 'port' ? portParts(scene, tile, face) : seaParts(scene, tile, face);
};

const rowDescribed = (scene: SeawolfScene, row: OrdinaryGood): Described => {
  const g = scene.view.state;
  const left = markersLeft(g, row).length;
  const next = nextMarker(g, row);
  return {
    target: rowTarget(row),
    name: scene.words('boards.seawolf.table.row', { good: cargoWord(scene, row) }),
    text:
      next === undefined
        ? scene.words('boards.seawolf.table.rowEmpty')
        : scene.words('boards.seawolf.table.rowLeft', {
            count: left,
            next: cargoWord(scene, next),
          }),
  };
};

const stackDescribed = ({ view, words }: SeawolfScene, type: ExtensionType): Described => ({
  target: stackTarget(type),
  name: view.state.printed.content.extensions.types[type].name,
  text: words('boards.seawolf.table.topValue', { value: topOfStack(view.state, type) }),
});

const supplyDescribed = (scene: SeawolfScene): Described[] => {
  const { view, words } = scene;
  const { wind, cannons } = view.state;
  return [
    ...(wind === null
      ? []
      : [
          {
            target: WIND,
            name: words('boards.seawolf.table.wind', { direction: directionWord(scene, wind) }),
            text: '',
          },
        ]),
    ...ORDINARY_GOODS.map((row) => rowDescribed(scene, row)),
    {
      target: CANNON_PILE,
      name: words('boards.seawolf.table.piles.cannons'),
      text: words('boards.seawolf.table.left', { count: cannons }),
    },
    ...EXTENSION_TYPES.map((type) => stackDescribed(scene, type)),
  ];
};

/** "3 rum, 1 tea, 2 spaces free" */
export const holdWords = (scene: SeawolfScene, seat: Seat): string => {
  const g = scene.view.state;
  const ship = shipOf(g, seat);
  const kinds: readonly Cargo[] = ['rum', ...GOODS];
  return [
    ...kinds
      .filter((cargo) => ship[cargo] > 0)
      .map((cargo) => lootWords(scene, ship[cargo], cargo)),
    scene.words('boards.seawolf.table.spaces', { count: holdSpaces(g, ship) - aboard(ship) }),
  ].join(', ');
};

const matDescribed = (scene: SeawolfScene): Described[] => {
  const { view, me, words } = scene;
  if (me === undefined) return [];
  const ship = shipOf(view.state, me);
  const held = LOOT.filter((loot) => ship[loot] > 0).map((loot) => ({
    target: holdTarget(loot),
    name: words('boards.seawolf.table.aboard', { loot: lootWords(scene, ship[loot], loot) }),
    text: '',
  }));
  const isOrdering = isChoosingOrders(scene);
  const cards = (['north', 'east', 'south', 'west'] as const).map((card) => ({
    target: cardTarget(card),
    name: words('boards.seawolf.table.card', { card: directionWord(scene, card) }),
    text: '',
  }));
  const double = {
    target: cardTarget('2x'),
    name: words('boards.seawolf.table.card', { card: words('boards.seawolf.table.twice') }),
    text: '',
  };
  return [...held, ...(isOrdering ? [...cards, double] : [])];
};

export const describeBoard = (scene: SeawolfScene): readonly Described[] => {
  const g = scene.view.state;
  const costs = costsNow(scene);
  const tiles = idsOf<TileId>(g.pieces).map((tile) => tileDescribed(scene, tile, costs));
  return [...tiles, ...ownTileParts(scene), ...supplyDescribed(scene), ...matDescribed(scene)];
};
