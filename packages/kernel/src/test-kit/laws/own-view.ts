// Law 4, exactly and at every decision: the same questions, put to a view.

import type { Choice, Kinds } from '../../kinds.ts';
import type { Denied } from '../../match.ts';
import { asidesOf } from './asides.ts';
import type { Position } from './position.ts';
import { agreeWithout } from './position.ts';

/** Who is asked follows from the spectator's view, what is offered and why not from the seat's own. */
export function checkOwnView<K extends Kinds>(
  { engine, match, turn }: Position<K>,
  offers: readonly Choice[],
  denied: readonly Denied[],
): void {
  const { seat } = turn;
  const board = engine.worldWithHoles(engine.view(match, 'spectator'));
  agreeWithout('who is asked depends on a secret', 'asked', engine.asked(match), () =>
    engine.asked(board),
  );
  const own = engine.worldWithHoles(engine.view(match, seat));
  const depends = (what: string): string => `${what} of seat ${seat} depends on a secret`;
  agreeWithout(depends('a choice'), 'choices', offers, () => engine.choices(own, seat));
  agreeWithout(depends('a reason'), 'denied', denied, () => engine.explain(own, seat));
  if (engine.game.aside === undefined) return;
  const asides = asidesOf(engine, match, seat);
  agreeWithout(depends('an aside'), 'asides', asides, () => asidesOf(engine, own, seat));
}
