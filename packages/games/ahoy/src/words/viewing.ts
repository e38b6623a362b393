import { at, type Seat } from '@quarterdeck/kernel';
import type { Viewing } from '@quarterdeck/kernel/say';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { Power } from '../pack/components.ts';
import { put } from './names.ts';

/** A position of Ahoy, as one viewer may know it. */
export type AhoyViewing = Viewing<Kinds>;

/** A seat's name, or "you". */
export const calledOf = ({ seats, me, speaker }: AhoyViewing, seat: Seat): string =>
  seat === me ? speaker.words(put('see.you')) : at(seats, seat).called;

/** The seat that plays a side of the struggle for control. */
export const seatOfPower = (g: Ahoy, power: Power): Seat | undefined =>
  g.mats.find(({ faction }) => faction === power)?.seat;
