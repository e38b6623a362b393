import type { Catalogue } from '@quarterdeck/board-kit';
import { INTROS } from '@quarterdeck/shelf/intros';
import { introsCatalogue, minutesCatalogue } from '../src/games/intros-catalogue.ts';
import { OUR_GAMES } from './our-games.ts';

const FILES = import.meta.glob<Readonly<Record<string, Catalogue>>>(
  [
    '../src/**/en.ts',
    '../src/**/en-*.ts',
    '../../board-kit/src/words/en.ts',
    '../../games/*/src/board/**/en-*.ts',
  ],
  { eager: true },
);

/** What is written about games comes with the list of them; here with the files that read it. */
const OF_GAMES = [
  ['../src/games/games-context.tsx', [OUR_GAMES.words]],
  ['../src/games/intros-catalogue.ts', [introsCatalogue(INTROS), minutesCatalogue(INTROS)]],
] as const;

/** What each `en.ts` holds, by its path. */
export const CATALOGUES: ReadonlyMap<string, readonly Catalogue[]> = new Map<
  string,
  readonly Catalogue[]
>([
  ...Object.entries(FILES).map(([path, made]) => [path, Object.values(made)] as const),
  ...OF_GAMES,
]);

export const ALL_ENGLISH: readonly Catalogue[] = [...CATALOGUES.values()].flat();

/** Sentences by their path, as a key names them: without the suffix that counts. */
export const pathsOf = (catalogue: Catalogue, above = ''): readonly string[] =>
  Object.entries(catalogue).flatMap(([name, words]) =>
    typeof words === 'string'
      ? [above + name.replace(/_(zero|one|other)$/, '')]
      : pathsOf(words, `${above}${name}.`),
  );

export const sentencesOf = (catalogue: Catalogue): readonly string[] =>
  Object.values(catalogue).flatMap((words) =>
    typeof words === 'string' ? [words] : sentencesOf(words),
  );
