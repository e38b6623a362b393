import { SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import { type Seat, seatsOf } from '@quarterdeck/kernel';
import type { OnlineSeatCard, OnlineTableCard } from '@quarterdeck/tables';
import { useState } from 'react';
import { serverConnection } from '../../hosts/online/server-connection.ts';
import { BOT_OF } from '../../hosts/table-list/table-list-of.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { useSeatWords } from '../../setup/seat-words.ts';
import { ONLINE_EN } from './en.ts';
import { OnlineSeats } from './online-seats.tsx';

/** What who set the table does with its seats; what went wrong is said. */
const useArranging = ({ table, seats }: OnlineTableCard) => {
  const { botLevel } = useSettings();
  const { botNames } = useSeatWords();
  const [said, setSaid] = useState('');
  const taken = new Set(seats.map(({ name }) => name));
  const free = botNames.filter((name) => !taken.has(name));
  const arrange = async (seat: Seat, name: string | undefined): Promise<boolean> => {
    const who =
      name === undefined
        ? ({ kind: 'open' } as const)
        : ({ kind: 'bot', bot: BOT_OF[botLevel], name } as const);
    const arranged = await serverConnection().call('arrange', { table, seat, who });
    setSaid(arranged.ok ? '' : arranged.refusal.sentence);
    return arranged.ok;
  };
  return {
    said,
    empty: (seat: Seat) => void arrange(seat, undefined),
    addBot: (seat: Seat) => void arrange(seat, free[0] ?? ''),
    /** Bots take what is free, one seat after the other; with the last one the table is dealt. */
    startNow: async (): Promise<void> => {
      const open = seatsOf(seats.length).filter((seat) => seats[seat]?.who === 'open');
      for (const [index, seat] of open.entries())
        if (!(await arrange(seat, free[index] ?? ''))) return;
    },
  };
};

/** The seats of a table that waits, as who set it sees them: each with what can be done there. */
export const ArrangedSeats = ({ card }: { readonly card: OnlineTableCard }) => {
  const words = useWords(ONLINE_EN, SEAT_COLOURS_EN);
  const { said, empty, addBot, startNow } = useArranging(card);
  const { seats } = card;
  const colourOf = ({ colour }: OnlineSeatCard): string => words(`seatColours.${colour}`);
  return (
    <>
      <OnlineSeats
        seats={seats}
        at={(seat, holder) => {
          if (holder.who === 'you') return undefined;
          const colour = colourOf(holder);
          return holder.who === 'open' ? (
            <button
              type="button"
              className="button"
              aria-label={words('online.arrange.addBotAt', { colour })}
              onClick={() => addBot(seat)}
            >
              {words('online.arrange.addBot')}
            </button>
          ) : (
            <button
              type="button"
              className="button quiet"
              aria-label={words(`online.arrange.${holder.who}At`, { name: holder.name })}
              onClick={() => empty(seat)}
            >
              {words(`online.arrange.${holder.who}`)}
            </button>
          );
        }}
      />
      <div className="start row">
        <p className={said === '' ? 'hint' : 'start-failure'} role="status">
          {said === '' ? words('online.arrange.hint') : said}
        </p>
        <button type="button" className="button asked" onClick={() => void startNow()}>
          {words('online.arrange.start')}
        </button>
      </div>
    </>
  );
};
