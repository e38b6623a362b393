// The board in words, place by place: the sea, its ships, the island, then what lies beside.

import { at, byId } from '@quarterdeck/kernel';
import type { Described, Section } from '@quarterdeck/kernel/say';
import type { Ship } from '../model/state.ts';
import { COLOURS } from '../pack/components.ts';
import { CAPTAINS } from '../pack/ids.gen.ts';
import type { Location, RegionId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { isGhost, shipOfSeat } from '../rules/fleet.ts';
import { boardOf } from '../rules/geometry/ring.ts';
import { cardName, cardText, fragmentName, relicName } from './card-words.ts';
import { landmarkName, landmarkText, locationName, put, regionName } from './names.ts';
import {
  endWords,
  hullWords,
  pileSizes,
  pilesOf,
  pileWords,
  roundWords,
  STEPS,
  stackWords,
  stepOfRound,
  tallied,
} from './standings.ts';
import {
  actionTarget,
  captainTarget,
  cardTarget,
  fragmentTarget,
  jewelTarget,
  locationTarget,
  regionTarget,
  relicTarget,
  shipTarget,
  stackTarget,
  startTarget,
} from './targets.ts';
import { calledOf, captainOf, type DoubloonsViewing, known } from './viewing.ts';

const sentences = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

const shipName = (viewing: DoubloonsViewing, ship: Ship): string =>
  viewing.speaker.words(put('see.ship-of', { name: calledOf(viewing, ship) }));

const regionText = (viewing: DoubloonsViewing, region: RegionId): string => {
  const { speaker, view } = viewing;
  const g = view.state;
  const { tile, shells } = at(g.regions, region);
  const { name, text } = byId(wordingsOf(g).waterTiles, tile);
  const here = g.ships
    .filter((ship) => ship.region === region)
    .map((ship) => shipName(viewing, ship));
  return sentences([
    `${name}: ${text}`,
    here.length === 0 ? '' : speaker.words(put('see.here', { what: here.join(', ') })),
    shells.length === 0
      ? ''
      : speaker.words(
          put('see.here', {
            what: shells.map((one) => relicName(viewing, one)).join(', '),
          }),
        ),
  ]);
};

/** Where a ship lies; nowhere before it is placed. */
const whereWords = ({ speaker, view }: DoubloonsViewing, { region, facing }: Ship): string => {
  if (region === null) return '';
  const name = regionName(view.state, region);
  return `${speaker.words(put(`see.facing.${facing}`, { region: name }))}.`;
};

const shipText = (viewing: DoubloonsViewing, ship: Ship): string => {
  const { speaker, view } = viewing;
  const g = view.state;
  const captain = captainOf(g, ship);
  const things = [
    ...ship.fragments.map((symbol) => fragmentName(viewing, symbol)),
    ...ship.jewels.map((jewel) => wordingsOf(g).jewels[jewel].name),
    ...ship.relics.map((relic) => relicName(viewing, relic)),
  ];
  return sentences([
    captain === undefined ? '' : `${captain}.`,
    whereWords(viewing, ship),
    `${hullWords(viewing, ship)}.`,
    `${speaker.words(put('score.crew', { count: ship.crew }))},`,
    `${speaker.words(put('doubloons', { count: ship.doubloons }))},`,
    `${speaker.words(put('tokens', { count: ship.pillage }))},`,
    `${speaker.words(put('see.reputation-of', { level: ship.reputation }))}.`,
    things.length === 0 ? '' : speaker.words(put('see.has', { what: things.join(', ') })),
    isGhost(ship) || ship.faceUp.length === 0
      ? ''
      : speaker.words(
          put('see.shown', {
            cards: ship.faceUp.map((card) => cardName(viewing, card)).join('; '),
          }),
        ),
  ]);
};

/** By its path, and by the landmark once that lies open. */
const placeName = ({ speaker, view }: DoubloonsViewing, { id }: Location): string => {
  const g = view.state;
  const name = locationName(g, id);
  const { landmark } = at(g.places, id);
  return landmark === null
    ? name
    : speaker.words(put('see.place-of', { place: name, landmark: landmarkName(g, landmark) }));
};

const locationText = (viewing: DoubloonsViewing, { id, kind, next, colour }: Location): string => {
  const { speaker, view } = viewing;
  const g = view.state;
  const { landmark, totems } = at(g.places, id);
  const here = g.ships
    .filter((ship) => ship.location === id)
    .map((ship) => calledOf(viewing, ship));
  const face =
    landmark === null
      ? colour === null || kind === 'goal'
        ? ''
        : speaker.words(
            put('see.unknown', {
              colour: wordingsOf(g).colours[colour].name,
            }),
          )
      : landmarkText(g, landmark);
  const ways = next.map((one) => locationName(g, one));
  return sentences([
    face,
    here.length === 0 ? '' : speaker.words(put('see.captains-here', { names: here.join(', ') })),
    totems.length === 0
      ? ''
      : speaker.words(
          put('see.here', {
            what: totems.map((one) => relicName(viewing, one)).join(', '),
          }),
        ),
    ways.length === 0 ? '' : speaker.words(put('see.leads-to', { places: ways.join(', ') })),
  ]);
};

const ownThings = (viewing: DoubloonsViewing): readonly Described[] => {
  const { view, me, speaker } = viewing;
  const g = view.state;
  if (me === undefined) return [];
  const { faceUp, faceDown, hand, fragments, jewels, relics } = shipOfSeat(g, me);
  const cards = [...faceUp, ...known(faceDown), ...known(hand)];
  const counted = (count: number): string => speaker.words(put('see.times', { count }));
  return [
    ...cards.map((card) => ({
      target: cardTarget(card),
      name: cardName(viewing, card),
      text: cardText(viewing, card),
    })),
    ...tallied(fragments).map(([symbol, count]) => ({
      target: fragmentTarget(symbol),
      name: fragmentName(viewing, symbol),
      text: counted(count),
    })),
    ...tallied(jewels).map(([jewel, count]) => ({
      target: jewelTarget(jewel),
      name: wordingsOf(g).jewels[jewel].name,
      text: counted(count),
    })),
    ...tallied(relics).map(([relic, count]) => ({
      target: relicTarget(relic),
      name: relicName(viewing, relic),
      text: counted(count),
    })),
  ];
};

/** What lies in place of the hand while captains are taken. */
const captainsOf = ({ view }: DoubloonsViewing): readonly Described[] => {
  const g = view.state;
  if (g.phase !== 'setup') return [];
  return CAPTAINS.map((captain) => {
    const { name, ship, ability, text } = wordingsOf(g).captains[captain];
    return { target: captainTarget(captain), name, text: `${ship}. ${ability.name}: ${text}` };
  });
};

const startsOf = (viewing: DoubloonsViewing): readonly Described[] => {
  const g = viewing.view.state;
  if (g.phase !== 'setup') return [];
  return boardOf(g).regions.flatMap(({ id }) =>
    (['cw', 'ccw'] as const).map((facing) => ({
      target: startTarget(id, facing),
      name: viewing.speaker.words(put(`see.facing.${facing}`, { region: regionName(g, id) })),
      text: '',
    })),
  );
};

const regionsOf = (viewing: DoubloonsViewing): readonly Described[] =>
  boardOf(viewing.view.state).regions.map(({ id }) => ({
    target: regionTarget(id),
    name: regionName(viewing.view.state, id),
    text: regionText(viewing, id),
  }));

const shipsOf = (viewing: DoubloonsViewing): readonly Described[] =>
  viewing.view.state.ships
    .filter(({ region }) => region !== null)
    .map((ship) => ({
      target: shipTarget(ship.ship),
      name: shipName(viewing, ship),
      text: shipText(viewing, ship),
    }));

const locationsOf = (viewing: DoubloonsViewing): readonly Described[] =>
  boardOf(viewing.view.state).locations.map((place) => ({
    target: locationTarget(place.id),
    name: placeName(viewing, place),
    text: locationText(viewing, place),
  }));

const stacksOf = (viewing: DoubloonsViewing): readonly Described[] =>
  COLOURS.map((colour) => ({
    target: stackTarget(colour),
    name: stackWords(viewing, colour),
    text: '',
  }));

/** The actions of the card in play are asked about by their icons. */
const iconsOf = ({ view }: DoubloonsViewing): readonly Described[] =>
  Object.entries(wordingsOf(view.state).icons).map(([icon, { name }]) => ({
    target: actionTarget(icon),
    name,
    text: '',
  }));

/** Every place and piece, in reading order: the sea, its ships, the island, then what lies beside. */
export const describeBoard = (viewing: DoubloonsViewing): readonly Described[] => [
  ...regionsOf(viewing),
  ...captainsOf(viewing),
  ...startsOf(viewing),
  ...shipsOf(viewing),
  ...locationsOf(viewing),
  ...stacksOf(viewing),
  ...iconsOf(viewing),
  ...ownThings(viewing),
];

const roundOf = (viewing: DoubloonsViewing): readonly Described[] => {
  const { view, speaker } = viewing;
  const g = view.state;
  const isSetup = g.phase === 'setup';
  const step = at(STEPS, stepOfRound(g));
  const first = g.ships.find(({ ship }) => ship === g.initiative);
  return [
    {
      target: 'round',
      name: roundWords(viewing),
      text: isSetup
        ? ''
        : sentences([
            `${speaker.words(put(`see.phases.${step}`))}.`,
            first === undefined
              ? ''
              : speaker.words(put('see.initiative', { name: calledOf(viewing, first) })),
            endWords(viewing) === undefined ? '' : `${endWords(viewing)}.`,
          ]),
    },
  ];
};

/** What a ship's mat shows beside the board. */
const matText = (viewing: DoubloonsViewing, ship: Ship): string => {
  const { speaker } = viewing;
  const hidden = ship.hand.length + ship.faceDown.length;
  return sentences([
    shipText(viewing, ship),
    ship.orbs === 0 ? '' : `${speaker.words(put('see.orb'))}: ${ship.orbs}.`,
    ship.compasses === 0 ? '' : `${speaker.words(put('see.compass'))}: ${ship.compasses}.`,
    isGhost(ship) ? '' : `${speaker.words(put('see.cards', { count: hidden }))}.`,
  ]);
};

const matsOf = (viewing: DoubloonsViewing): readonly Described[] =>
  viewing.view.state.ships.map((ship) => ({
    target: shipTarget(ship.ship),
    name: shipName(viewing, ship),
    text: matText(viewing, ship),
  }));

const tableOf = (viewing: DoubloonsViewing): readonly Described[] => {
  const g = viewing.view.state;
  return [
    {
      target: 'piles',
      name: viewing.speaker.words(put('see.on-table')),
      text: `${pilesOf(g)
        .map((pile) => `${pileSizes(g)[pile]} ${pileWords(viewing, pile)}`)
        .join(', ')}.`,
    },
    ...stacksOf(viewing),
  ];
};

const HEADINGS = ['round', 'ships', 'sea', 'island', 'table', 'things'] as const;

/** All that lies on the table, under headings. */
export const describe = (viewing: DoubloonsViewing): readonly Section[] => {
  const sections = {
    round: roundOf(viewing),
    ships: matsOf(viewing),
    sea: regionsOf(viewing),
    island: locationsOf(viewing),
    table: tableOf(viewing),
    things: ownThings(viewing),
  } as const;
  return HEADINGS.map((heading) => ({
    heading: viewing.speaker.words(put(`see.heads.${heading}`)),
    places: sections[heading],
  })).filter(({ places }) => places.length > 0);
};
