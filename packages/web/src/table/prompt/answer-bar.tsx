import type { ReactElement } from 'react';
import { Icon } from '../../drawings/piece.tsx';
import { useWords } from '../../words/tongue-context.tsx';
import { UndoButton } from '../bar/undo-button.tsx';
import { useHelm, useTable } from '../table-context.tsx';
import { isTouched } from './helm.ts';

/** The filled button says the whole choice in words; left of it the way back. */
export const AnswerBar = (): ReactElement | undefined => {
  const words = useWords();
  const { asking, command } = useTable();
  const chosen = useHelm((helm) => helm.chosen);
  const touched = useHelm(isTouched);
  const isPicking = useHelm(({ picks }) => picks.length > 0);
  if (asking === undefined) return undefined;
  const offer = asking.offers.find(({ key }) => key === chosen);
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
      <button
        type="button"
        className="button asked answer"
        aria-disabled={offer === undefined}
        onClick={command.commit}
      >
        {asking.isTogether && <Icon name="i-seal" size={18} />}
        {offer === undefined ? words('table.prompt.pick') : says(offer.label)}
      </button>
    </div>
  );
};
