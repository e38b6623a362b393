import { at, type Seat } from '@quarterdeck/kernel';
import type { Viewing } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import { put } from './names.ts';

/** A position of Take No Prisoners, as one viewer may know it. */
export type PrisonersViewing = Viewing<Kinds>;

/** A seat's name, or "you". */
export const calledOf = ({ seats, me, speaker }: PrisonersViewing, seat: Seat): string =>
  seat === me ? speaker.words(put('see.you')) : at(seats, seat).called;

/** At the beginning of a line. */
export const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
