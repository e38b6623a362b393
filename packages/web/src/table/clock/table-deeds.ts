import type { Proposal, Result, Vacation } from '@quarterdeck/tables';

/** What one can do about a table of a server beside answering. */
export type TableDeed =
  | { readonly verb: 'leave' | 'back' | 'resume' | 'abort' }
  | { readonly verb: 'propose' | 'decline'; readonly what: Proposal }
  | { readonly verb: 'order'; readonly isGiven: boolean };

const connected = async () =>
  (await import('../../hosts/online/server-connection.ts')).serverConnection();

export async function doDeed(table: string, deed: TableDeed): Promise<Result> {
  const connection = await connected();
  if (deed.verb === 'order')
    return await connection.call('order', { table, isGiven: deed.isGiven });
  return 'what' in deed
    ? await connection.call(deed.verb, { table, what: deed.what })
    : await connection.call(deed.verb, { table });
}

export async function vacation(days?: number): Promise<Result<Vacation>> {
  return await (await connected()).call('vacation', days === undefined ? {} : { days });
}
