import { useWords } from '@quarterdeck/board-kit';
import { useChapterTitle } from './chapter-article.tsx';
import { RULEBOOK_EN } from './en.ts';
import { type Chapter, clausesOf } from './ledger.ts';

/** What comes before the clauses: the game in five minutes, and its words. */
export type Opening = 'minutes' | 'words';

/** What of a book is open. */
export type Opened = Opening | Chapter;

type ContentsProps = {
  readonly openings: readonly { readonly id: Opening; readonly count: number }[];
  readonly chapters: readonly Chapter[];
  readonly current: Opened | undefined;
  readonly onChoose: (opened: Opened) => void;
};

/** Chapters with the number of their clauses. A phone gets the same as one list to pull down. */
export const Contents = ({ openings, chapters, current, onChoose }: ContentsProps) => {
  const words = useWords(RULEBOOK_EN);
  const titleOf = useChapterTitle();
  const choose = (id: string): void => {
    const opened =
      openings.find((one) => one.id === id)?.id ?? chapters.find((one) => one.id === id);
    if (opened !== undefined) onChoose(opened);
  };
  return (
    <>
      <select
        className="field contents-pulled"
        aria-label={words('rulebook.chapters')}
        value={typeof current === 'object' ? current.id : (current ?? '')}
        onChange={(event) => choose(event.target.value)}
      >
        {current === undefined && <option value="">{words('rulebook.contents')}</option>}
        {openings.map(({ id }) => (
          <option key={id} value={id}>
            {words(`rulebook.${id}`)}
          </option>
        ))}
        {chapters.map((chapter) => (
          <option key={chapter.id} value={chapter.id}>
            {titleOf(chapter)}
          </option>
        ))}
      </select>
      <div className="contents">
        {openings.length > 0 && (
          <ul>
            {openings.map(({ id, count }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === current ? 'true' : undefined}
                  onClick={() => onChoose(id)}
                >
                  <span />
                  <span>{words(`rulebook.${id}`)}</span>
                  <small>{count || ''}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="eyebrow contents-head">{words('rulebook.everyClause')}</p>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <button
                type="button"
                aria-current={chapter === current ? 'true' : undefined}
                onClick={() => onChoose(chapter)}
              >
                <span>{chapter.isSilences ? '' : chapter.number}</span>
                <span>{chapter.number === '' ? titleOf(chapter) : chapter.title}</span>
                <small>{clausesOf(chapter).length || ''}</small>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
};
