// Chapter 5, Step 2, move: TP-111 to TP-119

import type { Chapter } from '@quarterdeck/kernel';
import { decision, isHeard, window } from '@quarterdeck/kernel';
import type { Deny } from '../model/choices.ts';
import type { Draft, Kinds, Prisoners, Ship, ShipDraft } from '../model/state.ts';
import type { HexId } from '../pack/fields.ts';
import { moveOf } from './figures.ts';
import { activePlayer, shipOf } from './fleet.ts';
import { hasFreeNeighbour, occupied, reachable } from './geometry/chart.ts';
import { distance } from './geometry/hexes.ts';

/** How often a ship may be chosen and left where it is before another one moves: a step must end. */
const MOST_STAYS = 2;
const staysOf = ({ stayed }: Prisoners, { ship }: Ship): number =>
  stayed?.filter((each) => each === ship).length ?? 0;

const mayMove = (g: Prisoners, ship: Ship, taken: readonly number[]): boolean =>
  ship.seat === g.turn.seat &&
  ship.hex !== null &&
  !ship.moved &&
  staysOf(g, ship) < MOST_STAYS &&
  hasFreeNeighbour(g, ship.hex, taken);

/** TP-105 */
function someShipMayMove(g: Prisoners): boolean {
  const taken = occupied(g);
  return g.ships.some((ship) => mayMove(g, ship, taken));
}

/** Ships that were left where they are come last: who takes the first of equals comes to others. */
const stayedLast = ({ ships, stayed }: Prisoners): readonly Ship[] => {
  const isStayed = ({ ship }: Ship): boolean => stayed?.includes(ship) === true;
  if (stayed === null || stayed.length === 0) return ships;
  return [...ships.filter((ship) => !isStayed(ship)), ...ships.filter(isStayed)];
};

/** TP-112, TP-114: what a click on the chart means that the ship cannot do. */
function denyRest(
  g: Prisoners,
  from: HexId,
  steps: number,
  deny: Deny<Kinds['choices']['turn/sail']>,
): void {
  const denyPiece = (hex: HexId | null): void => {
    if (hex !== null && hex !== from && distance(g, from, hex) <= steps)
      deny({ do: 'to', hex }, 'TP-114');
  };
  for (const { hex } of g.ships) denyPiece(hex);
  for (const { hex } of g.destinations) denyPiece(hex);
  deny({ do: 'to' }, 'TP-112');
}

/** TP-117: not a hex, so the move is left. Matches stored before this was decided lose it. */
function stay({ stayed }: Draft, ship: ShipDraft): void {
  if (stayed === null) ship.moved = true;
  else stayed.push(ship.ship);
}

export const moving: Pick<Chapter<Kinds, 'turn'>, 'turn/move' | 'turn/sail'> = {
  // TP-116: in any order, one whole move at a time
  'turn/move': window({
    order: activePlayer,
    asks: someShipMayMove,
    choices: (g, _, seat, offer, deny) => {
      const taken = occupied(g);
      for (const ship of stayedLast(g)) {
        if (ship.seat !== seat || ship.hex === null) continue;
        const sail = { do: 'sail', ship: ship.ship } as const;
        if (mayMove(g, ship, taken)) offer(sail);
        else deny(sail, ship.moved || staysOf(g, ship) > 0 ? 'TP-117' : 'TP-114');
      }
      deny({ do: 'sail' }, 'TP-113');
    },
    answer: (_, __, ___, { ship }, act) => act.next('turn/sail', { ship }),
    close: (g) => {
      g.turn.step = 'explore';
    },
  }),

  'turn/sail': decision({
    seat: (g) => g.turn.seat,
    choices: (g, { ship: id }, offer, deny) => {
      offer({ do: 'stay' });
      const ship = shipOf(g, id);
      if (ship.hex === null) return;
      const steps = moveOf(g, ship);
      for (const hex of reachable(g, ship.hex, steps)) offer({ do: 'to', hex });
      if (isHeard(deny)) denyRest(g, ship.hex, steps, deny);
    },
    answer: (g, { ship: id }, choice, act) => {
      const ship = shipOf(g, id);
      if (choice.do === 'stay' || ship.hex === null) {
        stay(g, ship);
        return;
      }
      ship.moved = true;
      if (g.stayed !== null) g.stayed = [];
      act.emit('TP-112', 'ship-moved', {
        ship: id,
        seat: ship.seat,
        from: ship.hex,
        to: choice.hex,
      });
      ship.hex = choice.hex;
    },
  }),
};
