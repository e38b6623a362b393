// What each question of Tiny Epic Pirates is about, and what people usually do.

import type { KeyOf } from '@quarterdeck/kernel/say';
import type { CoachLines } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import type { TINYPIRATES_COACH_EN } from './coach-en.ts';

export type CoachKey = KeyOf<typeof TINYPIRATES_COACH_EN>;

export const COACH_LINES: CoachLines<Kinds, CoachKey> = {
  'setup/navy': { key: 'coach.navy', clauses: ['TE-040', 'TE-233'] },
  'setup/ship': { key: 'coach.ship', clauses: ['TE-041', 'TE-042'] },
  'setup/captain': { key: 'coach.captain', clauses: ['TE-043', 'TE-187'] },
  'wheel/order': { key: 'coach.order', clauses: ['TE-054', 'TE-056', 'TE-057'] },
  'wheel/skip': { key: 'coach.skip', clauses: ['TE-057', 'TE-058'] },
  'wheel/pick-up': { key: 'coach.pickUp', clauses: ['TE-061'] },
  'sail/step': { key: 'coach.sail', clauses: ['TE-082', 'TE-105'] },
  'jostle/choose': { key: 'coach.jostle', clauses: ['TE-098', 'TE-076'] },
  'turn/execute': { key: 'coach.execute', clauses: ['TE-104'] },
  'hold/overflow': { key: 'coach.overflow', clauses: ['TE-109'] },
  'trade/sell': { key: 'coach.sell', clauses: ['TE-112', 'TE-116'] },
  'crew-up/choose': { key: 'coach.crewUp', clauses: ['TE-122', 'TE-124'] },
  'attack/target': { key: 'coach.target', clauses: ['TE-141'] },
  'battle/reroll': { key: 'coach.reroll', clauses: ['TE-146', 'TE-294'] },
  'battle/sure-fire': { key: 'coach.sureFire', clauses: ['TE-150'] },
  'sinking/port': { key: 'coach.port', clauses: ['TE-161'] },
  'legend/deckhand': { key: 'coach.deckhand', clauses: ['TE-248'] },
  'deckhands/move': {
    which: ({ f }) => f.reassignment,
    lines: {
      hideOut: { key: 'coach.hideOut', clauses: ['TE-181', 'TE-182'] },
      reassign: { key: 'coach.reassign', clauses: ['TE-076'] },
    },
  },
  'bonus/choose': { key: 'coach.bonus', clauses: ['TE-187', 'TE-194'] },
  'bonus/exchange': { key: 'coach.exchange', clauses: ['TE-213'] },
  'bonus/merchant': { key: 'coach.merchant', clauses: ['TE-214'] },
  'bonus/sail-npc': { key: 'coach.sailNpc', clauses: ['TE-214'] },
  'ship-line/steer-merchant': { key: 'coach.steerMerchant', clauses: ['TE-230'] },
  'ship-line/steer-navy': { key: 'coach.steerNavy', clauses: ['TE-235', 'TE-237'] },
  'solo/cove': { key: 'coach.soloCove', clauses: ['TE-305'] },
  'solo/bury-site': { key: 'coach.soloBury', clauses: ['TE-340'] },
};
