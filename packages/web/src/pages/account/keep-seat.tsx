import { useWords } from '@quarterdeck/board-kit';
import { Emblem, Icon } from '@quarterdeck/board-kit/drawings';
import type { AccountCard } from '@quarterdeck/tables';
import { accountCalls, type RecoveryCode } from '../../hosts/online/account-calls.ts';
import { Link } from '../../router/navigation.tsx';
import { useSettings } from '../../settings/settings-context.tsx';
import { browserName } from './browser-name.ts';
import { dayOf } from './day-of.ts';
import { ACCOUNT_EN } from './en.ts';
import { PasswordForm } from './password-form.tsx';
import type { AccountState } from './use-account.ts';

const GAINS = [
  ['phone', 'i-link'],
  ['safe', 'i-seal'],
  ['yours', 'i-person'],
] as const;

type KeepSeatProps = Pick<AccountState, 'attempt' | 'isBusy'> & {
  readonly card: AccountCard;
  readonly onCode: (made: RecoveryCode) => void;
};

/** For a guest: how to become somebody whom no lost browser takes away. */
export const KeepSeat = ({ card, attempt, isBusy, onCode }: KeepSeatProps) => {
  const words = useWords(ACCOUNT_EN);
  const { emblem } = useSettings();
  return (
    <section className="panel account-panel" aria-labelledby="keep">
      <h1 id="keep">{words('account.keep.title')}</h1>
      <p>{words('account.keep.text')}</p>
      <div className="account-who">
        <Emblem colour={emblem} />
        <div>
          <b>{card.name === '' ? words('account.nameless') : card.name}</b>
          <small>{words('account.guestSince', { day: dayOf(card.since) })}</small>
        </div>
      </div>
      <button
        type="button"
        className="button solid"
        disabled={isBusy}
        onClick={() => void attempt(() => accountCalls.addPasskey(browserName()), onCode)}
      >
        {words('account.keep.passkey')}
      </button>
      <small>{words('account.keep.passkeyHint')}</small>
      <p className="account-or">
        <span>{words('account.keep.or')}</span>
      </p>
      <details className="account-fold">
        <summary className="button">{words('account.keep.password')}</summary>
        <PasswordForm
          go={words('account.keep.go')}
          kind="new-password"
          isBusy={isBusy}
          onSubmit={(email, password) =>
            void attempt(() => accountCalls.setPassword(email, password), onCode)
          }
        />
      </details>
      <ul className="account-rows">
        {GAINS.map(([gain, icon]) => (
          <li key={gain}>
            <Icon name={icon} size={22} />
            <div>
              <b>{words(`account.keep.gains.${gain}`)}</b>
              <small>{words(`account.keep.gains.${gain}Hint`)}</small>
            </div>
          </li>
        ))}
      </ul>
      <p>
        {words('account.keep.free')} <Link to={{ page: 'shelf' }}>{words('account.keep.on')}</Link>
      </p>
    </section>
  );
};
