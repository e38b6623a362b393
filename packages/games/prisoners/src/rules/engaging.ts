// Chapter 5, Step 4, engage: TP-127 to TP-135, and Chapter 4, what may be attacked: TP-092 to TP-094,
// TP-099

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, window } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Destination, Draft, Kinds, Prisoners, Ship } from '../model/state.ts';
import type { HexId, ShipId, TargetKind } from '../pack/fields.ts';
import { territoryOf } from './figures.ts';
import { activePlayer, isWar, shipOf } from './fleet.ts';
import { neighbours } from './geometry/hexes.ts';

type Piece = Ship | Destination;

/** Whatever lies next to the ships of the active player, by its hex. */
function piecesByHex(g: Prisoners): (Piece | undefined)[] {
  const pieces = new Array<Piece | undefined>(g.printed.hexes.length);
  for (const ship of g.ships) if (ship.hex !== null) pieces[ship.hex] = ship;
  for (const destination of g.destinations) pieces[destination.hex] = destination;
  return pieces;
}

/** The rule that keeps a piece from being attacked by the active player. */
function whySafe(g: Prisoners, piece: Piece): ClauseId | undefined {
  if ('ship' in piece) {
    if (piece.seat === g.turn.seat) return 'TP-132';
    return isWar(g) ? undefined : 'TP-093';
  }
  if (!piece.explored) return 'TP-134';
  const { face } = piece;
  if (face === 'shark' || face === 'squid' || face === 'privateer') return undefined;
  const { controller } = territoryOf(g, face);
  if (controller === g.turn.seat) return 'TP-133';
  return controller === null || isWar(g) ? undefined : 'TP-094';
}

/** The rule that keeps a ship from attacking. */
function whyStill({ attacked, idle }: Ship): ClauseId | undefined {
  if (idle) return 'TP-135';
  return attacked ? 'TP-128' : undefined;
}

/** Tells each piece next to a ship of the active player until somebody has heard enough. */
function eachInReach(
  g: Prisoners,
  tell: (ship: Ship, hex: HexId, piece: Piece) => boolean,
): boolean {
  const pieces = piecesByHex(g);
  for (const ship of g.ships) {
    if (ship.seat !== g.turn.seat || ship.hex === null) continue;
    for (const hex of neighbours(g, ship.hex)) {
      const piece = pieces[hex];
      if (piece !== undefined && tell(ship, hex, piece)) return true;
    }
  }
  return false;
}

export const engaging: Pick<Chapter<Kinds, 'turn'>, 'turn/engage'> = {
  'turn/engage': window({
    order: activePlayer,
    asks: (g) =>
      eachInReach(
        g,
        (ship, _, piece) => whyStill(ship) === undefined && whySafe(g, piece) === undefined,
      ),
    choices: (g, _, __, offer, deny) => {
      eachInReach(g, (ship, hex, piece) => {
        const clause = whySafe(g, piece) ?? whyStill(ship);
        if (clause === undefined) offer({ do: 'attack', ship: ship.ship, hex });
        else deny({ do: 'attack', ship: ship.ship, hex }, clause);
        return false;
      });
      deny({ do: 'attack' }, 'TP-131');
    },
    answer: (g, _, __, { ship, hex }, act) => declare(g, ship, hex, act),
    close: (g) => {
      g.turn.step = 'upgrade';
    },
  }),
};

const kindOf = (piece: Piece): TargetKind => {
  if ('ship' in piece) return 'ship';
  const { face } = piece;
  return face === 'shark' || face === 'squid' || face === 'privateer' ? face : 'territory';
};

/** TP-128, TP-162 */
function declare(g: Draft, ship: ShipId, hex: HexId, act: Act<Kinds>): void {
  const target = at(piecesByHex(g), hex);
  if (target === undefined) throw new Error(`engaging: nothing lies on hex ${hex}`);
  const kind = kindOf(target);
  const opponent = controllerOf(g, target);
  const { seat } = g.turn;
  const { hex: from } = shipOf(g, ship);
  if (from === null) throw new Error(`engaging: ship ${ship} was sunk`);
  shipOf(g, ship).attacked = true;
  g.turn.attacked = true;
  g.calm = 0; // TP-304
  g.engagement = {
    attacker: ship,
    attackerSeat: seat,
    target: hex,
    targetKind: kind,
    targetShip: 'ship' in target ? target.ship : null,
    targetSeat: opponent,
    phase: 'engagement',
    roll: 'attack',
    plays: [],
    attackRoll: [],
    returnRoll: [],
    targetFate: 'stays',
    attackerFate: 'stays',
    won: false,
    doomed: 'nobody',
  };
  act.emit('TP-162', 'attack-declared', { seat, ship, from, target: hex, kind, opponent });
  act.next('engagement/maneuvers', {});
  act.next('engagement/attack-roll', {});
  act.next('engagement/end', {});
}

function controllerOf(g: Prisoners, piece: Piece): Ship['seat'] | null {
  if ('ship' in piece) return piece.seat;
  const { face } = piece;
  if (face === 'shark' || face === 'squid' || face === 'privateer') return null;
  return territoryOf(g, face).controller;
}
