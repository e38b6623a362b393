import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../drawings/piece.tsx';
import { joined } from '../../words/joining.ts';
import { useLanguage, useWords } from '../../words/tongue-context.tsx';
import { PaceControl } from '../bar/pace-control.tsx';
import { UndoButton } from '../bar/undo-button.tsx';
import { useTable } from '../table-context.tsx';
import { useQuestionFocus } from './question-focus.ts';
import { WhyBox } from './why.tsx';

/** Who is asked, by name. */
const useAskedNames = (): string => {
  const { scene } = useTable();
  const language = useLanguage();
  return joined(
    language,
    scene.view.asked.map(({ seat }) => at(scene.seats, seat).called),
  );
};

/** Your answer lies sealed and may be changed until the last one is in. */
const Sealed = (): ReactElement | undefined => {
  const words = useWords();
  const { asking, command } = useTable();
  if (asking?.given === undefined) return undefined;
  return (
    <div className="sealed-answer">
      <p>
        <Icon name="i-seal" size={22} />
        <span>
          <b>{words('table.waiting.sealed', { choice: asking.given.label })}</b>
          <small>{words('table.waiting.mayChange')}</small>
        </span>
      </p>
      <button type="button" className="button" onClick={command.change}>
        {words('table.waiting.change')}
      </button>
    </div>
  );
};

/** Nobody is asked here: the frame turns ink and says whom we wait for. */
export const WaitingPrompt = (): ReactElement => {
  const words = useWords();
  const { scene } = useTable();
  const names = useAskedNames();
  const count = scene.view.asked.length;
  const heading = useQuestionFocus(false);
  const first = scene.view.asked[0];
  return (
    <section className="prompt waiting" data-area="prompt" aria-label={words('table.areas.prompt')}>
      <span className="prompt-tab">{words('table.waiting.tab')}</span>
      <h2 ref={heading} className="prompt-question" tabIndex={-1}>
        {count === 0 ? words('table.waiting.nobody') : words('table.waiting.for', { names, count })}
      </h2>
      {first !== undefined && count === 1 && (
        <p className="prompt-asked">
          {words('table.waiting.asked', {
            question: scene.speaker.question(scene.view, first.seat),
          })}
        </p>
      )}
      <Sealed />
      <WhyBox />
      <div className="waiting-foot">
        <UndoButton shape="named" />
        <PaceControl />
      </div>
    </section>
  );
};
