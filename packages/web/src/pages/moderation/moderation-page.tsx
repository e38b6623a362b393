import './moderation.css';
import type {
  AuditEntry,
  ModeratedPerson,
  ModeratedTable,
  Moderation,
  ReportCase as Report,
} from '@quarterdeck/tables';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { Page } from '../../frame/page.tsx';
import { UnchartedChart } from '../../frame/uncharted.tsx';
import { useGameWords } from '../../games/games-context.tsx';
import { moderationCalls } from '../../hosts/online/moderation-calls.ts';
import { Link } from '../../router/navigation.tsx';
import { useAsked } from '../../setup/use-asked.ts';
import { useServed } from '../../setup/use-served.ts';
import { DeedButton } from './deed-button.tsx';
import { MODERATION_EN } from './en.ts';
import { type Act, PersonCase } from './person-case.tsx';
import { ReportCase } from './report-case.tsx';
import { momentOf } from './when.ts';

type ReportsProps = {
  readonly reports: readonly Report[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

const Reports = ({ reports, chosen, onChoose }: ReportsProps) => {
  const words = useGameWords(MODERATION_EN);
  return (
    <section className="panel" aria-labelledby="reports">
      <h2 id="reports">{words('moderation.reports')}</h2>
      {reports.length === 0 && <p>{words('moderation.noReports')}</p>}
      <ul className="report-list">
        {reports.map(({ id, name, reason, at, isOpen }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <b>{name || words('moderation.gone')}</b>
              <span className={`report-state${isOpen ? ' open' : ''}`}>
                {words(isOpen ? 'moderation.open' : 'moderation.closed')}
              </span>
              <small>
                {words(`moderation.reason.${reason}`)} · {momentOf(at)}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Tables = ({
  tables,
  act,
}: {
  readonly tables: readonly ModeratedTable[];
  readonly act: Act;
}) => {
  const words = useGameWords(MODERATION_EN);
  return (
    <section className="panel" aria-labelledby="tables">
      <h2 id="tables">{words('moderation.tables')}</h2>
      {tables.length === 0 && <p>{words('moderation.noTables')}</p>}
      <ul className="moderated-tables">
        {tables.map(({ table, game, isDealt, isListed, isHidden, people }) => {
          const named = words(`games.${game}.title`);
          const who = people.length === 0 ? words('moderation.nobodyYet') : people.join(', ');
          const state = [
            words(isDealt ? 'moderation.underWay' : 'moderation.waiting'),
            ...(isListed ? [words('moderation.listed')] : []),
            ...(isHidden ? [words('moderation.hidden')] : []),
          ].join(', ');
          const label = (deed: string): string =>
            words('moderation.tableLabel', { deed, game: named, people: who });
          const hide = words(isHidden ? 'moderation.show' : 'moderation.hide');
          return (
            <li key={table}>
              <div>
                <Link to={{ page: 'online', game, table, invitation: undefined }}>{named}</Link>
                <small>
                  {who} · {state}
                </small>
              </div>
              <DeedButton
                says={hide}
                label={label(hide)}
                onDo={() => act(moderationCalls.hideTable(table, !isHidden, ''))}
              />
              <DeedButton
                says={words('moderation.end')}
                label={label(words('moderation.end'))}
                isHard
                onDo={() => act(moderationCalls.endTable(table, ''))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};

type PeopleProps = {
  readonly people: readonly ModeratedPerson[];
  readonly onFind: (name: string) => void;
  readonly act: Act;
};

const People = ({ people, onFind, act }: PeopleProps) => {
  const words = useGameWords(MODERATION_EN);
  const [name, setName] = useState('');
  const id = useId();
  const find = (event: FormEvent): void => {
    event.preventDefault();
    onFind(name);
  };
  return (
    <section className="panel" aria-labelledby="people">
      <h2 id="people">{words('moderation.people')}</h2>
      <form className="find-people" onSubmit={find}>
        <label htmlFor={id}>{words('moderation.find')}</label>
        <input
          id={id}
          className="field"
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button">
          {words('moderation.findGo')}
        </button>
        <small>{words('moderation.kept')}</small>
      </form>
      {people.length === 0 && <p>{words('moderation.nobody')}</p>}
      {people.map((person) => (
        <details key={person.handle}>
          <summary>{person.name || words('moderation.gone')}</summary>
          <PersonCase person={person} act={act} />
        </details>
      ))}
    </section>
  );
};

const Audit = ({ audit }: { readonly audit: readonly AuditEntry[] }) => {
  const words = useGameWords(MODERATION_EN);
  return (
    <section className="panel" aria-labelledby="audit">
      <h2 id="audit">
        {words('moderation.audit')} <small>{words('moderation.never')}</small>
      </h2>
      <ol className="audit">
        {audit.map(({ id, at, by, deed, about, note }) => (
          <li key={id}>
            {words(`moderation.done.${deed}`, { by: by || words('moderation.owner'), about })}
            <small>
              {momentOf(at)}
              {note !== '' && ` · ${note}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
};

type DeskProps = {
  readonly desk: Moderation;
  readonly onFind: (name: string) => void;
  readonly act: Act;
};

const Desk = ({ desk, onFind, act }: DeskProps) => {
  const words = useGameWords(MODERATION_EN);
  const [chosen, setChosen] = useState<string>();
  const report =
    desk.reports.find(({ id }) => id === chosen) ?? desk.reports.find(({ isOpen }) => isOpen);
  return (
    <div className="moderation">
      <div className="moderation-column">
        <Reports reports={desk.reports} chosen={report?.id} onChoose={setChosen} />
        <People people={desk.people} onFind={onFind} act={act} />
      </div>
      <div className="moderation-column">
        {report === undefined ? (
          <section className="panel" aria-labelledby="no-case">
            <h2 id="no-case">{words('moderation.case')}</h2>
            <p>{words('moderation.choose')}</p>
          </section>
        ) : (
          <ReportCase report={report} act={act} />
        )}
        <Tables tables={desk.tables} act={act} />
      </div>
      <Audit audit={desk.audit} />
    </div>
  );
};

/** For people whose role it is not: what this is, and where their own way leads. */
const ShutDesk = ({ why }: { readonly why: string }) => {
  const words = useGameWords(MODERATION_EN);
  return (
    <div className="lost">
      <UnchartedChart />
      <h2>{words('moderation.shut.title')}</h2>
      <p role="alert">{why}</p>
      <p>{words('moderation.shut.text')}</p>
      <div className="row moderation-ways">
        <Link className="button solid" to={{ page: 'shelf' }}>
          {words('moderation.shut.home')}
        </Link>
        <Link className="button" to={{ page: 'account' }}>
          {words('moderation.shut.account')}
        </Link>
      </div>
    </div>
  );
};

const AtDesk = () => {
  const words = useGameWords(MODERATION_EN);
  const [name, setName] = useState('');
  const ask = useCallback(() => moderationCalls.desk(name), [name]);
  const { value, problem, again } = useAsked(ask);
  const [refusal, setRefusal] = useState<string | null>(null);
  const act: Act = (deed) => {
    void deed.then(async (done) => {
      setRefusal(done.ok ? null : done.refusal.sentence);
      await again();
    });
  };
  const wrong = problem ?? refusal;
  if (value === null && problem !== null) return <ShutDesk why={problem} />;
  return (
    <>
      {wrong !== null && (
        <p className="start-failure" role="alert">
          {wrong}
        </p>
      )}
      {value === null && wrong === null && <p role="status">{words('moderation.loading')}</p>}
      {value !== null && <Desk desk={value} onFind={setName} act={act} />}
    </>
  );
};

/** Where people whose role it is look after the others; the server asks for the role with every deed. */
export const ModerationPage = () => {
  const words = useGameWords(MODERATION_EN);
  const served = useServed();
  const title = words('moderation.title');
  return (
    <Page title={title} here={title} className="moderation-page">
      <h1 className="unseen">{title}</h1>
      {served?.isServed === true && <AtDesk />}
      {served?.isServed === false && (
        <div className="panel">
          <p>{served.why ?? words('moderation.unserved')}</p>
        </div>
      )}
    </Page>
  );
};
