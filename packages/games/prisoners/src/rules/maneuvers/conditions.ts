// When a maneuver may be played: TP-208, TP-227 to TP-229, TP-233 to TP-241, TP-246 to TP-256

import type { Seat } from '@quarterdeck/kernel';
import type { Engagement, Prisoners } from '../../model/state.ts';
import type { AftermathCondition, EngagementCondition, When } from '../../pack/effect-shape.ts';
import { hasSpareShip, openEngagement, playerOf, rollerOf } from '../fleet.ts';
import { supportersOf } from './coming-roll.ts';

/** The two sides of a battle. */
type Side = 'attacker' | 'target';

const isShipOrPrivateer = ({ targetKind }: Engagement): boolean =>
  targetKind === 'ship' || targetKind === 'privateer';

/** TP-234: who controls what the coming roll is aimed at. */
const shotAt = ({ roll, attackerSeat, targetSeat }: Engagement): Seat | null =>
  roll === 'attack' ? targetSeat : attackerSeat;

const BY = {
  roller: (e, seat) => seat === rollerOf(e),
  nonRoller: (e, seat) => seat !== rollerOf(e),
  shotAt: (e, seat) => seat === shotAt(e),
  any: () => true,
} as const satisfies Record<string, (e: Engagement, seat: Seat) => boolean>;

const ENGAGEMENT = {
  targetIsPlayerShipOrPrivateer: (g) => isShipOrPrivateer(openEngagement(g)),
  anotherOwnShipAdjacentToTarget: (g, seat) => supportersOf(g, seat) > 0,
} as const satisfies Record<EngagementCondition, (g: Prisoners, seat: Seat) => boolean>;

/** The side whose ship this player has in the battle, if it is being lost. */
export function losingSide(e: Engagement, seat: Seat): Side | undefined {
  if (e.attackerSeat === seat && e.attackerFate !== 'stays') return 'attacker';
  if (e.targetSeat === seat && e.targetKind === 'ship' && e.targetFate !== 'stays') return 'target';
  return undefined;
}

/** The other player of the battle; null against a neutral target. */
export const opponentOf = (e: Engagement, seat: Seat): Seat | null =>
  e.attackerSeat === seat ? e.targetSeat : e.attackerSeat;

/** TP-302 */
export const isDoomed = ({ doomed }: Engagement, side: Side): boolean =>
  doomed === side || doomed === 'both';

/** TP-241, TP-262 */
function isSinking(e: Engagement, seat: Seat): boolean {
  const side = losingSide(e, seat);
  if (side === undefined || isDoomed(e, side)) return false;
  return (side === 'attacker' ? e.attackerFate : e.targetFate) === 'sunk';
}

/** TP-236 */
function canLoot(g: Prisoners, e: Engagement, seat: Seat): boolean {
  const other = opponentOf(e, seat);
  return losingSide(e, seat) !== undefined && other !== null && playerOf(g, other).hand.length > 0;
}

const AFTERMATH = {
  youAttackedAndSankOrCaptured: (_, e, seat) => e.attackerSeat === seat && e.won,
  yourShipSinking: (_, e, seat) => isSinking(e, seat),
  yourShipSinkingOrBeingCapturedByPlayerWithDeckManeuver: canLoot,
  yourShipSinkingOrBeingCapturedByAShip: (_, e, seat) =>
    losingSide(e, seat) !== undefined && e.targetKind === 'ship',
  yourAttackIsSinkingPlayerShipOrPrivateerAndYouHaveASpareShip: (g, e, seat) =>
    e.attackerSeat === seat &&
    e.won &&
    e.targetFate === 'sunk' &&
    isShipOrPrivateer(e) &&
    !isDoomed(e, 'target') &&
    hasSpareShip(g, seat),
} as const satisfies Record<
  AftermathCondition,
  (g: Prisoners, e: Engagement, seat: Seat) => boolean
>;

/** The condition of a maneuver of the type that may be played now. */
export function conditionHolds(g: Prisoners, seat: Seat, when: When): boolean {
  if (when.type === 'command') return true;
  const e = openEngagement(g);
  if (when.type === 'aftermath') return AFTERMATH[when.condition](g, e, seat);
  const { roll, who, condition } = when;
  return (
    (roll === 'any' || roll === e.roll) &&
    BY[who](e, seat) &&
    (condition === undefined || ENGAGEMENT[condition](g, seat))
  );
}
