import { int, maybe, record } from '@quarterdeck/kernel';
import { space } from '../fields.ts';

/** What only the Solo Pirate does. */
export const SOLO_EVENTS = {
  'solo-rolled': record({ open: { die: int } }),
  'loop-advanced': record({ open: { loop: int } }),
  'solo-retreated': record({ open: { from: maybe(space), to: space } }),
};
