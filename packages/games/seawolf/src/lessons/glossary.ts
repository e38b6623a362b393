// The words of Seawolf that a newcomer does not know, each with the clauses that make it.

import type { Glossary } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import type { SEAWOLF_COACH_EN } from './coach-en.ts';

export const GLOSSARY: Glossary<Kinds, typeof SEAWOLF_COACH_EN> = {
  thaler: ['SW-301'],
  rum: ['SW-106', 'SW-068'],
  wind: ['SW-184', 'SW-081'],
  downwind: ['SW-107', 'SW-106', 'SW-108'],
  badge: ['SW-131'],
  port: ['SW-164', 'SW-196'],
  slot: ['SW-164'],
  hold: ['SW-068'],
  supply: ['SW-082'],
  box: ['SW-150', 'SW-156'],
  cocoa: ['SW-167', 'SW-168'],
  cannon: ['SW-211', 'SW-138'],
  base: ['SW-240', 'SW-138'],
  extension: ['SW-024', 'SW-045'],
  value: ['SW-285'],
  stern: ['SW-049'],
  mission: ['SW-264', 'SW-042'],
  chest: ['SW-176'],
  pirate: ['SW-187', 'SW-195'],
  loot: ['SW-215'],
  mutiny: ['SW-114', 'SW-088'],
  drift: ['SW-117'],
  first: ['SW-080'],
  peace: ['SW-160'],
};
