import './rulebook.css';
import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { type ReactElement, useMemo, useState } from 'react';
import type { GameId } from '../games/games.ts';
import { ChapterArticle, FoundClauses } from './chapter-article.tsx';
import { Contents, type Opened, type Opening } from './contents.tsx';
import { RULEBOOK_EN } from './en.ts';
import { type Chapter, chapterOf, clausesOf, type Ledger } from './ledger.ts';
import { FiveMinutes, useMinutes } from './opening/five-minutes.tsx';
import { GameWords } from './opening/game-words.tsx';
import { alikeIn, litWords, type Synonyms, searchClauses } from './search.ts';
import type { Term } from './terms/match-terms.ts';
import { type Terms, useTerms } from './terms/terms-context.tsx';

type SearchProps = {
  readonly wanted: string;
  readonly count: number;
  readonly onSearch: (wanted: string) => void;
};

const Search = ({ wanted, count, onSearch }: SearchProps) => {
  const words = useWords(RULEBOOK_EN);
  const result =
    count === 0
      ? words('rulebook.foundNone', { words: wanted })
      : words('rulebook.found', { count, words: wanted });
  return (
    <search>
      <label className="find row slip">
        <Icon name="i-zoom" size={18} />
        <span className="unseen">{words('rulebook.search')}</span>
        <input
          type="search"
          placeholder={words('rulebook.search')}
          value={wanted}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      <p className="hint" role="status">
        {wanted === '' ? '' : result}
      </p>
    </search>
  );
};

type Found = {
  readonly chapters: readonly { readonly chapter: Chapter; readonly clauses: Chapters }[];
  readonly count: number;
  readonly terms: readonly Term[];
};
type Chapters = ReturnType<typeof searchClauses>;

const synonymsIn = (terms: Terms | undefined): readonly (Synonyms & { readonly term: Term })[] =>
  (terms?.glossary.terms ?? []).map((term) => ({
    term,
    forms: [terms?.say(`term.${term.id}`) ?? '', ...term.forms].map((form) =>
      form.toLocaleLowerCase(),
    ),
    says: (terms?.say(`term.${term.id}.says`) ?? '').toLocaleLowerCase(),
    clauses: term.clauses,
  }));

/** What the book has to say to this: words of the game, and clauses by their chapters. */
const useFound = (ledger: Ledger, wanted: string): Found => {
  const terms = useTerms();
  const words = useWords(RULEBOOK_EN);
  const synonyms = useMemo(() => synonymsIn(terms), [terms]);
  const written = words('rulebook.alike');
  return useMemo(() => {
    const alike = alikeIn(written);
    if (wanted === '') return { chapters: [], count: 0, terms: [] };
    const all = new Set(searchClauses(ledger, wanted, synonyms, alike));
    const chapters = ledger.chapters
      .map((chapter) => ({ chapter, clauses: clausesOf(chapter).filter((one) => all.has(one)) }))
      .filter(({ clauses }) => clauses.length > 0);
    const stems = litWords(wanted).split(' ');
    const met = synonyms.filter(({ forms }) =>
      forms.some((form) => stems.some((stem) => form.startsWith(stem))),
    );
    return { chapters, count: all.size, terms: met.map(({ term }) => term) };
  }, [ledger, wanted, synonyms, written]);
};

/** The clause of the address decides what is open; what is chosen by hand stands until the next clause. */
const useOpened = (ledger: Ledger, clause: string | undefined, openings: readonly Opening[]) => {
  const [chosen, setChosen] = useState<{ readonly opened: Opened; readonly at: typeof clause }>();
  const named = clause === undefined ? undefined : chapterOf(ledger, clause);
  const opened =
    chosen !== undefined && chosen.at === clause
      ? chosen.opened
      : (named ?? openings[0] ?? ledger.chapters[0]);
  return { opened, choose: (next: Opened) => setChosen({ opened: next, at: clause }) };
};

const useOpenings = (game: GameId) => {
  const minutes = useMinutes(game);
  const terms = useTerms();
  const openings: { readonly id: Opening; readonly count: number }[] = [];
  if (minutes !== undefined) openings.push({ id: 'minutes', count: minutes.panels.length });
  if (terms !== undefined && terms.glossary.terms.length > 0)
    openings.push({ id: 'words', count: terms.glossary.terms.length });
  return { minutes, terms, openings };
};

type BookProps = {
  readonly game: GameId;
  readonly ledger: Ledger;
  readonly clause: string | undefined;
  /** Before what is open is drawn anew. */
  readonly onTurn?: () => void;
};

/** A rulebook twice: what a teacher would say, and every clause. */
export const Book = ({ game, ledger, clause, onTurn }: BookProps): ReactElement => {
  const words = useWords(RULEBOOK_EN);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const { minutes, terms, openings } = useOpenings(game);
  const { opened, choose } = useOpened(
    ledger,
    clause,
    openings.map(({ id }) => id),
  );
  const found = useFound(ledger, wanted);
  const isSearching = wanted !== '';
  const reading = { game, ledger, open: clause, found: isSearching ? litWords(wanted) : '' };
  const onChoose = (next: Opened): void => {
    setTyped('');
    choose(next);
    onTurn?.();
  };
  return (
    <>
      <nav className="rulebook-side" aria-label={words('rulebook.chapters')}>
        <Search wanted={typed} count={found.count} onSearch={setTyped} />
        <Contents
          openings={isSearching ? [] : openings}
          chapters={isSearching ? found.chapters.map((one) => one.chapter) : ledger.chapters}
          current={isSearching ? undefined : opened}
          onChoose={onChoose}
        />
      </nav>
      <article>
        {isSearching && <h1 className="unseen">{words('rulebook.search')}</h1>}
        {isSearching && found.terms.length > 0 && terms !== undefined && (
          <GameWords terms={terms} only={found.terms} />
        )}
        {isSearching && <FoundClauses chapters={found.chapters} {...reading} />}
        {!isSearching && opened === 'minutes' && minutes !== undefined && (
          <FiveMinutes game={game} minutes={minutes} />
        )}
        {!isSearching && opened === 'words' && terms !== undefined && <GameWords terms={terms} />}
        {!isSearching && typeof opened === 'object' && (
          <ChapterArticle key={opened.id} chapter={opened} {...reading} />
        )}
      </article>
    </>
  );
};
