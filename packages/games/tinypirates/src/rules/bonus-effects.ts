// What each Bonus Action needs and does: TE-192, TE-193, TE-195, TE-201 to TE-224

import type { Act } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import type { BonusKind, OrderToken } from '../pack/components.ts';
import type { BonusAction } from '../pack/effect-shape.ts';
import type { PirateId } from '../pack/fields.ts';
import { burial, whyNoBurial } from './burying.ts';
import { pirateOf } from './fleet.ts';
import { gainGold } from './gains.ts';
import { execute, whyNoOrder } from './orders.ts';
import { beginSail, whyNoSail } from './sailing.ts';
import { specialTrade, whyNoSpecialTrade } from './special-trade.ts';
import { beginReassign } from './wheel/reassign.ts';
import { onAssignments } from './wheel/wheel.ts';

type Of<K extends BonusKind> = Extract<BonusAction, { readonly kind: K }>;

type Effect<K extends BonusKind> = {
  /** The rule that keeps it from being taken now; null if it can be. */
  readonly whyNot: (g: Tinypirates, pirate: PirateId, action: Of<K>) => ClauseId | null;
  readonly take: (g: Draft, pirate: PirateId, action: Of<K>, act: Act<Kinds>) => void;
};

const always = (): null => null;

/** TE-195: as the Order of that name, without what belongs to the Order alone. */
const asOrder = <O extends OrderToken>(order: O): Effect<O> => ({
  whyNot: (g, pirate) => whyNoOrder(g, pirate, order),
  take: (g, pirate, _, act) => execute(g, pirate, order, false, act),
});

/** TE-376: a sail without a step to take. Matches stored before this was decided were asked. */
const whyNoBonusSail = (g: Tinypirates, pirate: PirateId): ClauseId | null =>
  g.printed.rulings < 2 ? null : whyNoSail(g, pirate);

const EFFECTS: { readonly [K in BonusKind]: Effect<K> } = {
  bury: { whyNot: whyNoBurial, take: (g, pirate, _, act) => burial(g, pirate, act) },
  plunder: asOrder('plunder'),
  trade: asOrder('trade'),
  crewUp: asOrder('crewUp'),
  search: asOrder('search'),
  attack: asOrder('attack'),
  tradeSpecial: { whyNot: whyNoSpecialTrade, take: specialTrade },
  exchange: {
    whyNot: (g, pirate) => (pirateOf(g, pirate).hold.length === 0 ? 'TE-213' : null),
    take: (_, __, ___, act) => act.next('bonus/exchange', {}),
  },
  sailNavy: {
    whyNot: always,
    take: (_, __, { distance }, act) =>
      act.next('bonus/sail-npc', { ship: 'navy', left: distance, moved: false }),
  },
  sailMerchant: {
    whyNot: always,
    take: (_, __, { distance }, act) => act.next('bonus/merchant', { distance }),
  },
  gainGold: {
    whyNot: always,
    take: (g, pirate, { gold }, act) => gainGold(g, pirate, gold, 'TE-217', act),
  },
  // TE-220: only within the Attack Order.
  reroll: { whyNot: () => 'TE-220', take: () => undefined },
  reassign: {
    whyNot: (g, pirate) => (onAssignments(pirateOf(g, pirate)) === 0 ? 'TE-221' : null),
    take: (g, pirate, _, act) => beginReassign(g, pirate, 'reassign', act),
  },
  sail: { whyNot: whyNoBonusSail, take: (_, pirate, __, act) => beginSail(pirate, act) },
};

/** The kinds are told apart by the table; a row meets no other kind than its own. */
const effectOf = (kind: BonusKind): Effect<BonusKind> => EFFECTS[kind] as Effect<BonusKind>;

export const whyNoBonus = (g: Tinypirates, pirate: PirateId, action: BonusAction) =>
  effectOf(action.kind).whyNot(g, pirate, action);

export const takeBonus = (g: Draft, pirate: PirateId, action: BonusAction, act: Act<Kinds>) =>
  effectOf(action.kind).take(g, pirate, action, act);
