import { considered, useSelection, useStore, useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';

import { TermText } from '../../rulebook/terms/terms-context.tsx';
import { PromptClock, TimeBar } from '../clock/clock.tsx';
import { OrderOffer } from '../clock/order-offer.tsx';
import { CoachStrip, useCoachNote } from '../coach/coach-strip.tsx';

import { TABLE_EN } from '../en.ts';
import { SentenceArea } from '../explain/sentence-area.tsx';
import { ShowingStrip } from '../showing/showing-strip.tsx';
import { useTable } from '../state/table-context.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { Choices, EndingChoices } from './choices.tsx';
import { DeniedChoices } from './denied.tsx';
import { useQuestionFocus } from './question-focus.ts';
import { WaitingPrompt } from './waiting.tsx';

type PromptProps = {
  readonly small: boolean;
  /** Where only question and button are shown: shows the rest. */
  readonly onOpen?: (() => void) | undefined;
};

/** What only this game shows above its choices: dice of a battle, a wheel. */
const Extra = ({ small }: Pick<PromptProps, 'small'>): ReactElement | undefined => {
  const { kit, scene, question, preview } = useTable();
  const offer = useSelection((selection) => considered(question, selection));
  const future = useStore(preview, (now) => now);
  const { PromptExtra } = kit;
  return (
    PromptExtra && (
      <div className="prompt-extra">
        <PromptExtra
          scene={scene}
          small={small}
          considered={offer?.choice}
          preview={future?.key === offer?.key ? future?.view : undefined}
        />
      </div>
    )
  );
};

const AskingPrompt = ({ small, onOpen }: PromptProps) => {
  const words = useWords(TABLE_EN);
  const { question, scene, snapshot } = useTable();
  const heading = useQuestionFocus(true);
  const usual = question?.isTogether === true ? 'table.prompt.yourOrder' : 'table.prompt.yours';
  const title = question?.title ?? words(usual);
  // Several people at one screen: the question says whose it is.
  const face = snapshot.here.seats.length > 1 ? scene.seats.find(({ isMe }) => isMe) : undefined;
  return (
    <section className="prompt" data-area="prompt" aria-label={words('table.areas.prompt')}>
      <span className="prompt-tab">
        {face === undefined ? title : words('table.prompt.of', { name: face.name, title })}
        <PromptClock />
      </span>
      <TimeBar />
      <CoachStrip small={small} />
      <ShowingStrip />
      <h2 ref={heading} className="prompt-question" tabIndex={-1} aria-describedby={useCoachNote()}>
        <TermText text={question?.sentence ?? ''} />
      </h2>
      <Extra small={small} />
      <Choices />
      <DeniedChoices small={small} />
      {!small && <EndingChoices />}
      <OrderOffer />
      <SentenceArea />
      <AnswerBar onOpen={onOpen}>{small && <EndingChoices />}</AnswerBar>
    </section>
  );
};

/** Always in the same place: what you are asked, or whom we wait for. */
export const Prompt = ({ small, onOpen }: PromptProps) => {
  const { question } = useTable();
  const changing = useSelection((selection) => selection.changing);
  const isAsked = question !== undefined && (question.given === undefined || changing);
  return isAsked ? (
    <AskingPrompt small={small} onOpen={onOpen} />
  ) : (
    <WaitingPrompt small={small}>
      <Extra small={small} />
    </WaitingPrompt>
  );
};
