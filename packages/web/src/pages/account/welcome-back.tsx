import { useWords } from '@quarterdeck/board-kit';
import { type FormEvent, useId, useState } from 'react';
import { accountCalls, type RecoveryCode } from '../../hosts/online/account-calls.ts';
import { ACCOUNT_EN } from './en.ts';
import { PasswordForm } from './password-form.tsx';
import type { AccountState } from './use-account.ts';

type WelcomeBackProps = Pick<AccountState, 'attempt' | 'isBusy'> & {
  readonly onSignedIn: () => void;
  readonly onCode: (made: RecoveryCode) => void;
};

const RecoveryForm = ({ attempt, isBusy, onCode }: Omit<WelcomeBackProps, 'onSignedIn'>) => {
  const words = useWords(ACCOUNT_EN);
  const [code, setCode] = useState('');
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(() => accountCalls.signInByRecovery(code), onCode);
  };
  return (
    <form className="account-form" onSubmit={submit}>
      <label htmlFor={id}>{words('account.back.code')}</label>
      <input
        id={id}
        className="field"
        autoComplete="off"
        autoCapitalize="none"
        required
        maxLength={200}
        aria-describedby={`${id}-hint`}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <small id={`${id}-hint`}>{words('account.back.codeHint')}</small>
      <button type="submit" className="button" disabled={isBusy}>
        {words('account.back.go')}
      </button>
    </form>
  );
};

/** For somebody who has an account, on a device that does not know it. */
export const WelcomeBack = ({ attempt, isBusy, onSignedIn, onCode }: WelcomeBackProps) => {
  const words = useWords(ACCOUNT_EN);
  return (
    <section className="panel account-panel" aria-labelledby="back">
      <h2 id="back">{words('account.back.title')}</h2>
      <p>{words('account.back.text')}</p>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => void attempt(accountCalls.signInByPasskey, onSignedIn)}
      >
        {words('account.back.passkey')}
      </button>
      <details className="account-fold">
        <summary className="button">{words('account.back.password')}</summary>
        <PasswordForm
          go={words('account.back.go')}
          kind="current-password"
          isBusy={isBusy}
          onSubmit={(email, password) =>
            void attempt(() => accountCalls.signInByPassword(email, password), onSignedIn)
          }
        />
      </details>
      <details className="account-fold">
        <summary className="button">{words('account.back.recovery')}</summary>
        <RecoveryForm attempt={attempt} isBusy={isBusy} onCode={onCode} />
      </details>
    </section>
  );
};
