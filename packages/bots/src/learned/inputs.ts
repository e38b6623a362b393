import type { Game, Reckoned, Seat } from '@quarterdeck/kernel';
import type { ErasedKinds, Match, View } from '@quarterdeck/kernel/engine';
import { ownersIn } from './owners.ts';
import { type Eyes, OTHERS, OWN, RELATIONS, RIVAL, readerOf } from './readers.ts';
import type { Sink, Vocabulary } from './sink.ts';

/** Writes a seat's view as inputs of a network. */
export type ReadInputs = (view: View, seat: Seat, sink: Sink) => void;

/** What makes views; none of it leads to a real match. */
export type Sight = {
  readonly game: Game<ErasedKinds>;
  view(match: Match, viewer: Seat): View;
};

/** The log of the odds is cut off here: nothing is surer than this. */
const SUREST = 6;

/**
 * The inputs of a game, made from its schema and its reckoning. They read a view and nothing else, so
 * what a seat may not know is not there to be read. The seat comes first, then the rival whom the
 * hand-made judgement thinks strongest, then all others together: any number of seats gives the same
 * inputs.
 */
export function inputsOf(game: Game<ErasedKinds>, vocabulary: Vocabulary): ReadInputs {
  const { reckoning } = game;
  if (reckoning === undefined) throw new Error(`${game.id} has no reckoning to learn from`);
  const owners = ownersIn(game.state.node);
  const context = { vocabulary, owners };
  const readState = readerOf(game.state.node, '', context);
  const frames = new Map(
    Object.entries(game.frames).map(([step, { node }]) => [
      step,
      { place: vocabulary.place(`frame=${step}`), read: readerOf(node, `frame(${step})`, context) },
    ]),
  );
  const asked = RELATIONS.map((relation) => vocabulary.place(`asked=${relation}`));
  const seats = game.seats.map((count) => vocabulary.place(`seats=${count}`));
  const writeReckoned = reckonedWriter(reckoning.figures, vocabulary);

  return (view, seat, sink) => {
    const reckoned = reckoning.of(view.state, seat);
    const relations = relationsOf(reckoned, seat);
    const eyes: Eyes = { state: view.state, relations, sink };
    sink.add(seats[game.seats.indexOf(view.terms.seats)] ?? -1, 1);
    readState(view.state, eyes);
    const top = view.stack[view.stack.length - 1];
    const frame = top === undefined ? undefined : frames.get(top.step);
    if (top !== undefined && frame !== undefined) {
      sink.add(frame.place, 1);
      frame.read(top.data, eyes);
    }
    for (const one of view.asked) sink.add(asked[relations[one.seat] ?? OTHERS] ?? -1, 1);
    writeReckoned(reckoned, relations, sink);
  };
}

/** By seat: own, the strongest rival, or one of the others. */
function relationsOf(reckoned: readonly (Reckoned | null)[], seat: Seat): readonly number[] {
  let rival = -1;
  let most = Number.NEGATIVE_INFINITY;
  reckoned.forEach((one, other) => {
    if (one === null || other === seat || one.weight <= most) return;
    most = one.weight;
    rival = other;
  });
  return reckoned.map((_, other) => (other === seat ? OWN : other === rival ? RIVAL : OTHERS));
}

function reckonedWriter(figures: readonly string[], vocabulary: Vocabulary) {
  const places = RELATIONS.map((relation) =>
    figures.map((figure) => vocabulary.place(`reckoned.${relation}.${figure}`)),
  );
  const weights = RELATIONS.map((relation) => vocabulary.place(`reckoned.${relation}.weight`));
  const odds = vocabulary.place('reckoned.odds');
  const share = vocabulary.place('reckoned.share');
  return (reckoned: readonly (Reckoned | null)[], relations: readonly number[], sink: Sink) => {
    const others = relations.filter((relation) => relation === OTHERS).length;
    let own = 0;
    for (const [seat, one] of reckoned.entries())
      if (relations[seat] === OWN) own = one?.weight ?? 0;
    let all = 0;
    for (const [seat, one] of reckoned.entries()) {
      if (one === null) continue;
      all += Math.exp(one.weight - own);
      const relation = relations[seat] ?? OTHERS;
      const part = relation === OTHERS ? 1 / others : 1;
      for (const [i, figure] of one.figures.entries())
        sink.add(places[relation]?.[i] ?? -1, figure * part);
      sink.add(weights[relation] ?? -1, (one.weight - own) * part);
    }
    const won = all === 0 ? 0.5 : 1 / all;
    sink.add(share, won);
    sink.add(odds, Math.max(-SUREST, Math.min(SUREST, Math.log(won / Math.max(1e-9, 1 - won)))));
  };
}
