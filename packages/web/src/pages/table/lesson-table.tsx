import { type AnyKit, type GameOnPage, SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { FIRST_LESSON } from '../../frame/learn-link.tsx';
import { TableLoading } from '../../frame/table-loading.tsx';
import { coloursOf, type GameId } from '../../games/games.ts';
import { useAbout, useLessons } from '../../games/games-context.tsx';
import type { Coaching, OpenTable } from '../../hosts/host.ts';
import { useLoadHost } from '../../hosts/host-context.tsx';
import { useSettingsStore } from '../../settings/settings-context.tsx';
import type { SettingsStore } from '../../settings/store.ts';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { useSeatWords } from '../../setup/seat-words.ts';
import { lessonCatalogue } from '../../table/coach/note-words.ts';
import { type ViewReader, viewReaderOf } from '../../table/state/scene.ts';
import { Table } from '../../table/table.tsx';

type Opened = {
  readonly open: OpenTable;
  readonly reader: ViewReader;
  readonly book: AnyLessonBook;
};

type LessonProps = { readonly id: GameId; readonly game: GameOnPage; readonly kit: AnyKit };

/** What was learned stays learned, also while the lesson is played again. */
const keepProgress = (store: SettingsStore, { game, lesson, at, mode }: Coaching): void => {
  const { lessons } = store.current();
  const name = `${game}/${lesson}`;
  const isOver = mode === 'over';
  const next = { at: isOver ? '' : at, done: isOver || lessons[name]?.done === true };
  const known = lessons[name];
  if (known?.at === next.at && known.done === next.done) return;
  store.change({ lessons: { ...lessons, [name]: next } });
};

/** Opens the lesson where it was left. */
const useLesson = ({ id, game }: LessonProps): Opened | string | undefined => {
  const door = useLoadHost();
  const loadBook = useLessons(id);
  const about = useAbout(id);
  const store = useSettingsStore();
  const { you } = useSeatWords();
  const words = useWords(SEATS_EN, SEAT_COLOURS_EN);
  // Another name or language does not begin the lesson anew.
  const said = useRef({ you, words });
  const [opened, setOpened] = useState<Opened | string>();
  useEffect(() => {
    let wanted = true;
    let leave = (): void => {};
    const begin = async (): Promise<void> => {
      if (loadBook === undefined)
        throw new Error(`Nobody has written a lesson for ${about.title}.`);
      const [host, book] = await Promise.all([door(), loadBook()]);
      const seats = book.lessons.find((one) => one.id === FIRST_LESSON)?.names.length ?? 0;
      const at = store.current().lessons[`${id}/${FIRST_LESSON}`]?.at ?? null;
      const answered = await host.openLesson({
        game: id,
        lesson: FIRST_LESSON,
        at,
        name: said.current.you,
        colours: coloursOf(about, seats),
      });
      if (!answered.ok) throw new Error(answered.refusal.sentence);
      const open = answered.value;
      const keep = (): void => {
        const { coach } = open.current();
        if (coach !== undefined) keepProgress(store, coach);
      };
      const stop = open.subscribe(keep);
      leave = () => {
        stop();
        open.close();
      };
      if (!wanted) {
        leave();
        return;
      }
      keep();
      const reader = viewReaderOf(game, open.current().table, said.current.words);
      setOpened({ open, reader, book });
    };
    begin().catch((problem: unknown) => {
      if (wanted) setOpened(problem instanceof Error ? problem.message : String(problem));
    });
    return () => {
      wanted = false;
      leave();
    };
  }, [door, loadBook, about, store, id, game]);
  return opened;
};

type SpokenProps = { readonly opened: Opened; readonly id: GameId; readonly kit: AnyKit };

/** The words of the lessons join those of the page before anything of the lesson is said. */
const SpokenLesson = ({ opened: { open, reader, book }, id, kit }: SpokenProps) => {
  useWords(useMemo(() => lessonCatalogue(id, book.words), [id, book]));
  return <Table open={open} kit={kit} reader={reader} />;
};

type LessonTableProps = LessonProps & { readonly failed: (said: string) => ReactElement };

/** A game's first match with the coach. */
export const LessonTable = ({ failed, ...props }: LessonTableProps) => {
  const opened = useLesson(props);
  if (opened === undefined) return <TableLoading game={props.id} />;
  if (typeof opened === 'string') return failed(opened);
  return <SpokenLesson opened={opened} id={props.id} kit={props.kit} />;
};
