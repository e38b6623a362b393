// Law 4, sampled: two worlds a seat cannot tell apart tell it the same.

import { below, sfcRng } from '../../chance/rng.ts';
import { sameChoice } from '../../engine/choices.ts';
import type { Seat, Viewer } from '../../ids.ts';
import { at, seatsOf } from '../../ids.ts';
import type { Choice, Kinds, PlayOf } from '../../kinds.ts';
import type { Event, Match, View } from '../../match.ts';
import { difference } from '../difference.ts';
import { asidesOf } from './asides.ts';
import { asBreach, Breach } from './breach.ts';
import { tallyHoles } from './holes.ts';
import type { Position } from './position.ts';
import { agree, nameOf } from './position.ts';
import { refusal, rudeAnswers } from './refusing.ts';

const SEEDS = 1 << 30;

/** What the turn leads to in the truth, with a luck that imagined worlds can have too. */
type Truth<K extends Kinds> = {
  readonly luck: number;
  readonly after: Match<K>;
  readonly events: readonly Event<K>[];
  /** Nobody learnt anything by it, as the kernel finds when asked for an undo. */
  readonly showsNothing: boolean;
};

export function checkInformation<K extends Kinds>(position: Position<K>): void {
  const { engine, match, chance, figures } = position;
  const truth = playWithLuck(position, position.turn.choice);
  if (truth.showsNothing) figures.undoable++;
  checkSecretAnswer(position, truth);
  for (const viewer of [...seatsOf(match.terms.seats), 'spectator' as const]) {
    const view = engine.view(match, viewer);
    const world = imagined(position, view);
    tallyHoles(figures, { view, match, world, other: engine.imagine(view, below(chance, SEEDS)) });
    if (viewer === 'spectator') checkForced(position, world);
    else checkAnswersTo(position, viewer, world);
    checkSameLuck(position, viewer, world, truth);
  }
}

function playWithLuck<K extends Kinds>(
  { engine, match, turn, chance }: Position<K>,
  choice: PlayOf<K>,
  luck = below(chance, SEEDS),
): Truth<K> {
  const after = engine.clone(match);
  after.rng = sfcRng(luck);
  const events = engine.play(after, turn.seat, choice);
  const showsNothing = engine.showsNothing(match, turn.seat, choice, after);
  if (showsNothing && after.rng.used > 0)
    throw new Breach(4, `${JSON.stringify(choice)} could be undone, though it used chance`);
  return { luck, after, events, showsNothing };
}

/** A world that the viewer cannot tell from the truth, without any hole. */
function imagined<K extends Kinds>(
  { engine, chance, pack, figures }: Position<K>,
  view: View<K>,
): Match<K> {
  figures.worlds++;
  const name = nameOf(view.viewer);
  const world = inWorldOf(view.viewer, () => {
    const made = engine.imagine(view, below(chance, SEEDS));
    engine.load(engine.save(made), pack);
    return made;
  });
  const sentence = `${name} can tell the world imagined from its view (truth against world)`;
  agree(4, sentence, 'view', view, engine.view(world, view.viewer));
  return world;
}

/** What fails in an imagined world and not in the truth is the imagination's fault. */
function inWorldOf<T>(viewer: Viewer, does: () => T): T {
  try {
    return does();
  } catch (problem) {
    const breach = asBreach(problem);
    if (breach.law === 4) throw breach;
    const sentence = `the world imagined from the view of ${nameOf(viewer)} is no world`;
    throw new Breach(4, `${sentence} (${String(problem)})`);
  }
}

/** The machine may answer for a seat only where a spectator knows the answer. */
function checkForced<K extends Kinds>(
  { engine, match, figures }: Position<K>,
  world: Match<K>,
): void {
  const forced = engine.forced(match);
  if (forced === null) return;
  figures.forced++;
  const { seat, choice } = forced;
  agree(5, 'what is forced is not the only choice', 'choices', engine.choices(match, seat), [
    choice,
  ]);
  agree(4, 'what is forced depends on a secret', 'forced', forced, engine.forced(world));
}

function checkAnswersTo<K extends Kinds>(
  { engine, match, turn, chance }: Position<K>,
  seat: Seat,
  world: Match<K>,
): void {
  const tells = (what: string): string => `${what} of seat ${seat} tells it a secret`;
  agree(4, tells('a choice'), 'choices', engine.choices(match, seat), engine.choices(world, seat));
  agree(4, tells('a reason'), 'denied', engine.explain(match, seat), engine.explain(world, seat));
  const asides = asidesOf(engine, match, seat);
  agree(4, tells('an aside'), 'asides', asides, asidesOf(engine, world, seat));
  for (const wanted of rudeAnswers(turn, chance)) {
    const said = refusal(engine, match, seat, wanted);
    agree(4, tells('an error'), 'error', said, refusal(engine, world, seat, wanted));
  }
}

