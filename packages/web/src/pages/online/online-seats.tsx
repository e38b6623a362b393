import { SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import { Emblem, SeatFlag } from '@quarterdeck/board-kit/drawings';
import { at, type Seat as SeatNumber, seatsOf } from '@quarterdeck/kernel';
import type { OnlineSeatCard, OnlineTableCard } from '@quarterdeck/tables';
import type { CSSProperties, ReactNode } from 'react';
import { useBotWords } from '../../setup/bot-words.ts';
import { ONLINE_EN } from './en.ts';

type SeatProps = {
  readonly game: string;
  readonly seat: OnlineSeatCard;
  readonly n: number;
  readonly children?: ReactNode;
};

const Seat = ({ game, seat: { name, colour, who, isBot, bot }, n, children }: SeatProps) => {
  const words = useWords(ONLINE_EN, SEAT_COLOURS_EN);
  const { roleOf } = useBotWords(game);
  const isTaken = who !== 'open';
  return (
    <li className={isTaken ? 'flag-seat still' : 'flag-seat still empty'}>
      <SeatFlag colour={colour} taken={isTaken} />
      <span className="unseen">
        {words('online.seat', { n, colour: words(`seatColours.${colour}`) })}
      </span>
      {isTaken && <Emblem colour={colour} size={38} />}
      <b>{isTaken ? name : words('online.free')}</b>
      <small>
        {bot === undefined ? words(`online.who.${isBot === true ? 'bot' : who}`) : roleOf(bot)}
      </small>
      {children}
    </li>
  );
};

type OnlineSeatsProps = {
  readonly game: string;
  readonly seats: OnlineTableCard['seats'];
  /** What can be done at a seat. */
  readonly at?: (seat: SeatNumber, holder: OnlineSeatCard) => ReactNode;
};

/** Seats of an online table as a row of flags. */
export const OnlineSeats = ({ game, seats, at: doneAt }: OnlineSeatsProps) => {
  const words = useWords(ONLINE_EN, SEAT_COLOURS_EN);
  return (
    <section aria-label={words('online.seats')}>
      <ul className="flags" style={{ '--flags': seats.length } as CSSProperties}>
        {seatsOf(seats.length).map((n) => {
          const seat = at(seats, n);
          return (
            <Seat key={n} game={game} seat={seat} n={n + 1}>
              {doneAt?.(n, seat)}
            </Seat>
          );
        })}
      </ul>
    </section>
  );
};
