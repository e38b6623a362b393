import './account.css';
import { useWords } from '@quarterdeck/board-kit';
import { useState } from 'react';
import { Page } from '../../frame/page.tsx';
import type { RecoveryCode } from '../../hosts/online/account-calls.ts';
import { useServed } from '../../setup/use-served.ts';
import { ACCOUNT_EN } from './en.ts';
import { KeepSeat } from './keep-seat.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { RecoveryCodePanel } from './recovery-code.tsx';
import { beginAnew, useAccount } from './use-account.ts';
import { WelcomeBack } from './welcome-back.tsx';
import { YourAccount } from './your-account.tsx';

const HERE = '/account';

const OfWhoIsHere = () => {
  const words = useWords(ACCOUNT_EN);
  const { card, problem, isBusy, attempt } = useAccount();
  const [shown, setShown] = useState<{ readonly code: string; readonly next: () => void } | null>(
    null,
  );
  const show =
    (next: () => void) =>
    ({ code }: RecoveryCode): void => {
      if (code === null) next();
      else setShown({ code, next });
    };
  const onCode = show(() => setShown(null));
  const onBackByCode = show(() => beginAnew(HERE));
  if (card === null && problem === null) return <p role="status">{words('account.loading')}</p>;
  return (
    <>
      {problem !== null && (
        <p className="start-failure account-problem" role="alert">
          {problem}
        </p>
      )}
      {shown !== null && <RecoveryCodePanel code={shown.code} onKept={shown.next} />}
      {shown === null && card?.account === null && (
        <>
          <KeepSeat card={card} attempt={attempt} isBusy={isBusy} onCode={onCode} />
          <WelcomeBack
            attempt={attempt}
            isBusy={isBusy}
            onSignedIn={() => beginAnew(HERE)}
            onCode={onBackByCode}
          />
        </>
      )}
      {shown === null && card !== null && card.account !== null && (
        <YourAccount
          card={card}
          account={card.account}
          attempt={attempt}
          isBusy={isBusy}
          onCode={onCode}
        />
      )}
      {shown === null && card !== null && <NoticesPanel />}
    </>
  );
};

export const AccountPage = () => {
  const words = useWords(ACCOUNT_EN);
  const served = useServed();
  return (
    <Page title={words('account.title')} here={words('account.title')} className="account-page">
      <div className="account">
        {served?.isServed === false ? (
          <p role="status">{served.why ?? words('account.unserved')}</p>
        ) : (
          served !== null && <OfWhoIsHere />
        )}
      </div>
    </Page>
  );
};
