import { useWords } from '@quarterdeck/board-kit';
import { type FormEvent, useId, useState } from 'react';
import { noticeCalls } from '../../hosts/online/notice-calls.ts';
import { NOTICES_EN } from './en-notices.ts';
import type { WayProps } from './push-way.tsx';

type AskForProps = {
  readonly label: string;
  readonly go: string;
  readonly kind: 'email' | 'url' | 'text';
  readonly isBusy: boolean;
  readonly onGo: (text: string) => void;
};

const AskFor = ({ label, go, kind, isBusy, onGo }: AskForProps) => {
  const [text, setText] = useState('');
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onGo(text);
  };
  return (
    <form className="account-form" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type={kind}
        required
        autoComplete={kind === 'email' ? 'email' : kind === 'text' ? 'one-time-code' : 'off'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button" disabled={isBusy || text === ''}>
        {go}
      </button>
    </form>
  );
};

export const EmailWay = ({ card, attempt, isBusy }: WayProps) => {
  const words = useWords(NOTICES_EN);
  const { address = null, isConfirmed = false } = card.email ?? {};
  if (address !== null && isConfirmed)
    return (
      <div className="account-form">
        <small>{words('notices.email.to', { address })}</small>
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void attempt(noticeCalls.removeEmail)}
        >
          {words('notices.email.remove')}
        </button>
      </div>
    );
  return (
    <>
      <AskFor
        label={words('notices.email.address')}
        go={words('notices.email.send')}
        kind="email"
        isBusy={isBusy}
        onGo={(text) => void attempt(() => noticeCalls.setEmail(text))}
      />
      {address !== null && (
        <>
          <p role="status">{words('notices.email.sent', { address })}</p>
          <AskFor
            label={words('notices.email.code')}
            go={words('notices.email.confirm')}
            kind="text"
            isBusy={isBusy}
            onGo={(text) => void attempt(() => noticeCalls.confirmEmail(text))}
          />
        </>
      )}
    </>
  );
};

export const WebhookWay = ({ card, attempt, isBusy }: WayProps) => {
  const words = useWords(NOTICES_EN);
  const { webhook } = card;
  return (
    <>
      {webhook !== null && (
        <div className="account-form">
          <small className="notice-address">{webhook.url}</small>
          <small className="notice-address">
            {words('notices.webhook.secret', { secret: webhook.secret })}
          </small>
          {webhook.isFailing && <p role="status">{words('notices.webhook.failing')}</p>}
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => void attempt(noticeCalls.removeWebhook)}
          >
            {words('notices.webhook.remove')}
          </button>
        </div>
      )}
      {(webhook === null || webhook.isFailing) && (
        <details className="account-fold">
          <summary className="button">{words('notices.webhook.fold')}</summary>
          <AskFor
            label={words('notices.webhook.url')}
            go={words('notices.webhook.save')}
            kind="url"
            isBusy={isBusy}
            onGo={(text) => void attempt(() => noticeCalls.setWebhook(text))}
          />
        </details>
      )}
    </>
  );
};
