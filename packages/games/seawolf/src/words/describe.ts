// The board in words, place by place: name, place, face, pieces, then what it offers.

import { at, idsOf } from '@quarterdeck/kernel';
import { type Described, type Section, seatTarget } from '@quarterdeck/kernel/say';
import {
  EXTENSION_TYPES,
  type ExtensionType,
  LOOT,
  ORDINARY_GOODS,
  type OrdinaryGood,
} from '../pack/components.ts';
import type { PortFace, SeaFace, TileId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { topOfStack } from '../rules/extensions.ts';
import { markersLeft, nextMarker } from '../rules/loading.ts';
import { faceOf, portAt, shipOf, shipsOn } from '../rules/map.ts';
import { type Cost, costsFor } from './costs.ts';
import { chartName, faceText, put, tileName } from './names.ts';
import {
  captainWords,
  endWords,
  missionPlaces,
  missionPlaceWords,
  phaseOf,
  roundWords,
} from './standings.ts';
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
} from './targets.ts';
import { capital, cargoWord, directionWord, lootWords, type SeawolfViewing } from './viewing.ts';

const seaText = ({ view, speaker }: SeawolfViewing, tile: TileId): string[] => [
  speaker.words(put('see.sea')),
  faceText(view.state, tile),
];

const portText = (viewing: SeawolfViewing, tile: TileId, { slots, rum }: PortFace): string[] => {
  const { speaker, view } = viewing;
  const covers = portAt(view.state, tile).slots;
  const named = (isOpen: boolean): string =>
    slots
      .filter((_, slot) => (covers[slot] === 'open') === isOpen)
      .map((good) => cargoWord(viewing, good))
      .join(', ');
  const wants = named(true);
  const filled = named(false);
  return [
    // First, as it stands on the tile beside the name: who speaks to the page says what is seen.
    speaker.words(put('see.port-rum', { rum })),
    speaker.words(put('see.port')),
    ...(wants === '' ? [] : [speaker.words(put('see.wants', { goods: wants }))]),
    ...(filled === '' ? [] : [capital(speaker.words(put('see.filled', { goods: filled })))]),
  ];
};

const piecesText = (viewing: SeawolfViewing, tile: TileId): string[] => {
  const { view, me, seats, speaker } = viewing;
  const here = shipsOn(view.state, tile);
  const ships = here.filter((seat) => seat !== me).map((seat) => at(seats, seat).called);
  return [
    ...(here.length > ships.length ? [speaker.words(put('see.own-ship'))] : []),
    ...(ships.length === 0
      ? []
      : [speaker.words(put('see.ships', { names: ships.join(', '), count: ships.length }))]),
    ...(view.state.pirate === tile ? [speaker.words(put('see.pirate-here'))] : []),
  ];
};

const isChoosingOrders = ({ view, me }: SeawolfViewing): boolean =>
  view.asked.some(({ seat, step }) => seat === me && step === 'orders/choose');

type Costs = ReturnType<typeof costsFor>;

const costsNow = (viewing: SeawolfViewing): Costs | undefined =>
  viewing.me !== undefined && isChoosingOrders(viewing)
    ? costsFor(viewing.view.state, viewing.me)
    : undefined;

const costText = ({ speaker }: SeawolfViewing, cost: Cost | undefined): string[] => {
  if (cost === undefined) return [];
  const { rum, isTooDear } = cost;
  if (rum === 0) return [speaker.words(put('see.sail-free'))];
  return [speaker.words(put(isTooDear ? 'see.sail-dear' : 'see.sail', { rum }))];
};

const tileDescribed = (
  viewing: SeawolfViewing,
  tile: TileId,
  costs: Costs | undefined,
): Described => {
  const g = viewing.view.state;
  const face = faceOf(g, tile);
  return {
    target: tileTarget(tile),
    name: `${chartName(g, tile)}, ${tileName(g, tile)}`,
    text: [
      ...(face.kind === 'port' ? portText(viewing, tile, face) : seaText(viewing, tile)),
      ...piecesText(viewing, tile),
      ...costText(viewing, costs?.get(tile)),
    ].join(' '),
  };
};

const seaParts = (viewing: SeawolfViewing, tile: TileId, face: SeaFace): Described[] => {
  const { speaker, view } = viewing;
  const name = tileName(view.state, tile);
  const action = wordingsOf(view.state).seaActions[face.action];
  return [
    ...face.goods.map((good) => ({
      target: goodTarget(tile, good),
      name: speaker.words(put('see.good-at', { good: cargoWord(viewing, good), tile: name })),
      text: '',
    })),
    ...(face.cannon
      ? [
          {
            target: cannonTarget(tile),
            name: speaker.words(put('see.cannon-at', { tile: name })),
            text: '',
          },
        ]
      : []),
    { target: actionTarget(tile), name: action.name, text: action.text },
  ];
};

const portParts = (viewing: SeawolfViewing, tile: TileId, face: PortFace): Described[] => [
  ...face.slots.map((good, slot) => ({
    target: slotTarget(tile, slot),
    name: viewing.speaker.words(
      put('see.slot', {
        slot: slot + 1,
        good: cargoWord(viewing, good),
      }),
    ),
    text: '',
  })),
  {
    target: rumTarget(tile),
    name: viewing.speaker.words(put('see.rum-at', { tile: tileName(viewing.view.state, tile) })),
    text: '',
  },
];

