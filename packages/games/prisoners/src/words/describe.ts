// The ocean in words, hex by hex: its name, where it is, what stands there. Empty water is told of
// only where something may be done.

import { at, unreachable } from '@quarterdeck/kernel';
import { type Described, type Section, seatTarget } from '@quarterdeck/kernel/say';
import type { Ship } from '../model/state.ts';
import type { HexId } from '../pack/fields.ts';
import { wordingsOf } from '../pack/wordings.ts';
import {
  attackDiceOf,
  captureDefenseOf,
  moveOf,
  returnFireDiceOf,
  sinkDefenseOf,
} from '../rules/figures.ts';
import { shipOf } from '../rules/fleet.ts';
import { occupied, reachable } from '../rules/geometry/chart.ts';
import { hexOf } from '../rules/geometry/hexes.ts';
import { printOf, readiness, seenHandWords, talliedHand, territoryCards } from './hand-cards.ts';
import { controllerOf, type Known, knownOf, territoryDefense } from './known.ts';
import { hexName, put, shipHex, targetName } from './names.ts';
import {
  calmWords,
  fleetWords,
  leadWords,
  pilesWords,
  seasonOf,
  seasonWords,
  territoryLines,
  topDiscardWords,
  turnWords,
} from './standings.ts';
import { hexTarget, maneuverTarget, playTarget, regionTarget, sailingShip } from './targets.ts';
import { calledOf, capital, type PrisonersViewing } from './viewing.ts';

const whereWords = ({ view: { state: g }, speaker }: PrisonersViewing, hex: HexId): string => {
  const { region, coordinates } = hexOf(g, hex);
  return coordinates === null
    ? speaker.words(put('see.starting', { region: region + 1 }))
    : speaker.words(put('see.in-region', { region: region + 1 }));
};

const shipWords = (viewing: PrisonersViewing, ship: Ship): string => {
  const { me, speaker, view } = viewing;
  const g = view.state;
  return [
    speaker.words(
      ship.seat === me
        ? put('see.own-ship', { level: ship.level })
        : put('see.ship', { name: calledOf(viewing, ship.seat), level: ship.level }),
    ),
    speaker.words(
      put('see.ship-figures', {
        attack: attackDiceOf(g, ship),
        back: returnFireDiceOf(g, ship),
      }),
    ),
    speaker.words(
      put('see.defenses', {
        sink: sinkDefenseOf(g, ship),
        capture: captureDefenseOf(g, ship),
      }),
    ),
  ].join(', ');
};

