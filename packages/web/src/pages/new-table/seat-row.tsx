import { SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import { Emblem, type SeatColour, SeatFlag } from '@quarterdeck/board-kit/drawings';
import { type CSSProperties, useState } from 'react';
import { PAGE_EN } from '../../frame/en.ts';
import type { GameId } from '../../games/games.ts';
import { useAbout, useGameWords } from '../../games/games-context.tsx';
import { botOf } from '../../hosts/table-list/table-list-of.ts';
import { useBotWords } from '../../setup/bot-words.ts';
import type { SeatChange, SeatSetup } from '../../setup/plan.ts';
import { useSeatWords } from '../../setup/seat-words.ts';
import { NEW_TABLE_EN } from './en.ts';
import { SeatChooser } from './seat-chooser.tsx';

type SeatRowProps = {
  readonly game: GameId;
  readonly seats: readonly SeatSetup[];
  readonly onChange: (colour: SeatColour, change: SeatChange) => void;
};

type FlagProps = {
  readonly game: GameId;
  /** The faction whose flag it is, where colours are factions. */
  readonly faction: string | undefined;
  readonly seat: SeatSetup;
  readonly n: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

const Flag = ({ game, faction, seat, n, isOpen, onOpen }: FlagProps) => {
  const words = useWords(NEW_TABLE_EN, PAGE_EN, SEAT_COLOURS_EN);
  const { nameOf, whoOf } = useSeatWords();
  const { roleOf } = useBotWords(game);
  const isTaken = seat.who !== 'nobody';
  const colour = words(`seatColours.${seat.colour}`);
  return (
    <li>
      <button
        type="button"
        className={isTaken ? 'flag-seat' : 'flag-seat empty'}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <SeatFlag colour={seat.colour} taken={isTaken} />
        <span className="unseen">{words('newTable.seat', { n, colour })}</span>
        {isTaken && <Emblem colour={seat.colour} size={38} />}
        <b title={nameOf(seat)}>{nameOf(seat)}</b>
        {faction !== undefined && <small>{faction}</small>}
        <small>{seat.who === 'bot' ? roleOf(botOf(seat)) : whoOf(seat)}</small>
      </button>
    </li>
  );
};

/** Seats as a row of flags; a click on one opens who sits there, right below. */
export const SeatRow = ({ game, seats, onChange }: SeatRowProps) => {
  const about = useAbout(game);
  const { factions } = about;
  const words = useGameWords(NEW_TABLE_EN, PAGE_EN, SEAT_COLOURS_EN);
  const [open, setOpen] = useState<SeatColour>();
  const chosen = seats.find(({ colour }) => colour === open);
  return (
    <section aria-label={words('newTable.seats')}>
      <ul className="flags" style={{ '--flags': seats.length } as CSSProperties}>
        {seats.map((seat, i) => (
          <Flag
            key={seat.colour}
            game={game}
            faction={
              factions === undefined ? undefined : words(`games.${game}.factions.${seat.colour}`)
            }
            seat={seat}
            n={i + 1}
            isOpen={seat.colour === open}
            onOpen={() => setOpen(seat.colour === open ? undefined : seat.colour)}
          />
        ))}
      </ul>
      {chosen !== undefined && (
        <SeatChooser
          game={game}
          key={chosen.colour}
          seat={chosen}
          seats={seats}
          onChange={(change) => onChange(chosen.colour, change)}
          onDone={() => setOpen(undefined)}
        />
      )}
    </section>
  );
};
