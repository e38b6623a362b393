import { seatsOf, type Viewer } from '@quarterdeck/kernel';
import {
  type OnlineSeatCard,
  type OnlineSetup,
  type OnlineTableCard,
  readSetup,
  type SeatSetup,
  type TableSeat,
  type TableSetup,
} from '@quarterdeck/tables';
import type { OnlineTable, SeatAssignment, SeatHolder } from '../store/server-store.ts';

/** What a guest is to a table. */
export type Access = {
  readonly guest: string;
  readonly viewer: Viewer;
  /** Sits there, set it, or came by its link. */
  readonly isInvited: boolean;
};

/** Null where the guest may not even look on. */
export function accessOf(
  online: OnlineTable,
  guest: string,
  invitation: string | undefined,
): Access | null {
  const seat = seatsOf(online.seats.length).find((one) => isSeatOf(online.seats[one], guest));
  const isInvited = seat !== undefined || online.host === guest || invitation === online.invitation;
  if (seat !== undefined) return { guest, viewer: seat, isInvited };
  const mayWatch = online.watching === 'anybody' || (online.watching === 'invited' && isInvited);
  // Before it is dealt there is nothing to see but who sits there.
  return mayWatch || (isInvited && online.progress === null)
    ? { guest, viewer: 'spectator', isInvited }
    : null;
}

const isSeatOf = (holder: SeatHolder | undefined, guest: string): boolean =>
  holder?.kind === 'guest' && holder.guest === guest;

/** The table as a guest sees it from outside. No guest is told another one's id. */
export function cardFor(online: OnlineTable, { guest, isInvited }: Access): OnlineTableCard {
  const { table, game, watching, answerTime, clock, whenLate, createdAt, rematch } = online;
  const { progress } = online;
  const setup = readSetup(online.setup);
  return {
    table,
    game,
    seats: online.seats.map((holder, seat) => seatFor(holder, setup.seats[seat], guest)),
    yours: online.host === guest,
    invitation: isInvited ? online.invitation : null,
    watching,
    answerTime,
    ...(clock === undefined ? {} : { clock }),
    ...(whenLate === undefined ? {} : { whenLate }),
    createdAt,
    rematch,
    ...(online.agreed.length === 0 ? {} : { agreed: agreedSeats(online) }),
    progress:
      progress === null
        ? null
        : {
            state: progress.state,
            asked: progress.asked,
            dueAt: progress.dueAt,
            ...(progress.ended === null ? {} : { ended: progress.ended }),
          },
  };
}

const agreedSeats = ({ seats, agreed }: OnlineTable): readonly number[] =>
  seats.flatMap((holder, seat) =>
    holder.kind === 'guest' && agreed.includes(holder.guest) ? [seat] : [],
  );

const seatFor = (
  holder: SeatHolder,
  setup: SeatSetup | undefined,
  guest: string,
): OnlineSeatCard => ({
  name: holder.kind === 'guest' ? holder.name : (setup?.name ?? ''),
  colour: setup?.colour ?? 'white',
  who: isSeatOf(holder, guest) ? 'you' : holder.kind,
  ...markOf(holder),
  ...(holder.kind === 'bot' ? { bot: holder.bot } : {}),
});

/** What tells a bot that somebody runs elsewhere from a person. */
export const markOf = (holder: SeatHolder): { readonly isBot?: true } =>
  holder.kind === 'guest' && holder.isBot === true ? { isBot: true } : {};

export const isFull = ({ seats }: OnlineTable): boolean =>
  seats.every(({ kind }) => kind !== 'open');

export const assignmentsOf = ({ seats }: OnlineSetup, guest: string): readonly SeatAssignment[] =>
  seats.map(({ who }): SeatAssignment => {
    if (who.kind === 'me') return { kind: 'guest', guest };
    return who.kind === 'bot' ? { kind: 'bot', bot: who.bot } : { kind: 'open' };
  });

/** Those who sit now keep their seats. */
export const assignmentsForRematch = ({ seats }: OnlineTable): readonly SeatAssignment[] =>
  seats.map((holder): SeatAssignment => {
    if (holder.kind === 'guest') return { kind: 'guest', guest: holder.guest };
    return holder.kind === 'bot' ? { kind: 'bot', bot: holder.bot } : { kind: 'open' };
  });

/** What the table is dealt from; `names` are those of the people, where they are known. */
export const setupOf = (setup: OnlineSetup, holders: readonly SeatHolder[] = []): TableSetup => ({
  game: setup.game,
  seats: setup.seats.map(({ name, colour, who }, seat): TableSeat => {
    const holder = holders[seat];
    return {
      name: holder?.kind === 'guest' ? holder.name : name,
      colour,
      who: who.kind === 'bot' ? who : { kind: 'person' },
    };
  }),
  ...(setup.options === undefined ? {} : { options: setup.options }),
  ...(setup.pack === undefined ? {} : { pack: setup.pack }),
});
