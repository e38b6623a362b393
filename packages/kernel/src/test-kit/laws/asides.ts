import type { Engine } from '../../engine/engine.ts';
import type { Seat } from '../../ids.ts';
import type { Choice, Kinds } from '../../kinds.ts';
import type { Denied, Match } from '../../match.ts';
import type { Seen } from '../../schema/declare.ts';

/** What a seat may do unasked, and what it may not: the engine itself lists only the former. */
export function asidesOf<K extends Kinds>(
  { game }: Engine<K>,
  match: Match<K>,
  seat: Seat,
): { readonly offered: readonly Choice[]; readonly denied: readonly Denied[] } {
  const offered: Choice[] = [];
  const denied: Denied[] = [];
  game.aside?.choices(
    match.state as Seen<K['state']>,
    seat,
    (choice) => offered.push(choice),
    (choice, clause) => denied.push({ choice, clause }),
  );
  return { offered, denied };
}
