import { type Port, RpcClient } from '@quarterdeck/rpc';
import {
  LOBBY_VERBS,
  type OnlineTableCard,
  type Refusal,
  type ServerMessage,
} from '@quarterdeck/tables';
import { readMessage } from './read-message.ts';
import type { FollowArgs } from './table-feed.ts';

/** A server that has not shown every table by then is not waited for: another call may meet a better one. */
const PATIENCE_MS = 5_000;

export type NextLineParts = {
  /** Its loss is told by `fail`. */
  readonly port: Port;
  readonly lost: Refusal;
  /** What the present line shows, when this one was taken. */
  readonly tables: () => readonly FollowArgs[];
  /** Everything is shown here, too. */
  readonly onReady: (line: Taken) => void;
  readonly onFailed: () => void;
};

/** What came of a line that is ready to take over. */
export type Taken = {
  readonly port: Port;
  /** In the order they came, the welcome first. */
  readonly messages: readonly ServerMessage[];
  readonly followed: ReadonlyMap<string, OnlineTableCard>;
};

/** A line to another server, made while the present one still serves. */
export class NextLine {
  readonly port: Port;
  readonly #parts: NextLineParts;
  readonly #rpc: RpcClient<typeof LOBBY_VERBS, Refusal>;
  readonly #messages: ServerMessage[] = [];
  readonly #late: ReturnType<typeof setTimeout>;
  #isOver = false;

  constructor(parts: NextLineParts) {
    this.#parts = parts;
    this.port = parts.port;
    this.#rpc = new RpcClient(LOBBY_VERBS, {
      lost: parts.lost,
      onPush: (message) => this.#hear(readMessage(message)),
    });
    this.#late = setTimeout(() => this.fail(), PATIENCE_MS);
    this.#rpc.attach(parts.port);
  }

  /** It is of no use: the present line may be there still. */
  fail(): void {
    if (!this.#end()) return;
    this.port.close();
    this.#parts.onFailed();
  }

  /** Nobody wants it any more. */
  close(): void {
    if (this.#end()) this.port.close();
  }

  #end(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    clearTimeout(this.#late);
    this.#rpc.close();
    return true;
  }

  #hear(message: ServerMessage | undefined): void {
    const isFirst = this.#messages.length === 0;
    // It ends as well, or speaks as no server of ours does.
    if (message === undefined || message.kind === 'ending' || isFirst !== isWelcome(message)) {
      this.fail();
      return;
    }
    this.#messages.push(message);
    if (isFirst) void this.#follow();
  }

  async #follow(): Promise<void> {
    const tables = this.#parts.tables();
    const asked = tables.map(async (args) => {
      return [args.table, await this.#rpc.call('follow', args)] as const;
    });
    const answers = await Promise.all(asked);
    const followed = new Map(
      answers.flatMap(([table, answer]) => (answer.ok ? [[table, answer.value] as const] : [])),
    );
    // The present line knows best whether a table is gone; a server that cannot show one now is no better.
    if (followed.size < tables.length) this.fail();
    else if (this.#end())
      this.#parts.onReady({ port: this.port, messages: this.#messages, followed });
  }
}

const isWelcome = ({ kind }: ServerMessage): boolean => kind === 'welcome';
