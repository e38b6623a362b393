import type { ReactElement } from 'react';
import { Icon } from '../../drawings/piece.tsx';
import { useWords } from '../../words/tongue-context.tsx';
import { UndoButton } from '../bar/undo-button.tsx';
import { useHelm, useTable } from '../table-context.tsx';
import { chosenOffer, isTouched } from './helm.ts';

type AnswerBarProps = {
  /** Where the choices are folded away: shows them. */
  readonly onOpen: (() => void) | undefined;
};

/** The filled button says the whole choice in words; left of it the way back. */
export const AnswerBar = ({ onOpen }: AnswerBarProps): ReactElement | undefined => {
  const words = useWords();
  const { asking, rows, command } = useTable();
  const offer = useHelm((helm) => asking && chosenOffer(asking, helm));
  const touched = useHelm(isTouched);
  const isPicking = useHelm(({ picks }) => picks.length > 0);
  if (asking === undefined) return undefined;
  const says = (label: string): string =>
    asking.isTogether ? words('table.prompt.seal', { choice: label }) : label;
  return (
    <div className="answer-bar">
      {touched ? (
        <button type="button" className="button quiet" onClick={command.back}>
          <Icon name="i-undo" size={18} />
          {words(isPicking ? 'table.prompt.unpick' : 'table.prompt.clear')}
        </button>
      ) : (
        <UndoButton shape="named" />
      )}
      {offer === undefined && onOpen !== undefined ? (
        <button type="button" className="button asked answer" onClick={onOpen}>
          {words('table.prompt.show', { count: rows?.total ?? 0 })}
        </button>
      ) : (
        <button
          type="button"
          className="button asked answer"
          aria-disabled={offer === undefined}
          onClick={command.commit}
        >
          {asking.isTogether && <Icon name="i-seal" size={18} />}
          {offer === undefined ? words('table.prompt.pick') : says(offer.label)}
        </button>
      )}
    </div>
  );
};
