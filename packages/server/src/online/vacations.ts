import {
  ok,
  paceOf,
  type Result,
  refused,
  type Stand,
  type Vacation,
  vacationAt,
  withVacation,
} from '@quarterdeck/tables';
import type { OnlineTable, ServerStore } from '../store/server-store.ts';
import type { TimeStore } from '../store/time-store.ts';

/** By seat: when its person was, or is, on vacation. Only where a table is played by the day. */
export async function vacationsAt(
  store: TimeStore,
  online: OnlineTable,
): Promise<readonly (readonly Stand[])[]> {
  if (paceOf(online)?.kind !== 'daily') return online.seats.map(() => []);
  const guests = online.seats.flatMap((one) => (one.kind === 'guest' ? [one.guest] : []));
  const taken = await store.vacations(guests);
  return online.seats.map((one) =>
    taken.filter(({ guest }) => one.kind === 'guest' && one.guest === guest),
  );
}

export type VacationParts = {
  readonly store: ServerStore;
  /** Tables that are open here show it. */
  readonly onChange: (guest: string) => Promise<void>;
  readonly now: () => number;
};

/** Says how it stands; with `days`, for that long from now on; with 0, back again. */
export async function takeVacation(
  { store, onChange, now }: VacationParts,
  guest: string,
  days: number | undefined,
): Promise<Result<Vacation>> {
  const past = await store.time.vacations([guest]);
  const at = now();
  if (days === undefined) return ok(vacationAt(past, at));
  if (days === 0 && vacationAt(past, at).until === null) return ok(vacationAt(past, at));
  const wanted = withVacation(past, days, at);
  if (wanted === null) return refused('no-vacation-left');
  await store.time.setVacation({ guest, from: wanted.from, to: wanted.to ?? at });
  await store.time.lookAtTablesOf(guest, at);
  await onChange(guest);
  return ok(vacationAt(await store.time.vacations([guest]), at));
}
