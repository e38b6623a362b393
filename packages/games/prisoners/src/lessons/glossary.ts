// The words of Take No Prisoners that a newcomer does not know, each with the clauses that make it.

import type { Glossary } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import type { PRISONERS_COACH_EN } from './coach-en.ts';

export const GLOSSARY: Glossary<Kinds, typeof PRISONERS_COACH_EN> = {
  hex: ['TP-014'],
  level: ['TP-004', 'TP-019'],
  dice: ['TP-019'],
  back: ['TP-184', 'TP-020'],
  hit: ['TP-016'],
  sink: ['TP-021', 'TP-023'],
  capture: ['TP-022', 'TP-024'],
  rose: ['TP-120'],
  shark: ['TP-028', 'TP-029'],
  privateer: ['TP-033', 'TP-034'],
  territory: ['TP-042', 'TP-043'],
  truce: ['TP-092', 'TP-095'],
  war: ['TP-099', 'TP-100'],
  maneuver: ['TP-200'],
  deck: ['TP-212'],
  local: ['TP-215', 'TP-218'],
  command: ['TP-107'],
  engagement: ['TP-210'],
  aftermath: ['TP-192', 'TP-211'],
  ready: ['TP-215'],
  phases: ['TP-223'],
  upgrade: ['TP-136', 'TP-137'],
  fleet: ['TP-281'],
  last: ['TP-284'],
  out: ['TP-273'],
};
