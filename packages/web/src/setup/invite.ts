import type { GameAbout } from '@quarterdeck/kernel';
import type { OnlineSetup, OnlineTableCard, Result } from '@quarterdeck/tables';
import type { PackFile } from '../hosts/table-list/table-list.ts';
import { botOf } from '../hosts/table-list/table-list-of.ts';
import type { Settings } from '../settings/settings.ts';
import { type CompanyWish, companyOf, FIRST_COMPANY } from './company.ts';
import { FIRST_PACE, type PaceWish, timedOf } from './pace.ts';
import { firstWishes, modulesAt, type SeatSetup, seatedAt } from './plan.ts';

export type Invited = {
  readonly game: string;
  readonly seats: ReturnType<typeof seatedAt>;
  readonly modules: readonly string[];
  readonly pack: PackFile | undefined;
  readonly pace: PaceWish;
  readonly company: CompanyWish;
};

/** The table as a server is asked to set it. */
export const wishOf = ({ game, seats, modules, pack, pace, company }: Invited): OnlineSetup => ({
  game,
  seats: seats.map((seat) => {
    const { colour } = seat;
    if (seat.who === 'friend') return { name: '', colour, who: { kind: 'open' } };
    if (seat.who === 'person') return { name: '', colour, who: { kind: 'me' } };
    return { name: seat.name, colour, who: { kind: 'bot', bot: botOf(seat) } };
  }),
  ...companyOf(company, pace.pace !== 'none'),
  ...timedOf(pace),
  ...(pace.pace === 'none' || pace.whenLate === 'answer' ? {} : { whenLate: pace.whenLate }),
  ...(modules.length === 0
    ? {}
    : { options: Object.fromEntries(modules.map((module) => [module, true])) }),
  ...(pack === undefined ? {} : { pack: pack.text }),
});

/** One's own seat, and a free one for everybody whom the new-table page would make a bot. */
export const tableForFriends = (
  about: GameAbout,
  settings: Pick<Settings, 'emblem' | 'botLevel' | 'modules'>,
): Invited => {
  const wishes = firstWishes(about, settings, { you: '', bots: [] });
  const seats = wishes.map(
    (seat): SeatSetup => (seat.who === 'bot' ? { colour: seat.colour, who: 'friend' } : seat),
  );
  const modules = modulesAt(about, settings.modules, seats);
  return {
    game: about.id,
    seats: seatedAt(about, seats),
    modules,
    pack: undefined,
    pace: FIRST_PACE,
    company: FIRST_COMPANY,
  };
};

/** Sets the table on the server, under the name of who sits here. */
export async function invite(setup: OnlineSetup, name: string): Promise<Result<OnlineTableCard>> {
  const { serverConnection } = await import('../hosts/online/server-connection.ts');
  const connection = serverConnection();
  const renamed = await connection.call('rename', { name });
  return renamed.ok ? await connection.call('create', { setup }) : renamed;
}
