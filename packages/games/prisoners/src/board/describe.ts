import { unreachable } from '@quarterdeck/kernel';
// The ocean in words, hex by hex: its name, where it is, what stands there. Empty water is told of
// only where something may be done.

import type { Described } from '@quarterdeck/board-kit';
import {
  attackDiceOf,
  captureDefenseOf,
  type HexId,
  hexOf,
  moveOf,
  occupied,
  reachable,
  returnFireDiceOf,
  type Ship,
  shipOf,
  sinkDefenseOf,
} from '../index.ts';
import {
  calledOf,
  capital,
  printOf,
  readiness,
  talliedHand,
  territoryCards,
} from './places/hand-cards.ts';
import {
  controllerOf,
  hexTarget,
  type Known,
  knownOf,
  nameOf,
  territoryDefense,
} from './places/places.ts';
import { maneuverTarget, playTarget, regionTarget, sailingShip } from './places/targets.ts';
import type { PrisonersScene } from './scene.ts';

const whereWords = ({ view: { state: g }, words }: PrisonersScene, hex: HexId): string => {
  const { region, coordinates } = hexOf(g, hex);
  return coordinates === null
    ? words('boards.prisoners.table.starting', { region: region + 1 })
    : words('boards.prisoners.table.inRegion', { region: region + 1, coordinates });
};

const shipWords = (scene: PrisonersScene, ship: Ship): string => {
  const { words, view } = scene;
  const g = view.state;
  return [
    words('boards.prisoners.table.ship', {
      name: calledOf(scene, ship.seat),
      level: ship.level,
    }),
    words('boards.prisoners.table.shipFigures', {
      attack: attackDiceOf(g, ship),
      back: returnFireDiceOf(g, ship),
    }),
    words('boards.prisoners.table.defenses', {
      sink: sinkDefenseOf(g, ship),
      capture: captureDefenseOf(g, ship),
    }),
  ].join(', ');
};

const faceName = ({ view: { state: g }, words }: PrisonersScene, known: Known): string => {
  const { content } = g.printed;
  switch (known.kind) {
    case 'hidden':
      return words('boards.prisoners.table.hidden');
    case 'territory':
      return content.territories[known.territory].name;
    case 'shark':
    case 'squid':
    case 'privateer':
      return content.targets[known.kind].name;
    default:
      return unreachable(known);
  }
};

const creatureWords = (scene: PrisonersScene, kind: 'shark' | 'squid' | 'privateer'): string => {
  const { sinkDefense, captureDefense } = scene.view.state.printed.content.targets[kind];
  const sink = sinkDefense ?? 0;
  return captureDefense === null
    ? scene.words('boards.prisoners.table.defenseSink', { sink })
    : scene.words('boards.prisoners.table.defenses', { sink, capture: captureDefense });
};

type Destination = PrisonersScene['view']['state']['destinations'][number];

const destinationWords = (scene: PrisonersScene, destination: Destination): string => {
  const { words, view } = scene;
  const g = view.state;
  const known = knownOf(destination);
  const name = faceName(scene, known);
  if (known.kind === 'hidden') return name;
  if (!destination.explored) return words('boards.prisoners.table.glimpsed', { name });
  if (known.kind !== 'territory') return `${name}, ${creatureWords(scene, known.kind)}`;
  const controller = controllerOf(g, known.territory);
  return [
    name,
    controller === null
      ? words('boards.prisoners.table.uncontrolled')
      : words('boards.prisoners.table.controlled', { name: calledOf(scene, controller) }),
    words('boards.prisoners.table.defenseCapture', { capture: territoryDefense(g, controller) }),
  ].join(', ');
};

const described = (scene: PrisonersScene, hex: HexId, text: string): Described => ({
  target: hexTarget(hex),
  name: nameOf(scene.view.state, hex),
  text: `${capital(text)}. ${capital(whereWords(scene, hex))}.`,
});

const hexes = (scene: PrisonersScene): Described[] => {
  const g = scene.view.state;
  const said = new Map<HexId, string>();
  for (const destination of g.destinations)
    said.set(destination.hex, destinationWords(scene, destination));
  for (const ship of g.ships) if (ship.hex !== null) said.set(ship.hex, shipWords(scene, ship));
  return [...said.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([hex, text]) => described(scene, hex, text));
};

/** Water that is asked about: where a ship could sail, or all of it for a maneuver. */
const waterAsked = ({ view }: PrisonersScene): readonly HexId[] => {
  const g = view.state;
  const ship = sailingShip(view);
  if (ship !== undefined) {
    const sailing = shipOf(g, ship);
    return sailing.hex === null ? [] : reachable(g, sailing.hex, moveOf(g, sailing));
  }
  if (view.asked[0]?.step !== 'maneuver/choose') return [];
  const taken = occupied(g);
  return g.printed.hexes.map(({ hex }) => hex).filter((hex) => taken[hex] !== 1);
};

const water = (scene: PrisonersScene): Described[] => {
  const said = scene.words('boards.prisoners.table.openWater');
  return waterAsked(scene).map((hex) => described(scene, hex, said));
};

const regions = ({ view: { state: g }, words }: PrisonersScene): Described[] =>
  g.turn.step === 'setup'
    ? g.printed.content.board.regions.map(({ name }, region) => ({
        target: regionTarget(region),
        name: words('boards.prisoners.table.region', { region: region + 1, name }),
        text: words('boards.prisoners.table.regionText'),
      }))
    : [];

const cards = (scene: PrisonersScene): Described[] => {
  const { view, me, words } = scene;
  const g = view.state;
  if (me === undefined) return [];
  const told = [
    ...talliedHand(g, me).map(({ maneuver, count }) => ({
      maneuver,
      note: count > 1 ? words('boards.prisoners.table.copies', { count }) : '',
    })),
    ...territoryCards(g, me).map((card) => ({
      maneuver: card.maneuver,
      note: capital(readiness(scene, card)),
    })),
  ];
  return told.map(({ maneuver, note }) => {
    const { name, type, text } = printOf(g, maneuver);
    return {
      target: maneuverTarget(maneuver),
      name: words('boards.prisoners.table.card', {
        name,
        kind: words(`boards.prisoners.table.kinds.${type}`),
      }),
      text: words('boards.prisoners.table.cardText', { text, note }).trim(),
    };
  });
};

const plays = (scene: PrisonersScene): Described[] => {
  const g = scene.view.state;
  return (g.engagement?.plays ?? []).map(({ seat, maneuver }, i) => ({
    target: playTarget(i),
    name: printOf(g, maneuver).name,
    text: scene.words('boards.prisoners.table.battle.played', {
      name: capital(calledOf(scene, seat)),
      cards: printOf(g, maneuver).name,
    }),
  }));
};

export const describeBoard = (scene: PrisonersScene): readonly Described[] => [
  ...regions(scene),
  ...hexes(scene),
  ...water(scene),
  ...plays(scene),
  ...cards(scene),
];
