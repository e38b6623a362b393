import { Icon } from '@quarterdeck/board-kit/drawings';
import type { BlockedPerson } from '@quarterdeck/tables';
import { useCallback, useState } from 'react';
import { useGameWords } from '../../games/games-context.tsx';
import { peopleCalls } from '../../hosts/online/people-calls.ts';
import { serverConnection } from '../../hosts/online/server-connection.ts';
import { Link } from '../../router/navigation.tsx';
import { useAsked } from '../../setup/use-asked.ts';
import { PEOPLE_EN } from './en.ts';

/** Hands a file to the viewer. */
const saveAs = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

const BlockedPeople = () => {
  const words = useGameWords(PEOPLE_EN);
  const ask = useCallback(() => serverConnection().call('blocked', {}), []);
  const { value, problem, again } = useAsked<readonly BlockedPerson[]>(ask);
  const letIn = async (handle: string): Promise<void> => {
    await serverConnection().call('unblock', { handle });
    await again();
  };
  return (
    <details className="blocked-people">
      <summary className="button">
        <Icon name="i-mute" size={20} /> {words('people.own.blocked')}
      </summary>
      {problem !== null && <p role="alert">{problem}</p>}
      {value?.length === 0 && <p>{words('people.own.noneBlocked')}</p>}
      <ul>
        {value?.map(({ handle, name }) => (
          <li key={handle}>
            <span>{name === '' ? words('people.nameless') : name}</span>
            <button
              type="button"
              className="button"
              aria-label={words('people.own.unblockLabel', { name })}
              onClick={() => void letIn(handle)}
            >
              {words('people.own.unblock')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** What is shown to nobody else. */
export const YoursAlone = ({ hasAccount }: { readonly hasAccount: boolean }) => {
  const words = useGameWords(PEOPLE_EN);
  const [said, setSaid] = useState<string | null>(null);
  const exportAll = async (): Promise<void> => {
    const found = await peopleCalls.everything();
    if (found.ok) saveAs(words('people.own.fileName'), JSON.stringify(found.value, null, 2));
    setSaid(found.ok ? words('people.own.exported') : found.refusal.sentence);
  };
  return (
    <section className="yours-alone" aria-labelledby="yours-alone">
      <h2 id="yours-alone">{words('people.own.title')}</h2>
      <button type="button" className="button" onClick={() => void exportAll()}>
        <Icon name="i-box" size={20} /> {words('people.own.export')}
      </button>
      <p role="status">{said}</p>
      <BlockedPeople />
      {hasAccount && (
        <Link className="button" to={{ page: 'account' }}>
          <Icon name="i-cog" size={20} /> {words('people.own.account')}
        </Link>
      )}
      {hasAccount && (
        <Link className="button danger" to={{ page: 'account' }}>
          {words('people.own.delete')}
        </Link>
      )}
    </section>
  );
};
