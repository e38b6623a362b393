import type { Game } from '@quarterdeck/kernel';
import { at, dealHoles, HIDDEN_WORD } from '@quarterdeck/kernel';
import type { Draft, Kinds, Seawolf } from './model/state.ts';
import type { Card } from './pack/components.ts';
import type { PortFaceId } from './pack/printed.ts';
import { shipOf } from './rules/map.ts';
import { ordersOpenTo } from './rules/orders.ts';
import { portFaceId } from './rules/port-pile.ts';

type Chance = Parameters<Game<Kinds>['imagine']>[3];

/** Fills what a viewer cannot know: chests, the port draw pile, orders laid and not yet shown. */
export const imagine: Game<Kinds>['imagine'] = (g, _stack, _viewer, chance) => {
  dealHoles(chance, g.printed.chests, [g.chestStack, ...g.ships.map((ship) => ship.chests)]);
  dealHoles(chance, portsInPile(g, chance), [g.portPile]);
  for (const ship of g.ships)
    if (ship.orders.some(isHidden)) ship.orders = someOrders(g, ship.seat, chance);
};

const isHidden = (card: Card | typeof HIDDEN_WORD): boolean => card === HIDDEN_WORD;

/** SW-S65: never seen, so either face; SW-180: recycled, so everybody knows what is there. */
function portsInPile(g: Seawolf, chance: Chance): PortFaceId[] {
  if (g.recycledPorts.length > 0) return [...g.recycledPorts];
  const used = g.usedPorts.map((id) => at(g.printed.portFaces, id).piece);
  return g.printed.portPieces
    .filter(({ id }) => !g.pieces.includes(id) && !used.includes(id))
    .map(({ id, faces }) => portFaceId(g.printed, id, chance.below(faces.length)));
}

/** As many cards as were laid (SW-S38), any that this captain could have chosen. */
function someOrders(g: Draft, seat: Draft['first'], chance: Chance): Card[] {
  const count = shipOf(g, seat).orders.length;
  const open = ordersOpenTo(g, seat).filter(({ cards }) => cards.length === count);
  return [...chance.pick(open).cards];
}
