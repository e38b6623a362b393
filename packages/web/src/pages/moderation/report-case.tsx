import { useWords } from '@quarterdeck/board-kit';
import type { ReportCase as Report } from '@quarterdeck/tables';
import { useGameWords } from '../../games/games-context.tsx';
import { moderationCalls } from '../../hosts/online/moderation-calls.ts';
import { CHAT_EN } from '../../table/chat/en.ts';
import { DeedButton } from './deed-button.tsx';
import { MODERATION_EN } from './en.ts';
import { type Act, PersonCase } from './person-case.tsx';
import { momentOf } from './when.ts';

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang || undefined, {
    hour: '2-digit',
    minute: '2-digit',
  });

type Message = Report['messages'][number];

/** What a message says as those at the table read it: a set phrase has its words there. */
const useSaid = (): ((message: Message) => string) => {
  const words = useWords(CHAT_EN);
  return ({ text, phrase }) => (phrase === null ? text : words(`chat.phrases.${phrase}`));
};

type HideMessageProps = {
  readonly report: string;
  readonly message: Message;
  readonly act: Act;
};

/** Puts a message away for everybody, or back. */
const HideMessage = ({ report, message, act }: HideMessageProps) => {
  const words = useGameWords(MODERATION_EN);
  const { seq, name, isHidden } = message;
  const text = useSaid()(message);
  const what = isHidden ? 'showMessage' : 'hideMessage';
  return (
    <DeedButton
      says={words(`moderation.${what}`)}
      label={words(`moderation.${what}Of`, { name, text })}
      onDo={() => act(moderationCalls.hideMessage(report, seq, !isHidden, ''))}
    />
  );
};

type ReportCaseProps = { readonly report: Report; readonly act: Act };

/** What was reported, with what was said before and after it. */
export const ReportCase = ({ report, act }: ReportCaseProps) => {
  const words = useGameWords(MODERATION_EN);
  const said = useSaid();
  const { about, by, name, reason, at, note, messages, id, isOpen } = report;
  const onClose = (why: string): void => act(moderationCalls.closeReport(id, why));
  return (
    <section className="panel case" aria-labelledby="case">
      <h2 id="case">
        {words('moderation.about', {
          name: name || words('moderation.gone'),
          reason: words(`moderation.reason.${reason}`),
        })}
      </h2>
      <p>
        {words('moderation.by', {
          name: by.name || words('moderation.gone'),
          time: momentOf(at),
        })}
      </p>
      {note !== '' && <p>{words('moderation.theNote', { note })}</p>}
      <h3>{words('moderation.said')}</h3>
      {messages.length === 0 && <p>{words('moderation.nothingSaid')}</p>}
      <ol className="case-said">
        {messages.map((message) => (
          <li key={message.seq} className={message.isReported ? 'reported' : ''}>
            <time>{timeOf(message.at)}</time>
            <b>{message.name}</b>
            <span>
              {said(message)}
              {message.isHidden && <small>{words('moderation.hiddenMessage')}</small>}
            </span>
            <HideMessage report={id} message={message} act={act} />
          </li>
        ))}
      </ol>
      <h3>{words('moderation.whatToDo')}</h3>
      <PersonCase key={id} person={about} act={act} {...(isOpen ? { onClose } : {})} />
    </section>
  );
};
