import { byId, HIDDEN, HIDDEN_WORD } from '@quarterdeck/kernel';
import type { Message, Param, Say } from '@quarterdeck/kernel/say';
import type { Doubloons, Kinds } from '../model/state.ts';
import type { WaterEffect } from '../pack/effect-shape.ts';
import type { ShipId } from '../pack/fields.ts';
import type { Landmark } from '../pack/ids.gen.ts';
import type { LocationId, RegionId } from '../pack/printed.ts';
import type { ENGLISH } from './english.ts';
import {
  actionName,
  captainName,
  cardName,
  cardNames,
  colourName,
  doubloons,
  firstOwner,
  fragment,
  jewelName,
  landmarkName,
  landmarkText,
  locationName,
  mapTileName,
  pirate,
  player,
  put,
  regionName,
  relicName,
  subject,
  symbolName,
  tokens,
  waterName,
} from './names.ts';

type Events = Say<Kinds, typeof ENGLISH>['event'];

const slotName = (slot: number): Message =>
  put(slot === 1 ? 'slot.1' : slot === 2 ? 'slot.2' : 'slot.3');
const pirates = (g: Doubloons, ships: readonly ShipId[]): Param => ({
  list: ships.map((ship) => pirate(g, ship)),
});
const landmarkNames = (g: Doubloons, landmarks: readonly Landmark[]): Param => ({
  list: landmarks.map((landmark) => landmarkName(g, landmark)),
});

/** From one ship to another. */
const between = (g: Doubloons, from: ShipId, to: ShipId) => ({
  from: subject(g, from),
  to: pirate(g, to),
});

function placeName(g: Doubloons, location: LocationId | null, region: RegionId | null): string {
  if (location !== null) return locationName(g, location);
  return region === null ? '' : regionName(g, region);
}

/** What a tile of the water does, by its effect. */
const WATER = {
  gainPillage: 'event.water-pillage',
  swapMapFragment: 'event.water-swap',
  setHandSize: 'event.water-hand',
  capAttackDamageTaken: 'event.water-fog',
  repairBonusHull: 'event.water-repair',
  repairBonusCrew: 'event.water-repair',
  forcedSail: 'event.water-carries',
  forwardRange: 'event.water-acted',
  abilityAlwaysOn: 'event.water-acted',
  boardFacing: 'event.water-acted',
  rerollAttackDie: 'event.water-acted',
} as const satisfies Record<WaterEffect['op'], string>;

/** Cards, turns and movement. */
const rounds = {
  'water-laid': ({ tiles }, g) =>
    put('event.water-laid', { tiles: { list: tiles.map((tile) => waterName(g, tile)) } }),
  'fragments-dealt': ({ ship, fragments }, g) =>
    put('event.fragments-dealt', {
      seat: firstOwner(g, ship),
      fragments: { list: fragments.map((symbol) => fragment(g, symbol)) },
    }),
  'initiative-drawn': ({ ship }, g) => put('event.initiative-drawn', { seat: firstOwner(g, ship) }),
  'captain-chosen': ({ ship, captain, region, facing }, g) =>
    put('event.captain-chosen', {
      seat: firstOwner(g, ship),
      captain: captainName(g, captain),
      region: regionName(g, region),
      facing: put(`facing.${facing}`),
    }),
  'legendary-placed': ({ region, facing }, g) =>
    put('event.legendary-placed', {
      region: regionName(g, region),
      facing: put(`facing.${facing}`),
    }),
  'round-begun': ({ round, initiative }, g) =>
    put('event.round-begun', { round, pirate: pirate(g, initiative) }),
  'island-replenished': ({ count }) =>
    put('event.island-replenished', { doubloons: doubloons(count) }),
  'deck-renewed': ({ count }) => put('event.deck-renewed', { count }),
  'cards-drawn': ({ ship, count, cards }, g) =>
    cards.some((card) => card === HIDDEN)
      ? put('event.cards-drawn', { pirate: subject(g, ship), count })
      : put('event.cards-seen', { pirate: subject(g, ship), cards: cardNames(g, cards) }),
  programmed: () => put('event.programmed'),
  'card-revealed': ({ ship, slot, card }, g) =>
    put('event.card-revealed', {
      pirate: subject(g, ship),
      slot: slotName(slot),
      card: cardName(g, card),
    }),
  // The card itself was told when it was revealed.
  'turn-begun': ({ ship, slot }, g) =>
    put('event.turn-begun', { pirate: subject(g, ship), slot: slotName(slot) }),
  'card-exchanged': ({ ship, target, slot, mine, theirs }, g) =>
    put('event.card-exchanged', {
      pirate: subject(g, ship),
      target: pirate(g, target),
      slot: slotName(slot),
      card: cardName(g, theirs),
      own: cardName(g, mine),
    }),
  'action-chosen': ({ ship, action }, g) =>
    put('event.action-chosen', { pirate: subject(g, ship), action: actionName(action) }),
  'action-idle': ({ action, why }) =>
    put('event.action-idle', { action: actionName(action), why: put(`idle.${why}`) }),
  'water-acted': ({ ship, tile }, g) => {
    const { effect } = byId(g.printed.content.waterTiles, tile);
    return put(WATER[effect.op], {
      tile: waterName(g, tile),
      pirate: pirate(g, ship),
    });
  },
  sailed: ({ ship, to }, g) =>
    put('event.sailed', { pirate: subject(g, ship), region: regionName(g, to) }),
  'came-about': ({ ship, facing }, g) =>
    put('event.came-about', { pirate: subject(g, ship), facing: put(`facing.${facing}`) }),
} satisfies Partial<Events>;

