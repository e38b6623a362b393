// The words of Ahoy that a newcomer does not know, each with the clauses that make it.

import type { Glossary } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import type { AHOY_COACH_EN } from './coach-en.ts';

export const GLOSSARY: Glossary<Kinds, typeof AHOY_COACH_EN> = {
  fame: ['AH-291', 'AH-011'],
  region: ['AH-003'],
  wealth: ['AH-010', 'AH-235'],
  control: ['AH-235'],
  flagship: ['AH-233', 'AH-203'],
  patrol: ['AH-233'],
  stronghold: ['AH-233', 'AH-111'],
  comrade: ['AH-234'],
  ready: ['AH-236', 'AH-179'],
  cutter: ['AH-185', 'AH-191'],
  slot: ['AH-049', 'AH-051'],
  anchor: ['AH-072'],
  explore: ['AH-080', 'AH-073'],
  tailwind: ['AH-063'],
  cannons: ['AH-065', 'AH-110'],
  battle: ['AH-116'],
  damage: ['AH-050', 'AH-132'],
  harbor: ['AH-097'],
  treasure: ['AH-105'],
  wreckage: ['AH-104'],
  current: ['AH-092'],
  fog: ['AH-101'],
  crew: ['AH-006'],
  cargo: ['AH-204', 'AH-206'],
  pledge: ['AH-288'],
};
