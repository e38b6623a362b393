import {
  type Catalogue,
  type GameBoard,
  type KeyOf,
  useWords,
  type Words,
} from '@quarterdeck/board-kit';
import type { GameAbout, GameIntro } from '@quarterdeck/kernel';
import type { AnyCoachBook, AnyLessonBook } from '@quarterdeck/kernel/staging';
import { createContext, type ReactElement, type ReactNode, useCallback, useContext } from 'react';
import { type Fetched, useFetched } from '../browser/use-fetched.ts';
import { type GameId, type PageGames, pageGames } from './games.ts';
import type { GamesCatalogue } from './games-catalogue.ts';

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

const GamesContext = createContext<PageGames>(pageGames([]));

type GamesProviderProps = { readonly games: PageGames; readonly children: ReactNode };

export const GamesProvider = ({ games, children }: GamesProviderProps) => (
  <GamesContext value={games}>{children}</GamesContext>
);

/** The lessons of each game that has some, fetched when somebody learns. */
export type LoadLessons = { readonly [game: GameId]: () => Promise<AnyLessonBook> };

export const LessonsContext = createContext<LoadLessons>({});

/** Undefined for a game that nobody has written lessons for. */
export const useLessons = (game: GameId): (() => Promise<AnyLessonBook>) | undefined =>
  useContext(LessonsContext)[game];

/** A game's lessons, fetched when they are first wanted. */
export const useLessonBook = (game: GameId): Fetched<AnyLessonBook | undefined> =>
  useFetched<GameId, AnyLessonBook | undefined>(useLessons(game) ?? nothing, game);

/** The coach of each game that has one, fetched where somebody wants it. */
export type LoadCoaches = { readonly [game: GameId]: () => Promise<AnyCoachBook> };

export const CoachesContext = createContext<LoadCoaches>({});

/** Undefined for a game without a coach. */
export const useLoadCoach = (game: GameId): (() => Promise<AnyCoachBook>) | undefined =>
  useContext(CoachesContext)[game];

/** What is told of each game, by its id. */
export type LoadIntros = () => Promise<{
  readonly INTROS: { readonly [game: GameId]: GameIntro };
}>;

const noIntros: LoadIntros = () => Promise.resolve({ INTROS: {} });

export const IntrosContext = createContext<LoadIntros>(noIntros);

/** What is told of this game, fetched when it is first wanted. */
export const useIntro = (game: GameId): Fetched<GameIntro | undefined> => {
  const load = useContext(IntrosContext);
  const read = useCallback(async (id: GameId) => (await load()).INTROS[id], [load]);
  return useFetched<GameId, GameIntro | undefined>(read, game);
};

export const useGames = (): PageGames => useContext(GamesContext);
export const useAbout = (game: GameId): GameAbout => useGames().aboutOf(game);
export const useBoard = (game: GameId): GameBoard | undefined => useGames().boardOf(game);

/** What these rooms say, and what is written about the games. */
export const useGameWords = <const C extends readonly Catalogue[]>(
  ...rooms: C
): Words<KeyOf<(readonly [GamesCatalogue, ...C])[number]>> => useWords(useGames().words, ...rooms);

/** A part of a game's board that is fetched when it is first wanted; not every board has each. */
export const useBoardPart = <T,>(
  game: GameId,
  load: (() => Promise<T>) | undefined,
): Fetched<T | undefined> => useFetched<GameId, T | undefined>(load ?? nothing, game);

export const Cover = ({ game }: { readonly game: GameId }): ReactElement | undefined => {
  const Sheet = useBoard(game)?.cover;
  return Sheet && <Sheet />;
};