/** The hunt, on both islands. */
const hunts = {
  'map-tile-drawn': ({ ship, tile }, g) =>
    put('event.map-tile-drawn', { pirate: subject(g, ship), tile: mapTileName(g, tile) }),
  'map-stack-empty': ({ ship }, g) => put('event.map-stack-empty', { pirate: subject(g, ship) }),
  'advance-declared': ({ ship, symbol, followers }, g) =>
    symbol === null || followers.length === 0
      ? put('event.advance-alone', { pirate: subject(g, ship) })
      : put('event.advance-followed', {
          pirate: subject(g, ship),
          symbol: symbolName(g, symbol),
          followers: pirates(g, followers),
        }),
  advanced: ({ ship, to }, g) =>
    put('event.advanced', { pirate: subject(g, ship), location: locationName(g, to) }),
  'stack-chosen': ({ ship, colour }, g) =>
    put('event.stack-chosen', { pirate: subject(g, ship), colour: colourName(g, colour) }),
  'landmarks-looked-at': ({ ship, colour, count, landmarks }, g) =>
    landmarks.some((landmark) => String(landmark) === HIDDEN_WORD)
      ? put('event.landmarks-looked-at', {
          pirate: subject(g, ship),
          colour: colourName(g, colour),
          count,
        })
      : put('event.landmarks-seen', {
          pirate: subject(g, ship),
          landmarks: landmarkNames(g, landmarks),
        }),
  'landmark-drawn': ({ ship, landmark, location }, g) => {
    const found = { pirate: subject(g, ship), landmark: landmarkName(g, landmark) };
    return location === null
      ? put('event.landmark-drawn', found)
      : put('event.landmark-found', {
          pirate: found.pirate,
          landmark: found.landmark,
          location: locationName(g, location),
        });
  },
  'landmark-replaced': ({ ship, landmark, colour }, g) =>
    put('event.landmark-replaced', {
      pirate: pirate(g, ship),
      landmark: landmarkName(g, landmark),
      colour: colourName(g, colour),
    }),
  'resolver-chosen': ({ ship, target, landmark }, g) => {
    const name = landmarkName(g, landmark);
    return ship === target
      ? put('event.resolver-self', { pirate: subject(g, ship), landmark: name })
      : put('event.resolver-chosen', {
          pirate: subject(g, ship),
          target: pirate(g, target),
          landmark: name,
        });
  },
  'landmark-resolved': ({ ship, landmark }, g) =>
    put('event.landmark-resolved', {
      pirate: subject(g, ship),
      landmark: landmarkName(g, landmark),
      text: landmarkText(g, landmark),
    }),
  'landmark-idle': ({ ship, why }, g) =>
    put('event.landmark-idle', { pirate: pirate(g, ship), why: put(`fruitless.${why}`) }),
  'landmark-returned': ({ landmark }, g) =>
    put('event.landmark-returned', { landmark: landmarkName(g, landmark) }),
  'relic-gained': ({ ship, relic }, g) =>
    put('event.relic-gained', { pirate: subject(g, ship), relic: relicName(g, relic) }),
  'relic-drawn': ({ ship, relic }, g) =>
    put('event.relic-drawn', { pirate: subject(g, ship), relic: relicName(g, relic) }),
  'relic-placed': ({ ship, relic, location, region }, g) =>
    put('event.relic-placed', {
      pirate: subject(g, ship),
      relic: relicName(g, relic),
      place: placeName(g, location, region),
    }),
  'totem-taken': ({ ship, relic, location }, g) =>
    put('event.totem-taken', {
      pirate: subject(g, ship),
      relic: relicName(g, relic),
      place: locationName(g, location),
    }),
  'shell-taken': ({ ship, relic, region }, g) =>
    put('event.shell-taken', {
      pirate: subject(g, ship),
      relic: relicName(g, relic),
      place: regionName(g, region),
    }),
  'relic-stolen': ({ ship, target, relic }, g) =>
    put('event.relic-stolen', {
      pirate: subject(g, ship),
      target: pirate(g, target),
      relic: relicName(g, relic),
    }),
  'relics-swapped': ({ ship, target, gave, took }, g) =>
    put('event.relics-swapped', {
      pirate: subject(g, ship),
      target: pirate(g, target),
      gave: relicName(g, gave),
      took: relicName(g, took),
    }),
  'crater-opened': () => put('event.crater-opened'),
  'trackers-placed': () => put('event.trackers-placed'),
} satisfies Partial<Events>;

