import { byId } from '@quarterdeck/kernel';
// A pirate at the table: a seat's, or the Solo Pirate, who has none.

import { holdingsTarget, type Target } from '@quarterdeck/board-kit';
import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import { COLOURS, type Pirate, type PirateId, pirateOf, type Tinypirates } from '../../index.ts';
import type { TinypiratesScene } from '../scene.ts';

/** The Solo Pirate takes the first colour that nobody uses (TE-S118). */
export const colourOf = (
  { seats }: Pick<TinypiratesScene, 'seats'>,
  pirate: PirateId,
): SeatColour =>
  seats[pirate]?.colour ??
  COLOURS.find((free) => seats.every(({ colour }) => colour !== free)) ??
  'blue';

/** "You", a name, or the Solo Pirate. */
export const calledOf = ({ seats, words }: TinypiratesScene, pirate: PirateId): string =>
  seats[pirate]?.called ?? words('boards.tinypirates.table.soloPirate');

/** The captain's name; the Solo Pirate's Helm has one too. */
export const captainName = (g: Tinypirates, { seat, captain }: Pirate): string | undefined => {
  if (seat === null) return g.solo === null ? undefined : byId(g.printed.helms, g.solo.helm).name;
  return captain === null ? undefined : byId(g.printed.captains, captain).name;
};

/** The Solo Pirate's mat lies beside the seats. */
export const SOLO_MAT: Target = 'solo-mat';

/** Where somebody's things are: the viewer's mat, a card among the seats, the Solo Pirate's mat. */
export const holdingsOf = (scene: TinypiratesScene, pirate: PirateId): Target => {
  const { seat } = pirateOf(scene.view.state, pirate);
  return seat === null ? SOLO_MAT : holdingsTarget(scene, seat);
};
