import { at, last } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

type Reason = Say<Kinds, typeof ENGLISH>['reason'];
type Words = ReturnType<Reason>;
type Denied = Parameters<Reason>[1];

/** Why a clause forbids something; clauses that forbid nothing are not here. */
const REASONS: { readonly [C in ClauseId]?: Words } = {
  'AH-026': put('why.squadron-island'),
  'AH-027': put('why.smuggler-island'),
  'AH-036': put('why.dice-placed'),
  'AH-044': put('why.dice-owed'),
  'AH-045': put('why.die-fits'),
  'AH-049': put('why.unplaceable'),
  'AH-050': put('why.filled'),
  'AH-051': put('why.value'),
  'AH-055': put('why.die-ends'),
  'AH-069': put('why.sandbar'),
  'AH-075': put('why.move-first'),
  'AH-076': put('why.must-jump'),
  'AH-085': put('why.islands-touch'),
  'AH-092': put('why.carried'),
  'AH-097': put('why.harbor-repair'),
  'AH-105': put('why.no-treasure'),
  'AH-110': put('why.unloaded'),
  'AH-124': put('why.battled'),
  'AH-130': put('why.own-figure'),
  'AH-134': put('why.undamageable'),
  'AH-136': put('why.damaged'),
  'AH-143': put('why.recruit-suit'),
  'AH-149': put('why.passive'),
  'AH-154': put('why.no-sail'),
  'AH-155': put('why.no-patrol'),
  'AH-158': put('why.two-patrols'),
  'AH-163': put('why.stronghold'),
  'AH-171': put('why.patrol-moved'),
  'AH-172': put('why.deploy-near'),
  'AH-176': put('why.union-ship'),
  'AH-185': put('why.launch'),
  'AH-198': put('why.inspired'),
  'AH-204': put('why.smuggle'),
  'AH-206': put('why.deliver'),
  'AH-209': put('why.black-marker'),
  'AH-246': put('why.not-at-island'),
  'AH-249': put('why.off-map'),
  'AH-262': put('why.aim'),
  'AH-S60': put('why.target'),
  'AH-265': put('why.no-damage-slot'),
  'AH-307': put('why.never-moves'),
  'AH-S40': put('why.squadron-explores'),
  'AH-S42': put('why.blocked'),
  'AH-S64': put('why.smugglers-cargo'),
  'AH-S66': put('why.once-a-turn'),
  'AH-S74': put('why.other-island'),
  'AH-S81': put('why.middle'),
  'AH-S93': put('why.wealth-ends'),
  'AH-S96': put('why.two-players'),
};

/** Clauses that forbid one thing for this reason and another for that. */
const REASONS_BY_CHOICE: {
  readonly [C in ClauseId]?: (choice: Denied, g: Ahoy) => Words;
} = {
  'AH-054': ({ do: what }) => put(what === 'place' ? 'why.little-gold' : 'why.no-gold'),
  'AH-086': ({ do: what }) =>
    put(what === 'lay' || what === 'lay-at' ? 'why.overlaps' : 'why.unexplorable'),
  'AH-098': ({ do: what }) => put(what === 'harbor-load' ? 'why.harbor-load' : 'why.cannons-value'),
  'AH-140': ({ do: what }) => put(what === 'repair' ? 'why.ship-damage' : 'why.ship-slot'),
  'AH-144': (choice, g) =>
    choice.do === 'recruit' && 'card' in choice && at(g.printed.cards, choice.card).gold > 0
      ? put('why.little-gold')
      : put('why.costs-die'),
  'AH-183': (choice, g) =>
    choice.do === 'plan' && 'plan' in choice && at(g.printed.plans, choice.plan).timing === 'action'
      ? put('why.action-plan')
      : put('why.battle-plan'),
  'AH-194': (_, g) =>
    put(last(g.anchorages).seat === g.union.seat ? 'why.sail-to-island' : 'why.union-comrades'),
  'AH-S99': whyUseless,
  'AH-251': ({ do: what }) => put(what === 'send' ? 'why.few-comrades' : 'why.other-island'),
  'AH-280': ({ do: what }) => {
    if (what === 'recruit') return put('why.named-suit');
    return noComrades(what);
  },
  'AH-281': ({ do: what }) => noComrades(what),
  'AH-283': ({ do: what }) => (what === 'remove' ? put('why.named-region') : noComrades(what)),
};

/** AH-S99: what a Crew is used for cannot be had; by its card, and by what is missing. */
function whyUseless(choice: Denied, g: Ahoy): Words {
  if (choice.do !== 'use' || !('card' in choice)) return put('why.other');
  const { crew } = at(g.printed.cards, choice.card);
  const gold = g.mats.find((mat) => mat.crew.includes(choice.card))?.gold ?? 0;
  if (crew === 'aeronauts' || crew === 'whispering-wind') {
    if (gold < g.printed.content.crew[crew].effect.gold) return put('why.little-gold');
    return put(crew === 'aeronauts' ? 'why.no-other-island' : 'why.no-tailwind');
  }
  return put(crew === 'mystic' ? 'why.no-enemy' : 'why.no-card');
}

/** A plan needs Comrades on any Island, and then on the one that is named. */
function noComrades(what: Denied['do']): Words {
  return put(what === 'plan' ? 'why.no-comrades' : 'why.no-comrade');
}

export const reason: Reason = (clause, choice, g) =>
  REASONS_BY_CHOICE[clause]?.(choice, g) ?? REASONS[clause] ?? put('why.other');
