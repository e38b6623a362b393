import { at, byId, unreachable } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Doubloons, Kinds } from '../model/state.ts';
import type { Action } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { Landmark } from '../pack/ids.gen.ts';
import type { LocationId, RegionId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { enemiesIn, isGhost, regionOf, shipOf } from '../rules/fleet.ts';
import { locationOf } from '../rules/geometry/island.ts';
import { regionAhead } from '../rules/geometry/ring.ts';
import { FRAGMENTS_TO_ADVANCE } from '../rules/hunt.ts';
import { waterOf } from '../rules/water/water.ts';
import type { ENGLISH } from './english.ts';
import {
  cardName,
  colourName,
  doubloons,
  landmarkName,
  landmarkText,
  needed,
  put,
  regionName,
  tileAt,
  tokens,
  waterName,
} from './names.ts';

type Details = NonNullable<Say<Kinds, typeof ENGLISH>['detail']>;
type Detail = ReturnType<NonNullable<Details['turn/act']>>;

function waterDetail(g: Doubloons, region: RegionId): Detail {
  const tile = tileAt(g, region);
  const { text } = byId(wordingsOf(g).waterTiles, tile);
  return put('detail.water', { tile: waterName(g, tile), text });
}

const landmarkDetail = (g: Doubloons, landmark: Landmark): Detail =>
  put('plain', { text: landmarkText(g, landmark) });

/** What a captain finds there; nothing on a beach and on the Mount. */
function locationDetail(g: Doubloons, location: LocationId): Detail {
  const { colour, distance } = locationOf(g, location);
  const { landmark } = at(g.places, location);
  if (landmark !== null) {
    const text = landmarkText(g, landmark);
    return put('detail.location', { landmark: landmarkName(g, landmark), text });
  }
  if (colour === null) return undefined;
  return put('detail.new', { colour: colourName(g, colour), count: distance });
}

function huntDetail(g: Doubloons, ship: ShipId): Detail {
  if (shipOf(g, ship).fragments.length < FRAGMENTS_TO_ADVANCE)
    return g.mapStack.length === 0
      ? put('detail.hunt-nothing')
      : put('detail.hunt-map', { count: g.mapStack.length });
  return put(g.dug && g.board === 'standard' ? 'detail.hunt-exploit' : 'detail.hunt-advance');
}

/** DD-148: at High Water the region beyond is in range, too. */
function forwardDetail(g: Doubloons, ship: ShipId): Detail {
  const mat = shipOf(g, ship);
  const ahead = (by: number): string =>
    regionName(g, regionAhead(g, regionOf(mat), mat.facing, by));
  return waterOf(g, ship).forwardRange > 1
    ? put('detail.attack-either', { region: ahead(1), beyond: ahead(2) })
    : attackDetail(g, ship, regionAhead(g, regionOf(mat), mat.facing, 1));
}

/** DD-107, DD-S64: without a living enemy ship there it hits nobody. */
const attackDetail = (g: Doubloons, ship: ShipId, region: RegionId): Detail =>
  put(
    enemiesIn(g, ship, region).every((enemy) => isGhost(shipOf(g, enemy)))
      ? 'detail.attack-nobody'
      : 'detail.attack',
    { region: regionName(g, region) },
  );

function actionDetail(g: Doubloons, ship: ShipId, action: Action): Detail {
  const mat = shipOf(g, ship);
  const region = regionOf(mat);
  switch (action) {
    case 'hunt':
      return huntDetail(g, ship);
    case 'repair':
      if (isGhost(mat)) return put('detail.repair-ghost');
      return mat.hull === wordingsOf(g).mats.hull.most
        ? put('detail.repair-full', { hull: mat.hull })
        : put('detail.repair', { hull: mat.hull });
    case 'pillage':
      return put('detail.pillage', {
        tokens: tokens(g.pillagePile),
        doubloons: doubloons(g.island),
      });
    case 'attackForward':
      return forwardDetail(g, ship);
    case 'attackBroadsides':
      return attackDetail(g, ship, region);
    case 'board':
      return boardDetail(g, ship);
    default:
      return unreachable(action);
  }
}

/** What the Board of the card in play needs. */
function boardDetail(g: Doubloons, ship: ShipId): Detail {
  const card = shipOf(g, ship).faceUp[g.slot - 1];
  if (card === undefined) return undefined;
  const board = at(g.printed.cards, card).actions.find(({ effect }) => effect !== null);
  const needs = board === undefined ? undefined : needed(board);
  return needs === undefined ? undefined : put('detail.needs', { needs });
}

/** What another ship has. */
function shipDetail(g: Doubloons, ship: ShipId): Detail {
  const { hull, crew, doubloons: purse, fragments } = shipOf(g, ship);
  return put('detail.holdings', {
    hull,
    crew,
    doubloons: doubloons(purse),
    fragments: put('fragments', { count: fragments.length }),
  });
}

const captainDetail = (g: Doubloons, { captain }: Kinds['choices']['setup/captain']): Detail => {
  const { ship, ability, text } = wordingsOf(g).captains[captain];
  return put('detail.captain', { ship, ability: ability.name, text });
};

/** One sentence on what a choice costs and brings. */
export const details: Details = {
  'setup/captain': captainDetail,
  'round/program': (g, { cards }) =>
    put('detail.program', {
      first: cardName(g, at(cards, 0)),
      second: cardName(g, at(cards, 1)),
      third: cardName(g, at(cards, 2)),
    }),
  'compass/exchange': (g, choice) =>
    choice.do === 'decline'
      ? undefined
      : put('detail.card', {
          card: cardName(g, at(shipOf(g, choice.ship).faceUp, choice.slot - 1)),
        }),
  'turn/move': (g, choice, { ship }) => {
    if (choice.do === 'stop' || choice.icon === 'comeAbout') return undefined;
    const mat = shipOf(g, ship);
    return waterDetail(g, regionAhead(g, regionOf(mat), mat.facing));
  },
  'turn/act': (g, { action }, { ship }) => actionDetail(g, ship, action),
  'advance/path': (g, { location }) => locationDetail(g, location),
  'island/advance': (g, { location }) => locationDetail(g, location),
  'exploit/resolver': (g, { ship }) => shipDetail(g, ship),
  'landmark/pick': (g, { landmark }) => landmarkDetail(g, landmark),
  'landmark/pay': (g, choice, { landmark }) =>
    choice.do === 'pay' ? landmarkDetail(g, landmark) : undefined,
  'landmark/victim': (g, choice) =>
    choice.do === 'decline' ? undefined : shipDetail(g, choice.ship),
  'board/target': (g, { ship }) => shipDetail(g, ship),
  'duel/choose': (g, { ship }) => shipDetail(g, ship),
  'relics/place': (g, choice) =>
    choice.do === 'place-shell' ? waterDetail(g, choice.region) : undefined,
};
