import { useWords } from '@quarterdeck/board-kit';
import { useChapterTitle } from './chapter-article.tsx';
import { RULEBOOK_EN } from './en.ts';
import { type Chapter, clausesOf } from './ledger.ts';

type ContentsProps = {
  readonly chapters: readonly Chapter[];
  readonly current: Chapter | undefined;
  readonly onChoose: (chapter: Chapter) => void;
};

/** Chapters with the number of their clauses. A phone gets the same as one list to pull down. */
export const Contents = ({ chapters, current, onChoose }: ContentsProps) => {
  const words = useWords(RULEBOOK_EN);
  const titleOf = useChapterTitle();
  const choose = (id: string): void => {
    const chapter = chapters.find((one) => one.id === id);
    if (chapter !== undefined) onChoose(chapter);
  };
  return (
    <>
      <select
        className="field contents-pulled"
        aria-label={words('rulebook.chapters')}
        value={current?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {current === undefined && <option value="">{words('rulebook.contents')}</option>}
        {chapters.map((chapter) => (
          <option key={chapter.id} value={chapter.id}>
            {titleOf(chapter)}
          </option>
        ))}
      </select>
      <ol className="contents">
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
    </>
  );
};
