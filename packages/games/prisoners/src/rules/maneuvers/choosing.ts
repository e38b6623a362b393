// The choices of a maneuver, one at a time: TP-208, TP-225 to TP-232, TP-242 to TP-251, TP-260

import { at, byId, type Seat, unreachable } from '@quarterdeck/kernel';
import type { ManeuverChoice, Offer } from '../../model/choices.ts';
import type { Kinds, Prisoners, Ship } from '../../model/state.ts';
import type { Maneuver } from '../../pack/components.ts';
import type { Choose, Within } from '../../pack/effect-shape.ts';
import type { HexId, ShipId } from '../../pack/fields.ts';
import { openEngagement, shipOf } from '../fleet.ts';
import { hasFreeNeighbour, occupied, reachable } from '../geometry/chart.ts';
import { areAdjacent, distance } from '../geometry/hexes.ts';
import { cancelled } from './coming-roll.ts';

/** What was chosen so far. */
export type Chosen = Kinds['frames']['maneuver/choose'];

export const nothingChosen = (seat: Seat, maneuver: Maneuver): Chosen => ({
  seat,
  maneuver,
  ships: [],
  hexes: [],
});

/** What is to be chosen next: no maneuver asks for more than a ship and one thing after it. */
export function askedNext(g: Prisoners, { maneuver, ships }: Chosen): Choose {
  const { choose } = byId(g.printed.maneuvers, maneuver);
  return at(choose, Math.min(ships.length, choose.length - 1));
}

/** TP-208: a maneuver that asks for nothing can always be chosen for. */
export function canBeChosen(g: Prisoners, seat: Seat, maneuver: Maneuver): boolean {
  if (byId(g.printed.maneuvers, maneuver).choose.length === 0) return true;
  const chosen = nothingChosen(seat, maneuver);
  const asked = askedNext(g, chosen);
  return candidates(g, chosen, asked).length > 0;
}

export function offerChosen(g: Prisoners, chosen: Chosen, offer: Offer<ManeuverChoice>): void {
  for (const choice of candidates(g, chosen, askedNext(g, chosen))) offer(choice);
  if (chosen.ships.length + chosen.hexes.length > 0 && isList(askedNext(g, chosen)))
    offer({ do: 'enough' });
}

/** One to `most` of them. */
const isList = ({ kind }: Choose): boolean => kind === 'ownShips' || kind === 'handOrDestinations';

/** Whether nothing more can be chosen. */
export function isComplete(g: Prisoners, chosen: Chosen): boolean {
  const { ships, hexes, maneuver } = chosen;
  const { choose } = byId(g.printed.maneuvers, maneuver);
  const asked = at(choose, choose.length - 1);
  if (!('most' in asked)) return ships.length + hexes.length >= choose.length;
  if (ships.length + hexes.length >= asked.most) return true;
  return candidates(g, chosen, asked).length === 0;
}

function candidates(g: Prisoners, chosen: Chosen, asked: Choose): ManeuverChoice[] {
  const { seat, ships } = chosen;
  switch (asked.kind) {
    case 'ownShip':
      return shipChoices(g, (ship) => ship.seat === seat && leadsOn(g, chosen, ship));
    case 'ownShips':
      return shipChoices(g, (ship) => ship.seat === seat && !ships.includes(ship.ship));
    case 'enemyShip':
      return shipChoices(
        g,
        (ship) =>
          ship.seat !== seat &&
          isWithin(g, chosen, ship.hex, asked.within) &&
          leadsOn(g, chosen, ship),
      );
    case 'adjacentEnemyShip':
      return shipChoices(g, (ship) => isBurnable(g, shipOf(g, at(ships, 0)), ship));
    case 'reachableHex':
      return hexChoices(reachable(g, hexOfShip(g, at(ships, 0)), asked.hexes));
    case 'unoccupiedHex':
      return hexChoices(openHexes(g, chosen, asked.within));
    case 'handOrDestinations':
      return [...handChoices(g, chosen), ...hexChoices(unseenHexes(g, chosen))];
    case 'playedManeuver':
      return playChoices(g, seat);
    default:
      return unreachable(asked);
  }
}

function shipChoices(g: Prisoners, fits: (ship: Ship) => boolean): ManeuverChoice[] {
  const choices: ManeuverChoice[] = [];
  for (const ship of g.ships)
    if (ship.hex !== null && fits(ship)) choices.push({ do: 'choose-ship', ship: ship.ship });
  return choices;
}

const hexChoices = (hexes: readonly HexId[]): ManeuverChoice[] =>
  hexes.map((hex) => ({ do: 'choose-hex', hex }));

/** TP-208: whether what comes after this ship could be chosen too. */
function leadsOn(g: Prisoners, { maneuver, ships }: Chosen, ship: Ship): boolean {
  const after = byId(g.printed.maneuvers, maneuver).choose[ships.length + 1];
  if (after === undefined || ship.hex === null) return true;
  if (after.kind === 'adjacentEnemyShip')
    return g.ships.some((other) => isBurnable(g, ship, other));
  return hasFreeNeighbour(g, ship.hex, occupied(g));
}

/** TP-251 */
const isBurnable = (g: Prisoners, own: Ship, other: Ship): boolean =>
  other.seat !== own.seat &&
  other.level <= own.level &&
  own.hex !== null &&
  other.hex !== null &&
  areAdjacent(g, own.hex, other.hex);

function hexOfShip(g: Prisoners, ship: ShipId): HexId {
  const { hex } = shipOf(g, ship);
  if (hex === null) throw new Error(`ship ${ship} was sunk before it was moved`);
  return hex;
}

/** TP-015 */
function isWithin(
  g: Prisoners,
  { seat, maneuver }: Chosen,
  hex: HexId | null,
  within: Within | undefined,
): boolean {
  if (within === undefined) return true;
  if (hex === null) return false;
  const near = (from: HexId | null): boolean =>
    from !== null && distance(g, from, hex) <= within.hexes;
  if (within.of === 'anyOwnShip') return g.ships.some((own) => own.seat === seat && near(own.hex));
  const { territory } = byId(g.printed.maneuvers, maneuver);
  return g.destinations.some(
    ({ face, explored, hex: at }) => explored && face === territory && near(at),
  );
}

function openHexes(g: Prisoners, chosen: Chosen, within: Within): HexId[] {
  const taken = occupied(g);
  const open: HexId[] = [];
  for (const { hex } of g.printed.hexes)
    if (taken[hex] !== 1 && isWithin(g, chosen, hex, within)) open.push(hex);
  return open;
}

/** TP-231 */
function handChoices(g: Prisoners, { seat, hexes }: Chosen): ManeuverChoice[] {
  if (hexes.length > 0) return [];
  return g.players
    .filter((player) => player.seat !== seat && !player.out && player.hand.length > 0)
    .map((player) => ({ do: 'choose-opponent', opponent: player.seat }));
}

/** TP-232 */
const unseenHexes = (g: Prisoners, { hexes }: Chosen): HexId[] =>
  g.destinations
    .filter(({ hex, explored }) => !explored && !hexes.includes(hex))
    .map(({ hex }) => hex);

/** TP-246 */
function playChoices(g: Prisoners, seat: Seat): ManeuverChoice[] {
  const gone = cancelled(g);
  const choices: ManeuverChoice[] = [];
  openEngagement(g).plays.forEach((play, index) => {
    if (play.seat !== seat && gone[index] !== true)
      choices.push({ do: 'choose-play', play: index });
  });
  return choices;
}
