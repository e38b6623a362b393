import { useWords } from '@quarterdeck/board-kit';
import { Emblem, Icon } from '@quarterdeck/board-kit/drawings';
import type { Account, AccountCard, Result } from '@quarterdeck/tables';
import { type FormEvent, useId, useState } from 'react';
import { accountCalls } from '../../hosts/online/account-calls.ts';
import { keepLearning } from '../../hosts/online/learning-sync.ts';
import { Link } from '../../router/navigation.tsx';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { browserName } from './browser-name.ts';
import { dayOf } from './day-of.ts';
import { ACCOUNT_EN } from './en.ts';
import { type AccountState, beginAnew } from './use-account.ts';
import { WhatOpens, type WhatOpensProps } from './what-opens.tsx';
import { YourBots } from './your-bots.tsx';

const Devices = ({ devices }: Pick<Account, 'devices'>) => {
  const words = useWords(ACCOUNT_EN);
  return (
    <>
      <h2>{words('account.devices.title')}</h2>
      <ul className="account-rows">
        {devices.map(({ id, isThis, userAgent, lastSeen }) => (
          <li key={id}>
            <Icon name="i-eye" size={22} />
            <div>
              <b>{browserName(userAgent) || words('account.devices.unknown')}</b>
              <small>
                {isThis
                  ? words('account.devices.this')
                  : words('account.devices.lastSeen', { day: dayOf(lastSeen) })}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};

type DeleteProps = Pick<AccountState, 'attempt' | 'isBusy'> & { readonly name: string };

const Delete = ({ name, attempt, isBusy }: DeleteProps) => {
  const words = useWords(ACCOUNT_EN);
  const [typed, setTyped] = useState('');
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(
      () => accountCalls.remove(typed),
      () => beginAnew('/'),
    );
  };
  return (
    <details className="account-fold">
      <summary className="button danger">{words('account.delete.title')}</summary>
      <form className="account-form" onSubmit={submit}>
        <p>{words('account.delete.text')}</p>
        <label htmlFor={id}>
          {name === '' ? words('account.delete.nameless') : words('account.delete.name', { name })}
        </label>
        <input
          id={id}
          className="field"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button
          type="submit"
          className="button danger"
          disabled={isBusy || name === '' || typed !== name}
        >
          {words('account.delete.go')}
        </button>
      </form>
    </details>
  );
};

type YourAccountProps = WhatOpensProps & { readonly card: AccountCard };

/** For somebody who is signed in: what opens the account, where it is open, and how to leave. */
export const YourAccount = ({ card, account, attempt, isBusy, onCode }: YourAccountProps) => {
  const words = useWords(ACCOUNT_EN);
  const { emblem } = useSettings();
  const store = useSettingsStore();
  const leave = async (everywhere: boolean): Promise<Result<object>> => {
    const learning = keepLearning(store);
    const isKept = await learning.sync();
    const left = await accountCalls.signOut(everywhere);
    // Another person at this device begins lessons of their own; what did not arrive stays here.
    if (left.ok && isKept) learning.clear();
    return left;
  };
  const signOut = (everywhere: boolean): void =>
    void attempt(
      () => leave(everywhere),
      () => beginAnew('/'),
    );
  return (
    <>
      <section className="panel account-panel" aria-labelledby="yours">
        <h1 id="yours">{words('account.title')}</h1>
        <div className="account-who">
          <Emblem colour={emblem} />
          <div>
            <b>{card.name === '' ? words('account.nameless') : card.name}</b>
            <small>{words('account.since', { day: dayOf(card.since) })}</small>
          </div>
        </div>
        <Link className="button" to={{ page: 'person', person: 'me' }}>
          {words('account.profile')}
        </Link>
        <WhatOpens account={account} attempt={attempt} isBusy={isBusy} onCode={onCode} />
      </section>
      <section className="panel account-panel" aria-label={words('account.devices.title')}>
        <Devices devices={account.devices} />
        <div className="account-pair">
          <button type="button" className="button" disabled={isBusy} onClick={() => signOut(false)}>
            {words('account.out')}
          </button>
          <button type="button" className="button" disabled={isBusy} onClick={() => signOut(true)}>
            {words('account.outEverywhere')}
          </button>
        </div>
        <small>{words('account.outHint')}</small>
        <Delete name={card.name} attempt={attempt} isBusy={isBusy} />
      </section>
      <YourBots />
    </>
  );
};
