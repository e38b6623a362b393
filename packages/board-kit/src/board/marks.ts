import type { Target } from '../contract/board-contract.ts';
import { useBoard, useSelection } from './board-context.tsx';

/**
 * How a place or piece stands to what is asked: `lit` is pointed at, here or in the prompt; `hint` is
 * asked about once more is decided.
 */
export type Mark = 'none' | 'hint' | 'legal' | 'lit' | 'chosen';

/** The mark of one place; a board draws the same with `Glow`. */
export const useMark = (target: Target): Mark => {
  const { question, legal, upcoming, picked } = useBoard();
  return useSelection(({ chosen, litTargets }) => {
    const isChosen = question?.offers.some(
      ({ key, targets }) => key === chosen && targets.includes(target),
    );
    if (isChosen === true || picked.has(target)) return 'chosen';
    if (litTargets.includes(target)) return 'lit';
    if (legal.has(target)) return 'legal';
    return upcoming.has(target) ? 'hint' : 'none';
  });
};

/** Whether a place may be clicked now. */
export const useIsLegal = (target: Target): boolean => useBoard().legal.has(target);

/** What a place offers, as the prompt words it: for a pill beside it, and for those who listen. */
export const useOfferWords = (target: Target): readonly string[] =>
  useBoard().offered.get(target) ?? [];

/** The figure that the button of a place has. */
export const useChip = (target: Target): number | undefined => useBoard().chips.get(target);

/** Every place that glows, for boards that draw courses or pills themselves. */
export const useLegal = (): ReadonlySet<Target> => useBoard().legal;
