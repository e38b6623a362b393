import { createStore, useWords } from '@quarterdeck/board-kit';
import type { AnyCoachBook } from '@quarterdeck/kernel/staging';
import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { GameId } from '../../games/games.ts';
import { useLoadCoach } from '../../games/games-context.tsx';
import { lessonCatalogue } from '../../games/lesson-catalogue.ts';
import { type ShownTerm, type Terms, TermsContext } from './terms-context.tsx';

type Loaded = {
  readonly book: AnyCoachBook;
  readonly glossaryIn: (book: AnyCoachBook, say: Terms['say']) => Terms['glossary'];
  readonly Marked: Terms['Marked'];
  readonly TermCard: ComponentType;
};

/** When nothing else is to be done: a text is read without its marks, too. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(work, { timeout: 3_000 });
  return () => window.cancelIdleCallback(idle);
};

/** The words of a game and what marks them, fetched after the page stands. */
const useLoaded = (game: GameId): Loaded | undefined => {
  const load = useLoadCoach(game);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (load === undefined) return;
    let wanted = true;
    const fetchBoth = async (): Promise<void> => {
      const [book, { glossaryIn, Marked, TermCard }] = await Promise.all([
        load(),
        import('./term-marks.lazy.tsx'),
      ]);
      if (wanted) setLoaded({ book, glossaryIn, Marked, TermCard });
    };
    // A page that lost its line is read without marks.
    const stop = whenIdle(() => void fetchBoth().catch(() => {}));
    return () => {
      wanted = false;
      stop();
    };
  }, [load]);
  return loaded?.book.game === game ? loaded : undefined;
};

type TermsProviderProps = {
  readonly game: GameId;
  /** Names that may stand in texts here: they are never marked. */
  readonly names?: readonly string[];
  readonly openClause: (clause: string) => void;
  readonly children: ReactNode;
};

const NOBODY: readonly string[] = [];

/** Words of a game are explained where they stand, in every `TermText` below. */
export const TermsProvider = ({
  game,
  names = NOBODY,
  openClause,
  children,
}: TermsProviderProps): ReactElement => {
  const loaded = useLoaded(game);
  const [shown] = useState(() => createStore<ShownTerm | undefined>(undefined));
  const words = useWords(
    useMemo(() => lessonCatalogue(game, loaded?.book.words ?? {}), [game, loaded]),
  );
  const terms = useMemo((): Terms | undefined => {
    if (loaded === undefined) return undefined;
    const { book, glossaryIn, Marked } = loaded;
    const say = (key: string): string => words(`lessons.${game}.${key}`);
    const glossary = glossaryIn(book, say);
    return { game, glossary, names, shown, say, openClause, Marked };
  }, [loaded, game, names, shown, words, openClause]);
  return (
    <TermsContext value={terms}>
      {children}
      {loaded !== undefined && <loaded.TermCard />}
    </TermsContext>
  );
};
