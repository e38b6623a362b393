// Chapter 6, Hunt: DD-066 to DD-092

import type { Act, Chapter } from '@quarterdeck/kernel';
import { auto, byId, decision, unreachable } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../model/state.ts';
import type { FragmentSymbol, MapTile } from '../pack/components.ts';
import { COLOURS } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { LocationId } from '../pack/printed.ts';
import { acquired } from './alternate/trackers.ts';
import {
  captainAt,
  captainsInOrder,
  controllerOf,
  distinct,
  playersFrom,
  shipOf,
} from './fleet.ts';
import { locationOf, onwardFrom } from './geometry/island.ts';
import { stackOf } from './landmarks/drawing.ts';
import { gainCrew, gainReputation } from './mat.ts';

/** DD-066, DD-069 */
export const FRAGMENTS_TO_ADVANCE = 2;

/** DD-088, DD-S48: the green stack is never Exploited. */
const EXPLOITED = COLOURS.filter((colour) => colour !== 'green');

/** DD-070 */
export function hunt(g: Draft, ship: ShipId, crew: number, act: Act<Kinds>): void {
  // DD-S04: before its other effect, even if that has none.
  gainCrew(g, ship, crew, 'DD-285', act);
  if (shipOf(g, ship).fragments.length >= FRAGMENTS_TO_ADVANCE)
    act.next('advance/begin', { ship, followers: true });
  else drawMapTile(g, ship, act);
}

/** DD-066, DD-068 */
function drawMapTile(g: Draft, ship: ShipId, act: Act<Kinds>): void {
  const tile = g.mapStack.pop();
  if (tile === undefined) {
    act.emit('DD-068', 'map-stack-empty', { ship });
    return;
  }
  act.emit('DD-066', 'map-tile-drawn', { ship, tile });
  keepMapTile(g, ship, tile, act);
}

/** DD-072 to DD-075 */
function keepMapTile(g: Draft, ship: ShipId, tile: MapTile, act: Act<Kinds>): void {
  switch (tile) {
    case 'islandLore':
      g.spentTiles.push(tile);
      act.next('advance/begin', { ship, followers: true });
      return;
    case 'skullAmulet':
      g.spentTiles.push(tile);
      gainReputation(g, ship, 1, 'DD-074', act);
      return;
    case 'protectionOrb':
      shipOf(g, ship).orbs++;
      return;
    case 'x':
    case 'skull':
    case 'anchor':
    case 'palm':
      shipOf(g, ship).fragments.push(tile);
      acquired(g, ship, act);
      return;
    default:
      unreachable(tile);
  }
}

/** DD-078, DD-S42: the followers are settled when the type is declared. */
function declare(g: Draft, ship: ShipId, symbol: FragmentSymbol | null, act: Act<Kinds>): void {
  const [, ...others] = playersFrom(g, ship);
  const followers = others.filter(
    (other) => symbol !== null && shipOf(g, other).fragments.includes(symbol),
  );
  act.emit('DD-078', 'advance-declared', { ship, symbol, followers });
  act.next('advance/step', { ship });
  // DD-085
  for (const follower of followers) act.next('advance/step', { ship: follower });
}

/** DD-083, DD-084, DD-S43 */
function goTo(g: Draft, ship: ShipId, to: LocationId, act: Act<Kinds>): void {
  const from = captainAt(g, ship);
  shipOf(g, ship).location = to;
  act.emit('DD-078', 'advanced', { ship, from, to });
  if (locationOf(g, to).colour !== null) act.next('landmark/visit', { ship, location: to });
}

export const advance: Chapter<Kinds, 'advance'> = {
  // DD-069, DD-073, DD-177, DD-178, DD-315, DD-S131
  'advance/begin': auto((g, { ship, followers }, act) => {
    if (g.board === 'alternate') act.next('island/advance', { ship });
    else if (g.dug) act.next('exploit/begin', { ship });
    else if (!followers) act.next('advance/step', { ship });
    else {
      const [only = null, ...more] = distinct(shipOf(g, ship).fragments);
      // DD-077, DD-S40
      if (more.length > 0) act.next('advance/type', { ship });
      else declare(g, ship, only, act);
    }
  }),

  'advance/type': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer, deny) => {
      const { fragments } = shipOf(g, ship);
      for (const symbol of g.symbols) {
        if (fragments.includes(symbol)) offer({ do: 'advance', symbol });
        else deny({ do: 'advance', symbol }, 'DD-077');
      }
    },
    answer: (g, { ship }, { symbol }, act) => declare(g, ship, symbol, act),
  }),

  // DD-080 to DD-082; DD-S41: at the Mount there is no way on, and the captain stays.
  'advance/step': auto((g, { ship }, act) => {
    const [only, ...more] = onwardFrom(g, captainAt(g, ship));
    if (only === undefined) return;
    if (more.length > 0) act.next('advance/path', { ship });
    else goTo(g, ship, only, act);
  }),

  'advance/path': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      for (const location of onwardFrom(g, captainAt(g, ship))) offer({ do: 'go', location });
    },
    answer: (g, { ship }, { location }, act) => goTo(g, ship, location, act),
  }),
};

export const exploit: Chapter<Kinds, 'exploit'> = {
  'exploit/begin': auto((g, { ship }, act) => {
    if (EXPLOITED.some((colour) => stackOf(g, colour).length > 0))
      act.next('exploit/stack', { ship });
  }),

  // DD-088, DD-089
  'exploit/stack': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, _, offer, deny) => {
      for (const colour of EXPLOITED) {
        if (stackOf(g, colour).length > 0) offer({ do: 'exploit', colour });
        else deny({ do: 'exploit', colour }, 'DD-S48');
      }
    },
    answer: (_, { ship }, { colour }, act) => {
      act.emit('DD-088', 'stack-chosen', { ship, colour });
      act.next('landmark/draw', { ship, colour, location: null });
      act.next('exploit/resolver', { ship });
      act.next('exploit/return', {});
    },
  }),

  // DD-S47
  'exploit/resolver': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, _, offer) => {
      for (const ship of captainsInOrder(g)) offer({ do: 'resolver', ship });
    },
    answer: (g, { ship }, { ship: target }, act) => {
      const landmark = g.revealed.at(-1) ?? null;
      if (landmark === null) throw new Error('exploit/resolver: no landmark was drawn');
      act.emit('DD-088', 'resolver-chosen', { ship, target, landmark });
      act.next('landmark/resolve', { ship: target, location: null });
    },
  }),

  // DD-090, DD-S49: a replaced tile has left the game, and its successor goes back instead.
  'exploit/return': auto((g, _, act) => {
    const landmark = g.revealed.pop() ?? null;
    if (landmark === null) return;
    stackOf(g, byId(g.printed.landmarks, landmark).colour).unshift(landmark);
    act.emit('DD-090', 'landmark-returned', { landmark });
  }),
};
