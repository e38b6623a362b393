import { type BotTable, type OnlineSetup, SEAT_COLOURS } from '@quarterdeck/tables';
import { markOf } from '../online/card.ts';
import type { OnlineTable, ServerStore } from '../store/server-store.ts';

/** A table as a bot sees it from outside. No bot is told another one's id, nor a person's. */
export const botTableOf = (online: OnlineTable, bot: string): BotTable => ({
  table: online.table,
  game: online.game,
  seats: online.seats.map((holder) => {
    if (holder.kind === 'open') return { name: '', who: 'open' };
    if (holder.kind === 'bot') return { name: holder.bot, who: 'bot' };
    if (holder.guest === bot) return { name: holder.name, who: 'you' };
    return { name: holder.name, who: markOf(holder).isBot === true ? 'bot' : 'person' };
  }),
  answerTime: online.answerTime,
  clock: online.clock ?? null,
  state: online.progress === null ? 'waiting' : isOver(online) ? 'over' : 'playing',
  invitation: online.seats.some(({ kind }) => kind === 'open') ? online.invitation : null,
});

const isOver = ({ progress }: OnlineTable): boolean =>
  progress !== null && (progress.state === 'finished' || progress.ended !== null);

/** More tables than a bot may have under way, and a few that have just ended. */
const TABLES_READ = 50;

/** The tables at which it sits and that are not over. */
export async function tablesUnderWay(
  { onlineTables }: ServerStore,
  bot: string,
): Promise<readonly OnlineTable[]> {
  const mine = await onlineTables.of(bot, TABLES_READ);
  return mine.filter(
    (online) =>
      !isOver(online) &&
      online.seats.some((holder) => holder.kind === 'guest' && holder.guest === bot),
  );
}

export type Wanted = {
  readonly game: string;
  readonly seats: number;
  readonly answerTime?: number | undefined;
  readonly clock?: OnlineSetup['clock'];
};

/** The game as it is in its box, with one seat of the bot's and open ones. */
export const setupFor = ({ game, seats, answerTime, clock }: Wanted): OnlineSetup => ({
  game,
  seats: Array.from({ length: seats }, (_, seat) => ({
    name: '',
    colour: SEAT_COLOURS[seat] ?? 'white',
    who: { kind: seat === 0 ? 'me' : 'open' },
  })),
  watching: 'anybody',
  answerTime: answerTime ?? null,
  ...(clock === undefined ? {} : { clock }),
  listed: true,
});
