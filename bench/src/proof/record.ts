import type { Choice, Denied, Fact, Match, Seat, Subject, View, Viewer } from './names.ts';
import { bareView, below, sfcRng, viewersOf } from './names.ts';

/** One match of the proof. */
export type Trial = {
  readonly seats: number;
  readonly options: object;
  readonly seed: number;
  readonly by: 'random' | 'mate';
};

type Turn = { readonly seat: Seat; readonly choice: unknown };
type Speaker = ReturnType<Subject['speaker']>;

/** Views are large: beside one viewer in turn at every answer, all are looked at once in this many. */
const ALL_VIEWERS_EVERY = 64;
const MIND_CHANGES_ONE_IN = 12;
/** In one match of four, one turn in this many is an aside. */
const ASIDES_ONE_IN = 40;
/** No match of ours is nearly as long. */
const MOST_ANSWERS = 20_000;

/**
 * Plays a match and tells everything about it that may not change: every question with its offers,
 * denials and words, every event as stated and as seen, views in turn, and the outcome. One value
 * an answer; `view` is what another viewer sees each time.
 */
export function* recordOf(subject: Subject, trial: Trial): Generator<object, void, void> {
  const { rules } = subject;
  const chance = sfcRng(trial.seed + 1_000_000);
  const words = subject.speaker(trial.seats);
  const viewers = viewersOf(trial.seats);
  const match = subject.start(trial.seats, trial.options, sfcRng(trial.seed));
  const look = (viewer: Viewer): View => rules.view(match, viewer);
  yield { views: viewers.map((viewer) => bareView(rules, look(viewer))) };
  for (let answers = 1; rules.asked(match).length > 0; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`no end after ${MOST_ANSWERS} answers`);
    const question = questionsNow(subject, words, match);
    const turn =
      trial.by === 'mate' ? byMate(subject, match, answers) : byLot(subject, match, trial, chance);
    const events = rules.play(match, turn.seat, turn.choice);
    const inTurn = viewers.filter(
      (_, n) => answers % ALL_VIEWERS_EVERY === 0 || answers % viewers.length === n,
    );
    const seen = inTurn.map((viewer) => seenBy(subject, words, look(viewer), events));
    yield { question, turn, events, seen };
  }
  const views = viewers.map(look);
  const outcome = rules.outcome(match);
  if (outcome === null) throw new Error('nobody is asked, and the match has no outcome');
  yield {
    outcome,
    sheet: outcome.sheet.map((line) => words.score(line)),
    endings: views.map((view) => words.ending(view, outcome.because)),
    views: views.map((view) => bareView(rules, view)),
  };
}

/** What everybody who owes an answer is asked, with what they may not do and what may be done aside. */
function questionsNow(subject: Subject, words: Speaker, match: Match): readonly object[] {
  const { rules } = subject;
  return rules.asked(match).map(({ seat, step }) => {
    const view = rules.view(match, seat);
    const offers = rules.choices(match, seat);
    const denials: readonly Denied[] = rules.explain(match, seat);
    const asides: readonly Choice[] = rules.asides(match, seat);
    const { question, groups, denied } = words.prompt(view, seat, offers, denials);
    return {
      seat,
      step,
      offers,
      denials,
      asides,
      words: [
        question,
        groups.map((group) => [
          group.heading ?? null,
          group.icon ?? null,
          group.choices.map(({ label, detail, icon }) => [label, detail ?? null, icon ?? null]),
        ]),
        denied.map(({ label, reason }) => [label ?? null, reason]),
        asides.map((aside) => words.aside(view, seat, aside)),
      ],
    };
  });
}

function seenBy(subject: Subject, words: Speaker, view: View, events: Fact[]): object {
  const seen = subject.rules.see(events, view.viewer);
  return {
    view: bareView(subject.rules, view),
    seen,
    said: seen.map((event) => words.event(view, event)),
  };
}

function byMate(subject: Subject, match: Match, answers: number): Turn {
  const asked = subject.rules.asked(match)[0];
  if (asked === undefined) throw new Error('nobody is asked');
  return { seat: asked.seat, choice: subject.decide(match, asked.seat, answers) };
}

/** Anything legal, a change of mind in a simultaneous step and an aside now and then included. */
function byLot(
  { rules }: Subject,
  match: Match,
  { seats, seed }: Trial,
  chance: ReturnType<typeof sfcRng>,
): Turn {
  const any = <T>(items: readonly T[]): T | undefined =>
    items.length === 0 ? undefined : items[below(chance, items.length)];
  if (seed % 4 === 3 && below(chance, ASIDES_ONE_IN) === 0) {
    const seat = viewersOf(seats)[below(chance, seats)] as Seat;
    const choice = any(rules.asides(match, seat));
    if (choice !== undefined) return { seat, choice };
  }
  const given = match.given.flatMap((choice, seat) => (choice === null ? [] : [seat as Seat]));
  const changes = given.length > 0 && below(chance, MIND_CHANGES_ONE_IN) === 0;
  const seat = changes ? any(given) : any(rules.asked(match))?.seat;
  const choice = seat === undefined ? undefined : any(rules.choices(match, seat));
  if (seat === undefined || choice === undefined) throw new Error('somebody is asked for nothing');
  return { seat, choice };
}
