// Which processes share a database, and which of them does what. Time is the database's own here: a
// node whose clock is wrong neither dies early nor outlives its leases.

/** Where a table stands: a change names it, and is refused where it is no longer so. */
export type Place = { readonly length: number; readonly era: number };

export type DeadNode = {
  readonly node: string;
  /** Milliseconds since 1970: until then it was known to live. */
  readonly until: number;
};

export type Lease = { readonly name: string; readonly fence: number };

export type NodeStore = {
  /** Whether other processes may have the same database open. */
  readonly isShared: boolean;
  /** Milliseconds since 1970 by the clock of the database. */
  now(): Promise<number>;
  /** The node lives for this many milliseconds more; gives those who live, itself included. */
  beat(node: string, millis: number): Promise<readonly string[]>;
  /** The node ends: what it did is free for others. */
  leave(node: string): Promise<void>;
  /** Nodes that live no more. Each is given to one caller alone. */
  bury(): Promise<readonly DeadNode[]>;
  /** The fencing number where the work is this node's now; null where a living node has it. */
  take(name: string, node: string): Promise<number | null>;
  /** Takes work of nodes that live no more, whose names begin so. */
  takeOver(beginning: string, node: string, most: number): Promise<readonly Lease[]>;
  /** Whether nobody else has taken it since this number was given. */
  holds(lease: Lease, node: string): Promise<boolean>;
  /** Others may have it, unless they do already. */
  release(lease: Lease, node: string): Promise<void>;
  /** By table; those that are not there have none. */
  places(tables: readonly string[]): Promise<ReadonlyMap<string, Place>>;
  /** The rules that a table is played by now; undefined where there is none. */
  rules(table: string): Promise<number | undefined>;
};
