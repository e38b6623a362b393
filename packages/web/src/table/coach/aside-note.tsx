import { useStore, useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { useTable } from '../state/table-context.tsx';
import { COACH_EN } from './en.ts';
import { useNoteWords } from './note-words.ts';
import { Parrot } from './parrot.tsx';

/** What the coach says of giving up, where the page asks whether it is meant. */
export const AsideNote = (): ReactElement | undefined => {
  const words = useWords(COACH_EN);
  const say = useNoteWords();
  const { guide } = useTable();
  const note = useStore(guide, ({ isOn, aside }) => (isOn === true ? aside : undefined));
  if (note === undefined) return undefined;
  return (
    <div className="coach aside-note" role="note" aria-label={words('coach.area')}>
      <span className="coach-portrait">
        <Parrot size={38} />
      </span>
      <p className="coach-notes">{say(note)}</p>
    </div>
  );
};
