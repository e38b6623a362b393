import { joinList, useLanguage, useWords } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import type { OnlineTableCard } from '@quarterdeck/tables';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from '../../router/navigation.tsx';
import { useTable } from '../state/table-context.tsx';
import { AGAIN_EN } from './en-again.ts';

type CardProps = { readonly card: OnlineTableCard };

/** Everybody says it with one click; with the last one all of them sit at the next table. */
const Again = ({ card }: CardProps) => {
  const words = useWords(AGAIN_EN);
  const language = useLanguage();
  const { open } = useTable();
  const { go } = useNavigation();
  const [said, setSaid] = useState('');
  const { game, rematch, seats, agreed = [] } = card;
  const mine = seats.findIndex(({ who }) => who === 'you');
  const hasAgreed = agreed.includes(mine);
  const people = seats.flatMap((seat, at) =>
    seat.who === 'you' || seat.who === 'guest' ? [{ ...seat, at }] : [],
  );
  const missing = people.filter(({ at }) => !agreed.includes(at));
  const move = (): void => {
    if (rematch !== null) go({ page: 'online', game, table: rematch, invitation: undefined });
  };
  // Who has agreed is taken along; who has not finds the way when they look.
  useEffect(() => {
    if (rematch !== null && hasAgreed)
      go({ page: 'online', game, table: rematch, invitation: undefined });
  }, [rematch, hasAgreed, game, go]);
  const agree = async (): Promise<void> => {
    const answered = await open.rematch();
    setSaid(answered.ok ? '' : answered.refusal.sentence);
  };
  const names = joinList(
    language,
    missing.map(({ name }) => name),
  );
  const status = hasAgreed && missing.length > 0 ? words('again.waits', { names }) : '';
  return (
    <section className="panel play-again" aria-labelledby="play-again">
      <h3 id="play-again">{words('again.title')}</h3>
      <ul>
        {people.map(({ at, name, colour }) => (
          <li key={at} data-agreed={agreed.includes(at) ? '' : undefined}>
            <Emblem colour={colour} size={28} />
            <b>{name}</b>
            <small>{words(agreed.includes(at) ? 'again.agreed' : 'again.open')}</small>
          </li>
        ))}
      </ul>
      {mine >= 0 && !hasAgreed && rematch === null && (
        <button type="button" className="button asked" onClick={() => void agree()}>
          {words('again.agree')}
        </button>
      )}
      {rematch !== null && (
        <button type="button" className="button solid" onClick={move}>
          {words(mine >= 0 ? 'again.go' : 'again.watch')}
        </button>
      )}
      <p className="hint" role="status">
        {said === '' ? status : said}
      </p>
    </section>
  );
};

const never = (): (() => void) => () => {};
const nothing = (): undefined => undefined;

/** At a table of people far apart: who would play again, and the way to it. */
export const PlayAgain = (): ReactElement | undefined => {
  const { open } = useTable();
  const card = useSyncExternalStore(
    open.card === undefined ? never : open.subscribe,
    open.card ?? nothing,
    open.card ?? nothing,
  );
  return card && <Again card={card} />;
};
