import type { ReactElement } from 'react';
import { useBoard } from './board-context.tsx';

type ClauseButtonProps = {
  readonly clause: string;
  readonly onOpen: (clause: string) => void;
  /** Under `NOT_BY_TAB`, where arrows lead to it instead of Tab. */
  readonly tabIndex?: number;
};

export const ClauseButton = ({ clause, onOpen, ...rest }: ClauseButtonProps): ReactElement => (
  <button
    type="button"
    className="clause-chip table-clause"
    onClick={() => onOpen(clause)}
    {...rest}
  >
    {clause}
  </button>
);

/** A clause by its number; the rulebook opens there, beside the table. */
export const ClauseLink = ({ clause }: { readonly clause: string }): ReactElement => (
  <ClauseButton clause={clause} onOpen={useBoard().commands.openClause} />
);
