import { joinList, useFollowed, useLanguage, useStore, useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import type { ReactElement, ReactNode } from 'react';
import { PaceControl } from '../bar/pace-control.tsx';
import { UndoButton } from '../bar/undo-button.tsx';
import { PromptClock } from '../clock/clock.tsx';
import { CoachStrip } from '../coach/coach-strip.tsx';
import { COACH_EN } from '../coach/en.ts';
import { TABLE_EN } from '../en.ts';
import { SentenceArea } from '../explain/sentence-area.tsx';
import { ShowingStrip } from '../showing/showing-strip.tsx';
import { useTable } from '../state/table-context.tsx';
import { useQuestionFocus } from './question-focus.ts';

/** Who is asked, by name. */
const useAskedNames = (): string => {
  const { scene } = useTable();
  const language = useLanguage();
  return joinList(
    language,
    scene.view.asked.map(({ seat }) => at(scene.seats, seat).called),
  );
};

/** Your answer lies sealed and may be changed until the last one is in. */
const Sealed = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { question, commands } = useTable();
  if (question?.given === undefined) return undefined;
  return (
    <div className="sealed-answer">
      <p>
        <Icon name="i-seal" size={22} />
        <span>
          <b>{words('table.waiting.sealed', { choice: question.given.label })}</b>
          <small>{words('table.waiting.mayChange')}</small>
        </span>
      </p>
      <button type="button" className="button" onClick={commands.change}>
        {words('table.waiting.change')}
      </button>
    </div>
  );
};

/** Whom we wait for, and what they are asked. */
const Awaited = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { scene } = useTable();
  const { asked } = scene.view;
  const [first] = asked;
  if (first === undefined || asked.length > 1) return undefined;
  const question = scene.speaker.question(scene.view, first.seat);
  return <p className="prompt-asked">{words('table.waiting.asked', { question })}</p>;
};

/** What happens is told one event after the other; the log says the same to those who listen. */
const Happening = () => {
  const { stage } = useTable();
  const telling = useStore(stage.caption, (now) => now);
  return (
    <p className="happening" aria-hidden="true">
      {telling}
    </p>
  );
};

type WaitingProps = { readonly small: boolean; readonly children: ReactNode };

/** Nobody is asked here: the frame turns ink and says what happens, or whom we wait for. */
export const WaitingPrompt = ({ small, children }: WaitingProps) => {
  const words = useWords(COACH_EN, TABLE_EN);
  const { scene, snapshot, stage } = useTable();
  const names = useAskedNames();
  const count = scene.view.asked.length;
  const heading = useQuestionFocus(false);
  const isBehind = useFollowed(stage.isBehind);
  const { coach } = snapshot;
  const waitsFor =
    coach?.mode === 'tried' || coach?.mode === 'over'
      ? words(`coach.${coach.mode}`)
      : count === 0
        ? words('table.waiting.nobody')
        : words('table.waiting.for', { names, count });
  return (
    <section className="prompt waiting" data-area="prompt" aria-label={words('table.areas.prompt')}>
      <span className="prompt-tab">
        {words(isBehind ? 'table.waiting.happens' : 'table.waiting.tab')}
        <PromptClock />
      </span>
      <CoachStrip small={small} />
      <ShowingStrip />
      <h2
        ref={heading}
        className={isBehind ? 'prompt-question unseen' : 'prompt-question'}
        tabIndex={-1}
      >
        {isBehind ? words('table.waiting.happens') : waitsFor}
      </h2>
      {isBehind ? <Happening /> : <Awaited />}
      {children}
      <Sealed />
      <SentenceArea />
      <div className="waiting-foot">
        <UndoButton shape="named" />
        <PaceControl />
      </div>
    </section>
  );
};
