import { type GameOnPage, SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import { useEffect, useRef, useState } from 'react';
import { coloursOf, type GameId } from '../../games/games.ts';
import { useAbout, useLessons } from '../../games/games-context.tsx';
import type { Coaching, OpenTable } from '../../hosts/host.ts';
import { useLoadHost } from '../../hosts/host-context.tsx';
import { dayOf, withoutOldDailies } from '../../settings/daily-progress.ts';
import type { LessonProgress } from '../../settings/settings.ts';
import { useSettingsStore } from '../../settings/settings-context.tsx';
import type { SettingsStore } from '../../settings/store.ts';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { useSeatWords } from '../../setup/seat-words.ts';
import { type ViewReader, viewReaderOf } from '../../table/state/scene.ts';

export type OpenedLesson = {
  readonly open: OpenTable;
  readonly reader: ViewReader;
  readonly book: AnyLessonBook;
};

export type LessonProps = {
  readonly id: GameId;
  readonly game: GameOnPage;
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

/** Opens the lesson where it was left. Who only looks at it has come no farther: `keeps` is false. */
export const useLesson = (
  { id, game, lesson, step }: LessonProps,
  keeps: boolean,
): OpenedLesson | string | undefined => {
  const door = useLoadHost();
  const loadBook = useLessons(id);
  const about = useAbout(id);
  const store = useSettingsStore();
  const { you } = useSeatWords();
  const words = useWords(SEATS_EN, SEAT_COLOURS_EN);
  // Another name or language does not begin the lesson anew.
  const said = useRef({ you, words });
  const [opened, setOpened] = useState<OpenedLesson | string>();
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
        if (keeps && coach !== undefined) keepProgress(store, known, coach);
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
  }, [door, loadBook, about, store, id, game, lesson, step, keeps]);
  return opened;
};
