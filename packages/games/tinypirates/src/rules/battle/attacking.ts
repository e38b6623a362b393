// Chapter 7.5, whom to attack: TE-141 to TE-144, TE-373

import type { Act, Chapter } from '@quarterdeck/kernel';
import { decision } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { AttackTarget } from '../../model/choices.ts';
import type { Draft, Kinds, Tinypirates } from '../../model/state.ts';
import type { PirateId } from '../../pack/fields.ts';
import { answersFor, pirateOf } from '../fleet.ts';
import { startBattle } from './battle.ts';

/** TE-141 to TE-143: the Navy is no target. */
export function attackTargets(g: Tinypirates, pirate: PirateId): readonly AttackTarget[] {
  const { space } = pirateOf(g, pirate);
  const targets: AttackTarget[] = [];
  for (const { merchant, space: there } of g.merchants)
    if (there === space) targets.push({ do: 'attack-merchant', merchant });
  for (const other of g.pirates)
    if (other.pirate !== pirate && other.space === space && !other.hiding)
      targets.push({ do: 'attack-pirate', target: other.pirate });
  return targets;
}

export function whyNoAttack(g: Tinypirates, pirate: PirateId): ClauseId | null {
  if (attackTargets(g, pirate).length > 0) return null;
  const { space } = pirateOf(g, pirate);
  if (g.pirates.some((other) => other.pirate !== pirate && other.space === space)) return 'TE-143';
  return g.navy === space ? 'TE-142' : 'TE-141';
}

/** `ordered`: by the Attack Order, so that Rerolls count (TE-220). */
export function attack(g: Draft, pirate: PirateId, ordered: boolean, act: Act<Kinds>): void {
  const [only, other] = attackTargets(g, pirate);
  if (only === undefined) throw new Error('attack: nobody to attack');
  if (other === undefined) open(g, pirate, only, ordered, act);
  else act.next('attack/target', { pirate, ordered });
}

function open(
  g: Draft,
  attacker: PirateId,
  target: AttackTarget,
  ordered: boolean,
  act: Act<Kinds>,
): void {
  const merchant = target.do === 'attack-merchant' ? target.merchant : null;
  const defender = target.do === 'attack-pirate' ? target.target : null;
  startBattle(g, { attacker, merchant, defender, ordered, extraHits: 0 }, act);
}

export const attacking: Chapter<Kinds, 'attack'> = {
  // TE-144
  'attack/target': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, { pirate }, offer, deny) => {
      for (const target of attackTargets(g, pirate)) offer(target);
      for (const { pirate: target, space, hiding } of g.pirates)
        if (target !== pirate && hiding && space === pirateOf(g, pirate).space)
          deny({ do: 'attack-pirate', target }, 'TE-143');
    },
    answer: (g, { pirate, ordered }, target, act) => open(g, pirate, target, ordered, act),
  }),
};
