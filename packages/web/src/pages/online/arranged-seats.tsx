import { joinList, SEAT_COLOURS_EN, useLanguage, useWords } from '@quarterdeck/board-kit';
import { type Seat, seatsOf } from '@quarterdeck/kernel';
import type { OnlineSeatCard, OnlineTableCard } from '@quarterdeck/tables';
import { useState } from 'react';
import { useGames } from '../../games/games-context.tsx';
import { serverConnection } from '../../hosts/online/server-connection.ts';
import { BOT_OF } from '../../hosts/table-list/table-list-of.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { levelAt } from '../../setup/levels.ts';
import { useSeatWords } from '../../setup/seat-words.ts';
import { BotsHere } from './bots-here.tsx';
import { ONLINE_EN } from './en.ts';
import { MoveSeat } from './move-seat.tsx';
import { OnlineSeats } from './online-seats.tsx';

/** What who set the table does with its seats; what went wrong is said. */
const useArranging = ({ table, game, seats }: OnlineTableCard) => {
  const games = useGames();
  const { botLevel } = useSettings();
  const level = games.has(game) ? levelAt(games.aboutOf(game), botLevel) : botLevel;
  const { botNames } = useSeatWords();
  const [said, setSaid] = useState('');
  const taken = new Set(seats.map(({ name }) => name));
  const free = botNames.filter((name) => !taken.has(name));
  const arrange = async (seat: Seat, name: string | undefined): Promise<boolean> => {
    const who =
      name === undefined
        ? ({ kind: 'open' } as const)
        : ({ kind: 'bot', bot: BOT_OF[level], name } as const);
    const arranged = await serverConnection().call('arrange', { table, seat, who });
    setSaid(arranged.ok ? '' : arranged.refusal.sentence);
    return arranged.ok;
  };
  const swap = async (seat: Seat, other: Seat): Promise<boolean> => {
    const swapped = await serverConnection().call('swapSeats', { table, seat, other });
    setSaid(swapped.ok ? '' : swapped.refusal.sentence);
    return swapped.ok;
  };
  return {
    said,
    swap,
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

/** What the button will do: "Start with Ines and 2 bots". */
const useStartWords = ({ seats }: OnlineTableCard): string => {
  const words = useWords(ONLINE_EN);
  const language = useLanguage();
  const others = seats.filter(({ who }) => who === 'guest').map(({ name }) => name);
  const count = seats.filter(({ who }) => who === 'bot' || who === 'open').length;
  const bots = count === 0 ? [] : [words('online.arrange.bots', { count })];
  return words('online.arrange.start', { who: joinList(language, [...others, ...bots]) });
};

type ActionProps = {
  readonly holder: OnlineSeatCard;
  readonly onEmpty: () => void;
  readonly onBot: () => void;
};

const SeatAction = ({ holder: { who, name, colour }, onEmpty, onBot }: ActionProps) => {
  const words = useWords(ONLINE_EN, SEAT_COLOURS_EN);
  if (who === 'you') return undefined;
  return who === 'open' ? (
    <button
      type="button"
      className="button"
      aria-label={words('online.arrange.addBotAt', { colour: words(`seatColours.${colour}`) })}
      onClick={onBot}
    >
      {words('online.arrange.addBot')}
    </button>
  ) : (
    <button
      type="button"
      className="button quiet"
      aria-label={words(`online.arrange.${who}At`, { name })}
      onClick={onEmpty}
    >
      {words(`online.arrange.${who}`)}
    </button>
  );
};

/** The seats of a table that waits, as who set it sees them: each with what can be done there. */
export const ArrangedSeats = ({ card }: { readonly card: OnlineTableCard }) => {
  const words = useWords(ONLINE_EN, SEAT_COLOURS_EN);
  const { said, empty, addBot, startNow, swap } = useArranging(card);
  const start = useStartWords(card);
  const { seats } = card;
  const calledAt = ({ who, name, colour }: OnlineSeatCard): string =>
    who === 'open' ? words(`seatColours.${colour}`) : name;
  return (
    <>
      <OnlineSeats
        game={card.game}
        seats={seats}
        at={(seat, holder) => (
          <>
            <SeatAction holder={holder} onEmpty={() => empty(seat)} onBot={() => addBot(seat)} />
            <MoveSeat seat={seat} of={seats.length} name={calledAt(holder)} onMove={swap} />
          </>
        )}
      />
      <div className="start row">
        <p className={said === '' ? 'hint' : 'start-failure'} role="status">
          {said === '' ? words('online.arrange.hint') : said}
        </p>
        <button type="button" className="button asked" onClick={() => void startNow()}>
          {start}
        </button>
      </div>
      {/* After the button, which stays in sight on a phone and would lie over them. */}
      <BotsHere card={card} />
    </>
  );
};
