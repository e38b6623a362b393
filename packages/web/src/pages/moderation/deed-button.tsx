import { useState } from 'react';
import { useGameWords } from '../../games/games-context.tsx';
import { MODERATION_EN } from './en.ts';

type DeedButtonProps = {
  readonly says: string;
  /** Asked again before it is done. */
  readonly isHard?: boolean;
  readonly label?: string;
  readonly onDo: () => void;
};

/** A mild deed is done at once; a hard one is asked again, in the same place. */
export const DeedButton = ({ says, isHard = false, label, onDo }: DeedButtonProps) => {
  const words = useGameWords(MODERATION_EN);
  const [isAsked, setAsked] = useState(false);
  const click = (): void => {
    if (isHard && !isAsked) setAsked(true);
    else {
      setAsked(false);
      onDo();
    }
  };
  return (
    <button
      type="button"
      className={`button${isHard ? ' danger' : ''}`}
      {...(label === undefined || isAsked ? {} : { 'aria-label': label })}
      onClick={click}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? words('moderation.sure', { deed: says }) : says}
    </button>
  );
};
