import { useWords } from '@quarterdeck/board-kit';
import { type FormEvent, useId, useState } from 'react';
import { ACCOUNT_EN } from './en.ts';

type PasswordFormProps = {
  readonly go: string;
  /** `new-password`: one is made up; `current-password`: one is known. */
  readonly kind: 'new-password' | 'current-password';
  readonly isBusy: boolean;
  readonly onSubmit: (email: string, password: string) => void;
};

export const PasswordForm = ({ go, kind, isBusy, onSubmit }: PasswordFormProps) => {
  const words = useWords(ACCOUNT_EN);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(email, password);
  };
  return (
    <form className="account-form" onSubmit={submit}>
      <label htmlFor={`${id}-email`}>{words('account.email')}</label>
      <input
        id={`${id}-email`}
        className="field"
        type="email"
        autoComplete={kind === 'new-password' ? 'email' : 'username'}
        required
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <label htmlFor={`${id}-password`}>{words('account.secret')}</label>
      <input
        id={`${id}-password`}
        className="field"
        type="password"
        autoComplete={kind}
        required
        minLength={kind === 'new-password' ? 10 : 1}
        maxLength={200}
        aria-describedby={kind === 'new-password' ? `${id}-hint` : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {kind === 'new-password' && <small id={`${id}-hint`}>{words('account.secretHint')}</small>}
      <button type="submit" className="button" disabled={isBusy}>
        {go}
      </button>
    </form>
  );
};
