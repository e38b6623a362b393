import type { Seat } from '@quarterdeck/kernel';
import type { TableSnapshot } from '../../hosts/host.ts';

/** Who should come to the screen. `curtain`: it knows what whoever sits there must not see. */
export type NextAtScreen =
  | { readonly who: 'nobody' }
  | {
      readonly who: 'seat';
      readonly seat: Seat;
      readonly curtain: boolean;
      readonly mayStay: boolean;
    };

const STAY: NextAtScreen = { who: 'nobody' };

/** Whoever sits there goes on as long as an answer is owed; then the next one who owes one. */
export const nextAtScreen = ({
  viewer,
  question,
  here,
  outcome,
}: Pick<TableSnapshot, 'viewer' | 'question' | 'here' | 'outcome'>): NextAtScreen => {
  if (outcome !== null || here.asked.some(({ seat }) => seat === viewer)) return STAY;
  const [next] = here.asked;
  if (next === undefined) return STAY;
  return { who: 'seat', ...next, mayStay: question?.given != null };
};
