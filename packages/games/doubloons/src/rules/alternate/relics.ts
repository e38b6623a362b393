// Chapter 28, relics: DD-298 to DD-301, DD-310, DD-311, DD-327, DD-328

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../../model/state.ts';
import type { RelicKind } from '../../pack/components.ts';
import type { ShipId } from '../../pack/fields.ts';
import { RELICS, type Relic } from '../../pack/ids.gen.ts';
import { controllerOf, regionOf, shipOf } from '../fleet.ts';
import { boardOf } from '../geometry/ring.ts';
import { takeOut } from '../mat.ts';
import { isBarred } from '../water/water.ts';
import { acquired } from './trackers.ts';

/** Those of one kind, each once: alike ones are interchangeable. */
export const relicsAmong = (
  g: Doubloons,
  relics: readonly Relic[],
  kind: RelicKind,
): readonly Relic[] =>
  relics.length === 0
    ? relics
    : RELICS.filter(
        (relic) => g.printed.content.relics[relic].kind === kind && relics.includes(relic),
      );

const relicsOf = (g: Doubloons, ship: ShipId, kind: RelicKind): readonly Relic[] =>
  relicsAmong(g, shipOf(g, ship).relics, kind);

/** DD-298: all of it is one effect. */
export function gainRelics(g: Draft, ship: ShipId, count: number, act: Act<Kinds>): void {
  let gained = 0;
  for (; gained < count; gained++) {
    const relic = g.crater.pop();
    if (relic === undefined) break;
    shipOf(g, ship).relics.push(relic);
    act.emit('DD-298', 'relic-gained', { ship, relic });
    openCrater(g, act);
  }
  if (gained > 0) acquired(g, ship, act);
}

/** DD-311, DD-S141 */
function openCrater(g: Doubloons, act: Act<Kinds>): void {
  if (g.crater.length === 0) act.emit('DD-311', 'crater-opened', {});
}

/** DD-299 */
export const addRelics = (ship: ShipId, count: number, act: Act<Kinds>): void =>
  act.next('relics/add', { ship, left: count });

/** DD-301: what may be taken besides, in a Pillage action. */
export function lookForShell(g: Doubloons, ship: ShipId, act: Act<Kinds>): void {
  if (at(g.regions, regionOf(shipOf(g, ship))).shells.length > 0)
    act.next('relics/find-shell', { ship });
}

/** DD-310, DD-S139: one shell from each damaged ship that has one; the Attack is one effect. */
export function stealShells(
  g: Draft,
  ship: ShipId,
  targets: readonly ShipId[],
  act: Act<Kinds>,
): void {
  if (g.board !== 'alternate') return;
  let robbed = false;
  for (const target of targets) {
    const [shell, another] = relicsOf(g, target, 'shell');
    if (shell === undefined) continue;
    robbed = true;
    if (another === undefined) stealRelic(g, ship, target, shell, 'DD-310', act);
    else act.next('relics/steal-shell', { ship, target });
  }
  if (robbed) acquired(g, ship, act);
}

/** DD-327, DD-328, DD-S147: only if both sides have a piece of that kind. */
export function offerSwap(g: Doubloons, ship: ShipId, kind: RelicKind, act: Act<Kinds>): void {
  const isAnybodys = g.ships.some(
    ({ ship: other }) => other !== ship && relicsOf(g, other, kind).length > 0,
  );
  if (isAnybodys && relicsOf(g, ship, kind).length > 0) act.next('relics/swap', { ship, kind });
}

export function stealRelic(
  g: Draft,
  ship: ShipId,
  target: ShipId,
  relic: Relic,
  clause: 'DD-308' | 'DD-310',
  act: Act<Kinds>,
): void {
  takeOut(shipOf(g, target).relics, relic);
  shipOf(g, ship).relics.push(relic);
  act.emit(clause, 'relic-stolen', { ship, target, relic });
}

export const relics: Chapter<Kinds, 'relics'> = {
  // DD-S140: each is drawn and placed before the next.
  'relics/add': auto((g, { ship, left }, act) => {
    const relic = g.crater.pop();
    if (relic === undefined) return;
    act.emit('DD-299', 'relic-drawn', { ship, relic });
    openCrater(g, act);
    act.next('relics/place', { ship, relic });
    if (left > 1) act.next('relics/add', { ship, left: left - 1 });
  }),

  'relics/place': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { relic }, offer, deny) => {
      const { beaches, regions } = boardOf(g);
      // DD-S133: also on the beach of a barred region.
      if (g.printed.content.relics[relic].kind === 'totem') {
        for (const location of beaches) offer({ do: 'place-totem', location });
        return;
      }
      for (const { id: region } of regions)
        if (isBarred(g, region)) deny({ do: 'place-shell', region }, 'DD-299');
        else offer({ do: 'place-shell', region });
    },
    answer: (g, { ship, relic }, choice, act) => {
      const location = choice.do === 'place-totem' ? choice.location : null;
      const region = choice.do === 'place-shell' ? choice.region : null;
      if (location !== null) at(g.places, location).totems.push(relic);
      if (region !== null) at(g.regions, region).shells.push(relic);
      act.emit('DD-299', 'relic-placed', { ship, relic, location, region });
    },
  }),

  // DD-301
  'relics/find-shell': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      const { shells } = at(g.regions, regionOf(shipOf(g, ship)));
      for (const relic of relicsAmong(g, shells, 'shell')) offer({ do: 'take-relic', relic });
      offer({ do: 'decline' });
    },
    answer: (g, { ship }, choice, act) => {
      if (choice.do === 'decline') return;
      const { relic } = choice;
      const region = regionOf(shipOf(g, ship));
      takeOut(at(g.regions, region).shells, relic);
      shipOf(g, ship).relics.push(relic);
      act.emit('DD-301', 'shell-taken', { ship, relic, region });
      acquired(g, ship, act);
    },
  }),

  'relics/steal-shell': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { target }, offer) => {
      for (const relic of relicsOf(g, target, 'shell')) offer({ do: 'take-relic', relic });
    },
    answer: (g, { ship, target }, { relic }, act) => {
      stealRelic(g, ship, target, relic, 'DD-310', act);
    },
  }),

  'relics/swap': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship, kind }, offer) => {
      for (const give of relicsOf(g, ship, kind))
        for (const { ship: target } of g.ships) {
          if (target === ship) continue;
          for (const take of relicsOf(g, target, kind))
            offer({ do: 'swap-relics', ship: target, give, take });
        }
      offer({ do: 'decline' });
    },
    answer: (g, { ship, kind }, choice, act) => {
      if (choice.do === 'decline') return;
      const { ship: target, give, take } = choice;
      const mine = shipOf(g, ship).relics;
      const theirs = shipOf(g, target).relics;
      takeOut(mine, give);
      takeOut(theirs, take);
      mine.push(take);
      theirs.push(give);
      const clause = kind === 'totem' ? 'DD-327' : 'DD-328';
      act.emit(clause, 'relics-swapped', { ship, target, gave: give, took: take });
      // DD-321
      acquired(g, ship, act);
      acquired(g, target, act);
    },
  }),
};
