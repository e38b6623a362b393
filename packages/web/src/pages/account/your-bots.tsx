import { Icon } from '@quarterdeck/board-kit/drawings';
import type { OutsideBot, Result } from '@quarterdeck/tables';
import { type FormEvent, useId, useState } from 'react';
import { useGameWords } from '../../games/games-context.tsx';
import { botCalls } from '../../hosts/online/bot-calls.ts';
import { useAsked } from '../../setup/use-asked.ts';
import { dayOf } from './day-of.ts';
import { ACCOUNT_EN } from './en.ts';

type Attempt = <T>(act: () => Promise<Result<T>>, then?: (value: T) => void) => Promise<void>;

type NamingProps = {
  readonly label: string;
  readonly go: string;
  readonly onName: (name: string) => void;
};

/** One field and what is done with what stands in it. */
const Naming = ({ label, go, onName }: NamingProps) => {
  const [name, setName] = useState('');
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onName(name);
    setName('');
  };
  return (
    <form className="account-naming" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        autoComplete="off"
        maxLength={30}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button" disabled={name.trim() === ''}>
        {go}
      </button>
    </form>
  );
};

type BotProps = {
  readonly bot: OutsideBot;
  readonly attempt: Attempt;
  readonly onToken: (token: string) => void;
};

const Tokens = ({ bot: { id, name: of, tokens }, attempt }: Omit<BotProps, 'onToken'>) => {
  const words = useGameWords(ACCOUNT_EN);
  return (
    <ul className="account-rows">
      {tokens.map(({ id: token, name, usedAt }) => (
        <li key={token}>
          <Icon name="i-seal" size={22} />
          <div>
            <b>{words('account.bots.token', { name })}</b>
            <small>
              {usedAt === null
                ? words('account.bots.unused')
                : words('account.bots.used', { day: dayOf(usedAt) })}
            </small>
          </div>
          <button
            type="button"
            className="button"
            aria-label={words('account.bots.revokeOf', { name, bot: of })}
            onClick={() => void attempt(() => botCalls.revoke(id, token))}
          >
            {words('account.bots.revoke')}
          </button>
        </li>
      ))}
    </ul>
  );
};

const Bot = ({ bot, attempt, onToken }: BotProps) => {
  const words = useGameWords(ACCOUNT_EN);
  const { id, name, isHere, ratings } = bot;
  const rated = ratings.map(({ game, rating }) =>
    words('account.bots.rated', { game: words(`games.${game}.title`), rating }),
  );
  return (
    <article className="account-bot" aria-label={name}>
      <div className="account-who">
        <Icon name="i-bot" size={26} />
        <div>
          <b>{name}</b>
          <small>
            {[words(isHere ? 'account.bots.here' : 'account.bots.away'), ...rated].join(' · ')}
          </small>
        </div>
      </div>
      <Tokens bot={bot} attempt={attempt} />
      <Naming
        label={words('account.bots.newToken', { name })}
        go={words('account.bots.makeToken')}
        onName={(called) =>
          void attempt(
            () => botCalls.addToken(id, called),
            ({ token }) => onToken(token),
          )
        }
      />
      <details className="account-fold">
        <summary className="button">{words('account.bots.retire', { name })}</summary>
        <div className="account-form">
          <p>{words('account.bots.retireText')}</p>
          <button
            type="button"
            className="button danger"
            onClick={() => void attempt(() => botCalls.retire(id))}
          >
            {words('account.bots.retireGo')}
          </button>
        </div>
      </details>
    </article>
  );
};

const ShownOnce = ({ token, onKept }: { readonly token: string; readonly onKept: () => void }) => {
  const words = useGameWords(ACCOUNT_EN);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
  return (
    <div className="account-token" role="status">
      <p>{words('account.bots.once')}</p>
      <p className="recovery-code bot-token">{token}</p>
      <div className="account-pair">
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="i-copy" size={20} />
          {words(isCopied ? 'account.recovery.copied' : 'account.recovery.copy')}
        </button>
        <button type="button" className="button solid" onClick={onKept}>
          {words('account.recovery.kept')}
        </button>
      </div>
    </div>
  );
};

/** The bots that somebody runs elsewhere, and what opens them. */
export const YourBots = () => {
  const words = useGameWords(ACCOUNT_EN);
  const { value, problem: unread, again } = useAsked(botCalls.mine);
  const [problem, setProblem] = useState<string | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const attempt: Attempt = async (act, then) => {
    const result = await act();
    setProblem(result.ok ? null : result.refusal.sentence);
    if (result.ok) then?.(result.value);
    await again();
  };
  return (
    <section className="panel account-panel" aria-labelledby="bots">
      <h2 id="bots">{words('account.bots.title')}</h2>
      <p>{words('account.bots.text')}</p>
      {(problem ?? unread) !== null && (
        <p className="start-failure" role="alert">
          {problem ?? unread}
        </p>
      )}
      {token !== null && <ShownOnce token={token} onKept={() => setToken(null)} />}
      {value?.bots.map((bot) => (
        <Bot key={bot.id} bot={bot} attempt={attempt} onToken={setToken} />
      ))}
      <Naming
        label={words('account.bots.newBot')}
        go={words('account.bots.makeBot')}
        onName={(name) => void attempt(() => botCalls.add(name))}
      />
    </section>
  );
};