/**
 * Events that differ though the views agree tell too much; views that differ though the events agree
 * show what nobody told, or a way taken for a secret reason.
 */
function checkSameLuck<K extends Kinds>(
  position: Position<K>,
  viewer: Viewer,
  world: Match<K>,
  truth: Truth<K>,
): void {
  const { engine, turn, figures } = position;
  const { seat, choice } = turn;
  const same = counterpart(position, world);
  if (same === undefined) return;
  const other = engine.clone(world);
  other.rng = sfcRng(truth.luck);
  const events = inWorldOf(viewer, () => engine.play(other, seat, same));
  figures.compared++;
  const views = difference(engine.view(truth.after, viewer), engine.view(other, viewer), 'view');
  const [here, there] = [engine.see(truth.events, viewer), engine.see(events, viewer)];
  const told = difference(here, there, 'events');
  const what = `after ${JSON.stringify(choice)} of seat ${seat}`;
  if (views === null && told !== null)
    throw new Breach(4, `events tell ${nameOf(viewer)} more than its view ${what} (${told})`);
  if (!sameChoice(same, choice)) return;
  if (views !== null && told === null)
    throw new Breach(4, `the view tells ${nameOf(viewer)} more than events ${what} (${views})`);
  checkSilence(position, viewer, here, there);
  if (views !== null && truth.showsNothing)
    throw new Breach(4, `an undo ${what} would take back what ${nameOf(viewer)} saw (${views})`);
}

/**
 * The same answer in another world. Where that world does not offer it, because it takes what only
 * the asked seat has, the one most like it: who cannot tell which was given must not be told.
 */
function counterpart<K extends Kinds>(
  { engine, turn }: Position<K>,
  world: Match<K>,
): PlayOf<K> | undefined {
  const { seat, choice, isAside } = turn;
  const listed: readonly PlayOf<K>[] = isAside
    ? engine.asides(world, seat)
    : engine.choices(world, seat);
  const same = listed.find((c) => sameChoice(c, choice));
  if (same !== undefined) return same;
  const alike = listed
    .filter((c) => c.do === choice.do)
    .map((c) => ({ c, fields: shared(c, choice) }));
  return alike.sort((a, b) => b.fields - a.fields)[0]?.c;
}

const shared = (a: Choice, b: Choice): number => {
  const fields: { readonly [name: string]: unknown } = b;
  return Object.entries(a).filter(([name, value]) => fields[name] === value).length;
};

/**
 * Told the same so far, one world stops and asks while the other goes on: whoever is not told why
 * learns a secret from the silence, unless a rule of the game says so.
 */
function checkSilence<K extends Kinds>(
  { turn, toldBySilence }: Position<K>,
  viewer: Viewer,
  here: readonly Event<K>[],
  there: readonly Event<K>[],
): void {
  const shorter = here.length < there.length ? here : there;
  const next = (shorter === here ? there : here)[shorter.length];
  if (next === undefined || toldBySilence.includes(next.event)) return;
  const common = (shorter === here ? there : here).slice(0, shorter.length);
  if (difference(shorter, common, '') !== null) return;
  throw new Breach(
    4,
    `whether ${next.event} follows tells ${nameOf(viewer)} a secret that no event told, ` +
      `after ${JSON.stringify(turn.choice)} of seat ${turn.seat}`,
  );
}

/** What events keep from somebody about an answer, the view keeps too. */
function checkSecretAnswer<K extends Kinds>(position: Position<K>, truth: Truth<K>): void {
  const { engine, match, turn, chance } = position;
  const others = engine.choices(match, turn.seat).filter((c) => !sameChoice(c, turn.choice));
  if (others.length === 0 || turn.isAside) return;
  const choice = at(others, below(chance, others.length));
  const other = playWithLuck(position, choice, truth.luck);
  if (difference(truth.events, other.events, '') === null) return;
  for (const viewer of [...seatsOf(match.terms.seats), 'spectator' as const]) {
    const [here, there] = [engine.see(truth.events, viewer), engine.see(other.events, viewer)];
    if (difference(here, there, '') !== null) continue;
    const sentence =
      `the view tells ${nameOf(viewer)} more than events: whether seat ${turn.seat} ` +
      `did ${JSON.stringify(turn.choice)} or ${JSON.stringify(choice)}`;
    agree(4, sentence, 'view', engine.view(truth.after, viewer), engine.view(other.after, viewer));
  }
}
