import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { Account } from '@quarterdeck/tables';
import { accountCalls, type RecoveryCode } from '../../hosts/online/account-calls.ts';
import { browserName } from './browser-name.ts';
import { dayOf } from './day-of.ts';
import { ACCOUNT_EN } from './en.ts';
import { PasswordForm } from './password-form.tsx';
import type { AccountState } from './use-account.ts';

export type WhatOpensProps = Pick<AccountState, 'attempt' | 'isBusy'> & {
  readonly account: Account;
  readonly onCode: (made: RecoveryCode) => void;
};

const Passkeys = ({ account, attempt, isBusy }: Omit<WhatOpensProps, 'onCode'>) => {
  const words = useWords(ACCOUNT_EN);
  return account.passkeys.map(({ id, name, since }) => (
    <li key={id}>
      <Icon name="i-seal" size={22} />
      <div>
        <b>
          {name === ''
            ? words('account.opens.passkey')
            : words('account.opens.passkeyNamed', { name })}
        </b>
        <small>{words('account.opens.added', { day: dayOf(since) })}</small>
      </div>
      <button
        type="button"
        className="button"
        aria-label={words('account.opens.removeOf', { name })}
        disabled={isBusy}
        onClick={() => void attempt(() => accountCalls.removePasskey(id))}
      >
        {words('account.opens.remove')}
      </button>
    </li>
  ));
};

/** Every way into the account, and how to get another. */
export const WhatOpens = ({ account, attempt, isBusy, onCode }: WhatOpensProps) => {
  const words = useWords(ACCOUNT_EN);
  const { email, hasRecovery } = account;
  return (
    <>
      <h2>{words('account.opens.title')}</h2>
      <ul className="account-rows">
        <Passkeys account={account} attempt={attempt} isBusy={isBusy} />
        <li>
          <Icon name="i-person" size={22} />
          <div>
            <b>{words('account.opens.email')}</b>
            <small>{email ?? words('account.opens.noEmail')}</small>
          </div>
        </li>
        <li>
          <Icon name="i-log" size={22} />
          <div>
            <b>{words('account.opens.code')}</b>
            <small>{words(hasRecovery ? 'account.opens.codeKept' : 'account.opens.noCode')}</small>
          </div>
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => void attempt(accountCalls.newRecoveryCode, onCode)}
          >
            {words('account.opens.newCode')}
          </button>
        </li>
      </ul>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => void attempt(() => accountCalls.addPasskey(browserName()), onCode)}
      >
        {words('account.opens.add')}
      </button>
      {email === null && (
        <details className="account-fold">
          <summary className="button">{words('account.opens.addEmail')}</summary>
          <PasswordForm
            go={words('account.opens.addEmail')}
            kind="new-password"
            isBusy={isBusy}
            onSubmit={(address, password) =>
              void attempt(() => accountCalls.setPassword(address, password), onCode)
            }
          />
        </details>
      )}
    </>
  );
};
