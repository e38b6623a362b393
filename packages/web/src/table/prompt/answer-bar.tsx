import { chosenOffer, isTouched, useSelection, useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { ReactElement, ReactNode } from 'react';
import { UndoButton } from '../bar/undo-button.tsx';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';

type AnswerBarProps = {
  /** What ends the turn, where there is no other room for it. */
  readonly children: ReactNode;
  /** Where the choices are folded away: shows them. */
  readonly onOpen: (() => void) | undefined;
};

/** The filled button says the whole choice in words; left of it the way back. */
export const AnswerBar = ({ children, onOpen }: AnswerBarProps): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { question, rows, commands } = useTable();
  const offer = useSelection((selection) => question && chosenOffer(question, selection));
  const touched = useSelection(isTouched);
  const isPicking = useSelection(({ picks, path }) => picks.length + path.length > 0);
  const hasPicks = useSelection(({ picks }) => picks.length > 0);
  if (question === undefined) return undefined;
  // What was picked piece by piece stands above, piece by piece: the button need not repeat it to eyes.
  const isShort = question.isTogether && hasPicks;
  const says = (label: string): string => {
    if (isShort) return words('table.prompt.sealPicked');
    return question.isTogether ? words('table.prompt.seal', { choice: label }) : label;
  };
  return (
    <div className="answer-bar">
      {touched ? (
        <button type="button" className="button quiet" onClick={commands.back}>
          <Icon name="i-undo" size={18} />
          {words(isPicking ? 'table.prompt.unpick' : 'table.prompt.clear')}
        </button>
      ) : (
        <>
          {children}
          <UndoButton shape="named" />
        </>
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
          aria-label={
            isShort && offer !== undefined
              ? words('table.prompt.sealPickedWhole', { choice: offer.label })
              : undefined
          }
          onClick={commands.commit}
        >
          {question.isTogether && <Icon name="i-seal" size={18} />}
          {offer === undefined ? words('table.prompt.pick') : says(offer.label)}
        </button>
      )}
    </div>
  );
};
