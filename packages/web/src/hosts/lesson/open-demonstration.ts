import type { Choice, Seat } from '@quarterdeck/kernel';
import { type ErasedKinds, type Match, sameChoice } from '@quarterdeck/kernel/engine';
import { begin, eyesOf, type LessonAnswer, playNext } from '@quarterdeck/kernel/staging';
import type { DemonstrationWish, Showing, TableHandlers } from '@quarterdeck/tables';
import { type Answered, type Stage, type StagedParts, StagedTable } from './staged-table.ts';

/** The match, and how many answers of the case were given. */
type Moment = { readonly match: Match<ErasedKinds>; readonly given: number };

/** A clause at work, served like any table of this page: it can be watched, tried and played on. */
export function openDemonstration(parts: StagedParts, wish: DemonstrationWish): TableHandlers {
  const { engine } = parts;
  const { match, events } = begin(engine, wish.shown.position);
  const eyes = eyesOf(engine, wish.shown);
  const stage: Stage<Moment> = {
    eyes,
    seats: wish.seats.map((seat, at) =>
      at === eyes ? { ...seat, name: wish.you, who: { kind: 'person' } } : seat,
    ),
    deal: engine.see(events, eyes),
    matchOf: (moment) => moment.match,
    asks: () => true,
    answer: (moment, choice) => answerCase(parts, wish, eyes, moment, choice),
    screen: (moment, isTried) => ({ shows: showing(wish, moment, isTried) }),
  };
  const begun = letOthersPlay(parts, wish, eyes, { match, given: 0 });
  return new StagedTable(parts, wish.game, stage, begun).handlers;
}

/** Answers of the case that others give, until these eyes' own is due. */
function letOthersPlay(
  { engine }: StagedParts,
  { shown: { plays } }: DemonstrationWish,
  eyes: Seat,
  { match, given }: Moment,
): Omit<Answered<Moment>, 'isTried'> {
  const played: LessonAnswer<ErasedKinds>[] = [];
  for (let next = plays[given]; next !== undefined && next.by !== eyes; next = plays[++given]) {
    const step = stepOf(match);
    const events = playNext(engine, match, next);
    played.push({ seat: next.by as Seat, step, choice: next.choice, events });
  }
  return { moment: { match, given }, played };
}

/** The answer of the case goes on in it; any other legal one is a try. */
function answerCase(
  parts: StagedParts,
  wish: DemonstrationWish,
  eyes: Seat,
  before: Moment,
  choice: Choice,
): Answered<Moment> {
  const { engine } = parts;
  const match = engine.clone(before.match);
  const step = stepOf(match);
  const next = wish.shown.plays[before.given];
  const isShown = next !== undefined && sameChoice(next.choice, choice);
  const events = playNext(engine, match, isShown ? next : { by: eyes, choice });
  const own: LessonAnswer<ErasedKinds> = { seat: eyes, step, choice, events };
  if (!isShown) return { moment: { match, given: before.given }, played: [own], isTried: true };
  const others = letOthersPlay(parts, wish, eyes, { match, given: before.given + 1 });
  return { moment: others.moment, played: [own, ...others.played], isTried: false };
}

const stepOf = (match: Match<ErasedKinds>): string => match.stack.at(-1)?.step ?? '';

function showing(
  { clause, nth, of, shown }: DemonstrationWish,
  { given }: Moment,
  isTried: boolean,
): Showing {
  const next = shown.plays[given];
  const isLast = next === undefined;
  return {
    clause,
    nth,
    of,
    mode: isTried ? 'tried' : isLast ? 'shown' : 'asks',
    next: isTried ? null : (next?.choice ?? null),
    denied: isLast && !isTried ? (shown.denied?.choice ?? null) : null,
  };
}