const faceName = ({ view: { state: g }, speaker }: PrisonersViewing, known: Known): string => {
  const content = wordingsOf(g);
  switch (known.kind) {
    case 'hidden':
      return speaker.words(put('see.hidden'));
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

const creatureWords = (
  viewing: PrisonersViewing,
  kind: 'shark' | 'squid' | 'privateer',
): string => {
  const { sinkDefense, captureDefense } = viewing.view.state.printed.content.targets[kind];
  const sink = sinkDefense ?? 0;
  return captureDefense === null
    ? viewing.speaker.words(put('see.defense-sink', { sink }))
    : viewing.speaker.words(put('see.defenses', { sink, capture: captureDefense }));
};

type Destination = PrisonersViewing['view']['state']['destinations'][number];

const destinationWords = (viewing: PrisonersViewing, destination: Destination): string => {
  const { speaker, view } = viewing;
  const g = view.state;
  const known = knownOf(destination);
  const name = faceName(viewing, known);
  if (known.kind === 'hidden') return name;
  if (!destination.explored) return speaker.words(put('see.glimpsed', { name }));
  if (known.kind !== 'territory') return `${name}, ${creatureWords(viewing, known.kind)}`;
  const controller = controllerOf(g, known.territory);
  return [
    name,
    controller === null
      ? speaker.words(put('see.uncontrolled'))
      : speaker.words(put('see.controlled', { name: calledOf(viewing, controller) })),
    speaker.words(put('see.defense-capture', { capture: territoryDefense(g, controller) })),
  ].join(', ');
};

const described = (viewing: PrisonersViewing, hex: HexId, text: string): Described => ({
  target: hexTarget(hex),
  name: hexName(viewing.view.state, hex),
  text: `${capital(text)}. ${capital(whereWords(viewing, hex))}.`,
});

const hexes = (viewing: PrisonersViewing): Described[] => {
  const g = viewing.view.state;
  const said = new Map<HexId, string>();
  for (const destination of g.destinations)
    said.set(destination.hex, destinationWords(viewing, destination));
  for (const ship of g.ships) if (ship.hex !== null) said.set(ship.hex, shipWords(viewing, ship));
  return [...said.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([hex, text]) => described(viewing, hex, text));
};

/** Water that is asked about: where a ship could sail, or all of it for a maneuver. */
const waterAsked = ({ view }: PrisonersViewing): readonly HexId[] => {
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

const water = (viewing: PrisonersViewing): Described[] => {
  const said = viewing.speaker.words(put('see.open-water'));
  return waterAsked(viewing).map((hex) => described(viewing, hex, said));
};

const regions = ({ view: { state: g }, speaker }: PrisonersViewing): Described[] =>
  g.turn.step === 'setup'
    ? wordingsOf(g).board.regions.map(({ name }, region) => ({
        target: regionTarget(region),
        name: speaker.words(put('see.region', { region: region + 1, name })),
        text: speaker.words(put('see.region-text')),
      }))
    : [];

const cards = (viewing: PrisonersViewing): Described[] => {
  const { view, me, speaker } = viewing;
  const g = view.state;
  if (me === undefined) return [];
  const told = [
    ...talliedHand(g, me).map(({ maneuver, count }) => ({
      maneuver,
      note: count > 1 ? speaker.words(put('see.copies', { count })) : '',
    })),
    ...territoryCards(g, me).map((card) => ({
      maneuver: card.maneuver,
      note: capital(readiness(viewing, card)),
    })),
  ];
  return told.map(({ maneuver, note }) => {
    const { name, type, text } = printOf(g, maneuver);
    return {
      target: maneuverTarget(maneuver),
      name: speaker.words(
        put('see.card', {
          name,
          kind: speaker.words(put(`see.kinds.${type}`)),
        }),
      ),
      text: speaker.words(put('see.card-text', { text, note })).trim(),
    };
  });
};

const plays = (viewing: PrisonersViewing): Described[] => {
  const g = viewing.view.state;
  return (g.engagement?.plays ?? []).map(({ seat, maneuver }, i) => ({
    target: playTarget(i),
    name: printOf(g, maneuver).name,
    text: viewing.speaker.words(
      put('see.played', {
        name: capital(calledOf(viewing, seat)),
        cards: printOf(g, maneuver).name,
      }),
    ),
  }));
};

/** Every place and piece one may point at, in reading order. */
export const describeBoard = (viewing: PrisonersViewing): readonly Described[] => [
  ...regions(viewing),
  ...hexes(viewing),
  ...water(viewing),
  ...plays(viewing),
  ...cards(viewing),
];

const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (part.endsWith('.') ? part : `${part}.`))
    .join(' ');

/** TP-103: where the turn stands, peace or war, and how near the end is. */
const standings = (viewing: PrisonersViewing): Described[] => {
  const { view, speaker } = viewing;
  const g = view.state;
  const { number, step } = g.turn;
  const turn =
    step === 'setup'
      ? { name: speaker.words(put('see.setup')), text: '' }
      : {
          name: speaker.words(put('see.turn', { number })),
          text: sentences([turnWords(viewing), speaker.words(put(`see.steps.${step}`))]),
        };
  const level = g.printed.figures.fleetVictoryLevel;
  return [
    { target: 'turn', ...turn },
    {
      target: 'season',
      name: speaker.words(put(`see.${seasonOf(g)}`)),
      text: sentences([seasonWords(viewing), calmWords(viewing)]),
    },
    {
      target: 'end',
      name: speaker.words(put('see.win-title', { level })),
      text: leadWords(viewing),
    },
    {
      target: 'piles',
      name: speaker.words(put('see.piles-title')),
      text: sentences([pilesWords(viewing), topDiscardWords(viewing)]),
    },
  ];
};

/** What everybody may know of a player: fleet, cards, territories. */
const players = (viewing: PrisonersViewing): Described[] => {
  const { view, seats, speaker } = viewing;
  return view.state.players.map(({ seat, hand, out }) => ({
    target: seatTarget(seat),
    name: at(seats, seat).called,
    text: sentences([
      ...(out ? [capital(speaker.words(put('see.eliminated')))] : []),
      fleetWords(viewing, seat),
      speaker.words(put('see.deck-maneuvers', { count: hand.length })),
      territoryLines(viewing, seat)
        .map(({ name, state }) => `${name} (${state})`)
        .join(', '),
      seenHandWords(viewing, seat),
    ]),
  }));
};

const attack = (viewing: PrisonersViewing): Described[] => {
  const { view, speaker } = viewing;
  const g = view.state;
  if (g.engagement === null) return [];
  const { attacker, attackerSeat, target } = g.engagement;
  return [
    {
      target: hexTarget(target),
      name: speaker.words(put('see.battle-fact', { name: at(viewing.seats, attackerSeat).called })),
      text: speaker.words(
        put('see.attack', { target: targetName(g, target), from: shipHex(g, attacker) }),
      ),
    },
  ];
};

const HEADINGS = ['turn', 'players', 'regions', 'ocean', 'engagement', 'maneuvers'] as const;

/** All that lies on the table, under headings. Empty water is left to the choices. */
export const describe = (viewing: PrisonersViewing): readonly Section[] => {
  const sections = {
    turn: standings(viewing),
    players: players(viewing),
    regions: regions(viewing),
    ocean: hexes(viewing),
    engagement: [...attack(viewing), ...plays(viewing)],
    maneuvers: cards(viewing),
  } as const;
  return HEADINGS.map((heading) => ({
    heading: viewing.speaker.words(put(`see.heads.${heading}`)),
    places: sections[heading],
  })).filter(({ places }) => places.length > 0);
};