/** What lies on and beside the mats. */
const mats = {
  'hull-gained': ({ ship, count }, g) =>
    put('event.hull-gained', { pirate: subject(g, ship), count }),
  damaged: ({ ship, by, count }, g) =>
    by === null
      ? put('event.damaged', { pirate: subject(g, ship), count })
      : put('event.damaged-by', { pirate: subject(g, ship), by: pirate(g, by), count }),
  'ship-sunk': ({ ship, by }, g) =>
    by === null
      ? put('event.ship-sunk', { pirate: subject(g, ship) })
      : put('event.ship-sunk-by', { pirate: subject(g, ship), by: pirate(g, by) }),
  redeemed: ({ ship, hull }, g) => put('event.redeemed', { pirate: pirate(g, ship), hull }),
  'crew-gained': ({ ship, count }, g) =>
    put('event.crew-gained', { pirate: subject(g, ship), count }),
  'crew-lost': ({ ship, count }, g) => put('event.crew-lost', { pirate: subject(g, ship), count }),
  'crew-passed': ({ from, to, count }, g) =>
    put('event.crew-passed', { from: pirate(g, from), to: pirate(g, to), count }),
  'crew-without-room': ({ ship, count }, g) =>
    put('event.crew-without-room', { pirate: subject(g, ship), count }),
  'reputation-gained': ({ ship, count }, g) =>
    put('event.reputation-gained', { pirate: subject(g, ship), count }),
  'reputation-lost': ({ ship, count }, g) =>
    put('event.reputation-lost', { pirate: subject(g, ship), count }),
  'doubloons-gained': ({ ship, count }, g) =>
    put('event.doubloons-gained', { pirate: subject(g, ship), doubloons: doubloons(count) }),
  'doubloons-lost': ({ ship, count }, g) =>
    put('event.doubloons-lost', { pirate: subject(g, ship), doubloons: doubloons(count) }),
  'doubloons-passed': ({ from, to, count }, g) =>
    put('event.doubloons-passed', {
      ...between(g, from, to),
      doubloons: doubloons(count),
    }),
  'pillage-gained': ({ ship, count }, g) =>
    put('event.pillage-gained', { pirate: subject(g, ship), tokens: tokens(count) }),
  'jewel-drawn': ({ ship, jewel }, g) =>
    put('event.jewel-drawn', { pirate: subject(g, ship), jewel: jewelName(jewel) }),
  'jewel-passed': ({ from, to, jewel }, g) =>
    put('event.jewel-passed', {
      ...between(g, from, to),
      jewel: jewelName(jewel),
    }),
  'fragment-dealt': ({ ship, symbol }, g) =>
    put('event.fragment-dealt', { pirate: subject(g, ship), fragment: fragment(g, symbol) }),
  'fragment-passed': ({ from, to, symbol }, g) =>
    put('event.fragment-passed', {
      ...between(g, from, to),
      symbol: symbolName(g, symbol),
    }),
  'fragments-swapped': ({ ship, target, gave, took }, g) =>
    put('event.fragments-swapped', {
      pirate: subject(g, ship),
      target: pirate(g, target),
      gave: fragment(g, gave),
      took: fragment(g, took),
    }),
  'orb-passed': ({ from, to }, g) => put('event.orb-passed', between(g, from, to)),
  'compass-used': ({ ship }, g) => put('event.compass-used', { pirate: subject(g, ship) }),
  'compass-passed': ({ from, to }, g) => put('event.compass-passed', between(g, from, to)),
  'track-moved': ({ ship, space }, g) =>
    put('event.track-moved', { pirate: subject(g, ship), space }),
} satisfies Partial<Events>;

