import { SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import { useMemo } from 'react';
import { PAGE_EN } from '../frame/en.ts';
import { useSettings } from '../settings/settings-context.tsx';
import { SEATS_EN } from './en-seats.ts';
import type { SeatSetup } from './plan.ts';

const BOT_NAMES = ['ines', 'tomas', 'salt', 'carey', 'brack', 'ann'] as const;

type SeatWords = {
  readonly you: string;
  /** For people beside the first who give no name. */
  readonly namelessOf: (colour: SeatColour) => string;
  readonly botNames: readonly string[];
  readonly nameOf: (seat: SeatSetup) => string;
  readonly whoOf: (seat: SeatSetup) => string;
};

/** What a seat is called and what stands under its name. */
export const useSeatWords = (): SeatWords => {
  const words = useWords(PAGE_EN, SEATS_EN, SEAT_COLOURS_EN);
  const { name } = useSettings();
  return useMemo(
    () => ({
      you: name.trim() === '' ? words('newTable.you') : name.trim(),
      namelessOf: (colour) =>
        words('newTable.nameless', { colour: words(`seatColours.${colour}`) }),
      botNames: BOT_NAMES.map((one) => words(`newTable.names.${one}`)),
      nameOf: (seat) => {
        if (seat.who === 'nobody') return words('newTable.empty');
        return seat.who === 'friend' ? words('newTable.friend') : seat.name;
      },
      whoOf: (seat) => {
        if (seat.who === 'nobody') return words('newTable.fill');
        if (seat.who === 'friend') return words('newTable.byLink');
        if (seat.who === 'person') return words('newTable.person');
        return words('newTable.bot', { level: words(`shell.levels.${seat.level}`) });
      },
    }),
    [words, name],
  );
};
