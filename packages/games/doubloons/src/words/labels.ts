import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Doubloons, Kinds } from '../model/state.ts';
import type { FragmentSymbol, Icon } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { Relic } from '../pack/ids.gen.ts';
import type { LocationId } from '../pack/printed.ts';
import { captainAt, livingIn, playersFrom, regionOf, shipOf } from '../rules/fleet.ts';
import { onwardFrom } from '../rules/geometry/island.ts';
import { regionAhead } from '../rules/geometry/ring.ts';
import { stackOf } from '../rules/landmarks/drawing.ts';
import type { ENGLISH } from './english.ts';
import {
  actionLabel,
  actionName,
  captainName,
  colourName,
  doubloons,
  fragment,
  isOwn,
  jewelName,
  landmarkName,
  locationName,
  pirate,
  put,
  regionName,
  relicName,
  shortCard,
  subject,
  symbolName,
} from './names.ts';

type Labels = Say<Kinds, typeof ENGLISH>['choice'];
type Label = ReturnType<Labels['turn/act']>;

const placed = (g: Doubloons, choice: Kinds['choices']['setup/captain']) => ({
  captain: captainName(g, choice.captain),
  region: regionName(g, choice.region),
  facing: put(`facing.${choice.facing}`),
});

/** A Sail is told by where it leads. */
function moveLabel(g: Doubloons, ship: ShipId, icon: Icon): Label {
  if (icon === 'comeAbout') return put('do.come-about');
  const mat = shipOf(g, ship);
  return put('do.sail', { region: regionName(g, regionAhead(g, regionOf(mat), mat.facing)) });
}

/** What the card in play says of it; an action that is not on it by its bare name. */
function actLabel(g: Doubloons, ship: ShipId, action: Kinds['choices']['turn/act']): Label {
  const card = shipOf(g, ship).faceUp[g.slot - 1];
  const printed =
    card === undefined
      ? undefined
      : at(g.printed.cards, card).actions.find(({ type }) => type === action.action);
  return printed === undefined ? actionName(action.action) : actionLabel(g, printed);
}

function followers(g: Doubloons, ship: ShipId, symbol: FragmentSymbol): number {
  const [, ...others] = playersFrom(g, ship);
  // DD-S41: who stands on the Mount stays there.
  return others.filter(
    (other) =>
      shipOf(g, other).fragments.includes(symbol) && onwardFrom(g, captainAt(g, other)).length > 0,
  ).length;
}

const go = (g: Doubloons, location: LocationId): Label =>
  put('do.go', { location: locationName(g, location) });
const takeRelic = (g: Doubloons, relic: Relic): Label =>
  put('do.take', { thing: relicName(g, relic) });
const SLOTS = ['1', '2', '3'] as const;

function programLabel(g: Doubloons, { cards }: Kinds['choices']['round/program']): Label {
  return put('do.program', {
    first: shortCard(g, at(cards, 0)),
    second: shortCard(g, at(cards, 1)),
    third: shortCard(g, at(cards, 2)),
  });
}

const receiverLabel = (g: Doubloons, ship: ShipId, seat: Seat): Label =>
  isOwn(g, ship, seat) ? put('do.receiver-you') : put('do.receiver', { pirate: pirate(g, ship) });

