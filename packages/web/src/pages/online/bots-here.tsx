import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { BotHere, OnlineTableCard } from '@quarterdeck/tables';
import { useEffect, useState } from 'react';
import { botCalls } from '../../hosts/online/bot-calls.ts';
import { useAsked } from '../../setup/use-asked.ts';
import { ONLINE_EN } from './en.ts';

/** Milliseconds between two looks at who is here. */
const LOOK_EVERY = 10_000;

/** Bots that people run elsewhere, for whoever would play with one. They sit down with a pace alone. */
export const BotsHere = ({ card }: { readonly card: OnlineTableCard }) => {
  const words = useWords(ONLINE_EN);
  const { value, again } = useAsked(botCalls.here);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setInterval(() => void again(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [again]);
  const hasPace = card.answerTime !== null || card.clock !== undefined;
  const isFree = card.seats.some(({ who }) => who === 'open');
  if (value === null || value.bots.length === 0 || !isFree) return undefined;
  if (!hasPace) return <p className="hint">{words('online.botsHere.needPace')}</p>;
  const challenge = async ({ handle, name }: BotHere): Promise<void> => {
    const asked = await botCalls.challenge(handle, card.table);
    setSaid(asked.ok ? words('online.botsHere.asked', { name }) : asked.refusal.sentence);
  };
  return (
    <section className="bots-here" aria-labelledby="bots-here">
      <h2 id="bots-here">{words('online.botsHere.title')}</h2>
      <ul>
        {value.bots.map((bot) => (
          <li key={bot.handle}>
            <Icon name="i-bot" size={22} />
            <div>
              <b>{bot.name}</b>
              <small>{words('online.botsHere.of', { owner: bot.owner })}</small>
            </div>
            <button
              type="button"
              className="button"
              aria-label={words('online.botsHere.challengeOne', { name: bot.name })}
              onClick={() => void challenge(bot)}
            >
              {words('online.botsHere.challenge')}
            </button>
          </li>
        ))}
      </ul>
      <p className="hint" role="status">
        {said === '' ? words('online.botsHere.hint') : said}
      </p>
    </section>
  );
};
