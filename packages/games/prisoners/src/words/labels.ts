import { at, type Seat, unreachable } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { ManeuverChoice } from '../model/choices.ts';
import type { Kinds, Prisoners } from '../model/state.ts';
import type { Maneuver } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { openEngagement, playerOf, shipOf } from '../rules/fleet.ts';
import { destinationAt } from '../rules/geometry/chart.ts';
import type { ENGLISH } from './english.ts';
import { hexName, maneuverName, player, put, shipHex, targetName } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;
type Label = ReturnType<Words['choice']['turn/move']>;

const play = (g: Prisoners, maneuver: Maneuver): Label =>
  put('do.play', { maneuver: maneuverName(g, maneuver) });

const shipLabel = (g: Prisoners, ship: ShipId): Label =>
  put('do.ship', { level: shipOf(g, ship).level, hex: shipHex(g, ship) });

export function chosenLabel(g: Prisoners, choice: ManeuverChoice, seat: Seat): Label {
  switch (choice.do) {
    case 'choose-ship': {
      const { seat: owner, level } = shipOf(g, choice.ship);
      const hex = shipHex(g, choice.ship);
      return owner === seat
        ? put('do.own-ship', { level, hex })
        : put('do.enemy-ship', { seat: player(owner), level, hex });
    }
    case 'choose-hex':
      return destinationAt(g, choice.hex) === undefined
        ? put('do.hex', { hex: hexName(g, choice.hex) })
        : put('do.destination', { hex: hexName(g, choice.hex) });
    case 'choose-opponent': {
      const { length: count } = playerOf(g, choice.opponent).hand;
      return put('do.hand', { seat: player(choice.opponent), cards: put('cards', { count }) });
    }
    case 'choose-play': {
      const { seat: by, maneuver } = at(openEngagement(g).plays, choice.play);
      return put('do.cancel', { seat: player(by), maneuver: maneuverName(g, maneuver) });
    }
    case 'enough':
      return put('do.enough');
    default:
      return unreachable(choice);
  }
}

/** The words on the buttons. */
export const labels: Words['choice'] = {
  'setup/region': (g, { region }) =>
    put('do.region', {
      region: region + 1,
      name: at(wordingsOf(g).board.regions, region).name,
    }),
  'turn/command': (g, { maneuver }) => play(g, maneuver),
  'turn/move': (g, { ship }) => shipLabel(g, ship),
  'turn/sail': (g, choice, { ship }) =>
    choice.do === 'stay'
      ? put('do.stay', { hex: shipHex(g, ship) })
      : put('do.to', { hex: hexName(g, choice.hex) }),
  'turn/explore': (g, { ship, hex }) =>
    put('do.explore', { hex: hexName(g, hex), from: shipHex(g, ship) }),
  'turn/engage': (g, { ship, hex }) =>
    put('do.attack', { target: targetName(g, hex), from: shipHex(g, ship) }),
  'engagement/maneuvers': (g, { maneuver }) => play(g, maneuver),
  'engagement/fate': (_, choice) => put(choice.do === 'sink' ? 'do.sink' : 'do.capture'),
  'engagement/aftermath': (g, { maneuver }) => play(g, maneuver),
  'maneuver/choose': (g, choice, _, seat) => chosenLabel(g, choice, seat),
};

const byShip = (g: Prisoners, ship: ShipId) => ({
  title: put('group.ship', { level: shipOf(g, ship).level, hex: shipHex(g, ship) }),
});

/** The headings over choices that belong together. */
export const groups: NonNullable<Words['group']> = {
  'turn/explore': (g, { ship }) => byShip(g, ship),
  'turn/engage': (g, { ship }) => byShip(g, ship),
};
