import { type Json, seatsOf, type Viewer } from '@quarterdeck/kernel';
import {
  type MooredSeat,
  type MooredTable,
  readWish,
  type TableSeat,
  type TableSetup,
  type TableWish,
} from '@quarterdeck/tables';
import type { Berth, Mooring, Sitting } from '../store/harbour-store.ts';

/** What a guest is to a table. */
export type Standing = {
  readonly guest: string;
  readonly viewer: Viewer;
  /** Sits there, set it, or came by its link. */
  readonly isInvited: boolean;
};

/** Null where the guest may not even look on. */
export function standingOf(
  mooring: Mooring,
  guest: string,
  invitation: string | undefined,
): Standing | null {
  const seat = seatsOf(mooring.berths.length).find((one) => isSeatOf(mooring.berths[one], guest));
  const isInvited =
    seat !== undefined || mooring.host === guest || invitation === mooring.invitation;
  if (seat !== undefined) return { guest, viewer: seat, isInvited };
  const mayWatch = mooring.watching === 'anybody' || (mooring.watching === 'invited' && isInvited);
  // Before it is dealt there is nothing to see but who sits there.
  return mayWatch || (isInvited && mooring.progress === null)
    ? { guest, viewer: 'table', isInvited }
    : null;
}

const isSeatOf = (berth: Berth | undefined, guest: string): boolean =>
  berth?.kind === 'guest' && berth.guest === guest;

/** The table as a guest sees it from outside. No guest is told another one's id. */
export function mooredFor(mooring: Mooring, { guest, isInvited }: Standing): MooredTable {
  const { table, game, watching, patience, createdAt, rematch, progress } = mooring;
  const wish = readWish(mooring.setup);
  return {
    table,
    game,
    seats: mooring.berths.map((berth, seat) => seatFor(berth, wish.seats[seat], guest)),
    yours: mooring.host === guest,
    invitation: isInvited ? mooring.invitation : null,
    watching,
    patience,
    createdAt,
    rematch,
    progress:
      progress === null
        ? null
        : { state: progress.state, asked: progress.asked, dueAt: progress.dueAt },
  };
}

type SeatWish = TableWish['seats'][number];

const seatFor = (berth: Berth, wish: SeatWish | undefined, guest: string): MooredSeat => ({
  name: berth.kind === 'guest' ? berth.name : (wish?.name ?? ''),
  tincture: wish?.tincture ?? 'white',
  who: isSeatOf(berth, guest) ? 'you' : berth.kind,
});

export const isFull = ({ berths }: Mooring): boolean => berths.every(({ kind }) => kind !== 'open');

export const sittingsOf = ({ seats }: TableWish, guest: string): readonly Sitting[] =>
  seats.map(({ who }): Sitting => {
    if (who.kind === 'me') return { kind: 'guest', guest };
    return who.kind === 'bot' ? { kind: 'bot', bot: who.bot } : { kind: 'open' };
  });

/** Those who sit now keep their seats. */
export const sittingsAgain = ({ berths }: Mooring): readonly Sitting[] =>
  berths.map((berth): Sitting => {
    if (berth.kind === 'guest') return { kind: 'guest', guest: berth.guest };
    return berth.kind === 'bot' ? { kind: 'bot', bot: berth.bot } : { kind: 'open' };
  });

/** What the table is dealt from; `names` are those of the people, where they are known. */
export const setupOf = (wish: TableWish, berths: readonly Berth[] = []): TableSetup => ({
  game: wish.game,
  seats: wish.seats.map(({ name, tincture, who }, seat): TableSeat => {
    const berth = berths[seat];
    return {
      name: berth?.kind === 'guest' ? berth.name : name,
      tincture,
      who: who.kind === 'bot' ? who : { kind: 'person' },
    };
  }),
  ...(wish.options === undefined ? {} : { options: wish.options }),
  ...(wish.pack === undefined ? {} : { pack: wish.pack }),
});

/** It came as JSON and passed the gate. */
export const jsonOfWish = (wish: TableWish): Json => wish as unknown as Json;
