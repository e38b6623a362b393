// Chapter 8, anchoring: AH-097 to AH-100, AH-105 to AH-108, AH-154, AH-194, AH-S24, AH-S25, AH-S101

import {
  type Act,
  auto,
  type Chapter,
  closing,
  decision,
  last,
  type Seat,
  unreachable,
} from '@quarterdeck/kernel';
import type { AnchorChoice } from '../model/choices.ts';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import type { AnchorBonus } from '../pack/fields.ts';
import type { SlotId, SpaceId } from '../pack/printed.ts';
import { comradesInSupply, gainReady, placeReady } from './comrades.ts';
import { gainByCrew, sumOf } from './crew/gifts.ts';
import { canLoad } from './dice/values.ts';
import { flagshipOf, flagshipSpace, inSupply, matOf, placeFigure } from './fleet.ts';
import { isIsland, regionOf, terrainOf, treasureOf } from './geometry/map.ts';
import { gainGold } from './purse.ts';
import { isDamaged, isLike, isOn, printedSlot, slotIn } from './slots.ts';

const anchorageNow = <A>(g: { readonly anchorages: readonly A[] }): A => last(g.anchorages);

/** How the Flagship came here. */
type Arrival = {
  readonly bonus: AnchorBonus;
  readonly shoved: boolean;
  /** Its Treasure was gained on entering (AH-S41). */
  readonly trawled: boolean;
};

export function dropAnchor(
  g: Draft,
  seat: Seat,
  space: SpaceId,
  { bonus, shoved, trawled }: Arrival,
  act: Act<Kinds>,
): void {
  act.emit('AH-072', 'anchored', { figure: flagshipOf(g, seat), space });
  // AH-S44
  const harbor = !shoved && terrainOf(g, space) === 'harbor';
  // AH-263
  if (harbor) gainByCrew(g, seat, (crew) => crew.goldAtHarbor?.(g), act);
  g.anchorages.push({
    seat,
    space,
    treasure: !shoved && !trawled && treasureOf(g, space) > 0,
    harbor,
    patrol: bonus === 'patrol',
    comrades: bonus === 'comrades' && isIsland(g, space),
    left: false,
  });
  act.next('anchoring/offer', {});
  act.next('anchoring/end', {});
}

/** AH-105, AH-254 */
export const treasureHere = (g: Ahoy, seat: Seat, space: SpaceId): number =>
  treasureOf(g, space) + sumOf(g, seat, (crew) => crew.treasureMore?.(g, space));

const mayRepairHere = (g: Ahoy): boolean => {
  const { seat, harbor, left } = anchorageNow(g);
  return harbor && !left && isDamaged(g, seat);
};
const mayTakeTreasure = (g: Ahoy): boolean => {
  const { treasure, left } = anchorageNow(g);
  return treasure && !left;
};
/** AH-155 */
const mayPlacePatrol = (g: Ahoy): boolean =>
  anchorageNow(g).patrol && inSupply(g, 'patrol') !== undefined;
const mayPlaceComrades = (g: Ahoy): boolean => {
  const { comrades, left } = anchorageNow(g);
  return comrades && !left && g.union.ready > 0;
};
const mayGainComrades = (g: Ahoy): boolean => {
  const { comrades, left } = anchorageNow(g);
  return comrades && !left && comradesInSupply(g) > 0;
};

/** AH-097, AH-098, AH-S24: the placed dice that can go to Cannons from here. */
function loadable(g: Ahoy): SlotId[] {
  const { seat, harbor, left } = anchorageNow(g);
  const found: SlotId[] = [];
  if (!harbor || left) return found;
  const { slots, gold } = matOf(g, seat);
  for (const state of slots) {
    if (state.die === null || isOn(g, state, 'cannons')) continue;
    // Equal dice on slots that are alike: one stands for all.
    const isAlike = (other: SlotId): boolean =>
      slotIn({ slots }, other).die === state.die &&
      isLike(printedSlot(g, other), printedSlot(g, state.slot));
    if (canLoad(g, seat, state.die, gold) && !found.some(isAlike)) found.push(state.slot);
  }
  return found;
}

