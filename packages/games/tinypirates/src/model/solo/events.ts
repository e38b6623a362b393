import { int, record } from '@quarterdeck/kernel';
import { crewCard, pirate, soloHelm, soloLegend, space } from '../../pack/fields.ts';
import { orderToken } from './fields.ts';

/** What only the Solo Pirate does. */
export const SOLO_EVENTS = {
  'solo-pirate-drawn': record({ open: { helm: soloHelm, legend: soloLegend } }),
  'solo-rolled': record({ open: { die: int } }),
  'loop-advanced': record({ open: { loop: int } }),
  /** From the top of the deck (TE-333). */
  'crew-joined': record({ open: { pirate, crew: crewCard } }),
  'helm-bonus': record({ open: { order: orderToken } }),
  'solo-retreated': record({ open: { from: space, to: space } }),
};
