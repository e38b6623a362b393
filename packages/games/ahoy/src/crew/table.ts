// Chapter 16, Crew cards: AH-246 to AH-276

import type { CrewId } from '../components.ts';
import { figureOf } from '../fleet.ts';
import { terrainOf } from '../geometry/map.ts';
import { isDamaged } from '../slots.ts';
import { AERONAUTS, GHASTLY_GUST, MYSTIC, NAIVE_NOBLE, WHISPERING_WIND } from './actions.ts';
import { orderPatrols, sailOn, sendComrades, trawl } from './dice-actions.ts';
import {
  canPay,
  canReroll,
  canShove,
  hasAim,
  hasCrewToBox,
  hasTarget,
  meetsFlagship,
  payOff,
  plunder,
  reroll,
  shove,
} from './moments.ts';
import type { Crew } from './row.ts';

export const CREW: { readonly [C in CrewId]: Crew } = {
  aeronauts: { clause: 'AH-246', action: AERONAUTS },
  barrelman: { clause: 'AH-247', steersFog: true },
  'battering-beakhead': {
    clause: 'AH-248',
    may: { damageDealt: { when: canShove, does: shove } },
  },
  buccaneer: { clause: 'AH-250', may: { afterVictory: { when: hasCrewToBox, does: plunder } } },
  'convincing-comrade': { clause: 'AH-251', dieAction: sendComrades },
  'convincing-official': { clause: 'AH-252', dieAction: orderPatrols },
  cutpurse: { clause: 'AH-253', goldOnVictory: (g) => g.printed.content.crew.cutpurse.effect.gold },
  diver: {
    clause: 'AH-254',
    treasureMore: (g, space) =>
      terrainOf(g, space) === 'wreckage' ? g.printed.content.crew.diver.effect.gold : 0,
  },
  documentarian: {
    clause: 'AH-255',
    goldAtTurnEnd: (g, owner) =>
      meetsFlagship(g, owner) ? g.printed.content.crew.documentarian.effect.gold : 0,
  },
  elder: {
    clause: 'AH-256',
    goldAtTurnEnd: (g, owner) =>
      isDamaged(g, owner) ? 0 : g.printed.content.crew.elder.effect.gold,
  },
  emissary: { clause: 'AH-257', may: { beforeBattle: { when: canPay, does: payOff } } },
  fighters: { clause: 'AH-258', rollBonus: (g) => g.printed.content.crew.fighters.effect.bonus },
  'ghastly-gust': { clause: 'AH-259', action: GHASTLY_GUST },
  grogmaster: { clause: 'AH-260', may: { afterRoll: { when: canReroll, does: reroll } } },
  gunner: {
    clause: 'AH-261',
    extraDamage: (g, figure) =>
      figureOf(g, figure).kind === 'flagship' ? g.printed.content.crew.gunner.effect.damage : 0,
  },
  'gunners-mate': {
    clause: 'AH-262',
    may: {
      cannonsLoaded: {
        when: hasAim,
        does: (_, owner, _card, _figure, act) => act.next('battle/aim', { seat: owner }),
      },
    },
  },
  merchant: { clause: 'AH-263', goldAtHarbor: (g) => g.printed.content.crew.merchant.effect.gold },
  middleman: {
    clause: 'AH-264',
    stepsPerGold: (g) => g.printed.content.crew.middleman.effect.stepsPerGold,
  },
  mystic: { clause: 'AH-265', action: MYSTIC },
  'naive-noble': { clause: 'AH-266', action: NAIVE_NOBLE },
  pilot: { clause: 'AH-267', avoidsWreckage: true },
  'powder-monkey': {
    clause: 'AH-268',
    may: {
      afterRepair: {
        when: hasTarget,
        does: (_, owner, _card, _figure, act) => act.next('damage/target', { seat: owner }),
      },
    },
  },
  sailor: { clause: 'AH-269', dieAction: sailOn },
  'sea-dog': { clause: 'AH-270', steersCurrents: true },
  'sea-witch': { clause: 'AH-271', roundsTheMap: true },
  shipwright: {
    clause: 'AH-273',
    dieAction: (_, owner, act) => act.next('repair/all', { seat: owner, famePerDamage: 0 }),
  },
  trawler: { clause: 'AH-274', dieAction: trawl },
  'whispering-wind': { clause: 'AH-275', action: WHISPERING_WIND },
};
