// Law 3, sampled: saves, clones, replays and looks keep a match as it is.

import type { Engine } from '../../engine/engine.ts';
import { seatsOf } from '../../ids.ts';
import type { Kinds } from '../../kinds.ts';
import type { Event, Match, WireView } from '../../match.ts';
import { Breach } from './breach.ts';
import type { Position } from './position.ts';
import { agree } from './position.ts';

/** The match as text: two that are equal are the same match. */
export const written = <K extends Kinds>(engine: Engine<K>, match: Match<K>): string =>
  JSON.stringify(engine.save(match));

/** Looking at a match is allowed at any time and leaves it as it is. */
export function checkLooking<K extends Kinds>({ engine, match }: Position<K>): void {
  const before = engine.save(match);
  for (const seat of seatsOf(match.terms.seats)) {
    engine.explain(match, seat);
    engine.asides(match, seat);
    engine.view(match, seat);
  }
  engine.asked(match);
  engine.forced(match);
  agree(3, 'looking at the match changes it', 'save', before, engine.save(match));
}

/** Plays the turn on a loaded match, a clone and the twin's copy, and returns what it must give. */
export function checkCopies<K extends Kinds>(position: Position<K>): string {
  const { engine, twin, match, turn, pack } = position;
  const text = written(engine, match);
  const copies = {
    'a loaded match': { by: engine, copy: engine.load(JSON.parse(text), pack) },
    'a clone': { by: engine, copy: engine.clone(match) },
    'an engine of closures': { by: twin, copy: twin.clone(match) },
  };
  const outcomes = Object.entries(copies).map(([name, { by, copy }]) => {
    if (written(by, copy) !== text)
      agree(3, `${name} is another match`, 'save', engine.save(match), by.save(copy));
    refuseShared(match.state, copy.state, pack.printed, `${name} shares state`);
    const events = by.play(copy, turn.seat, turn.choice);
    return { name, events, copy, after: written(by, copy) };
  });
  const [first, ...others] = outcomes;
  if (first === undefined) return '';
  for (const { name, events, copy, after } of others) {
    agree(3, `${name} plays on differently`, 'events', first.events, events);
    if (after !== first.after) agree(3, `${name} plays on differently`, 'match', first.copy, copy);
  }
  checkTwin(position, first.events);
  checkSent(position, first.copy);
  checkWithdrawal(position, text);
  return first.after;
}

/** An answer to a simultaneous step, taken back, leaves no trace. */
function checkWithdrawal<K extends Kinds>(
  { engine, match, turn }: Position<K>,
  text: string,
): void {
  if (turn.isAside || match.given[turn.seat] !== null) return;
  const copy = engine.clone(match);
  engine.play(copy, turn.seat, turn.choice);
  if (copy.stack.at(-1) !== match.stack.at(-1) || copy.given[turn.seat] === null) return;
  engine.withdraw(copy, turn.seat);
  if (written(engine, copy) !== text)
    agree(
      3,
      'an answer that was taken back left a trace',
      'save',
      engine.save(match),
      engine.save(copy),
    );
}

/** Generated code and closures show and send the same. */
function checkTwin<K extends Kinds>(
  { engine, twin, match, pack }: Position<K>,
  events: readonly Event<K>[],
): void {
  for (const viewer of [...seatsOf(match.terms.seats), 'spectator' as const]) {
    const view = engine.view(match, viewer);
    agree(3, 'generated code and closures differ', 'view', view, twin.view(match, viewer));
    const wire: unknown = JSON.parse(JSON.stringify(engine.toWire(view)));
    agree(3, 'a view does not survive the wire', 'view', view, twin.fromWire(wire, pack));
    const seen = engine.see(events, viewer);
    agree(3, 'generated code and closures differ', 'events', seen, twin.see(events, viewer));
    const sent = seen.map((event) => engine.readEvent(JSON.parse(JSON.stringify(event)), pack));
    agree(3, 'an event does not survive the wire', 'events', seen, sent);
  }
}

/** What is sent is the view, also where it shares its parts with what was sent before and to others. */
function checkSent<K extends Kinds>({ engine, twin, match }: Position<K>, after: Match<K>): void {
  for (const by of [engine, twin]) {
    let like: WireView | undefined;
    for (const viewer of [...seatsOf(match.terms.seats), 'spectator' as const]) {
      const before = by.wireView(match, viewer);
      like = by.wireView(after, viewer, { before, like });
      agree(3, 'a view is sent as another', 'view', by.toWire(by.view(after, viewer)), like);
    }
  }
}

/** Printed facts are the one thing that copies share. */
function refuseShared(mine: unknown, other: unknown, printed: object, sentence: string): void {
  if (typeof mine !== 'object' || mine === null || mine === printed) return;
  if (mine === other) throw new Breach(3, `${sentence}: ${JSON.stringify(mine).slice(0, 200)}`);
  const theirs = Object.values(other ?? {}) as unknown[];
  Object.values(mine).forEach((part: unknown, index) => {
    refuseShared(part, theirs[index], printed, sentence);
  });
}
