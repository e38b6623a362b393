import type {
  ChatMessage,
  OnlineTableCard,
  Refusal,
  Result,
  ServerMessage,
  TableUpdate,
  UpdateReader,
} from '@quarterdeck/tables';

/** What a server is asked for, to show a table. */
export type FollowArgs = {
  readonly table: string;
  readonly after: number;
  readonly invitation?: string;
};

/** What is said of the lobby, and to people who look for others. */
export type LobbyMessage = Extract<ServerMessage, { readonly kind: 'lobby' | 'found' }>;

/** Whoever follows one table. */
export type TableFeed = {
  readonly table: string;
  readonly invitation: string | undefined;
  /** The last moment it has. */
  after(): number;
  update(update: TableUpdate): void;
  card(card: OnlineTableCard): void;
  /** It is followed, for the first time or again. */
  followed(): void;
  /** Somebody says something there. */
  said(message: ChatMessage): void;
  /** Nothing more will come. */
  gone(refusal: Refusal): void;
};

/** A table that is shown, and what it was shown as last. */
export type Followed = {
  readonly feed: TableFeed;
  reader: UpdateReader;
  /** What came of the first attempt to follow it. */
  readonly first: (answer: Result<OnlineTableCard>) => void;
};

export const argsToFollow = ({ feed }: Followed): FollowArgs => {
  const { table, invitation } = feed;
  return { table, after: feed.after(), ...(invitation === undefined ? {} : { invitation }) };
};
