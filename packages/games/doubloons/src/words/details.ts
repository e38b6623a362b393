import { at, byId, unreachable } from '@quarterdeck/kernel';
import type { KeyOf, Part, Detail as Promised, Say } from '@quarterdeck/kernel/say';
import type { Doubloons, Kinds } from '../model/state.ts';
import type { Action } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { Landmark } from '../pack/ids.gen.ts';
import type { LocationId, RegionId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { hullRepaired, PILLAGED } from '../rules/actions.ts';
import { whyNobody } from '../rules/board.ts';
import { isGhost, livingIn, regionOf, shipOf } from '../rules/fleet.ts';
import { locationOf } from '../rules/geometry/island.ts';
import { regionAhead } from '../rules/geometry/ring.ts';
import { FRAGMENTS_TO_ADVANCE } from '../rules/hunt.ts';
import { cardInPlay, printedAction } from '../rules/turn.ts';
import type { ENGLISH } from './english.ts';
import { promise } from './measures.ts';
import {
  cardName,
  colourName,
  landmarkName,
  landmarkText,
  needed,
  put,
  regionName,
  tileAt,
  waterName,
} from './names.ts';
import { regionsInRange } from './struck.ts';

type Details = NonNullable<Say<Kinds, typeof ENGLISH>['detail']>;
type Key = KeyOf<typeof ENGLISH>;
type Detail = Promised<Key> | undefined;

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
  return [
    put('detail.new', { colour: colourName(g, colour) }),
    promise('has.steps', distance, location),
  ];
}

function huntDetail(g: Doubloons, ship: ShipId): Detail {
  if (shipOf(g, ship).fragments.length < FRAGMENTS_TO_ADVANCE)
    return g.mapStack.length === 0
      ? promise('tells.map-stack-empty')
      : [promise('tells.map-tile-drawn'), promise('has.mapStack', g.mapStack.length)];
  return put(g.dug && g.board === 'standard' ? 'detail.hunt-exploit' : 'detail.hunt-advance');
}

/** DD-107, DD-S64: without a living enemy ship there it hits nobody. */
const aimDetail = (g: Doubloons, ship: ShipId, region: RegionId): Detail =>
  promise('tells.hits', livingIn(g, ship, region).length, region);

function attackDetail(g: Doubloons, ship: ShipId, action: Action): Detail {
  const [region, beyond] = regionsInRange(g, ship, action);
  if (region === undefined) return undefined;
  return beyond === undefined
    ? aimDetail(g, ship, region)
    : put('detail.attack-either', {
        region: regionName(g, region),
        beyond: regionName(g, beyond),
      });
}

function actionDetail(g: Doubloons, ship: ShipId, action: Action): Detail {
  const { plus } = printedAction(g, ship, action);
  switch (action) {
    case 'hunt':
      return huntDetail(g, ship);
    case 'repair':
      return repairDetail(g, ship, plus);
    case 'pillage':
      return [
        promise('brings.pillage', Math.min(g.pillagePile, PILLAGED + plus), ship),
        promise('has.pile', g.pillagePile),
        promise('has.island', g.island),
      ];
    case 'attackForward':
    case 'attackBroadsides':
      return attackDetail(g, ship, action);
    case 'board':
      return boardDetail(g, ship);
    default:
      return unreachable(action);
  }
}

function repairDetail(g: Doubloons, ship: ShipId, plus: number): Detail {
  const mat = shipOf(g, ship);
  if (isGhost(mat)) return promise('keeps.hull.ghost', undefined, ship);
  const room = wordingsOf(g).mats.hull.most - mat.hull;
  return [
    room === 0
      ? promise('keeps.hull', undefined, ship)
      : promise('brings.hull', Math.min(room, hullRepaired(g, ship, plus)), ship),
    promise('has.hull.own', mat.hull, ship),
  ];
}

/** What the Board of the card in play needs; or that nobody can be boarded, and why. */
function boardDetail(g: Doubloons, ship: ShipId): Detail {
  const card = cardInPlay(g, ship).id;
  const needs = needed(printedAction(g, ship, 'board'));
  const idle = whyNobody(g, ship, card);
  return [
    ...(needs === undefined ? [] : [put('detail.needs', { needs })]),
    ...(idle === null ? [] : [promise('spares.boarded'), put(`idle.${idle}`)]),
  ];
}

/** DD-104 to DD-106, DD-220: what the roll does if it is kept. In a duel it does other things (DD-306 to DD-308). */
function rolledDetail(g: Doubloons, ship: ShipId): Detail {
  if (g.die === null || g.board === 'alternate') return undefined;
  if (g.die === 'voodoo' && !isGhost(shipOf(g, ship))) return put('detail.face.nothing');
  return put(`detail.face.${g.die}`);
}

/** What another ship has. */
function shipDetail(g: Doubloons, ship: ShipId): readonly Part<Key>[] {
  const { hull, crew, doubloons, fragments } = shipOf(g, ship);
  return [
    promise('has.hull', hull, ship),
    promise('has.crew', crew, ship),
    promise('has.doubloons', doubloons, ship),
    promise('has.fragments', fragments.length, ship),
  ];
}

const captainDetail = (g: Doubloons, { captain }: Kinds['choices']['setup/captain']): Detail => {
  const { ship, ability, text } = wordingsOf(g).captains[captain];
  return put('detail.captain', { ship, ability: ability.name, text });
};

/** What a choice costs and brings. */
export const details: Details = {
  'setup/captain': captainDetail,
  'round/program': (g, { cards }) =>
    put('printed.program', {
      first: cardName(g, at(cards, 0)),
      second: cardName(g, at(cards, 1)),
      third: cardName(g, at(cards, 2)),
    }),
  'compass/exchange': (g, choice) =>
    choice.do === 'decline'
      ? undefined
      : put('printed.card', {
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
  // DD-152: as on a card, what the water there does is told beforehand.
  'landmark/steer': (g, choice, { target }) => {
    if (choice.do === 'stop' || choice.icon === 'comeAbout') return undefined;
    const mat = shipOf(g, target);
    return waterDetail(g, regionAhead(g, regionOf(mat), mat.facing));
  },
  'attack/aim': (g, { region }, { ship }) => aimDetail(g, ship, region),
  'die/reroll': (g, choice, { ship }) => (choice.do === 'keep' ? rolledDetail(g, ship) : undefined),
  'landmark/victim': (g, choice) =>
    choice.do === 'decline' ? undefined : shipDetail(g, choice.ship),
  'board/target': (g, { ship }) => shipDetail(g, ship),
  'duel/choose': (g, { ship }) => shipDetail(g, ship),
  'relics/place': (g, choice) =>
    choice.do === 'place-shell' ? waterDetail(g, choice.region) : undefined,
};
