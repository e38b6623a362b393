import type { ModeratedPerson, Result } from '@quarterdeck/tables';
import { useId, useState } from 'react';
import { useGameWords } from '../../games/games-context.tsx';
import { moderationCalls } from '../../hosts/online/moderation-calls.ts';
import { Link } from '../../router/navigation.tsx';
import { DeedButton } from './deed-button.tsx';
import { MODERATION_EN } from './en.ts';
import { dateOf } from './when.ts';

const WEEK = 7;

export type Act = (deed: Promise<Result<object>>) => void;

type PersonCaseProps = {
  readonly person: ModeratedPerson;
  readonly act: Act;
  /** Closes the report that this is about, if one is. */
  readonly onClose?: ((note: string) => void) | undefined;
};

/** Until when somebody is kept out, or may say nothing, and why. */
const HeldBack = ({ person: { ban, silence } }: { readonly person: ModeratedPerson }) => {
  const words = useGameWords(MODERATION_EN);
  return (
    <>
      {ban !== null && (
        <p>
          {ban.until === null
            ? words('moderation.bannedForGood')
            : words('moderation.banned', { day: dateOf(ban.until) })}
          : {ban.reason}
        </p>
      )}
      {silence !== null && (
        <p>
          {silence.until === null
            ? words('moderation.silencedForGood')
            : words('moderation.silenced', { day: dateOf(silence.until) })}
          : {silence.reason}
        </p>
      )}
    </>
  );
};

type PersonDeedsProps = {
  readonly person: ModeratedPerson;
  readonly act: Act;
  readonly note: string;
  readonly name: string;
  readonly onClose: PersonCaseProps['onClose'];
};

/** The mild ones first. */
const PersonDeeds = ({ person, act, note, name, onClose }: PersonDeedsProps) => {
  const words = useGameWords(MODERATION_EN);
  const { handle, ban, silence } = person;
  return (
    <div className="case-deeds">
      {onClose !== undefined && (
        <DeedButton says={words('moderation.close')} onDo={() => onClose(note)} />
      )}
      <DeedButton
        says={words('moderation.rename')}
        onDo={() => act(moderationCalls.rename(handle, name, note))}
      />
      <DeedButton
        says={words('moderation.warn')}
        onDo={() => act(moderationCalls.warn(handle, note))}
      />
      {silence === null ? (
        <DeedButton
          says={words('moderation.silence')}
          onDo={() => act(moderationCalls.silence(handle, WEEK, note))}
        />
      ) : (
        <DeedButton
          says={words('moderation.speak')}
          onDo={() => act(moderationCalls.endSilence(handle, note))}
        />
      )}
      {ban === null ? (
        <>
          <DeedButton
            says={words('moderation.banWeek')}
            isHard
            onDo={() => act(moderationCalls.ban(handle, WEEK, note))}
          />
          <DeedButton
            says={words('moderation.ban')}
            isHard
            onDo={() => act(moderationCalls.ban(handle, null, note))}
          />
        </>
      ) : (
        <DeedButton
          says={words('moderation.lift')}
          onDo={() => act(moderationCalls.lift(handle, note))}
        />
      )}
    </div>
  );
};

/** Somebody, and what can be done about them. The note goes with whatever is done. */
export const PersonCase = ({ person, act, onClose }: PersonCaseProps) => {
  const words = useGameWords(MODERATION_EN);
  const [note, setNote] = useState('');
  const [name, setName] = useState('');
  const ids = { note: useId(), name: useId() };
  const { handle, since, hasAccount } = person;
  const day = dateOf(since);
  return (
    <div className="case-person">
      <h3>
        {hasAccount ? (
          <Link to={{ page: 'person', person: handle }}>{person.name}</Link>
        ) : (
          person.name || words('moderation.gone')
        )}{' '}
        <small>{words(hasAccount ? 'moderation.account' : 'moderation.guest', { day })}</small>
      </h3>
      <HeldBack person={person} />
      <label htmlFor={ids.note}>{words('moderation.note')}</label>
      <textarea
        id={ids.note}
        className="field"
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <label htmlFor={ids.name}>{words('moderation.newName')}</label>
      <input
        id={ids.name}
        className="field"
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PersonDeeds person={person} act={act} note={note} name={name} onClose={onClose} />
    </div>
  );
};