/** The parts of the tile where the viewer's ship stands: they are asked about one by one. */
const ownTileParts = (viewing: SeawolfViewing): Described[] => {
  const { view, me } = viewing;
  const tile = me === undefined ? null : shipOf(view.state, me).tile;
  if (tile === null || view.state.turn?.seat !== me) return [];
  const face = faceOf(view.state, tile);
  return face.kind === 'port' ? portParts(viewing, tile, face) : seaParts(viewing, tile, face);
};

const rowDescribed = (viewing: SeawolfViewing, row: OrdinaryGood): Described => {
  const g = viewing.view.state;
  const left = markersLeft(g, row).length;
  const next = nextMarker(g, row);
  return {
    target: rowTarget(row),
    name: viewing.speaker.words(put('see.row', { good: cargoWord(viewing, row) })),
    text:
      next === undefined
        ? viewing.speaker.words(put('see.row-empty'))
        : viewing.speaker.words(
            put('see.row-left', {
              count: left,
              next: cargoWord(viewing, next),
            }),
          ),
  };
};

const stackDescribed = ({ view, speaker }: SeawolfViewing, type: ExtensionType): Described => ({
  target: stackTarget(type),
  name: wordingsOf(view.state).extensions.types[type].name,
  text: speaker.words(put('see.top-value', { value: topOfStack(view.state, type) })),
});

const supplyDescribed = (viewing: SeawolfViewing): Described[] => {
  const { view, speaker } = viewing;
  const { wind, cannons } = view.state;
  return [
    ...(wind === null
      ? []
      : [
          {
            target: WIND,
            name: speaker.words(put('see.wind', { direction: directionWord(viewing, wind) })),
            text: '',
          },
        ]),
    ...ORDINARY_GOODS.map((row) => rowDescribed(viewing, row)),
    {
      target: CANNON_PILE,
      name: speaker.words(put('see.piles.cannons')),
      text: speaker.words(put('see.left', { count: cannons })),
    },
    ...EXTENSION_TYPES.map((type) => stackDescribed(viewing, type)),
  ];
};

const matDescribed = (viewing: SeawolfViewing): Described[] => {
  const { view, me, speaker } = viewing;
  if (me === undefined) return [];
  const ship = shipOf(view.state, me);
  const held = LOOT.filter((loot) => ship[loot] > 0).map((loot) => ({
    target: holdTarget(loot),
    name: speaker.words(put('see.aboard', { loot: lootWords(viewing, ship[loot], loot) })),
    text: '',
  }));
  const isOrdering = isChoosingOrders(viewing);
  const cards = (['north', 'east', 'south', 'west'] as const).map((card) => ({
    target: cardTarget(card),
    name: speaker.words(put('see.card', { card: directionWord(viewing, card) })),
    text: '',
  }));
  const double = {
    target: cardTarget('2x'),
    name: speaker.words(put('see.card', { card: speaker.words(put('see.twice')) })),
    text: '',
  };
  return [...held, ...(isOrdering ? [...cards, double] : [])];
};

const tilesDescribed = (viewing: SeawolfViewing): Described[] => {
  const costs = costsNow(viewing);
  return idsOf<TileId>(viewing.view.state.pieces).map((tile) =>
    tileDescribed(viewing, tile, costs),
  );
};

/** Every place and piece one may point at, in reading order. */
export const describeBoard = (viewing: SeawolfViewing): readonly Described[] => [
  ...tilesDescribed(viewing),
  ...ownTileParts(viewing),
  ...supplyDescribed(viewing),
  ...matDescribed(viewing),
];

const roundDescribed = (viewing: SeawolfViewing): Described[] => {
  const phase = phaseOf(viewing);
  const { title, text } = endWords(viewing);
  const round = phase === undefined ? '' : `${viewing.speaker.words(put(`see.phases.${phase}`))}.`;
  return [
    { target: 'round', name: roundWords(viewing), text: round },
    { target: 'end', name: title, text },
  ];
};

const captainsDescribed = (viewing: SeawolfViewing): Described[] =>
  viewing.view.state.ships.map(({ seat }) => ({
    target: seatTarget(seat),
    name: at(viewing.seats, seat).called,
    text: captainWords(viewing, seat),
  }));

const missionsDescribed = (viewing: SeawolfViewing): Described[] =>
  viewing.view.state.missions.map((card) => {
    const { name, text } = wordingsOf(viewing.view.state).missions[card.mission];
    const places = missionPlaces(viewing, card).map((place) => missionPlaceWords(viewing, place));
    return { target: `mission/${card.mission}`, name, text: `${text} ${places.join('; ')}.` };
  });

const HEADINGS = ['round', 'captains', 'map', 'supply', 'missions'] as const;

/** All that lies on the table, under headings; what the tiles tell already is not told again. */
export const describe = (viewing: SeawolfViewing): readonly Section[] => {
  const sections = {
    round: roundDescribed(viewing),
    captains: captainsDescribed(viewing),
    map: tilesDescribed(viewing),
    supply: supplyDescribed(viewing),
    missions: missionsDescribed(viewing),
  } as const;
  return HEADINGS.map((heading) => ({
    heading: viewing.speaker.words(put(`see.heads.${heading}`)),
    places: sections[heading],
  })).filter(({ places }) => places.length > 0);
};
