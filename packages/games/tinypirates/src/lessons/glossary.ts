// The words of Tiny Epic Pirates that a newcomer does not know, each with the clauses that make it.

import type { Glossary } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import type { TINYPIRATES_COACH_EN } from './coach-en.ts';

export const GLOSSARY: Glossary<Kinds, typeof TINYPIRATES_COACH_EN> = {
  treasure: ['TE-255', 'TE-251'],
  site: ['TE-201', 'TE-203'],
  gold: ['TE-006', 'TE-009'],
  crate: ['TE-010'],
  booty: ['TE-003'],
  market: ['TE-111', 'TE-116'],
  town: ['TE-106', 'TE-107'],
  cove: ['TE-178'],
  wheel: ['TE-053'],
  order: ['TE-054'],
  captain: ['TE-054', 'TE-187'],
  deckhand: ['TE-072'],
  rigging: ['TE-073'],
  cannons: ['TE-074'],
  extort: ['TE-075'],
  repair: ['TE-076'],
  line: ['TE-070'],
  navy: ['TE-234', 'TE-238'],
  merchant: ['TE-157', 'TE-011'],
  crew: ['TE-015', 'TE-146'],
  bonus: ['TE-187'],
  legend: ['TE-246'],
  sureFire: ['TE-150'],
  jostled: ['TE-098'],
  storm: ['TE-091'],
};
