import { type AnyKit, useWords } from '@quarterdeck/board-kit';
import { type ReactElement, useMemo } from 'react';
import { TableLoading } from '../../frame/table-loading.tsx';
import type { GameId } from '../../games/games.ts';
import { lessonCatalogue } from '../../games/lesson-catalogue.ts';
import { Table } from '../../table/table.tsx';
import { type LessonProps, type OpenedLesson, useLesson } from './use-lesson.ts';

type SpokenProps = { readonly opened: OpenedLesson; readonly id: GameId; readonly kit: AnyKit };

/** The words of the lessons join those of the page before anything of the lesson is said. */
const SpokenLesson = ({ opened: { open, reader, book }, id, kit }: SpokenProps) => {
  useWords(useMemo(() => lessonCatalogue(id, book.words), [id, book]));
  return <Table open={open} kit={kit} reader={reader} />;
};

type LessonTableProps = LessonProps & {
  readonly kit: AnyKit;
  readonly failed: (said: string) => ReactElement;
};

/** A guided match or an exercise, with the coach. */
export const LessonTable = ({ failed, ...props }: LessonTableProps) => {
  const opened = useLesson(props, true);
  if (opened === undefined) return <TableLoading game={props.id} />;
  if (typeof opened === 'string') return failed(opened);
  return <SpokenLesson opened={opened} id={props.id} kit={props.kit} />;
};
