// Looking in secret: TP-057, TP-231, TP-232

import type { Act, Seat } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../../model/state.ts';
import type { HexId } from '../../pack/fields.ts';
import { playerOf } from '../fleet.ts';

export function look(
  g: Draft,
  seat: Seat,
  opponent: Seat | null,
  hexes: readonly HexId[],
  act: Act<Kinds>,
): void {
  if (opponent !== null) lookAtHand(g, seat, opponent, act);
  else lookAtDestinations(g, seat, hexes, act);
}

/** TP-231, TP-S63: as it is now; an older look at the same hand is forgotten. */
function lookAtHand(g: Draft, seat: Seat, opponent: Seat, act: Act<Kinds>): void {
  const hand = [...playerOf(g, opponent).hand];
  g.looks = g.looks.filter((seen) => seen.seat !== seat || seen.opponent !== opponent);
  g.looks.push({ seat, opponent, hand });
  act.emit('TP-231', 'hand-seen', { seat, opponent, hand: [...hand] });
}

/** TP-232 */
function lookAtDestinations(g: Draft, seat: Seat, hexes: readonly HexId[], act: Act<Kinds>): void {
  const seen = hexes.flatMap((hex) => g.destinations.filter((there) => there.hex === hex));
  for (const { seenBy } of seen) if (!seenBy.includes(seat)) seenBy.push(seat);
  const faces = seen.map(({ face }) => face);
  act.emit('TP-232', 'destinations-seen', { seat, hexes: [...hexes], faces });
}