/** AH-S24, AH-S65: dice kept beside the board are placed dice, too; equal ones stand for one. */
function loadableBeside(g: Ahoy): number[] {
  const { seat, harbor, left } = anchorageNow(g);
  if (!harbor || left || g.printed.rulings < 2) return [];
  const { beside, gold } = matOf(g, seat);
  return [...new Set(beside)].filter((die) => canLoad(g, seat, die, gold));
}

export const anchoring: Chapter<Kinds, 'anchoring'> = {
  'anchoring/offer': auto((g, _, act) => {
    if (
      mayTakeTreasure(g) ||
      mayRepairHere(g) ||
      loadable(g).length > 0 ||
      loadableBeside(g).length > 0 ||
      mayPlacePatrol(g) ||
      mayPlaceComrades(g) ||
      mayGainComrades(g)
    )
      act.next('anchoring/choose', {});
  }),

  'anchoring/choose': decision({
    seat: (g) => anchorageNow(g).seat,
    choices: (g, _, offer, deny) => {
      if (mayTakeTreasure(g)) offer({ do: 'take-treasure' });
      else deny({ do: 'take-treasure' }, 'AH-105');
      if (mayRepairHere(g)) offer({ do: 'harbor-repair' });
      else deny({ do: 'harbor-repair' }, 'AH-097');
      const slots = loadable(g);
      for (const slot of slots) offer({ do: 'harbor-load', slot });
      const beside = loadableBeside(g);
      for (const die of beside) offer({ do: 'harbor-load-beside', die });
      if (slots.length === 0 && beside.length === 0) deny({ do: 'harbor-load' }, 'AH-098');
      if (mayPlacePatrol(g)) offer({ do: 'place-patrol' });
      else deny({ do: 'place-patrol' }, anchorageNow(g).patrol ? 'AH-155' : 'AH-154');
      if (mayPlaceComrades(g)) offer({ do: 'place-comrades' });
      else deny({ do: 'place-comrades' }, 'AH-194');
      if (mayGainComrades(g)) offer({ do: 'gain-comrades' });
      else deny({ do: 'gain-comrades' }, 'AH-194');
      offer({ do: 'done' });
    },
    answer: (g, _, choice, act) => {
      takeAnchored(g, choice, act);
      if (choice.do !== 'done') act.next('anchoring/offer', {});
    },
  }),

  'anchoring/end': closing((g) => {
    g.anchorages.pop();
  }),
};

/** AH-S101: each at most once. */
function takeAnchored(g: Draft, choice: AnchorChoice, act: Act<Kinds>): void {
  const anchorage = anchorageNow(g);
  const { seat, space } = anchorage;
  const { placed, gained } = g.printed.content.boards.mollusk.actions.sail.effect;
  switch (choice.do) {
    case 'take-treasure': {
      anchorage.treasure = false;
      const count = gainGold(g, seat, treasureHere(g, seat, space), 'AH-105', act);
      act.emit('AH-105', 'treasure-taken', { seat, space, count });
      return;
    }
    case 'harbor-repair':
      anchorage.harbor = false;
      act.next('repair/begin', { seat, most: g.printed.content.amounts.harbor.damage });
      return;
    case 'harbor-load':
      anchorage.harbor = false;
      act.next('dice/load', { seat, from: choice.slot });
      return;
    case 'harbor-load-beside': {
      anchorage.harbor = false;
      const { beside } = matOf(g, seat);
      beside.splice(beside.indexOf(choice.die), 1);
      beside.push(choice.die);
      act.next('dice/load', { seat, from: null });
      return;
    }
    case 'place-patrol': {
      anchorage.patrol = false;
      const patrol = inSupply(g, 'patrol');
      if (patrol !== undefined) placeFigure(g, patrol, flagshipSpace(g, seat), 'AH-154', act);
      return;
    }
    case 'place-comrades':
      anchorage.comrades = false;
      placeReady(g, regionOf(g, space), placed, 'AH-194', act);
      return;
    case 'gain-comrades':
      anchorage.comrades = false;
      gainReady(g, gained, 'AH-194', act);
      return;
    case 'done':
      return;
    default:
      unreachable(choice);
  }
}
