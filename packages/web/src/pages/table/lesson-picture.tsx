import '../../table/styles/board.css';
import '@quarterdeck/board-kit/styles/marks.css';
import { type AnyKit, useWords } from '@quarterdeck/board-kit';
import { useMemo, useRef } from 'react';
import type { GameId } from '../../games/games.ts';
import { lessonCatalogue } from '../../games/lesson-catalogue.ts';
import { BoardFrame } from '../../table/board/board-frame.tsx';
import { useCoached } from '../../table/coach/hinting.ts';
import { useNoteWords } from '../../table/coach/note-words.ts';
import { useRings } from '../../table/coach/rings.ts';
import { useLayout } from '../../table/layout/use-layout.ts';
import { TableProvider, useTable } from '../../table/state/table-context.tsx';
import { useTableState } from '../../table/state/use-table-state.ts';
import { type LessonProps, type OpenedLesson, useLesson } from './use-lesson.ts';
import { useNear } from './use-near.ts';

/** To be looked at only: what it shows is said below it, and done at the table. */
const Still = () => {
  const { snapshot } = useTable();
  const say = useNoteWords();
  const note = snapshot.coach?.notes.at(-1);
  const isPhone = useLayout() === 'phone';
  useRings(useCoached());
  const box = useRef<HTMLDivElement>(null);
  useNear(box);
  return (
    <>
      <div className="still-board" data-game={snapshot.table.game} aria-hidden="true" inert>
        <div ref={box} className="still-near">
          <BoardFrame small={isPhone} />
        </div>
      </div>
      <p className="still-note">{note === undefined ? '' : say(note)}</p>
    </>
  );
};

type DrawnProps = { readonly opened: OpenedLesson; readonly id: GameId; readonly kit: AnyKit };

const Drawn = ({ opened: { open, reader, book }, id, kit }: DrawnProps) => {
  useWords(useMemo(() => lessonCatalogue(id, book.words), [id, book]));
  const parts = useTableState(open, kit, reader);
  const { Symbols } = kit;
  return (
    <TableProvider value={parts}>
      {Symbols !== undefined && <Symbols />}
      <Still />
    </TableProvider>
  );
};

/** The board as it stands where a lesson was left, and what the coach says there. */
export const LessonPicture = ({ kit, ...props }: LessonProps & { readonly kit: AnyKit }) => {
  const opened = useLesson(props, false);
  // Without it the steps are there all the same.
  if (opened === undefined || typeof opened === 'string') return <div className="still-board" />;
  return <Drawn opened={opened} id={props.id} kit={kit} />;
};
