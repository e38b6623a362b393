import { byId } from '@quarterdeck/kernel';
// Who is asked for a maneuver, and which they may play: TP-095, TP-107, TP-164, TP-169, TP-201 to
// TP-212, TP-215 to TP-218

import type { Seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Deny, Offer, Play } from '../../model/choices.ts';
import type { Prisoners } from '../../model/state.ts';
import type { Maneuver, ManeuverType } from '../../pack/components.ts';
import { territoryOf } from '../figures.ts';
import { highestLevel, isWar, playerOf } from '../fleet.ts';
import { canBeChosen } from './choosing.ts';
import { conditionHolds } from './conditions.ts';

/** TP-201, TP-202 */
export function playsLeft(g: Prisoners, seat: Seat): number {
  const { ownTurnPlayLimit, enemyTurnPlayLimit } = g.printed.figures;
  const limit = seat === g.turn.seat ? ownTurnPlayLimit : enemyTurnPlayLimit;
  return limit - playerOf(g, seat).plays;
}

/** The type of maneuver that may be played now. */
const typeNow = (g: Prisoners): ManeuverType =>
  g.engagement === null ? 'command' : g.engagement.phase;

/** The clause that says when a maneuver of this type is played. */
const MOMENTS = {
  command: 'TP-107',
  engagement: 'TP-164',
  aftermath: 'TP-211',
} as const satisfies Record<ManeuverType, ClauseId>;

/** TP-215 to TP-218: what is wrong with a Territory Maneuver that this player holds. */
function whyNotReady(g: Prisoners, seat: Seat, maneuver: Maneuver): ClauseId | undefined {
  const { territory } = byId(g.printed.maneuvers, maneuver);
  if (territory === null) return undefined;
  const { controller, drawPhasesLeft } = territoryOf(g, territory);
  if (controller !== seat) return 'TP-217';
  return drawPhasesLeft > 0 ? 'TP-218' : undefined;
}

/** Why a player who is asked cannot play a maneuver of theirs now; undefined if they can. */
function whyNot(g: Prisoners, seat: Seat, maneuver: Maneuver): ClauseId | undefined {
  const { type, level, when } = byId(g.printed.maneuvers, maneuver);
  if (type !== typeNow(g)) return MOMENTS[type];
  if (level !== null && highestLevel(g, seat) < level) return 'TP-212';
  const unready = whyNotReady(g, seat, maneuver);
  if (unready !== undefined) return unready;
  const plays = g.engagement?.plays ?? [];
  if (plays.some((play) => play.seat === seat && play.maneuver === maneuver)) return 'TP-205';
  return conditionHolds(g, seat, when) && canBeChosen(g, seat, maneuver) ? undefined : 'TP-208';
}

export function offerPlays(g: Prisoners, seat: Seat, offer: Offer<Play>, deny: Deny<Play>): void {
  const put = (maneuver: Maneuver): void => {
    const clause = whyNot(g, seat, maneuver);
    if (clause === undefined) offer({ do: 'play', maneuver });
    else deny({ do: 'play', maneuver }, clause);
  };
  const { hand } = playerOf(g, seat);
  hand.forEach((card, index) => {
    if (hand.indexOf(card) === index) put(card);
  });
  for (const { territory, holder } of g.territories)
    if (holder === seat) put(g.printed.content.territories[territory].maneuver);
}

/** TP-095, TP-105, TP-169, TP-201, TP-202, TP-S24, TP-S42: by facts that everybody sees. */
export function holdsSomethingToAsk(g: Prisoners, seat: Seat): boolean {
  const { out, hand } = playerOf(g, seat);
  if (!isWar(g) || out || playsLeft(g, seat) <= 0) return false;
  return hand.length > 0 || hasTerritoryManeuverToAsk(g, seat);
}

function hasTerritoryManeuverToAsk(g: Prisoners, seat: Seat): boolean {
  const { content, maneuvers } = g.printed;
  return g.territories.some(({ territory, holder }) => {
    if (holder !== seat) return false;
    const { maneuver } = content.territories[territory];
    if (g.engagement !== null) return whyNot(g, seat, maneuver) === undefined;
    return maneuvers[maneuver].type === 'command' && whyNotReady(g, seat, maneuver) === undefined;
  });
}
