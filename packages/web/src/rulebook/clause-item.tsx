import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { ClauseChip } from '../controls/clause-chip.tsx';
import type { GameId } from '../games/games.ts';
import { Link } from '../router/navigation.tsx';
import { addressOf } from '../router/route.ts';
import { RULEBOOK_EN } from './en.ts';
import { type Example, useExample } from './examples-context.tsx';
import { type Clause, type Ledger, relatedTo } from './ledger.ts';
import { RuleText } from './rule-text.tsx';
import { ShowMe } from './show-me.tsx';

const MarkChip = ({ clause }: { readonly clause: Clause }): ReactElement | undefined => {
  const words = useWords(RULEBOOK_EN);
  if (clause.mark === 'ours')
    return (
      <span className="chip source ours" title={words('rulebook.oursHint')}>
        {words('rulebook.ours')}
      </span>
    );
  if (clause.mark === 'derived')
    return (
      <span className="chip source derived" title={words('rulebook.derivedHint')}>
        {words('rulebook.derived')}
      </span>
    );
  return undefined;
};

type CopyLinkProps = { readonly game: GameId; readonly clause: string };

const CopyLink = ({ game, clause }: CopyLinkProps) => {
  const words = useWords(RULEBOOK_EN);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const address = addressOf({ page: 'rulebook', game, clause });
    await navigator.clipboard.writeText(window.location.origin + address);
    setCopied(true);
  };
  return (
    <button type="button" className="button quiet" onClick={() => void copy().catch(() => {})}>
      <Icon name={copied ? 'i-check' : 'i-copy'} size={17} />
      <span aria-live="polite">{words(copied ? 'rulebook.copied' : 'rulebook.copy')}</span>
    </button>
  );
};

type ClauseItemProps = {
  readonly game: GameId;
  readonly ledger: Ledger;
  readonly clause: Clause;
  readonly isOpen: boolean;
  readonly found: string;
};

const MOST_RELATED = 8;

type ExampleProps = { readonly example: Example };

const DrawnExample = ({ example }: ExampleProps) => (
  <figure>
    <example.Figure />
    <figcaption>{example.caption}</figcaption>
  </figure>
);

/** What an open clause adds: a drawing, a link to copy, what to read next. */
const OpenPart = ({ game, ledger, clause }: Omit<ClauseItemProps, 'isOpen' | 'found'>) => {
  const words = useWords(RULEBOOK_EN);
  const related = relatedTo(ledger, clause).slice(0, MOST_RELATED);
  const example = useExample(clause.id);
  return (
    <>
      {example !== undefined && <DrawnExample example={example} />}
      <div className="clause-more row wraps">
        <ShowMe game={game} clause={clause.id} />
        <CopyLink game={game} clause={clause.id} />
        {related.length > 0 && (
          <ul aria-label={words('rulebook.related')}>
            {related.map((id) => (
              <li key={id}>
                <ClauseChip game={game} clause={id} words={words('rulebook.see', { clause: id })} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
};

export const ClauseItem = ({ game, ledger, clause, isOpen, found }: ClauseItemProps) => {
  const words = useWords(RULEBOOK_EN);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'center' });
  }, [isOpen]);
  return (
    <li ref={item} id={clause.id} className={isOpen ? 'clause open' : 'clause'}>
      <Link
        className="clause-id"
        to={{ page: 'rulebook', game, clause: clause.id }}
        current={isOpen}
      >
        {clause.id}
      </Link>
      <div className={clause.isExample ? 'clause-example' : undefined}>
        <p>
          {clause.isExample && <b className="eyebrow">{words('rulebook.example')} </b>}
          <RuleText game={game} text={clause.text} found={found} /> <MarkChip clause={clause} />
        </p>
        {clause.reason !== undefined && (
          <p className="clause-reason">
            <b className="eyebrow">{words('rulebook.why')} </b>
            <RuleText game={game} text={clause.reason} found={found} />
          </p>
        )}
        {isOpen && <OpenPart game={game} ledger={ledger} clause={clause} />}
      </div>
    </li>
  );
};
