import { useStore, useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { useTable } from '../state/table-context.tsx';
import { COACH_EN } from './en.ts';
import { turnCoach } from './guiding.ts';
import { Parrot } from './parrot.tsx';

/** The parrot in the bar: the coach on or off. Not drawn where nobody coaches. */
export const CoachButton = (): ReactElement | undefined => {
  const words = useWords(COACH_EN);
  const { guide } = useTable();
  const isOn = useStore(guide, (now) => now.isOn);
  if (isOn === null) return undefined;
  return (
    <button
      type="button"
      className="sign-button wide-tool coach-button"
      aria-pressed={isOn}
      aria-label={words('coach.area')}
      title={words(isOn ? 'coach.turnOff' : 'coach.turnOn')}
      aria-keyshortcuts="g"
      onClick={() => turnCoach({ guide })}
    >
      <Parrot size={26} />
    </button>
  );
};

/** The same among what the bar of a phone has no room for. */
export const CoachRow = (): ReactElement | undefined => {
  const words = useWords(COACH_EN);
  const { guide } = useTable();
  const isOn = useStore(guide, (now) => now.isOn);
  if (isOn === null) return undefined;
  return (
    <button
      type="button"
      className="button"
      aria-pressed={isOn}
      onClick={() => turnCoach({ guide })}
    >
      <Parrot size={22} />
      {words(isOn ? 'coach.turnOff' : 'coach.turnOn')}
    </button>
  );
};
