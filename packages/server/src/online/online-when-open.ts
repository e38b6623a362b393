import { allAnswering } from '../http/operations.ts';
import { StoreNotOpened } from '../store/store-not-opened.ts';
import { noOnline } from './no-online.ts';
import type { Online } from './online.ts';

export type OpeningOptions = {
  /** Opens the database and the tables in it; closing gives both back. */
  readonly open: () => Promise<Online>;
  /** Told of the first failure, and when the tables are open. */
  readonly report: (news: { readonly problem: unknown } | 'open') => void;
  readonly retryEvery?: number;
  /** Whether nothing is to be served at all where the database does not open at the start. */
  readonly isForNothing?: (problem: unknown) => boolean;
};

const RETRY_MS = 2_000;
/** What only somebody at the machine can change, and only before a start. */
const FINAL: ReadonlySet<string> = new Set([
  'no-sqlite',
  'no-node',
  'no-better-sqlite3',
  'unknown-driver',
  'damaged',
]);

/**
 * Tables that open when their database does. Until then whoever asks for them is told why in one
 * sentence: a server that starts before its database need not be started again.
 */
export async function onlineWhenOpen(options: OpeningOptions): Promise<Online> {
  const { open, report, retryEvery = RETRY_MS, isForNothing } = options;
  let now: Online;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trying = Promise.resolve();
  let isClosed = false;

  const retry = async (): Promise<void> => {
    try {
      now = await open();
      report('open');
    } catch (problem) {
      waitFor(problem);
    }
  };
  const waitFor = (problem: unknown): void => {
    now = noOnline(problem);
    if (isClosed || (problem instanceof StoreNotOpened && FINAL.has(problem.code))) return;
    timer = setTimeout(() => {
      trying = retry();
    }, retryEvery);
  };

  try {
    now = await open();
    report('open');
  } catch (problem) {
    if (isForNothing?.(problem) === true) throw problem;
    now = noOnline(problem);
    report({ problem });
    waitFor(problem);
  }
  return {
    operators: allAnswering((name, call) => now.operators[name](call as never)),
    upgrade: (request, socket, head) => now.upgrade(request, socket, head),
    ready: () => now.ready(),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await trying;
      await now.close();
    },
  };
}
