import { type AnyKit, type GameOnPage, SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { TableLoading } from '../../frame/table-loading.tsx';
import { coloursOf, type GameId } from '../../games/games.ts';
import { useAbout, useLessons } from '../../games/games-context.tsx';
import { lessonCatalogue } from '../../games/lesson-catalogue.ts';
import type { Coaching, OpenTable } from '../../hosts/host.ts';
import { useLoadHost } from '../../hosts/host-context.tsx';
import { dayOf, withoutOldDailies } from '../../settings/daily-progress.ts';
import type { LessonProgress } from '../../settings/settings.ts';
import { useSettingsStore } from '../../settings/settings-context.tsx';
import type { SettingsStore } from '../../settings/store.ts';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { useSeatWords } from '../../setup/seat-words.ts';
import { type ViewReader, viewReaderOf } from '../../table/state/scene.ts';
import { Table } from '../../table/table.tsx';

type Opened = {
  readonly open: OpenTable;
  readonly reader: ViewReader;
  readonly book: AnyLessonBook;
};

type LessonProps = {
  readonly id: GameId;
  readonly game: GameOnPage;
  readonly kit: AnyKit;
  readonly lesson: string;
  /** Where to begin; where it was left, unless told. */
  readonly step: string | undefined;
};

/** What was learned stays learned, also while the lesson is played again. */
const keepProgress = (
  store: SettingsStore,
  before: LessonProgress | undefined,
  coach: Coaching,
): void => {
  const { lessons } = store.current();
  const name = `${coach.game}/${coach.lesson}`;
  const known = lessons[name];
  const isOver = coach.mode === 'over';
  const next = {
    at: isOver ? '' : coach.at,
    done: isOver || known?.done === true,
    // How an exercise was solved stays, whatever is tried in it afterwards.
    misses: (before?.misses ?? 0) + (before?.done === true ? 0 : coach.misses),
  };
  if (known?.at === next.at && known.done === next.done && known.misses === next.misses) return;
  const kept = withoutOldDailies(lessons, dayOf(Date.now()));
  store.change({ lessons: { ...kept, [name]: { ...next, when: Date.now() } } });
};

/** Opens the lesson where it was left. */
const useLesson = ({ id, game, lesson, step }: LessonProps): Opened | string | undefined => {
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
      const [host, all, { bookWith }] = await Promise.all([
        door(),
        loadBook(),
        import('../../games/daily.ts'),
      ]);
      const book = await bookWith(all, lesson);
      const seats = book.lessons.find((one) => one.id === lesson)?.names.length ?? 0;
      const known = store.current().lessons[`${id}/${lesson}`];
      const answered = await host.openLesson({
        game: id,
        lesson,
        at: step ?? known?.at ?? null,
        name: said.current.you,
        colours: coloursOf(about, seats),
      });
      if (!answered.ok) throw new Error(answered.refusal.sentence);
      const open = answered.value;
      const keep = (): void => {
        const { coach } = open.current();
        if (coach !== undefined) keepProgress(store, known, coach);
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
  }, [door, loadBook, about, store, id, game, lesson, step]);
  return opened;
};

type SpokenProps = { readonly opened: Opened; readonly id: GameId; readonly kit: AnyKit };

/** The words of the lessons join those of the page before anything of the lesson is said. */
const SpokenLesson = ({ opened: { open, reader, book }, id, kit }: SpokenProps) => {
  useWords(useMemo(() => lessonCatalogue(id, book.words), [id, book]));
  return <Table open={open} kit={kit} reader={reader} />;
};

type LessonTableProps = LessonProps & { readonly failed: (said: string) => ReactElement };

/** A guided match or an exercise, with the coach. */
export const LessonTable = ({ failed, ...props }: LessonTableProps) => {
  const opened = useLesson(props);
  if (opened === undefined) return <TableLoading game={props.id} />;
  if (typeof opened === 'string') return failed(opened);
  return <SpokenLesson opened={opened} id={props.id} kit={props.kit} />;
};
