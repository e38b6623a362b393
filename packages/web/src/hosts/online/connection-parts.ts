import type { Port } from '@quarterdeck/rpc';

/** How a page calls its server, and what it does about what that says of the page. */
export type ConnectionParts = {
  /** Nothing is posted before the server has said something. */
  readonly open: () => Port;
  /** From 0 up to, not including, 1: spreads those who come back. */
  readonly chance: () => number;
  /** The server speaks another protocol than this page: only a new page helps. */
  readonly onProtocolMismatch: (protocol: number) => void;
  /** The server hands out this version of the page. */
  readonly onPageVersion?: (version: string) => void;
};
