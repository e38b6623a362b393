import type { Skill } from '../../people/rating.ts';

export type StoredBot = {
  readonly bot: string;
  readonly handle: string;
  /** With its mark. */
  readonly name: string;
  readonly owner: string;
  readonly ownerName: string;
  readonly createdAt: number;
};

export type StoredToken = {
  readonly id: string;
  readonly bot: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
};

export type NewBot = Pick<StoredBot, 'bot' | 'handle' | 'name' | 'owner' | 'createdAt'>;
export type NewToken = Omit<StoredToken, 'usedAt'> & { readonly hash: string };

export type OutsideBotStore = {
  /** `full`: the owner has `most` already. */
  add(bot: NewBot, most: number): Promise<'added' | 'full'>;
  of(owner: string): Promise<readonly StoredBot[]>;
  read(bot: string): Promise<StoredBot | undefined>;
  byHandle(handle: string): Promise<StoredBot | undefined>;
  tokens(bots: readonly string[]): Promise<readonly StoredToken[]>;
  /** `full`: the bot has `most` already. */
  addToken(token: NewToken, most: number): Promise<'added' | 'full'>;
  /** Whose token this is the hash of, and which; noted as used at `now`. */
  opened(
    hash: string,
    now: number,
  ): Promise<{ readonly bot: string; readonly token: string } | undefined>;
  /** Opens nothing any more. */
  revoke(bot: string, token: string): Promise<'revoked' | 'gone'>;
  /** Ends the bot. What it has played stays, under the name it had. */
  retire(bot: string): Promise<void>;
  ratings(
    bots: readonly string[],
  ): Promise<
    readonly (Skill & { readonly bot: string; readonly game: string; readonly matches: number })[]
  >;
};

/** What it is called where ratings of bots are kept: no bot of ours has such a name. */
export const ratedAs = (bot: string): string => `outside:${bot}`;
