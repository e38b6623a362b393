import type { BotHere, OutsideBot, Result } from '@quarterdeck/tables';
import { ask, post } from './ask.ts';

/** What is asked of the server about bots that people run elsewhere. */
export const botCalls = {
  mine: (): Promise<Result<{ readonly bots: readonly OutsideBot[] }>> => ask('GET', 'bots'),
  add: (name: string): Promise<Result<{ readonly id: string }>> => post('bots', { name }),
  retire: (bot: string): Promise<Result<object>> => ask('DELETE', `bots/${bot}`),
  addToken: (bot: string, name: string): Promise<Result<{ readonly token: string }>> =>
    post(`bots/${bot}/tokens`, { name }),
  revoke: (bot: string, token: string): Promise<Result<object>> =>
    ask('DELETE', `bots/${bot}/tokens/${token}`),
  here: (): Promise<Result<{ readonly bots: readonly BotHere[] }>> => ask('GET', 'bots-here'),
  challenge: (handle: string, table: string): Promise<Result<object>> =>
    post(`bots-here/${handle}/challenge`, { table }),
};
