import { useWords } from '@quarterdeck/board-kit';
import { unreachable } from '@quarterdeck/kernel';
import type { GameId } from '../games/games.ts';
import { ClauseItem } from './clause-item.tsx';
import { RULEBOOK_EN } from './en.ts';
import type { Aside, Block, Chapter, Clause, Ledger } from './ledger.ts';
import { RuleText } from './rule-text.tsx';

type ReadingProps = {
  readonly game: GameId;
  readonly ledger: Ledger;
  readonly open: string | undefined;
  readonly found: string;
};

type Run =
  | { readonly id: string; readonly clauses: readonly Clause[] }
  | { readonly id: string; readonly block: Aside };

/** Clauses that follow one another are one list. */
const runsOf = (blocks: readonly Block[]): readonly Run[] => {
  const runs: Run[] = [];
  let clauses: Clause[] | undefined;
  blocks.forEach((block, i) => {
    if (block.kind !== 'clause') {
      runs.push({ id: `block ${i}`, block });
      clauses = undefined;
    } else if (clauses === undefined) {
      clauses = [block.clause];
      runs.push({ id: `clauses ${i}`, clauses });
    } else clauses.push(block.clause);
  });
  return runs;
};

type OtherBlockProps = {
  readonly game: GameId;
  readonly block: Aside;
};

const OtherBlock = ({ game, block }: OtherBlockProps) => {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'note':
      return (
        <p className="rule-note">
          <RuleText game={game} text={block.text} />
        </p>
      );
    case 'table':
      return <RuleTable game={game} head={block.head} rows={block.rows} />;
    default:
      return unreachable(block);
  }
};

type RuleTableProps = { readonly game: GameId } & Omit<
  Extract<Aside, { readonly kind: 'table' }>,
  'kind'
>;

const RuleTable = ({ game, head, rows }: RuleTableProps) => (
  <div className="rule-table">
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {row.cells.map((cell, i) => (
              <td key={`${head[i] ?? ''} ${cell}`}>
                <RuleText game={game} text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

type ClauseListProps = ReadingProps & { readonly clauses: readonly Clause[] };

const ClauseList = ({ clauses, open, ...reading }: ClauseListProps) => (
  <ul className="clauses">
    {clauses.map((clause) => (
      <ClauseItem key={clause.id} clause={clause} isOpen={clause.id === open} {...reading} />
    ))}
  </ul>
);

export const useChapterTitle = (): ((chapter: Chapter) => string) => {
  const words = useWords(RULEBOOK_EN);
  return ({ number, title, isSilences }) => {
    if (isSilences) return words('rulebook.silenceTitle', { title });
    if (title === '') return words('rulebook.opening');
    return number === '' ? title : words('rulebook.chapter', { number, title });
  };
};

type ChapterArticleProps = ReadingProps & { readonly chapter: Chapter };

export const ChapterArticle = ({ chapter, ...reading }: ChapterArticleProps) => {
  const words = useWords(RULEBOOK_EN);
  const titleOf = useChapterTitle();
  return (
    <>
      <h1>{titleOf(chapter)}</h1>
      {chapter.isSilences && <p className="hint">{words('rulebook.oursHint')}</p>}
      {runsOf(chapter.blocks).map((run) =>
        'clauses' in run ? (
          <ClauseList key={run.id} clauses={run.clauses} {...reading} />
        ) : (
          <OtherBlock key={run.id} game={reading.game} block={run.block} />
        ),
      )}
    </>
  );
};

type FoundProps = ReadingProps & { readonly chapters: readonly FoundChapter[] };
export type FoundChapter = { readonly chapter: Chapter; readonly clauses: readonly Clause[] };

export const FoundClauses = ({ chapters, ...reading }: FoundProps) => {
  const titleOf = useChapterTitle();
  return (
    <>
      {chapters.map(({ chapter, clauses }) => (
        <section key={chapter.id} aria-label={titleOf(chapter)}>
          <h2>{titleOf(chapter)}</h2>
          <ClauseList clauses={clauses} {...reading} />
        </section>
      ))}
    </>
  );
};
