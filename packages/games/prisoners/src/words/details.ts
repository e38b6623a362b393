import { byId } from '@quarterdeck/kernel';
import type { KeyOf, Detail as Promised, Say } from '@quarterdeck/kernel/say';
import type { Kinds, Prisoners } from '../model/state.ts';
import type { Maneuver } from '../pack/components.ts';
import { maneuverWords } from '../pack/wordings.ts';
import { attackDiceOf, defensesAt } from '../rules/figures.ts';
import { hasSpareShip, openEngagement, shipOf } from '../rules/fleet.ts';
import type { ENGLISH } from './english.ts';
import { drawsFor, promise } from './measures.ts';
import { put } from './names.ts';

type Details = NonNullable<Say<Kinds, typeof ENGLISH>['detail']>;
type Detail = Promised<KeyOf<typeof ENGLISH>> | undefined;

function maneuverDetail(g: Prisoners, maneuver: Maneuver): Detail {
  const { level, cooldown } = byId(g.printed.maneuvers, maneuver);
  const text = put('plain', { text: maneuverWords(g, maneuver).text });
  return level === null
    ? [text, promise('has.cooldown', cooldown, maneuver)]
    : [promise('has.needed', level, maneuver), text];
}

/** What the roll will need, unless somebody plays a maneuver before it. */
function attackDetail(g: Prisoners, choice: Kinds['choices']['turn/engage']): Detail {
  const { sink, capture } = defensesAt(g, choice.hex);
  const ship = shipOf(g, choice.ship);
  // TP-180: who has no ship left in the box captures none; a territory needs none.
  const mayCapture = capture !== null && (sink === null || hasSpareShip(g, ship.seat));
  return [
    promise('tells.dice', attackDiceOf(g, ship), ship.seat, 'attack-rolled'),
    ...(sink === null ? [] : [promise('tells.sink', sink, ship.seat, 'attack-rolled')]),
    ...(mayCapture ? [promise('tells.capture', capture, ship.seat, 'attack-rolled')] : []),
  ];
}

function fateDetail(g: Prisoners, { do: fate }: Kinds['choices']['engagement/fate']): Detail {
  const { targetKind, targetShip } = openEngagement(g);
  if (targetKind === 'territory') return undefined;
  if (fate === 'sink') return promise('has.draws', drawsFor(g));
  return targetShip === null
    ? promise('has.privateer', g.printed.figures.capturedPrivateerLevel)
    : promise('has.level', shipOf(g, targetShip).level, targetShip);
}

/** What a choice costs and brings. */
export const details: Details = {
  'turn/command': (g, { maneuver }) => maneuverDetail(g, maneuver),
  'turn/engage': (g, choice) => attackDetail(g, choice),
  'engagement/maneuvers': (g, { maneuver }) => maneuverDetail(g, maneuver),
  'engagement/fate': (g, choice) => fateDetail(g, choice),
  'engagement/aftermath': (g, { maneuver }) => maneuverDetail(g, maneuver),
};
