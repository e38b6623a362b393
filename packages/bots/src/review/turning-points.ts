import { at } from '@quarterdeck/kernel';
import type { SeatReview, TurningPoint } from './review.ts';

/** What a swing must come to before anybody is told of it. */
const LARGE = 0.05;
/** How many errors of the judgement it must come to besides. */
const SURE = 2;
const MOST_POINTS = 6;
/** Of two swings alike, the one that somebody could have chosen otherwise is the one to look at. */
const DECISION_FIRST = 1.25;

/** A seat's review, and what is needed to tell a swing from noise. */
export type MeasuredSeat = {
  readonly review: SeatReview;
  /** By position: the standard error of the share. */
  readonly errors: readonly number[];
  /** By position: the last one, up to it, at which the seat was judged. */
  readonly judgedAt: readonly number[];
};

export function turningPoints(seats: readonly MeasuredSeat[]): readonly TurningPoint[] {
  const swings = seats.flatMap((measured, seat) => [
    ...decisionsOf(measured, seat),
    ...luckOf(measured, seat),
  ]);
  const ranked = swings.toSorted((a, b) => weightOf(b) - weightOf(a));
  const taken: TurningPoint[] = [];
  for (const swing of ranked) {
    if (taken.length === MOST_POINTS) break;
    // One's misfortune is the others' luck: it is told once.
    if (!taken.some((one) => one.from < swing.to && swing.from < one.to)) taken.push(swing);
  }
  return taken.toSorted((a, b) => a.from - b.from || a.seat - b.seat);
}

const weightOf = ({ kind, amount }: TurningPoint): number =>
  Math.abs(amount) * (kind === 'decision' ? DECISION_FIRST : 1);

const decisionsOf = ({ review }: MeasuredSeat, seat: number): readonly TurningPoint[] =>
  review.decisions
    .filter(({ slip, error }) => slip >= LARGE && slip >= SURE * error)
    .map(({ position, slip }) => ({
      kind: 'decision',
      seat,
      from: position,
      to: position + 1,
      amount: -slip,
    }));

function luckOf({ review, errors, judgedAt }: MeasuredSeat, seat: number): readonly TurningPoint[] {
  const slips = new Map(review.decisions.map(({ position, slip }) => [position, slip]));
  return review.changes.flatMap(({ luck: whole }, from): readonly TurningPoint[] => {
    // A chance that was not taken is told once, as the decision.
    const luck = whole - Math.min(Math.max(whole, 0), slips.get(from + 1) ?? 0);
    const error = Math.hypot(at(errors, from), at(errors, from + 1));
    if (Math.abs(luck) < LARGE || Math.abs(luck) < SURE * error) return [];
    return [{ kind: 'luck', seat, from: at(judgedAt, from), to: from + 1, amount: luck }];
  });
}
