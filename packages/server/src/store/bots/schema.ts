/** A bot that somebody runs elsewhere: a guest of its own, whom a token opens. */
export type OutsideBotRow = {
  readonly bot: string;
  readonly owner: string;
  /** What leads others to it; it says nothing else. */
  readonly handle: string;
  readonly created_at: number;
};

/** Of a token there is a hash: what was shown once can be shown by nobody again. */
export type BotTokenRow = {
  readonly id: string;
  readonly bot: string;
  readonly name: string;
  readonly hash: string;
  readonly created_at: number;
  readonly used_at: number | null;
};

export type OutsideBotSchema = { outside_bots: OutsideBotRow; bot_tokens: BotTokenRow };