/** The words on the buttons. */
export const labels: Labels = {
  'setup/captain': (g, choice) => put('do.captain', placed(g, choice)),
  'legendary/place': (g, choice) => put('do.legendary', placed(g, choice)),
  'round/program': programLabel,
  'turn/move': (g, choice, { ship }) =>
    choice.do === 'stop' ? put('do.stop') : moveLabel(g, ship, choice.icon),
  'turn/act': (g, choice, { ship }) => actLabel(g, ship, choice),
  'compass/exchange': (g, choice) => {
    if (choice.do === 'decline') return put('do.no-exchange');
    const { ship, slot } = choice;
    return put('do.exchange', {
      pirate: pirate(g, ship),
      slot: put(`slot.${at(SLOTS, slot - 1)}`),
    });
  },
  'water/swap': (g, choice) =>
    choice.do === 'decline'
      ? put('do.no-swap')
      : put('do.swap', {
          pirate: pirate(g, choice.ship),
          give: fragment(g, choice.give),
          take: fragment(g, choice.take),
        }),
  'black-jewel/give': (g, { ship }) => put('do.give-jewel', { pirate: pirate(g, ship) }),
  'advance/type': (g, { symbol }, { ship }) =>
    put('do.advance', { symbol: symbolName(g, symbol), count: followers(g, ship, symbol) }),
  'advance/path': (g, { location }) => go(g, location),
  'exploit/stack': (g, { colour }) =>
    put('do.exploit', { colour: colourName(g, colour), count: stackOf(g, colour).length }),
  'exploit/resolver': (g, { ship }, _, seat) =>
    isOwn(g, ship, seat) ? put('do.resolve-it') : put('do.resolver', { pirate: subject(g, ship) }),
  'landmark/explore': (_, { count }) => put('do.look-at', { count }),
  'landmark/pick': (g, { landmark }) =>
    put('do.keep-landmark', { landmark: landmarkName(g, landmark) }),
  'landmark/pay': (_, choice) =>
    choice.do === 'decline'
      ? put('do.no-pay')
      : put('do.pay', { doubloons: doubloons(choice.doubloons) }),
  'landmark/victim': (g, choice) =>
    choice.do === 'decline'
      ? put('do.no-victim')
      : put('do.ship', { pirate: subject(g, choice.ship) }),
  'landmark/steer': (g, choice, { target }) =>
    choice.do === 'stop' ? put('do.stop') : moveLabel(g, target, choice.icon),
  'landmark/giver': (g, { ship }) => put('do.giver', { pirate: subject(g, ship) }),
  'landmark/receiver': (g, { ship }, _, seat) => receiverLabel(g, ship, seat),
  'landmark/give-fragment': (g, { symbol }) => put('do.give', { fragment: fragment(g, symbol) }),
  'landmark/steal-compass': (g, { ship }) => put('do.steal-compass', { pirate: pirate(g, ship) }),
  'attack/aim': (g, { region }, { ship }) =>
    put('do.aim', { region: regionName(g, region), count: livingIn(g, ship, region).length }),
  'die/reroll': (_, choice) => put(choice.do === 'reroll' ? 'do.reroll' : 'do.keep-roll'),
  'board/target': (g, { ship }) => put('do.board', { pirate: pirate(g, ship) }),
  'board/fragment': (g, { symbol }) => put('do.take', { thing: fragment(g, symbol) }),
  'board/jewel': (_, { jewel }) => put('do.take', { thing: jewelName(jewel) }),
  'island/advance': (g, { location }) => go(g, location),
  'island/beach': (g, choice) =>
    choice.do === 'decline' ? put('do.no-go') : go(g, choice.location),
  'island/totem': (g, choice) =>
    choice.do === 'decline' ? put('do.no-take') : takeRelic(g, choice.relic),
  'duel/choose': (g, { ship }) => put('do.duel', { pirate: pirate(g, ship) }),
  'duel/totem': (g, { relic }) => takeRelic(g, relic),
  'relics/place': (g, choice) =>
    choice.do === 'place-totem'
      ? put('do.place-totem', { location: locationName(g, choice.location) })
      : put('do.place-shell', { region: regionName(g, choice.region) }),
  'relics/find-shell': (g, choice) =>
    choice.do === 'decline' ? put('do.no-take') : takeRelic(g, choice.relic),
  'relics/steal-shell': (g, { relic }) => takeRelic(g, relic),
  'relics/swap': (g, choice) =>
    choice.do === 'decline'
      ? put('do.no-swap')
      : put('do.swap', {
          pirate: pirate(g, choice.ship),
          give: relicName(g, choice.give),
          take: relicName(g, choice.take),
        }),
};
