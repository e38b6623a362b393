import type { OnlineSetup, OnlineTableCard, Result } from '@quarterdeck/tables';
import type { PackFile } from '../hosts/table-list/table-list.ts';
import { BOT_OF } from '../hosts/table-list/table-list-of.ts';
import { type PaceWish, timedOf } from './pace.ts';
import type { seatedAt } from './plan.ts';

export type Invited = {
  readonly game: string;
  readonly seats: ReturnType<typeof seatedAt>;
  readonly modules: readonly string[];
  readonly pack: PackFile | undefined;
  readonly pace: PaceWish;
};

/** The table as a server is asked to set it. */
export const wishOf = ({ game, seats, modules, pack, pace }: Invited): OnlineSetup => ({
  game,
  seats: seats.map((seat) => {
    const { colour } = seat;
    if (seat.who === 'friend') return { name: '', colour, who: { kind: 'open' } };
    if (seat.who === 'person') return { name: '', colour, who: { kind: 'me' } };
    return { name: seat.name, colour, who: { kind: 'bot', bot: BOT_OF[seat.level] } };
  }),
  watching: 'invited',
  ...timedOf(pace),
  ...(pace.pace === 'none' || pace.whenLate === 'answer' ? {} : { whenLate: pace.whenLate }),
  ...(modules.length === 0
    ? {}
    : { options: Object.fromEntries(modules.map((module) => [module, true])) }),
  ...(pack === undefined ? {} : { pack: pack.text }),
});

/** Sets the table on the server, under the name of who sits here. */
export async function invite(setup: OnlineSetup, name: string): Promise<Result<OnlineTableCard>> {
  const { serverConnection } = await import('../hosts/online/server-connection.ts');
  const connection = serverConnection();
  const renamed = await connection.call('rename', { name });
  return renamed.ok ? await connection.call('create', { setup }) : renamed;
}
