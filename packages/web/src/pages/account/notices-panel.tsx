import { useWords } from '@quarterdeck/board-kit';
import type { NoticeWay } from '@quarterdeck/tables';
import { type ReactElement, useState } from 'react';
import { SwitchRow } from '../../controls/switch-row.tsx';
import { noticeCalls } from '../../hosts/online/notice-calls.ts';
import { NOTICES_EN } from './en-notices.ts';
import { EmailWay, WebhookWay } from './other-ways.tsx';
import { PushWay } from './push-way.tsx';
import { useNotices } from './use-notices.ts';

/** Where one says how one wants to be told; guests too. */
export const NoticesPanel = (): ReactElement | undefined => {
  const words = useWords(NOTICES_EN);
  const { card, here, problem, isBusy, attempt } = useNotices();
  const [isTried, setTried] = useState(false);
  if (card === null) return undefined;
  const leads = {
    push: card.devices.length > 0,
    email: card.email?.isConfirmed === true,
    webhook: card.webhook !== null,
  };
  // What leads nowhere yet can be neither on nor off.
  const way = (name: NoticeWay): ReactElement =>
    leads[name] ? (
      <SwitchRow
        title={words(`notices.${name}.title`)}
        hint={words(`notices.${name}.hint`)}
        on={card.usually[name]}
        isShut={isBusy}
        onChange={(isOn) => void attempt(() => noticeCalls.usually(name, isOn))}
      />
    ) : (
      <p className="notice-way">
        <b>{words(`notices.${name}.title`)}</b>
        <small>{words(`notices.${name}.hint`)}</small>
      </p>
    );
  const tryThem = async (): Promise<void> => {
    setTried(false);
    const sent = await noticeCalls.trial();
    if (sent.ok) setTried(true);
    else await attempt(() => Promise.resolve(sent));
  };
  const props = { card, attempt, isBusy };
  return (
    <section className="panel account-panel" aria-labelledby="told">
      <h2 id="told">{words('notices.title')}</h2>
      <p>{words('notices.text')}</p>
      {problem !== null && (
        <p className="start-failure" role="alert">
          {problem}
        </p>
      )}
      {way('push')}
      <PushWay {...props} here={here} />
      {card.email !== null && (
        <>
          {way('email')}
          <EmailWay {...props} />
        </>
      )}
      {way('webhook')}
      <WebhookWay {...props} />
      {Object.values(leads).includes(true) && (
        <button type="button" className="button" disabled={isBusy} onClick={() => void tryThem()}>
          {words('notices.trial')}
        </button>
      )}
      <p role="status">{isTried ? words('notices.tried') : ''}</p>
    </section>
  );
};
