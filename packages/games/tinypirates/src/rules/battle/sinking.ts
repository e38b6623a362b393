// Chapter 7.6, a sunk Merchant is reset: TE-159 to TE-166, TE-374, TE-S63, TE-S64

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, auto, byId, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../../model/state.ts';
import type { Merchant, Port } from '../../pack/components.ts';
import type { PirateId } from '../../pack/fields.ts';
import { drawCrate } from '../bag.ts';
import { answersFor, playerCount, shipAt } from '../fleet.ts';
import { farthestPorts, otherPort, portAt } from '../geometry/sea.ts';
import { merchantOf } from '../npc-ships.ts';

/** Its card, its Port, its crate; `pirate` sank it. */
export function resetMerchant(merchant: Merchant, pirate: PirateId, act: Act<Kinds>): void {
  act.next('sinking/reset', { pirate, merchant });
  act.next('sinking/crate', { merchant });
}

/** TE-159, TE-163 */
function replaceCard(g: Draft, merchant: Merchant, act: Act<Kinds>): void {
  const ship = merchantOf(g, merchant);
  const { card: out } = ship;
  if (byId(g.printed.merchantCards, out).stays) {
    act.emit('TE-163', 'merchant-card-kept', { merchant, card: out });
    return;
  }
  const card = g.merchantDeck.pop();
  if (card === undefined) throw new Error('sinking: the Merchant deck is empty (TE-374)');
  g.sunkCards.push(out);
  ship.card = card;
  act.emit('TE-159', 'merchant-card-replaced', { merchant, out, card });
}

/** TE-160 */
function moveToPort(g: Draft, merchant: Merchant, port: Port, act: Act<Kinds>): void {
  const ship = merchantOf(g, merchant);
  const space = portAt(g, port);
  const target = otherPort(port);
  ship.space = space;
  ship.target = target;
  act.emit('TE-160', 'merchant-reset', { merchant, space, target });
}

export const sinking: Chapter<Kinds, 'sinking'> = {
  'sinking/reset': auto((g, { pirate, merchant }, act) => {
    replaceCard(g, merchant, act);
    const ports = farthestPorts(g, shipAt(g, pirate));
    if (ports.length > 1) act.next('sinking/port', { pirate, merchant });
    else moveToPort(g, merchant, at(ports, 0), act);
  }),

  // TE-161
  'sinking/port': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, { pirate }, offer) => {
      for (const port of farthestPorts(g, shipAt(g, pirate))) offer({ do: 'port', port });
    },
    answer: (g, { merchant }, { port }, act) => moveToPort(g, merchant, port, act),
  }),

  // TE-162
  'sinking/crate': auto((g, { merchant }, act) => {
    const crate = drawCrate(g, act);
    merchantOf(g, merchant).crate = crate;
    act.emit('TE-162', 'merchant-loaded', { merchant, crate });
  }),

  // TE-164, TE-165
  'sinking/legend': auto((g, { pirate, card }, act) => {
    const { legendUpToPlayers } = byId(g.printed.merchantCards, card);
    if (playerCount(g) <= legendUpToPlayers) act.next('legend/gain', { pirate });
  }),
};
