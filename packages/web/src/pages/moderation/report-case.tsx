import type { ReportCase as Report } from '@quarterdeck/tables';
import { useGameWords } from '../../games/games-context.tsx';
import { moderationCalls } from '../../hosts/online/moderation-calls.ts';
import { MODERATION_EN } from './en.ts';
import { type Act, PersonCase } from './person-case.tsx';
import { momentOf } from './when.ts';

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang || undefined, {
    hour: '2-digit',
    minute: '2-digit',
  });

type ReportCaseProps = { readonly report: Report; readonly act: Act };

/** What was reported, with what was said before and after it. */
export const ReportCase = ({ report, act }: ReportCaseProps) => {
  const words = useGameWords(MODERATION_EN);
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
          <li
            key={`${message.at} ${message.name} ${message.text}`}
            className={message.isReported ? 'reported' : ''}
          >
            <time>{timeOf(message.at)}</time>
            <b>{message.name}</b>
            <span>{message.text}</span>
          </li>
        ))}
      </ol>
      <h3>{words('moderation.whatToDo')}</h3>
      <PersonCase key={id} person={about} act={act} {...(isOpen ? { onClose } : {})} />
    </section>
  );
};
