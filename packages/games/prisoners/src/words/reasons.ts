import type { Say } from '@quarterdeck/kernel/say';
import type { ClauseId } from '../clauses.gen.ts';
import type { Kinds, Prisoners } from '../model/state.ts';
import { maneuverWords } from '../pack/wordings.ts';
import { shipOf } from '../rules/fleet.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

type Reason = Say<Kinds, typeof ENGLISH>['reason'];

/** Why a clause forbids something; clauses that forbid nothing are not here. */
const REASONS: { readonly [C in ClauseId]?: ReturnType<Reason> } = {
  'TP-071': put('why.region-taken'),
  'TP-093': put('why.truce-ship'),
  'TP-094': put('why.truce-territory'),
  'TP-107': put('why.command'),
  'TP-112': put('why.too-far'),
  'TP-113': put('why.not-yours'),
  'TP-114': put('why.hemmed-in'),
  'TP-120': put('why.not-beside'),
  'TP-121': put('why.explored'),
  'TP-128': put('why.attacked'),
  'TP-131': put('why.no-target'),
  'TP-132': put('why.own-ship'),
  'TP-133': put('why.own-territory'),
  'TP-134': put('why.unexplored'),
  'TP-135': put('why.idle'),
  'TP-164': put('why.engagement'),
  'TP-205': put('why.twice'),
  'TP-208': put('why.condition'),
  'TP-211': put('why.aftermath'),
  'TP-212': put('why.level'),
  'TP-217': put('why.lost'),
  'TP-218': put('why.cooldown'),
  'TP-295': put('why.engaged'),
};

/** The same clauses, where they forbid a place or a piece that was chosen. */
const PLACES: { readonly [D in Parameters<Reason>[1]['do']]?: ReturnType<Reason> } = {
  to: put('why.piece-there'),
  'choose-ship': put('why.not-asked-for'),
  'choose-hex': put('why.not-asked-for'),
  'choose-play': put('why.not-asked-for'),
};

/** TP-117: it has moved, or was left where it is as often as that may be. */
const whyNotAgain = (choice: Parameters<Reason>[1], g: Prisoners): ReturnType<Reason> => {
  const isStaying = choice.do === 'sail' && 'ship' in choice && !shipOf(g, choice.ship).moved;
  return put(isStaying ? 'why.stayed' : 'why.moved');
};

export const reason: Reason = (clause, choice, g) => {
  if (clause === 'TP-117') return whyNotAgain(choice, g);
  // What a card asks for is what stands on it.
  if (clause === 'TP-208' && 'maneuver' in choice)
    return put('why.condition-of', { text: maneuverWords(g, choice.maneuver).text });
  const { do: kind } = choice;
  return (
    (clause === 'TP-114' || clause === 'TP-208' ? PLACES[kind] : undefined) ??
    REASONS[clause] ??
    put('why.other')
  );
};
