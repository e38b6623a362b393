// The words of Dead Man’s Doubloons that a newcomer does not know, each with the clauses that make it.

import type { Glossary } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import type { DOUBLOONS_COACH_EN } from './coach-en.ts';

export const GLOSSARY: Glossary<Kinds, typeof DOUBLOONS_COACH_EN> = {
  doubloon: ['DD-230', 'DD-138'],
  island: ['DD-045', 'DD-195'],
  supply: ['DD-140'],
  jewel: ['DD-228'],
  fragment: ['DD-229', 'DD-069'],
  symbol: ['DD-078'],
  hunt: ['DD-066', 'DD-069'],
  advance: ['DD-077'],
  landmark: ['DD-083'],
  mountain: ['DD-202'],
  dig: ['DD-202', 'DD-203'],
  exploit: ['DD-088'],
  sail: ['DD-061'],
  comeabout: ['DD-062'],
  arrow: ['DD-057', 'DD-058'],
  broadsides: ['DD-100'],
  forward: ['DD-099'],
  die: ['DD-103'],
  board: ['DD-112'],
  hull: ['DD-214'],
  ghost: ['DD-219', 'DD-221'],
  crew: ['DD-130', 'DD-131'],
  reputation: ['DD-233', 'DD-108'],
  token: ['DD-195'],
  captaincard: ['DD-213'],
};