/**
 * The lines of the log. A line may be read long after: of `g` it takes only what never changes, such
 * as a ship's captain and the names of places.
 */
export const events: Events = {
  ...rounds,
  ...hunts,
  ...mats,
  attacked: ({ ship, kind, region, targets }, g) => {
    const shot = { pirate: subject(g, ship), region: regionName(g, region) };
    if (targets.length === 0) return put('event.attacked-nobody', shot);
    return put(`event.attacked-${kind}`, {
      pirate: shot.pirate,
      region: shot.region,
      targets: pirates(g, targets),
    });
  },
  'die-rolled': ({ ship, face, again }, g) =>
    put(again ? 'event.die-rerolled' : 'event.die-rolled', {
      pirate: subject(g, ship),
      face: put(`face.${face}`),
    }),
  boarded: ({ ship, target, effect }, g) =>
    put('event.boarded', {
      pirate: subject(g, ship),
      target: pirate(g, target),
      effect: put(`effect.${effect}`),
    }),
  'ship-stolen': ({ ship, target, by, from }, g) =>
    put('event.ship-stolen', {
      pirate: pirate(g, ship),
      target: pirate(g, target),
      by: player(by),
      from: player(from),
    }),
  'cards-taken-over': ({ seat, ship }, g) =>
    put('event.cards-taken-over', { seat: player(seat), pirate: pirate(g, ship) }),
  'legendary-acted': () => put('event.legendary-acted'),
  'pillage-begun': ({ holders, island }, g) => {
    const [only, ...more] = holders;
    if (only === undefined) return put('event.pillage-nobody');
    if (island === 0) return put('event.pillage-empty');
    return more.length === 0
      ? put('event.pillage-alone', { pirate: pirate(g, only) })
      : put('event.pillage-begun', { pirates: pirates(g, holders) });
  },
  'treasure-dug-up': () => put('event.treasure-dug-up'),
  'landmarks-returned': () => put('event.landmarks-returned'),
  'captains-returned': () => put('event.captains-returned'),
  'end-triggered': ({ ship }, g) => put('event.end-triggered', { pirate: subject(g, ship) }),
  'initiative-passed': ({ ship }, g) => put('event.initiative-passed', { pirate: pirate(g, ship) }),
  'game-ended': ({ round }) => put('event.game-ended', { round }),
  'duel-begun': ({ ship, target }, g) =>
    put('event.duel-begun', { pirate: subject(g, ship), target: pirate(g, target) }),
};
