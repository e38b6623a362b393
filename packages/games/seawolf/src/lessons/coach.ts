// What each question of Seawolf is about, and what people usually do.

import type { KeyOf } from '@quarterdeck/kernel/say';
import type { CoachLines } from '@quarterdeck/kernel/staging';
import { isPort, type Kinds, tileOf } from '../index.ts';
import type { SEAWOLF_COACH_EN } from './coach-en.ts';

export type CoachKey = KeyOf<typeof SEAWOLF_COACH_EN>;

export const COACH_LINES: CoachLines<Kinds, CoachKey> = {
  'sterns/choose-extension': { key: 'coach.extension', clauses: ['SW-046', 'SW-093'] },
  'sterns/choose-cargo': { key: 'coach.cargo', clauses: ['SW-068'] },
  'setup/place-pirate': { key: 'coach.placePirate', clauses: ['SW-056', 'SW-187'] },
  'setup/place-ship': { key: 'coach.placeShip', clauses: ['SW-057'] },
  'orders/emergency': { key: 'coach.emergency', clauses: ['SW-089', 'SW-091'] },
  'orders/choose': {
    key: 'coach.orders',
    with: ({ g }) => {
      const { crosswind, upwind } = g.printed.content.amounts.movementCosts;
      return { across: crosswind, against: upwind };
    },
    clauses: ['SW-086', 'SW-106', 'SW-107', 'SW-108'],
  },
  'actions/choose': {
    which: ({ g, seat }) => (isPort(g, tileOf(g, seat)) ? 'port' : 'sea'),
    lines: {
      sea: { key: 'coach.sea', clauses: ['SW-131', 'SW-132'] },
      port: { key: 'coach.port', clauses: ['SW-164', 'SW-170'] },
    },
  },
  'hold/discard': { key: 'coach.discard', clauses: ['SW-072', 'SW-307'] },
  'islands/trade-on': { key: 'coach.tradeOn', clauses: ['SW-147'] },
  'ports/unload': { key: 'coach.unload', clauses: ['SW-170'] },
  'ports/load-rum': { key: 'coach.rum', clauses: ['SW-173', 'SW-088'] },
  'battle/keep-peace': { key: 'coach.peace', clauses: ['SW-203', 'SW-204'] },
  'pirate/pay': { key: 'coach.pay', clauses: ['SW-215'] },
  'captains/loot': {
    which: ({ f }) => (f.tie ? 'tie' : 'won'),
    lines: {
      won: { key: 'coach.loot', clauses: ['SW-226', 'SW-227'] },
      tie: { key: 'coach.tie', clauses: ['SW-230'] },
    },
  },
};
