import { below, sfcRng, shuffle } from '../chance/rng.ts';
import type { Seat } from '../ids.ts';
import { at, seatsOf } from '../ids.ts';
import type { Choice, ErasedKinds } from '../kinds.ts';
import type { FrameOf, Match, View } from '../match.ts';
import { sameChoice } from './choices.ts';
import type { Core } from './core.ts';
import { sameView, type Viewing } from './viewing.ts';

export type Worlds = {
  imagine(view: View, seed: number): Match;
  forced(match: Match): { readonly seat: Seat; readonly choice: Choice } | null;
  showsNothing(before: Match, seat: Seat, choice: Choice, after: Match): boolean;
};

export function worlds(core: Core, { view, worldWithHoles, wireView }: Viewing): Worlds {
  const { game, shapes, questions, machine } = core;

  function imagine(seen: View, seed: number): Match {
    const rng = sfcRng(seed);
    const stack = seen.stack.map(shapes.fillableFrame);
    const world: Match = {
      terms: seen.terms,
      state: shapes.cloneState(seen.state),
      stack,
      given: seen.given.map((choice) => (choice === '?' ? null : choice)),
      rng,
      answers: seen.answers,
      rig: [],
    };
    game.imagine(world.state, stack as readonly FrameOf<ErasedKinds>[], seen.viewer, {
      below: (n) => below(rng, n),
      pick: (items) => at(items, below(rng, items.length)),
      shuffle: (items) => shuffle(rng, items),
    });
    seen.given.forEach((choice, seat) => {
      if (choice !== '?') return;
      const offers = questions.list(world, seat as Seat, null);
      world.given[seat] = at(offers, below(rng, offers.length));
    });
    return world;
  }

  /** One choice, and a spectator could tell: answering it at once shows nothing. */
  function forced(match: Match): { readonly seat: Seat; readonly choice: Choice } | null {
    const asked = questions.asked(match);
    const only = asked[0];
    if (only === undefined || asked.length > 1) return null;
    const offers = questions.list(match, only.seat, null);
    const choice = offers[0];
    if (choice === undefined || offers.length > 1) return null;
    try {
      const seen = questions.list(worldWithHoles(view(match, 'spectator')), only.seat, null);
      const told = seen[0];
      const same = seen.length === 1 && told !== undefined && sameChoice(told, choice);
      return same ? { seat: only.seat, choice } : null;
    } catch {
      // A question that cannot be worked out without the secret is not a spectator's to answer.
      return null;
    }
  }

  /**
   * Whether the answer told nobody anything: each viewer could see that it was open to the seat, and
   * played on that viewer's own view, without dice, it gives the very view that the truth gave. A hole
   * that was needed shows as a difference, an answer not offered (a card out of a hidden hand) or an
   * exception. An answer that still waits for others is shown to nobody.
   */
  function showsNothing(before: Match, seat: Seat, choice: Choice, after: Match): boolean {
    const isAnswer = isOpen(before, seat, choice);
    const waits = isAnswer && after.given[seat] !== null;
    return [...seatsOf(before.terms.seats), 'spectator' as const].every((viewer) => {
      const world = worldWithHoles(view(before, viewer));
      try {
        if (isAnswer && !waits && !isOpen(world, seat, choice)) return false;
        if (isAnswer) machine.answer(world, seat, choice);
        else if (game.aside !== undefined) machine.answerAside(world, game.aside, seat, choice);
        const seen = wireView(after, viewer);
        return sameView(wireView(world, viewer, { before: seen }), seen);
      } catch {
        return false;
      }
    });
  }

  const isOpen = (world: Match, seat: Seat, choice: Choice): boolean =>
    questions.list(world, seat, null).some((offer) => sameChoice(offer, choice));

  return { imagine, forced, showsNothing };
}
