// A pirate at the table: a seat's, or the Solo Pirate, who has none.

import { holdingsTarget, type Target, type Viewing } from '@quarterdeck/kernel/say';
import type { Kinds, Pirate, Tinypirates } from '../model/state.ts';
import type { PirateId } from '../pack/fields.ts';
import { pirateOf } from '../rules/fleet.ts';
import { captainName, helmName, put } from './names.ts';

/** A position of Tiny Epic Pirates, as one viewer may know it. */
export type TinypiratesViewing = Viewing<Kinds>;

/** A name, or the Solo Pirate. */
export const calledOf = ({ seats, speaker }: TinypiratesViewing, pirate: PirateId): string =>
  seats[pirate]?.called ?? speaker.words(put('solo.subject'));

/** The captain's name; the Solo Pirate's Helm has one too. */
export const captainOf = (g: Tinypirates, { seat, captain }: Pirate): string | undefined => {
  if (seat === null) return g.solo === null ? undefined : helmName(g, g.solo.helm);
  return captain === null ? undefined : captainName(g, captain);
};

/** The Solo Pirate's mat lies beside the seats. */
export const SOLO_MAT: Target = 'solo-mat';

/** Where somebody's things are: the viewer's mat, a card among the seats, the Solo Pirate's mat. */
export const holdingsOf = (viewing: TinypiratesViewing, pirate: PirateId): Target => {
  const { seat } = pirateOf(viewing.view.state, pirate);
  return seat === null ? SOLO_MAT : holdingsTarget(viewing, seat);
};
