import type { ReactElement, ReactNode } from 'react';
import type { Target } from '../contract/board-contract.ts';
import { KIT_EN } from '../words/en.ts';
import { useWords } from '../words/words-context.tsx';
import { ariaLabel } from './aria-label.ts';
import { useBoard } from './board-context.tsx';
import { focusing, hovering } from './hovering.ts';
import { useMark, useOfferWords } from './marks.ts';

/** Whether anything that is offered or denied just now touches this. */
export const useIsAsked = (target: Target): boolean => {
  const { question } = useBoard();
  if (question === undefined) return false;
  return (
    question.offers.some(({ targets }) => targets.includes(target)) ||
    question.denied.some((one) => [...one.targets, ...one.elsewhere].includes(target))
  );
};

/** What is written on a thing may be its name: that is said once. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type TouchableProps = {
  readonly target: Target;
  readonly className: string;
  /** What is written on it: whoever speaks to the page says what is seen. */
  readonly says?: string;
  /** All that a listener hears of it but its offers, where the board's description is not it. */
  readonly label?: string;
  /** In place of choosing or narrowing by this target. */
  readonly onTouch?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A place beside the board: a button while it is asked about, a picture otherwise. */
export const Touchable = ({
  target,
  className,
  says = '',
  label,
  onTouch,
  children,
}: TouchableProps): ReactElement => {
  const words = useWords(KIT_EN);
  const { commands, described } = useBoard();
  const mark = useMark(target);
  const isAsked = useIsAsked(target);
  const offers = useOfferWords(target);
  if (!isAsked)
    return (
      <span className={className} data-target={target} data-mark={mark}>
        {children}
      </span>
    );
  const place = label === undefined ? described.get(target) : undefined;
  const offered = offers.map((offer) => words('kit.offers', { offer }));
  const point = (): void => commands.pointTarget(target);
  const pointAway = (): void => commands.pointTarget(undefined);
  return (
    <button
      type="button"
      className={`${className} touchable`}
      data-target={target}
      data-mark={mark}
      aria-pressed={mark === 'chosen'}
      aria-label={ariaLabel([
        label ?? says,
        place === undefined || isSame(says, place.name) ? '' : place.name,
        place?.text ?? '',
        ...offered,
      ])}
      onClick={onTouch ?? (() => commands.touch(target))}
      {...hovering(point, pointAway)}
      {...focusing(point, pointAway)}
    >
      {children}
    </button>
  );
};
