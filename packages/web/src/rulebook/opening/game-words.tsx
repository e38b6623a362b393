import './opening.css';
import { useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { ClauseChip } from '../../controls/clause-chip.tsx';
import { RULEBOOK_EN } from '../en.ts';
import type { Term } from '../terms/match-terms.ts';
import type { Terms } from '../terms/terms-context.tsx';

type GameWordsProps = {
  readonly terms: Terms;
  /** Those that a search has found, or all. */
  readonly only?: readonly Term[];
};

/** The words of a game with their sentences, each with the clause that makes it. */
export const GameWords = ({ terms, only }: GameWordsProps): ReactElement => {
  const words = useWords(RULEBOOK_EN);
  const { game, glossary, say } = terms;
  return (
    <section className="game-words" aria-labelledby="game-words">
      {only === undefined ? (
        <h1 id="game-words">{words('rulebook.words')}</h1>
      ) : (
        <h2 id="game-words">{words('rulebook.words')}</h2>
      )}
      <dl>
        {(only ?? glossary.terms).map(({ id, clauses }) => (
          <div key={id}>
            <dt>{say(`term.${id}`)}</dt>
            <dd>
              {say(`term.${id}.says`)}{' '}
              {clauses[0] !== undefined && <ClauseChip game={game} clause={clauses[0]} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
