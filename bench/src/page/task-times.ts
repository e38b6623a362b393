import type { CDPSession, Page } from 'playwright-core';

/** What a task of the page's own thread took: by the clock, and of the processor. */
export type TaskTime = { readonly clockMillis: number; readonly processorMillis: number };

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Microseconds that the thread had the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

const CATEGORIES = ['disabled-by-default-devtools.timeline'];

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
const sumOf = (events: readonly TraceEvent[]): number =>
  events.reduce((sum, { tdur = 0 }) => sum + tdur, 0);

/** Of all pages that a browser has, its own among them, the one that did most. */
const tasksIn = (events: readonly TraceEvent[]): readonly TraceEvent[] => {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const byThread = new Map([...mains].map((main): [string, TraceEvent[]] => [main, []]));
  for (const event of events)
    if (event.name === 'RunTask') byThread.get(threadOf(event))?.push(event);
  return [...byThread.values()].sort((a, b) => sumOf(b) - sumOf(a))[0] ?? [];
};

const stopTracing = async (session: CDPSession): Promise<void> => {
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await complete;
};

/** Watches the page's thread while the work is done; the longest task by the clock comes first. */
export const tasksDuring = async <T>(
  page: Page,
  work: () => Promise<T>,
): Promise<{ readonly tasks: readonly TaskTime[]; readonly result: T }> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as readonly TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES },
  });
  const result = await work();
  await stopTracing(session);
  const tasks = tasksIn(events).map(({ dur = 0, tdur = 0 }) => ({
    clockMillis: dur / 1_000,
    processorMillis: tdur / 1_000,
  }));
  return { tasks: tasks.sort((a, b) => b.clockMillis - a.clockMillis), result };
};
