import type { ChatMode, OnlineSetup } from '@quarterdeck/tables';

/** Who may come to a table of a server, and what may be said there. */
export type CompanyWish = {
  /** It stands in the lobby, where anybody may sit down. */
  readonly listed: boolean;
  /** Bots that people run elsewhere may sit down unasked. */
  readonly bots: boolean;
  readonly chat: ChatMode;
};

export const FIRST_COMPANY: CompanyWish = { listed: false, bots: false, chat: 'free' };

/** Such bots come from the lobby, and only to tables where nobody can be kept waiting for ever. */
export const mayBotsCome = ({ listed }: Pick<CompanyWish, 'listed'>, hasPace: boolean): boolean =>
  listed && hasPace;

type Company = Pick<OnlineSetup, 'watching' | 'listed' | 'bots' | 'chat'>;

/** As a server is told it. */
export const companyOf = (wish: CompanyWish, hasPace: boolean): Company => ({
  watching: wish.listed ? 'anybody' : 'invited',
  ...(wish.listed ? { listed: true } : {}),
  ...(wish.bots && mayBotsCome(wish, hasPace) ? { bots: true } : {}),
  ...(wish.chat === 'free' ? {} : { chat: wish.chat }),
});
