// Chapter 16, Crew that is used: AH-246, AH-248 to AH-252, AH-257, AH-259, AH-260, AH-262, AH-265,
// AH-266, AH-268, AH-269, AH-273 to AH-275

import type { Act, Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Ahoy, Kinds } from '../../model/state.ts';
import type { FigureId, Moment } from '../../pack/fields.ts';
import type { CrewId } from '../../pack/ids.gen.ts';
import type { CardId } from '../../pack/printed.ts';
import { matOf } from '../fleet.ts';
import { AERONAUTS, GHASTLY_GUST, MYSTIC, NAIVE_NOBLE, WHISPERING_WIND } from './actions.ts';
import { orderPatrols, sailOn, sendComrades, trawl } from './dice-actions.ts';
import type { Giver } from './gifts.ts';
import {
  canPay,
  canReroll,
  canShove,
  hasAim,
  hasCrewToBox,
  hasTarget,
  payOff,
  plunder,
  reroll,
  shove,
} from './moments.ts';
import type { Deed } from './row.ts';

/** Every card that does not give. */
const DEEDS: { readonly [C in Exclude<CrewId, Giver>]: Deed } = {
  aeronauts: { clause: 'AH-246', action: AERONAUTS },
  'battering-beakhead': {
    clause: 'AH-248',
    may: { damageDealt: { when: canShove, does: shove } },
  },
  buccaneer: { clause: 'AH-250', may: { afterVictory: { when: hasCrewToBox, does: plunder } } },
  'convincing-comrade': { clause: 'AH-251', dieAction: sendComrades },
  'convincing-official': { clause: 'AH-252', dieAction: orderPatrols },
  emissary: { clause: 'AH-257', may: { beforeBattle: { when: canPay, does: payOff } } },
  'ghastly-gust': { clause: 'AH-259', action: GHASTLY_GUST },
  grogmaster: { clause: 'AH-260', may: { afterRoll: { when: canReroll, does: reroll } } },
  'gunners-mate': {
    clause: 'AH-262',
    may: {
      cannonsLoaded: {
        when: hasAim,
        does: (_, owner, _card, _figure, act) => act.next('battle/aim', { seat: owner }),
      },
    },
  },
  mystic: { clause: 'AH-265', action: MYSTIC },
  'naive-noble': { clause: 'AH-266', action: NAIVE_NOBLE },
  'powder-monkey': {
    clause: 'AH-268',
    may: {
      afterRepair: {
        when: hasTarget,
        does: (_, owner, _card, _figure, act) => act.next('damage/target', { seat: owner }),
      },
    },
  },
  sailor: { clause: 'AH-269', dieAction: sailOn },
  shipwright: {
    clause: 'AH-273',
    dieAction: (_, owner, act) => act.next('repair/all', { seat: owner, famePerDamage: 0 }),
  },
  trawler: { clause: 'AH-274', dieAction: trawl },
  'whispering-wind': { clause: 'AH-275', action: WHISPERING_WIND },
};

const ALL_DEEDS: { readonly [C in CrewId]?: Deed } = DEEDS;

/** What a card does when it is used, if it is one that is used. */
const findDeed = (g: Ahoy, card: CardId): Deed | undefined =>
  ALL_DEEDS[at(g.printed.cards, card).crew];

/** What a card does that is being used. */
export function deedOf(g: Ahoy, card: CardId): Deed {
  const deed = findDeed(g, card);
  if (deed === undefined) throw new Error(`card ${card} has no use`);
  return deed;
}

export const usableAt = (
  g: Ahoy,
  moment: Moment,
  seat: Seat,
  figure: FigureId | null,
  card: CardId,
): boolean => findDeed(g, card)?.may?.[moment]?.when(g, seat, figure) ?? false;

/** Queues the question whether the player uses Crew at this moment, if there is any to use. */
export function askCrew(
  g: Ahoy,
  moment: Moment,
  seat: Seat,
  figure: FigureId | null,
  act: Act<Kinds>,
): void {
  for (const card of matOf(g, seat).crew)
    if (findDeed(g, card)?.may?.[moment] !== undefined) {
      act.next('crew/moment', { moment, seat, figure, used: [] });
      return;
    }
}

/** AH-S99, AH-S66: the rule that keeps a card's action from being used, or null. */
export function forbidsAction(g: Ahoy, seat: Seat, card: CardId): ClauseId | null {
  const action = findDeed(g, card)?.action;
  if (action === undefined) return 'AH-149';
  if (action.oncePerTurn === true && g.turn?.used.includes(card) === true) return 'AH-S66';
  return action.forbids(g, seat);
}
