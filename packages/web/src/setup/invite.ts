import type { OnlineSetup, OnlineTableCard, Result } from '@quarterdeck/tables';
import type { PackFile } from '../hosts/table-list/table-list.ts';
import { BOT_OF } from '../hosts/table-list/table-list-of.ts';
import type { seatedAt } from './plan.ts';

const MINUTE = 60_000;

/** Milliseconds for an answer, by what the page calls it. */
const PATIENCE_OF = { none: null, minutes: 5 * MINUTE, day: 24 * 60 * MINUTE } as const;
export const PATIENCES = ['none', 'minutes', 'day'] as const;
export type Patience = (typeof PATIENCES)[number];

export type Invited = {
  readonly game: string;
  readonly seats: ReturnType<typeof seatedAt>;
  readonly modules: readonly string[];
  readonly pack: PackFile | undefined;
  readonly patience: Patience;
};

/** The table as a server is asked to set it. */
export const wishOf = ({ game, seats, modules, pack, patience }: Invited): OnlineSetup => ({
  game,
  seats: seats.map((seat) => {
    const { tincture } = seat;
    if (seat.who === 'friend') return { name: '', tincture, who: { kind: 'open' } };
    if (seat.who === 'person') return { name: '', tincture, who: { kind: 'me' } };
    return { name: seat.name, tincture, who: { kind: 'bot', bot: BOT_OF[seat.level] } };
  }),
  watching: 'invited',
  patience: PATIENCE_OF[patience],
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
