import type { Described } from '@quarterdeck/board-kit';
import { at, byId } from '@quarterdeck/kernel';
import {
  boardOf,
  COLOURS,
  isGhost,
  type Location,
  type RegionId,
  type Ship,
  shipOfSeat,
} from '../index.ts';
import { hullWords, tallied } from './mat/mat-parts.tsx';
import { cardName, cardText } from './pieces/card-words.ts';
import { fragmentName, relicName } from './pieces/relics.tsx';
import { calledOf, captainName, known } from './places/seat-names.ts';
import {
  actionTarget,
  cardTarget,
  fragmentTarget,
  jewelTarget,
  locationTarget,
  regionTarget,
  relicTarget,
  shipTarget,
  stackTarget,
  startTarget,
} from './places/targets.ts';
import type { DoubloonsScene } from './scene.ts';

const sentences = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

const shipName = (scene: DoubloonsScene, ship: Ship): string =>
  scene.words('boards.doubloons.table.shipOf', { name: calledOf(scene, ship) });

const regionText = (scene: DoubloonsScene, region: RegionId): string => {
  const { words, view } = scene;
  const g = view.state;
  const { tile, shells } = at(g.regions, region);
  const { name, text } = byId(g.printed.content.waterTiles, tile);
  const here = g.ships
    .filter((ship) => ship.region === region)
    .map((ship) => shipName(scene, ship));
  return sentences([
    `${name}: ${text}`,
    here.length === 0 ? '' : words('boards.doubloons.table.here', { what: here.join(', ') }),
    shells.length === 0
      ? ''
      : words('boards.doubloons.table.here', {
          what: shells.map((one) => relicName(scene, one)).join(', '),
        }),
  ]);
};

const shipText = (scene: DoubloonsScene, ship: Ship): string => {
  const { words, view } = scene;
  const g = view.state;
  const region = ship.region === null ? '' : at(boardOf(g).regions, ship.region).name;
  const things = [
    ...ship.fragments.map((symbol) => fragmentName(scene, symbol)),
    ...ship.jewels.map((jewel) => g.printed.content.jewels[jewel].name),
    ...ship.relics.map((relic) => relicName(scene, relic)),
  ];
  return sentences([
    `${captainName(g, ship) ?? ''}.`,
    `${words(`boards.doubloons.table.facing.${ship.facing}`, { region })}.`,
    `${hullWords(scene, ship)}.`,
    `${words('boards.doubloons.table.crewOf', { count: ship.crew })},`,
    `${words('boards.doubloons.table.doubloons', { count: ship.doubloons })},`,
    `${words('boards.doubloons.table.tokens', { count: ship.pillage })},`,
    `${words('boards.doubloons.table.reputationOf', { level: ship.reputation })}.`,
    things.length === 0 ? '' : words('boards.doubloons.table.has', { what: things.join(', ') }),
    isGhost(ship) || ship.faceUp.length === 0
      ? ''
      : words('boards.doubloons.table.shown', {
          cards: ship.faceUp.map((card) => cardName(scene, card)).join('; '),
        }),
  ]);
};

/** By its path, and by the landmark once that lies open. */
const locationName = ({ words, view }: DoubloonsScene, { id, name }: Location): string => {
  const { landmark } = at(view.state.places, id);
  return landmark === null
    ? name
    : words('boards.doubloons.table.placeOf', {
        place: name,
        landmark: byId(view.state.printed.landmarks, landmark).name,
      });
};

const locationText = (scene: DoubloonsScene, { id, kind, next, colour }: Location): string => {
  const { words, view } = scene;
  const g = view.state;
  const { landmark, totems } = at(g.places, id);
  const here = g.ships.filter((ship) => ship.location === id).map((ship) => calledOf(scene, ship));
  const face =
    landmark === null
      ? colour === null || kind === 'goal'
        ? ''
        : words('boards.doubloons.table.unknown', {
            colour: g.printed.content.colours[colour].name,
          })
      : byId(g.printed.landmarks, landmark).text;
  const ways = next.map((one) => at(boardOf(g).locations, one).name);
  return sentences([
    face,
    here.length === 0
      ? ''
      : words('boards.doubloons.table.captainsHere', { names: here.join(', ') }),
    totems.length === 0
      ? ''
      : words('boards.doubloons.table.here', {
          what: totems.map((one) => relicName(scene, one)).join(', '),
        }),
    ways.length === 0 ? '' : words('boards.doubloons.table.leadsTo', { places: ways.join(', ') }),
  ]);
};

const ownThings = (scene: DoubloonsScene): readonly Described[] => {
  const { view, me, words } = scene;
  const g = view.state;
  if (me === undefined) return [];
  const { faceUp, faceDown, hand, fragments, jewels, relics } = shipOfSeat(g, me);
  const cards = [...faceUp, ...known(faceDown), ...known(hand)];
  const counted = (count: number): string => words('boards.doubloons.table.times', { count });
  return [
    ...cards.map((card) => ({
      target: cardTarget(card),
      name: cardName(scene, card),
      text: cardText(scene, card),
    })),
    ...tallied(fragments).map(([symbol, count]) => ({
      target: fragmentTarget(symbol),
      name: fragmentName(scene, symbol),
      text: counted(count),
    })),
    ...tallied(jewels).map(([jewel, count]) => ({
      target: jewelTarget(jewel),
      name: g.printed.content.jewels[jewel].name,
      text: counted(count),
    })),
    ...tallied(relics).map(([relic, count]) => ({
      target: relicTarget(relic),
      name: relicName(scene, relic),
      text: counted(count),
    })),
  ];
};

const startsOf = (scene: DoubloonsScene): readonly Described[] => {
  const g = scene.view.state;
  if (g.phase !== 'setup') return [];
  return boardOf(g).regions.flatMap(({ id, name }) =>
    (['cw', 'ccw'] as const).map((facing) => ({
      target: startTarget(id, facing),
      name: scene.words(`boards.doubloons.table.facing.${facing}`, { region: name }),
      text: '',
    })),
  );
};

/** Every place and piece, in reading order: the sea, its ships, the island, then what lies beside. */
export const describeBoard = (scene: DoubloonsScene): readonly Described[] => {
  const { view, words } = scene;
  const g = view.state;
  const { regions, locations } = boardOf(g);
  const { icons, colours } = g.printed.content;
  return [
    ...regions.map(({ id, name }) => ({
      target: regionTarget(id),
      name,
      text: regionText(scene, id),
    })),
    ...startsOf(scene),
    ...g.ships
      .filter(({ region }) => region !== null)
      .map((ship) => ({
        target: shipTarget(ship.ship),
        name: shipName(scene, ship),
        text: shipText(scene, ship),
      })),
    ...locations.map((place) => ({
      target: locationTarget(place.id),
      name: locationName(scene, place),
      text: locationText(scene, place),
    })),
    ...COLOURS.map((colour, i) => ({
      target: stackTarget(colour),
      name: words('boards.doubloons.table.stack', {
        name: colours[colour].name,
        count: g.stacks[i]?.length ?? 0,
      }),
      text: '',
    })),
    ...Object.entries(icons).map(([icon, { name }]) => ({
      target: actionTarget(icon),
      name,
      text: '',
    })),
    ...ownThings(scene),
  ];
};
